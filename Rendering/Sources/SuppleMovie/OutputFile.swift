import Foundation

/// A file that appears whole, or not at all.
///
/// What is written goes to a temporary file in the same directory, which takes the name in the end. Whatever lay there
/// before stays as it is until then.
public final class OutputFile {
  /// The name as it was asked for.
  public let path: String
  /// Where to write until ``commit()``.
  public let temporaryPath: String
  private let finalPath: String
  private let unfinished: UnfinishedWork
  private var isDone = false

  /// An empty temporary file beside `path`, deleted if the program is interrupted.
  ///
  /// - Throws: ``RenderError/cannotWrite(path:reason:)`` where no file can be made, or where something other than a
  ///   file lies there.
  public init(path: String, unfinished: UnfinishedWork) throws(RenderError) {
    let finalPath = try OutputFile.destination(of: path)
    let mode = try OutputFile.mode(of: finalPath, path: path)
    var directory = (finalPath as NSString).deletingLastPathComponent
    if directory.isEmpty { directory = "." }
    // Not named after the output: its name may already be as long as names can be.
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

  /// Gives the temporary file its name.
  public func commit() throws(RenderError) {
    guard unfinished.keepFile(temporaryPath, as: finalPath) else {
      throw .cannotWrite(path: path, reason: systemReason())
    }
    isDone = true
  }

  /// Where links lead to.
  private static func destination(of path: String) throws(RenderError) -> String {
    guard let resolved = realpath(path, nil) else {
      // A file that is not there yet; its directory is looked at when the temporary file is made.
      guard errno == ENOENT else { throw .cannotWrite(path: path, reason: systemReason()) }
      return path
    }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The permissions of the file that is replaced, else those that new files get.
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

/// What the system said last, in its words.
func systemReason() -> String { String(cString: strerror(errno)) }
