import ArgumentParser
import Foundation

/// Buffered standard output: it is written in pieces of at least 64 KB, so that a reader receives data early and a
/// writer makes few system calls.
public struct StandardOutput {
  private static let pieceSize = 1 << 16

  private var buffer: [UInt8] = []

  /// Creates an empty buffer.
  public init() {}

  /// Appends a text, and writes the buffer if it has reached the size of a piece. Throws the errors of ``flush()``.
  public mutating func write(_ text: String) throws {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= StandardOutput.pieceSize { try flush() }
  }

  /// Writes the buffer. Throws the exit code 73 after a line on standard error if writing fails. A pipe that its
  /// reader closes ends the process without a line, by SIGPIPE.
  public mutating func flush() throws {
    var start = 0
    while start < buffer.count {
      let written = buffer[start...].withUnsafeBytes { Foundation.write(1, $0.baseAddress, $0.count) }
      if written < 0 {
        guard errno == EINTR else {
          throw ExitStatus.cannotWrite.because("standard output: \(String(cString: strerror(errno)))")
        }
      } else {
        start += written
      }
    }
    buffer.removeAll(keepingCapacity: true)
  }
}
