import Foundation

/// The three standard streams of the process.
enum StandardStreams {
  /// Opens closed standard streams on /dev/null. Otherwise a pipe or file would receive the descriptor 0, 1 or 2, and
  /// would be overwritten in ffmpeg, which is started with these three descriptors.
  static func openClosed() {
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) == -1 {
      // `open` returns the lowest free descriptor, which is this one, because the descriptors below are open.
      _ = open("/dev/null", O_RDWR)
    }
  }
}
