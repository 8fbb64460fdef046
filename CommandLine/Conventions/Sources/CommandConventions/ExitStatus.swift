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
    // An error here is ignored: if standard error is closed, the status still gives the reason.
    try? FileHandle.standardError.write(contentsOf: Data("supple: \(ExitStatus.oneLine(line))\n".utf8))
    return ExitCode(rawValue)
  }

  /// The maximum number of bytes of a line. The longest message of the program itself has 560.
  private static let maximumLength = 600

  /// A text as one line: with line breaks as spaces, escapes for invisible scalars and those that change the order of
  /// text, and without the middle of a long text.
  static func oneLine(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control where scalar == "\n" || scalar == "\r" || scalar == "\t": scalars.append(" ")
      case .format where scalar == "\u{200C}" || scalar == "\u{200D}": scalars.append(scalar)
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
        scalars.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
      default: scalars.append(scalar)
      }
    }
    let line = String(scalars)
    guard line.utf8.count > maximumLength else { return line }
    let half = maximumLength / 2
    let start = String(decoding: line.utf8.prefix(half), as: UTF8.self).unicodeScalars.filter {
      $0 != "\u{FFFD}"
    }
    let end = String(decoding: line.utf8.suffix(half), as: UTF8.self).unicodeScalars.filter {
      $0 != "\u{FFFD}"
    }
    return String(String.UnicodeScalarView(start)) + "…" + String(String.UnicodeScalarView(end))
  }
}
