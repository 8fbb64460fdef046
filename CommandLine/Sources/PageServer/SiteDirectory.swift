#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A directory whose regular files may be served, and nothing outside of it.
///
/// Files are opened from the directory downwards, name by name, and no symbolic link is ever followed; so there is
/// no way out, not even for a link that appears between a check and its use.
package final class SiteDirectory: Sendable {
  private let descriptor: Int32

  /// Opens the directory, or returns nil when there is none at `path`. The path itself may go through links.
  package init?(path: String) {
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor < 0 { return nil }
  }

  deinit { close(descriptor) }

  /// Opens a regular file below the directory, or returns nil when there is none that may be served.
  ///
  /// - Parameter names: the path's parts; names that begin with a dot are not served.
  package func file(at names: [String]) -> SiteFile? {
    guard let last = names.last,
      !names.contains(where: { $0.isEmpty || $0.hasPrefix(".") || $0.contains("/") })
    else { return nil }
    var directory = dup(descriptor)
    defer { close(directory) }
    for name in names.dropLast() {
      let next = openat(directory, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard next >= 0 else { return nil }
      close(directory)
      directory = next
    }
    // Without O_NONBLOCK, opening a named pipe would wait for its writer.
    return SiteFile(descriptor: openat(directory, last, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC))
  }
}

/// An open regular file.
package final class SiteFile {
  private let descriptor: Int32
  /// Length in bytes.
  package let size: Int64
  /// When it was last written, in nanoseconds since 1970.
  package let modified: Int64

  fileprivate init?(descriptor: Int32) {
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    size = Int64(status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    modified = Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  deinit { close(descriptor) }

  /// The whole content, or nil when it cannot be read or is not `size` bytes long any more.
  package func read() -> [UInt8]? {
    guard let count = Int(exactly: size) else { return nil }
    var isComplete = false
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      while initialized < count {
        let got = pread(
          descriptor, buffer.baseAddress.map { $0 + initialized }, count - initialized, off_t(initialized))
        guard got > 0 else { return }
        initialized += got
      }
      isComplete = true
    }
    return isComplete ? bytes : nil
  }
}
