import ArgumentParser
import Foundation

/// How a command ends, after the names in sysexits.h.
public enum ExitStatus: Int32 {
  /// The arguments make no sense.
  case badArguments = 64
  /// A script is not what it should be.
  case badScript = 65
  /// A file or directory that was named is not there.
  case noInput = 66
  /// A program that does part of the work is not there.
  case missingProgram = 69
  /// The system refused, such as an address that is not this machine's.
  case systemError = 71
  /// What was made cannot be written.
  case cannotWrite = 73
  /// The port is taken by another program.
  case portInUse = 75

  /// Says why in one line on standard error; throw the result.
  public func because(_ line: String) -> ExitCode {
    // Where nobody hears it, the status still says it.
    try? FileHandle.standardError.write(contentsOf: Data("supple: \(line)\n".utf8))
    return ExitCode(rawValue)
  }
}
