import Foundation

/// A directory whose regular files may be served, and nothing outside of it.
///
/// A file is opened from the directory downwards, one name at a time, and no symbolic link is followed. So there is no
/// path out of the directory, even if a link is created between a check and the use of its result.
package struct SiteDirectory: Sendable {
  private let root: FileHandle

  /// Opens the directory; nil if there is none at `path`. The path itself may contain symbolic links.
  package init?(path: String) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    root = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// Opens a regular file below the directory; nil if there is none that may be served.
  ///
  /// - Parameter names: the names of the path; those that begin with a dot are not served.
  package func file(at names: [String]) -> SiteFile? {
    guard let last = names.last,
      !names.contains(where: { $0.isEmpty || $0.hasPrefix(".") || $0.contains("/") })
    else { return nil }
    var directory = root
    for name in names.dropLast() {
      guard let next = Self.openFile(name, O_DIRECTORY, in: directory) else { return nil }
      directory = next
    }
    // Without O_NONBLOCK, opening a named pipe would wait until another process writes to it.
    return Self.openFile(last, O_NONBLOCK, in: directory).flatMap(SiteFile.init)
  }

  private static func openFile(_ name: String, _ flags: Int32, in directory: FileHandle) -> FileHandle? {
    withExtendedLifetime(directory) {
      let descriptor = openat(directory.fileDescriptor, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | flags)
      return descriptor < 0 ? nil : FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }
  }
}

/// An open regular file.
package struct SiteFile {
  private let handle: FileHandle
  /// Length in bytes.
  package let size: Int
  /// Time of the last write, in nanoseconds since 1970.
  package let modified: Int

  fileprivate init?(handle: FileHandle) {
    var status = stat()
    guard fstat(handle.fileDescriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    self.handle = handle
    size = Int(status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    modified = Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }

  /// Reads the whole file; nil if that fails, or if the file is no longer ``size`` bytes long.
  package func read() -> Data? {
    guard let data = try? handle.readToEnd() ?? Data(), data.count == size else { return nil }
    return data
  }
}
