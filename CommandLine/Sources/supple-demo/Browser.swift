import Foundation

/// The default web browser of the desktop.
enum Browser {
  /// Opens a page if standard output is a terminal and a desktop is running; otherwise does nothing.
  static func openIfThereIsADesktop(_ url: String) {
    guard isatty(1) == 1 else { return }
    #if os(macOS)
      let opener = "/usr/bin/open"
    #else
      let environment = ProcessInfo.processInfo.environment
      let displays = [environment["DISPLAY"], environment["WAYLAND_DISPLAY"]]
      guard displays.contains(where: { $0?.isEmpty == false }) else { return }
      let opener = "/usr/bin/xdg-open"
    #endif
    let process = Process()
    process.executableURL = URL(fileURLWithPath: opener)
    process.arguments = [url]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    // An error is ignored: the address has been printed, so the page can be opened by hand.
    try? process.run()
  }
}
