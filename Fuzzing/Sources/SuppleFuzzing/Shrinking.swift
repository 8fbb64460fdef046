import SuppleInteractions
import SuppleMessenger
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
    attempt { $0.subject = simplified($0.subject, style: true, setup: true) }
    attempt { $0.subject = simplified($0.subject, style: true, setup: false) }
    attempt { $0.subject = simplified($0.subject, style: false, setup: true) }
    switch fuzzCase.start.subject {
    case .chatHeads(let style, _): resetNumbers(of: style, attempt) { $0.subject = $0.subject.with($1) }
    case .slimeBadge(let style, _): resetNumbers(of: style, attempt) { $0.subject = $0.subject.with($1) }
    case .flippingNotch(let style, _): resetNumbers(of: style, attempt) { $0.subject = $0.subject.with($1) }
    case .messenger(let style, _): resetNumbers(of: style, attempt) { $0.subject = $0.subject.with($1) }
    }
    while let shorter = fewerHeads(fuzzCase.start) {
      var candidate = fuzzCase
      candidate.start = shorter
      guard fails(candidate) else { return }
      fuzzCase = candidate
    }
  }

  /// Resets the numbers of a style to the default, one by one.
  private static func resetNumbers<Style: InteractionStyle>(
    of style: Style, _ attempt: ((inout Script) -> Void) -> Void, set: @escaping (inout Script, Any) -> Void
  ) {
    for index in Int32(0)..<200 where style.value(at: index) != Style.modern.value(at: index) {
      attempt { script in
        var changed: Style
        switch script.subject {
        case .chatHeads(let style as Style, _): changed = style
        case .slimeBadge(let style as Style, _): changed = style
        case .flippingNotch(let style as Style, _): changed = style
        case .messenger(let style as Style, _): changed = style
        default: return
        }
        changed.setValue(Style.modern.value(at: index), at: index)
        set(&script, changed)
      }
    }
  }

  private static func simplified(_ subject: ScriptSubject, style: Bool, setup: Bool) -> ScriptSubject {
    switch subject {
    case .chatHeads(let s, let u):
      return .chatHeads(style ? .modern : s, setup ? ChatHeadsSetup() : u)
    case .slimeBadge(let s, let u):
      return .slimeBadge(style ? .modern : s, setup ? SlimeBadgeSetup() : u)
    case .flippingNotch(let s, let u):
      return .flippingNotch(style ? .modern : s, setup ? FlippingNotchSetup() : u)
    case .messenger(let s, let u):
      return .messenger(style ? .modern : s, setup ? MessengerSetup() : u)
    }
  }

  private static func fewerHeads(_ start: Script) -> Script? {
    var shorter = start
    switch start.subject {
    case .chatHeads(let style, var setup):
      guard setup.heads.popLast() != nil else { return nil }
      shorter.subject = .chatHeads(style, setup)
    case .messenger(let style, var setup):
      guard setup.chatHeads.heads.popLast() != nil else { return nil }
      shorter.subject = .messenger(style, setup)
    case .slimeBadge, .flippingNotch: return nil
    }
    return shorter
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

extension ScriptSubject {
  /// The subject with another style of its kind.
  fileprivate func with(_ style: Any) -> ScriptSubject {
    switch self {
    case .chatHeads(let old, let setup): .chatHeads(style as? ChatHeadsStyle ?? old, setup)
    case .slimeBadge(let old, let setup): .slimeBadge(style as? SlimeBadgeStyle ?? old, setup)
    case .flippingNotch(let old, let setup): .flippingNotch(style as? FlippingNotchStyle ?? old, setup)
    case .messenger(let old, let setup): .messenger(style as? MessengerStyle ?? old, setup)
    }
  }
}
