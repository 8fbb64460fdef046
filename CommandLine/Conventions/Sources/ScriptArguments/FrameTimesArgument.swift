import ArgumentParser
import Foundation
import SuppleScript

/// Parses and checks the options `--times` and `--until`.
public enum FrameTimesArgument {
  /// Parses a list of times in seconds, separated by commas: each 0 to 86400, in ascending order, and none after `until`.
  ///
  /// Throws a `ValidationError` that quotes the first wrong time.
  public static func parse(_ list: String, until: Double? = nil) throws -> [Double] {
    var times: [Double] = []
    for word in list.split(separator: ",", omittingEmptySubsequences: false) {
      let text = word.trimmingCharacters(in: .whitespaces)
      guard let time = Double(text), time >= 0, time <= Script.maximumTime else {
        throw ValidationError(
          "--times has \"\(text)\", but each time must be a number of seconds from 0 to 86400")
      }
      if let last = times.last, time < last {
        throw ValidationError("--times has \(text) after \(NumberText.string(last)), but times must not fall")
      }
      if let until, time > until {
        throw ValidationError("--times has \(text), but --until ends at \(NumberText.string(until))")
      }
      times.append(time == 0 ? 0 : time)
    }
    return times
  }

  /// Checks the end time of `--until`, in seconds. Throws a `ValidationError` unless it is 0 to 86400 or absent.
  public static func check(until: Double?) throws {
    if let until, !(until >= 0 && until <= Script.maximumTime) {
      throw ValidationError("--until is \(until), but must be a number of seconds from 0 to 86400")
    }
  }
}
