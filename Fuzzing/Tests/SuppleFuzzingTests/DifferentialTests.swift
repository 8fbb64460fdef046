import SuppleFuzzing
import SuppleInteractions
import SuppleScene
import SuppleScript
import Testing

@Suite("The same scripts at other frame rates")
struct DifferentialTests {
  /// The visible layers at each of `times` and all emitted events, where `step` returns the interval to the next frame.
  private func play(
    _ script: Script, times: [Double], step: (inout SeededRandom) -> Double
  ) -> (frames: [[Layer]], events: [EventRecord]) {
    var replay = Replay(script)
    var frame = ReplayFrame()
    var random = SeededRandom(seed: 7)
    var time = 0.0
    var frames: [[Layer]] = []
    var events: [EventRecord] = []
    for sampleTime in times {
      while time < sampleTime {
        replay.write(into: &frame, at: time)
        events += frame.events
        time += step(&random)
      }
      replay.write(into: &frame, at: sampleTime)
      events += frame.events
      frames.append(
        frame.scene.layers.filter {
          $0.opacity > 1e-4 && min($0.size.width, $0.size.height) * $0.scale > 0.01
        })
    }
    return (frames, events)
  }

  @Test(
    "60 random scripts agree within 0.001 pt at 24, 60, 90 and 120 Hz, at random times and without other frames"
  )
  func frameRates() {
    for (number, script) in Campaign(seed: 11).scripts(60).enumerated() {
      let end = min(script.duration ?? 0, 60)
      let times = (1...30).map { end * Double($0) / 30 }
      let reference = play(script, times: times) { _ in 1.0 / 60 }
      let others: [(String, (inout SeededRandom) -> Double)] = [
        ("24 Hz", { _ in 1.0 / 24 }), ("90 Hz", { _ in 1.0 / 90 }), ("120 Hz", { _ in 1.0 / 120 }),
        ("random times", { $0.uniform(in: 0.0005...0.2) }), ("no frames", { _ in .infinity }),
      ]
      for (name, step) in others {
        let other = play(script, times: times, step: step)
        #expect(other.events.map(\.name) == reference.events.map(\.name), "script \(number) at \(name)")
        for (one, another) in zip(other.frames, reference.frames) {
          guard one.map(\.id) == another.map(\.id) else {
            Issue.record("script \(number) at \(name): other layers\n\(script.text)")
            break
          }
          for (a, b) in zip(one, another) {
            #expect(a.center.distance(to: b.center) <= 0.001, "script \(number) at \(name): \(a.id)")
            #expect((a.scale - b.scale).magnitude <= 1e-5 && (a.opacity - b.opacity).magnitude <= 1e-5)
          }
        }
      }
    }
  }

  @Test("Random scripts are scripts: written, read and written again they are the same, of every kind")
  func scripts() throws {
    let scripts = Campaign(seed: 12).scripts(40)
    for script in scripts { #expect(try Script(reading: Array(script.text.utf8)).text == script.text) }
    #expect(Set(scripts.map(\.subject.name)).count == FuzzedKind.allCases.count)
  }
}
