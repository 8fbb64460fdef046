import Foundation

/// What an interrupted program must not leave behind: half-written files and encoders that run on.
///
/// There is one in a program. Its lock is held while anything on the list is made, finished or cleaned up, so that an
/// interruption finds each either on the list or done.
public final class UnfinishedWork: @unchecked Sendable {
  private let lock = NSLock()
  private var files: Set<String> = []
  private var encoders: Set<Int32> = []

  /// Nothing yet.
  public init() {}

  /// From now on, cleans up when the person, the terminal or the system ends the program, and then lets it end so.
  ///
  /// Called on the main thread before there are others: they inherit that these signals are not for them.
  public func watchSignals() {
    // A reader that is gone, or a full disk, is told by the call that finds out.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGQUIT] { sigaddset(&signals, number) }
    // `nohup` is heeded.
    if !isIgnored(SIGHUP) { sigaddset(&signals, SIGHUP) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    let thread = Thread { [self, signals] in
      var signals = signals
      var number: Int32 = 0
      while sigwait(&signals, &number) != 0 {}
      end(by: number, of: signals)
    }
    thread.name = "signals"
    thread.start()
  }

  private func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Glibc)
      return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    #else
      return unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self) == 1
    #endif
  }

  private func end(by number: Int32, of signals: sigset_t) {
    // Never given back: nothing else is begun or finished.
    lock.lock()
    for encoder in encoders { kill(encoder, SIGKILL) }
    for file in files { unlink(file) }
    // The program ends by the signal, so that whoever started it sees what happened.
    signal(number, SIG_DFL)
    var signals = signals
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
  }

  /// Makes a file, and lists it if its descriptor is a good one.
  func addFile(_ make: () -> (Int32, String)) -> (Int32, String) {
    lock.withLock {
      let made = make()
      if made.0 >= 0 { files.insert(made.1) }
      return made
    }
  }

  /// Deletes a file that came to nothing.
  func deleteFile(_ path: String) {
    lock.withLock {
      unlink(path)
      files.remove(path)
    }
  }

  /// Renames a finished file; false, with `errno`, where that fails.
  func keepFile(_ path: String, as finalPath: String) -> Bool {
    lock.withLock {
      guard rename(path, finalPath) == 0 else { return false }
      files.remove(path)
      return true
    }
  }

  /// Starts an encoder and lists it.
  func addEncoder(_ process: Process) throws {
    try lock.withLock {
      try process.run()
      encoders.insert(process.processIdentifier)
    }
  }

  /// An encoder has ended.
  func removeEncoder(_ process: Process) {
    lock.withLock { _ = encoders.remove(process.processIdentifier) }
  }
}
