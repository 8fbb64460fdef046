import SuppleInteractions
import SuppleScene
import SuppleScript

/// Makes a fuzz case that breaks an invariant as small as possible.
public enum Shrinking {
  /// The smallest case found for which `fails` is still true: with fewer steps first (delta debugging, Zeller and
  /// Hildebrandt 2002), then with rounder numbers.
  public static func shrink(_ fuzzCase: FuzzCase, while fails: (FuzzCase) -> Bool) -> FuzzCase {
    var fuzzCase = fuzzCase
    var budget = 6000
    func stillFails(_ candidate: FuzzCase) -> Bool {
      budget -= 1
      return budget > 0 && fails(candidate)
    }
    var size = Int.max
    while fuzzCase.steps.count < size, budget > 0 {
      size = fuzzCase.steps.count
      removeSteps(&fuzzCase, stillFails)
    }
    simplifyStart(&fuzzCase, stillFails)
    roundNumbers(&fuzzCase, stillFails)
    removeSteps(&fuzzCase, stillFails)
    return fuzzCase
  }

  private static func removeSteps(_ fuzzCase: inout FuzzCase, _ fails: (FuzzCase) -> Bool) {
    var length = max(1, fuzzCase.steps.count / 2)
    while true {
      var index = fuzzCase.steps.count
      while index > 0 {
        let first = max(0, index - length)
        var candidate = fuzzCase
        candidate.steps.removeSubrange(first..<index)
        if fails(candidate) { fuzzCase = candidate }
        index = first
      }
      if length == 1 { return }
      length /= 2
    }
  }

  private static func simplifyStart(_ fuzzCase: inout FuzzCase, _ fails: (FuzzCase) -> Bool) {
    func attempt(_ change: (inout Script) -> Void) {
      var candidate = fuzzCase
      change(&candidate.start)
      if fails(candidate) { fuzzCase = candidate }
    }
    attempt { $0.reducedMotion = false }
    attempt { $0.rightToLeft = false }
    attempt { $0.tells = [] }
    attempt { $0.seed = 0 }
    attempt { $0.viewport = StartGenerator.screens[0] }
    simplifySubject(FuzzedKind(fuzzCase.start).type, &fuzzCase, fails)
  }

  private static func simplifySubject<Subject: FuzzedSubject>(
    _ type: Subject.Type, _ fuzzCase: inout FuzzCase, _ fails: (FuzzCase) -> Bool
  ) {
    /// Changes style and setup, and keeps the change where the case still fails; returns whether it does.
    func attempt(_ change: (inout Subject.Style, inout Subject.Setup) -> Void) -> Bool {
      guard var (style, setup) = Subject.start(of: fuzzCase.start.subject) else { return false }
      change(&style, &setup)
      var candidate = fuzzCase
      candidate.start.subject = Subject.subject(style, setup)
      guard fails(candidate) else { return false }
      fuzzCase = candidate
      return true
    }
    let empty = Subject.emptySetup
    _ =
      attempt { ($0, $1) = (.modern, empty) } || attempt { style, _ in style = .modern }
      || attempt { $1 = empty }
    // Resets the numbers of the style to the default, one by one.
    if let style = Subject.start(of: fuzzCase.start.subject)?.style {
      for index in Int32(0)..<200 where style.value(at: index) != Subject.Style.modern.value(at: index) {
        _ = attempt { style, _ in style.setValue(Subject.Style.modern.value(at: index), at: index) }
      }
    }
    while let setup = Subject.start(of: fuzzCase.start.subject)?.setup,
      let shorter = Subject.shortened(setup), attempt({ $1 = shorter })
    {}
  }

  /// Rounds times and positions, coarsely first.
  private static func roundNumbers(_ fuzzCase: inout FuzzCase, _ fails: (FuzzCase) -> Bool) {
    for unit in [1.0, 10, 1000] {
      var candidate = fuzzCase
      for index in candidate.steps.indices {
        candidate.steps[index].time = rounded(candidate.steps[index].time, 1000)
        candidate.steps[index].act = rounded(candidate.steps[index].act, unit)
      }
      if fails(candidate) {
        fuzzCase = candidate
        return
      }
    }
    for index in fuzzCase.steps.indices {
      var candidate = fuzzCase
      candidate.steps[index].time = rounded(candidate.steps[index].time, 1000)
      candidate.steps[index].act = rounded(candidate.steps[index].act, 1)
      if candidate.steps[index] != fuzzCase.steps[index], fails(candidate) { fuzzCase = candidate }
    }
  }

  private static func rounded(_ number: Double, _ unit: Double) -> Double {
    number.magnitude < 1e6 ? (number * unit).rounded() / unit : number
  }

  private static func rounded(_ act: FuzzAct, _ unit: Double) -> FuzzAct {
    switch act {
    case .action(.input(.pointer(var pointer))):
      pointer.position = Point(x: rounded(pointer.position.x, unit), y: rounded(pointer.position.y, unit))
      return .action(.input(.pointer(pointer)))
    case .action(.input(.wheel(let delta, let position))):
      let delta = Vector(x: rounded(delta.x, unit), y: rounded(delta.y, unit))
      return .action(
        .input(.wheel(delta: delta, at: Point(x: rounded(position.x, unit), y: rounded(position.y, unit)))))
    case .action(.input(.keyboard(let height))):
      return .action(.input(.keyboard(height: rounded(height, unit))))
    case .action(.badge(let badge, .moveAnchor(let anchor))):
      return .action(
        .badge(badge, .moveAnchor(Point(x: rounded(anchor.x, unit), y: rounded(anchor.y, unit)))))
    default: return act
    }
  }
}
