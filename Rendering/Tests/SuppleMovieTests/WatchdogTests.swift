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
}
