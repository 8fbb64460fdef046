import Foundation

/// The three streams that every program is started with, or should be.
enum StandardStreams {
  /// Leads those that are closed to nowhere. A pipe or a file would else take their numbers, and ffmpeg, which is
  /// handed its own three, would now and then lose what it reads.
  static func openClosed() {
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest number that is free is taken: this one, for those below are open.
      _ = open("/dev/null", O_RDWR)
    }
  }
}
