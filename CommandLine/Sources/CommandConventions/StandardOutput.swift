import ArgumentParser
import Foundation

/// Standard output, in large pieces; whoever reads it sees every piece as soon as it is full.
public struct StandardOutput {
  private static let pieceSize = 1 << 16

  private var waiting: [UInt8] = []

  /// Output that fails, rather than ends the program, when its reader has gone.
  public init() { signal(SIGPIPE, SIG_IGN) }

  /// Adds a text.
  public mutating func write(_ text: String) throws {
    waiting.append(contentsOf: text.utf8)
    if waiting.count >= StandardOutput.pieceSize { try flush() }
  }

  /// Hands over what waits. Throws the exit code where it cannot be written, with the reason on standard error.
  public mutating func flush() throws {
    var start = 0
    while start < waiting.count {
      let written = waiting[start...].withUnsafeBytes { Foundation.write(1, $0.baseAddress, $0.count) }
      if written < 0 {
        guard errno == EINTR else {
          throw ExitStatus.cannotWrite.because("standard output: \(String(cString: strerror(errno)))")
        }
      } else {
        start += written
      }
    }
    waiting.removeAll(keepingCapacity: true)
  }
}
