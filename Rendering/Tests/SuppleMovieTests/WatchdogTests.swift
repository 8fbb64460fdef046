import Foundation
import Testing

@testable import SuppleMovie

@Suite("The watchdog of the encoder")
struct WatchdogTests {
  @Test("It terminates only a process without progress")
  func ends() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sleep")
    process.arguments = ["86400"]
    try process.run()
    let identifier = process.processIdentifier
    let watchdog = Watchdog(patience: 0.01) { kill(identifier, SIGKILL) }
    watchdog.beginWait()
    watchdog.endWait()
    watchdog.beginWait()
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal && watchdog.hasExpired)

    let patient = Watchdog(patience: 86400) { Issue.record("nobody waited so long") }
    patient.beginWait()
    patient.stop()
    #expect(!patient.hasExpired)
  }

  @Test("What a wrapper script has started is killed with it")
  func killsGroups() throws {
    let (process, errors) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "(sleep 5; echo late >&2) & echo started >&2; wait"]
    process.standardError = errors
    try process.run()
    let pipe = errors.fileHandleForReading
    #expect(try pipe.read(upToCount: 8) == Data("started\n".utf8))
    killGroup(of: process.processIdentifier)
    // A pipe ends with its last writer.
    #expect(try pipe.readToEnd() ?? Data() == Data())
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
  }
}
