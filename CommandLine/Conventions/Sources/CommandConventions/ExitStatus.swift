import ArgumentParser
import Foundation

/// The exit status of a command that failed, after the values in sysexits.h.
public enum ExitStatus: Int32 {
  /// An argument is unknown, missing or outside of its range.
  case badArguments = 64
  /// A script does not follow the script format.
  case badScript = 65
  /// An input file or directory does not exist.
  case noInput = 66
  /// A program that does part of the work is not installed.
  case missingProgram = 69
  /// The system refused a request, for example for the path of this program.
  case systemError = 71
  /// The output cannot be written.
  case cannotWrite = 73

  /// Writes the reason as one line to standard error, and returns the exit code for the caller to throw.
  public func because(_ line: String) -> ExitCode {
    // An error here is ignored: where standard error is closed, the status still tells the reason.
    try? FileHandle.standardError.write(contentsOf: Data("supple: \(line)\n".utf8))
    return ExitCode(rawValue)
  }
}
