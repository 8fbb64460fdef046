import Foundation

/// An ffmpeg process that encodes frames while others are drawn.
///
/// Frames pass through a short queue; a separate thread writes them to ffmpeg's standard input.
final class Encoder {
  private static let framesWaiting = 3
  /// The longest wait for ffmpeg to read a frame, or to end after the last frame, in seconds.
  static let patience = 120.0
  private static let pieceSize = 1 << 20
  /// Linux's F_SETPIPE_SZ, which Swift does not import.
  private static let setPipeSize: Int32 = 1031

  private let output: OutputFile
  private let process = Process()
  private let unfinished: UnfinishedWork
  private let queue = FrameQueue(capacity: Encoder.framesWaiting)
  private let hand: PipeThread
  private let complaints: PipeThread
  private let words = CollectedText()
  private let watchdog: Watchdog
  private var hasEnded = false

  /// Starts ffmpeg, which writes to the output's temporary file.
  init(
    _ ffmpeg: FFmpeg, arguments: [String], output: OutputFile, unfinished: UnfinishedWork,
    patience: Double = Encoder.patience
  ) throws(RenderError) {
    let input = Pipe()
    let errors = Pipe()
    process.executableURL = URL(fileURLWithPath: ffmpeg.path)
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    #if os(Linux)
      // A pipe's default size of 64 KB would cause a context switch for every 64 KB. If the system does not grant more,
      // encoding is slower but correct.
      _ = fcntl(input.fileHandleForWriting.fileDescriptor, Encoder.setPipeSize, 1 << 20)
    #endif
    do {
      try unfinished.addEncoder(process)
    } catch {
      throw .encoderFailed(path: output.path, reason: "\(ffmpeg.path) does not start")
    }
    self.output = output
    self.unfinished = unfinished
    let identifier = process.processIdentifier
    let watchdog = Watchdog(patience: patience) { killGroup(of: identifier) }
    self.watchdog = watchdog
    let (queue, words) = (queue, words)
    hand = PipeThread(named: "frames") {
      let pipe = input.fileHandleForWriting
      queue.serve { frame in
        defer { watchdog.endWait() }
        for start in stride(from: 0, to: frame.count, by: Encoder.pieceSize) {
          watchdog.beginWait()
          let piece = frame[start..<min(start + Encoder.pieceSize, frame.count)]
          guard writeAll(piece, to: pipe.fileDescriptor) else { return false }
        }
        return true
      }
      try? pipe.close()
      watchdog.beginWait()
    }
    complaints = PipeThread(named: "complaints") {
      let pipe = errors.fileHandleForReading
      while let part = try? pipe.read(upToCount: 4096), !part.isEmpty { words.add(part) }
    }
  }

  deinit {
    guard !hasEnded else { return }
    queue.abandon()
    killGroup(of: process.processIdentifier)
    _ = end()
  }

  /// Adds a frame whose bytes `fill` writes, and waits until the queue has room for it. Throws ffmpeg's error message
  /// if ffmpeg has ended.
  func add(_ fill: (inout [UInt8]) -> Void) throws(RenderError) {
    guard queue.put(fill) else { throw failure(end()) }
  }

  /// Waits until ffmpeg has finished its file.
  func finish() throws(RenderError) {
    queue.close()
    let status = end()
    // ffmpeg can exit with 0 on a full disk, but then it prints an error.
    guard status == 0, words.text.isEmpty else { throw failure(status) }
    var file = stat()
    guard stat(output.temporaryPath, &file) == 0, file.st_size > 0 else {
      throw .encoderFailed(path: output.path, reason: "ffmpeg wrote nothing")
    }
  }

  private func end() -> Int32 {
    hasEnded = true
    hand.join()
    complaints.join()
    process.waitUntilExit()
    watchdog.stop()
    unfinished.removeEncoder(process)
    return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
  }

  private func failure(_ status: Int32) -> RenderError {
    if watchdog.hasExpired { return .encoderHangs }
    let lines = words.text.split(whereSeparator: \.isNewline)
    if let line = lines.first(where: { $0.contains("Unknown encoder") || $0.contains("not found") }) {
      return .missingEncoder(program: "ffmpeg", reason: String(line))
    }
    // The first line of ffmpeg's output is the cause; the lines after it are consequences.
    let temporary = "file:" + output.temporaryPath
    let line = lines.first.map { $0.replacingOccurrences(of: temporary, with: output.path) }
    let end =
      status < 0
      ? "ended by signal \(-status)"
      : status == 0
        ? "ended before it had read all frames; nothing was written" : "ended with status \(status)"
    return .encoderFailed(path: output.path, reason: line ?? "ffmpeg \(end)")
  }
}

/// A thread that reads or writes a pipe until its end.
private final class PipeThread: @unchecked Sendable {
  private let condition = NSCondition()
  private var isDone = false

  init(named name: String, _ body: @escaping @Sendable () -> Void) {
    let thread = Thread { [self] in
      body()
      condition.withLock {
        isDone = true
        condition.broadcast()
      }
    }
    thread.name = name
    thread.start()
  }

  /// Waits until the thread has ended.
  func join() {
    condition.lock()
    while !isDone { condition.wait() }
    condition.unlock()
  }
}

/// Collects the first few thousand bytes of a program's output.
private final class CollectedText: @unchecked Sendable {
  private static let most = 16_384
  private let lock = NSLock()
  private var bytes: [UInt8] = []

  func add(_ part: Data) {
    lock.withLock { bytes.append(contentsOf: part.prefix(CollectedText.most - bytes.count)) }
  }

  var text: String { lock.withLock { String(decoding: bytes, as: UTF8.self) } }
}

/// Writes all bytes. Returns false and sets `errno` if that fails.
func writeAll(_ bytes: some ContiguousBytes, to descriptor: Int32) -> Bool {
  bytes.withUnsafeBytes { bytes in
    var done = 0
    while done < bytes.count {
      let written = write(descriptor, bytes.baseAddress?.advanced(by: done), bytes.count - done)
      if written >= 0 {
        done += written
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}
