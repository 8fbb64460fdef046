import Foundation

/// A file that is written completely or not at all.
///
/// The data goes to a temporary file in the same directory, which is renamed at the end. Until then an existing file is
/// unchanged.
public final class OutputFile {
  /// The requested path.
  public let path: String
  /// The path to write to before ``commit()``.
  public let temporaryPath: String
  private let finalPath: String
  private let unfinished: UnfinishedWork
  private var isDone = false

  /// Creates an empty temporary file beside `path`, which is deleted if the program is interrupted.
  ///
  /// - Throws: ``RenderError/cannotWrite(path:reason:)`` if no file can be created, or if `path` is not a regular file.
  public init(path: String, unfinished: UnfinishedWork) throws(RenderError) {
    let finalPath = try OutputFile.destination(of: path)
    let mode = try OutputFile.mode(of: finalPath, path: path)
    var directory = (finalPath as NSString).deletingLastPathComponent
    if directory.isEmpty { directory = "." }
    // The name does not contain the output's name, which may already have the largest length of a name.
    var template = Array((directory + "/.supple-XXXXXX").utf8CString)
    let descriptor = unfinished.addFile { () -> (Int32, String) in
      let descriptor = mkstemp(&template)
      return (descriptor, String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self))
    }
    guard descriptor.0 >= 0 else {
      throw .cannotWrite(path: path, reason: systemReason())
    }
    fchmod(descriptor.0, mode)
    close(descriptor.0)
    self.path = path
    self.finalPath = finalPath
    self.unfinished = unfinished
    temporaryPath = descriptor.1
  }

  deinit { if !isDone { unfinished.deleteFile(temporaryPath) } }

  /// Renames the temporary file to the requested path.
  public func commit() throws(RenderError) {
    guard unfinished.keepFile(temporaryPath, as: finalPath) else {
      throw .cannotWrite(path: path, reason: systemReason())
    }
    isDone = true
  }

  /// The path after following symbolic links.
  private static func destination(of path: String) throws(RenderError) -> String {
    guard let resolved = realpath(path, nil) else {
      // The file does not exist yet. Its directory is checked when the temporary file is created.
      guard errno == ENOENT else { throw .cannotWrite(path: path, reason: systemReason()) }
      return OutputFile.endOfLinks(from: path)
    }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The path at the end of symbolic links, with or without a file.
  private static func endOfLinks(from path: String) -> String {
    var path = path
    // The limit of Linux.
    for _ in 0..<40 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { break }
      let directory = (path as NSString).deletingLastPathComponent
      path = next.hasPrefix("/") || directory.isEmpty ? next : directory + "/" + next
    }
    return path
  }

  /// The permissions of the replaced file, otherwise of a new file.
  private static func mode(of destination: String, path: String) throws(RenderError) -> mode_t {
    var status = stat()
    guard stat(destination, &status) == 0 else {
      let mask = umask(0)
      umask(mask)
      return 0o666 & ~mask
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      let what = status.st_mode & S_IFMT == S_IFDIR ? "it is a directory" : "it is no regular file"
      throw .cannotWrite(path: path, reason: what)
    }
    guard access(destination, W_OK) == 0 else { throw .cannotWrite(path: path, reason: systemReason()) }
    return status.st_mode & 0o777
  }
}

/// The system's message for the current `errno`.
func systemReason() -> String { String(cString: strerror(errno)) }
