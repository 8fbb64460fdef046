import SuppleHarness
import SuppleScene
import SuppleScript

@_spi(States) @testable import SuppleInteractions

/// An interaction whose state has a name in the tables of Documentation/spec/states.md.
protocol TransitionNamed: ScriptedInteraction {
  var stateName: StaticString { get }
}

/// A harness that records every change of state. Frames are not drawn, so that only an action can cause a change.
struct TransitionHarness<Subject: TransitionNamed> {
  var harness: Harness<Subject>
  var recorder = TransitionRecorder()

  init(_ subject: Subject) { harness = Harness(subject) }

  var subject: Subject { harness.subject }
  var state: String { subject.stateName.description }
  /// The position of the finger.
  var finger: Point { harness.finger }

  /// Lets time pass in steps of 1/120 s, so that each due action happens alone.
  mutating func pass(_ seconds: Double) {
    let steps = max(1, Int(seconds * 120))
    for _ in 0..<steps {
      let from = state
      harness.wait(seconds / Double(steps))
      recorder.note(from, "time", state)
    }
  }

  /// Performs an action now.
  mutating func act(_ action: String, _ change: (inout Subject, Double) -> Void) {
    let from = state
    change(&harness.subject, harness.time)
    recorder.note(from, action, state)
  }

  mutating func point(_ phase: PointerPhase, _ point: Point, id: Int32 = 1) {
    let from = state
    harness.point(phase, point, id: id)
    recorder.note(from, phase.tableAction, state)
  }

  /// Moves the finger along a line, a sample each 1/120 s.
  mutating func drag(to goal: Point, lasting duration: Double) {
    let from = finger
    let steps = max(1, Int(duration * 120))
    for step in 1...steps {
      pass(duration / Double(steps))
      point(.move, from + (goal - from) * (Double(step) / Double(steps)))
    }
  }
}
