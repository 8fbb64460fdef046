import ArgumentParser
import Foundation

/// How a command ends, after the names in sysexits.h.
enum ExitStatus: Int32 {
  /// The arguments make no sense.
  case badArguments = 64
  /// A script is not what it should be.
  case badScript = 65
  /// A file or directory that was named is not there.
  case noInput = 66
  /// The port is taken by another program.
  case portInUse = 75
  /// What was made cannot be written.
  case cannotWrite = 73
  /// The system refused, such as an address that is not this machine's.
  case systemError = 71

  /// Says why in one line on standard error; throw the result.
  func because(_ line: String) -> ExitCode {
    FileHandle.standardError.write(Data("supple: \(line)\n".utf8))
    return ExitCode(rawValue)
  }
}
