import ArgumentParser
import CommandConventions
import Foundation
import SuppleScript

/// Reads the script in a command's argument.
public enum ScriptFile {
  /// Reads and checks a script. Throws an exit code after a line on standard error that names the file and the mistake.
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
      // Reading stops at the size limit of scripts, so that a huge file does not fill the memory.
      let size = (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
      var text: [UInt8] = []
      while text.count <= Script.maximumFileSize, size <= Script.maximumFileSize {
        guard let part = try file.read(upToCount: 1 << 20), !part.isEmpty else { return text }
        text.append(contentsOf: part)
      }
      throw ExitStatus.badScript.because(
        "\(path): found \(max(size, text.count)) bytes, expected a script of at most \(Script.maximumFileSize)"
      )
    } catch let exit as ExitCode {
      throw exit
    } catch {
      var isDirectory: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      let reason = isDirectory.boolValue ? "it is a directory" : "it cannot be read"
      throw ExitStatus.noInput.because("\(path): \(reason)")
    }
  }

  private static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
