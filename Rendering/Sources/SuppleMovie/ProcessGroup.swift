import Foundation

/// Kills a process with all processes that it has started. The ffmpeg of a wrapper script would otherwise live on, and keep the
/// pipes open.
func killGroup(of identifier: Int32) {
  // Foundation starts each process in a group of its own. Any other group is that of this program.
  kill(getpgid(identifier) == identifier ? -identifier : identifier, SIGKILL)
}
