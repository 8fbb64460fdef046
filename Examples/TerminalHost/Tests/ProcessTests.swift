import Foundation
import Testing

/// The program in a process of its own, with a pseudo terminal.
@Suite("The terminal host's process")
struct ProcessTests {
  /// The program beside the tests.
  private func program(_ arguments: [String]) -> Process {
    let process = Process()
    #if os(macOS)
      let directory = Bundle(for: Marker.self).bundleURL.deletingLastPathComponent()
    #else
      let directory = Bundle.main.bundleURL
    #endif
    process.executableURL = directory.appendingPathComponent("TerminalHost")
    process.arguments = arguments
    return process
  }

  private final class Marker {}

  @Test(
    "Invalid arguments, and an input other than a terminal, end it with 64 and a line on standard error",
    arguments: [
      ([], "Usage: TerminalHost chat-heads | slime-badge | flipping-notch\n"),
      (["nonsense"], "Usage: TerminalHost chat-heads | slime-badge | flipping-notch\n"),
      (["chat-heads"], "The input is not a terminal.\n"),
    ] as [([String], String)])
  func refusals(arguments: [String], line: String) throws {
    let process = program(arguments)
    let (output, error) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = error
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 64)
    #expect(output.fileHandleForReading.readDataToEndOfFile().isEmpty)
    #expect(String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) == line)
  }

  @Test("A signal that ends it leaves the terminal as it was", arguments: [SIGHUP, SIGINT, SIGTERM])
  func signals(number: Int32) throws {
    var (terminal, side) = (Int32(-1), Int32(-1))
    try #require(openpty(&terminal, &side, nil, nil, nil) == 0)
    defer { [terminal, side].forEach { close($0) } }
    var before = termios()
    try #require(tcgetattr(side, &before) == 0)

    let process = program(["chat-heads"])
    let handle = FileHandle(fileDescriptor: side, closeOnDealloc: false)
    process.standardInput = handle
    process.standardOutput = handle
    // A process inherits the mask of its parent's thread, and threads of the Swift runtime block signals.
    var (none, usual) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &usual)
    try process.run()
    pthread_sigmask(SIG_SETMASK, &usual, nil)
    defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
    var shown = ""
    // The first screen is written after the settings.
    while !shown.contains("\u{1B}[?1006h") { shown += try read(from: terminal) }
    var during = termios()
    tcgetattr(side, &during)
    #expect(during.c_lflag != before.c_lflag)

    kill(process.processIdentifier, number)
    while !shown.contains("\u{1B}[?1049l") { shown += try read(from: terminal) }
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == number)
    var after = termios()
    tcgetattr(side, &after)
    #expect(after.c_lflag == before.c_lflag && after.c_iflag == before.c_iflag)
    #expect(after.c_oflag == before.c_oflag)
    #expect(shown.contains("\u{1B}[?1003l") && shown.contains("\u{1B}[?25h"))
  }

  /// The program's output to its terminal.
  private func read(from terminal: Int32) throws -> String {
    var input = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    try #require(poll(&input, 1, 60_000) == 1)
    var bytes = [UInt8](repeating: 0, count: 65536)
    let count = Foundation.read(terminal, &bytes, bytes.count)
    try #require(count > 0)
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }
}
