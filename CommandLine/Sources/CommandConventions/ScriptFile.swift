import ArgumentParser
import Foundation
import SuppleScript

/// Reads a script's file and says in one line what is wrong with it.
public enum ScriptFile {
  /// The script in a file. Throws the exit code, with the reason on standard error.
  public static func read(_ path: String) throws -> Script {
    let text = try bytes(path)
    do throws(ScriptError) {
      return try Script(reading: text)
    } catch {
      let gap = error.position == nil ? ": " : ":"
      throw ExitStatus.badScript.because("\(path)\(gap)\(error)")
    }
  }

  private static func bytes(_ path: String) throws -> [UInt8] {
    guard let file = FileHandle(forReadingAtPath: path) else {
      throw ExitStatus.noInput.because("\(path): \(reason(errno))")
    }
    defer { try? file.close() }
    do {
      // A file that is larger than any script is not read to its end.
      let size = (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
      var text: [UInt8] = []
      while text.count <= Script.greatestSize, size <= Script.greatestSize {
        guard let part = try file.read(upToCount: 1 << 20), !part.isEmpty else { return text }
        text.append(contentsOf: part)
      }
      throw ExitStatus.badScript.because(
        "\(path): found \(max(size, text.count)) bytes, expected a script of at most \(Script.greatestSize)")
    } catch let exit as ExitCode {
      throw exit
    } catch {
      throw ExitStatus.noInput.because("\(path): it cannot be read")
    }
  }

  private static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
