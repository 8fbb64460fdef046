import SuppleInteractions
import SuppleScene
import SuppleScript

/// The settings after a run's inputs so far: viewport, preferences and the pressed pointers.
struct InputLog {
  private(set) var viewport: Viewport
  /// The longest side of all viewports since the last rest, in points: a motion in progress can have begun in any of them.
  private(set) var longestSide: Double
  /// The maximum distance of a finger from the viewport's origin since the last rest, in points, at most 10 million. A
  /// throw can begin there after the viewport has become smaller.
  private(set) var longestDistance = 0.0
  private(set) var preferences: Preferences
  /// Whether a keyboard covers a part of the viewport.
  private(set) var hasKeyboard = false
  /// Whether the app has measured new rows.
  private(set) var hasMeasuredRows = false
  /// The time at which the last fade by reduced motion ends, in seconds.
  private(set) var fadesUntil = -Double.infinity
  /// The pointers that are down, each with its last position; an uncertain position is NaN.
  private(set) var pointers: [(id: Int32, position: Point)] = []

  /// The badges that were added at `addingTime`.
  private var added: Set<Int32> = []
  /// The last time at which a badge was added, in seconds.
  private var addingTime = -Double.infinity

  /// The maximum number of stored pointers.
  private static let maximumPointers = 64

  init(_ start: Script) {
    viewport = start.viewport
    longestSide = InputLog.longerSide(of: viewport)
    preferences = Preferences(reducedMotion: start.reducedMotion, rightToLeft: start.rightToLeft)
  }

  /// Records a change of viewport or preferences, and an added badge. `now` is the time of the frame after it, in seconds.
  mutating func recordSettings(_ act: FuzzAct, at now: Double) {
    if case .addBadge(let id, _, _) = act {
      if now != addingTime { added = [] }
      added.insert(id)
      addingTime = now
    }
    switch act {
    case .action(.notch(.setArrivingRows)), .action(.notch(.setArrivingRow)): hasMeasuredRows = true
    default: break
    }
    guard case .action(.input(let input)) = act else { return }
    switch input {
    case .viewport(let new):
      viewport = Viewport(size: new.size, safeArea: new.safeArea)
      longestSide = max(longestSide, InputLog.longerSide(of: viewport))
    case .preferences(let new):
      if preferences.reducedMotion || now <= fadesUntil { fadesUntil = now + 1 / min(1, new.rate) }
      preferences = Preferences(
        reducedMotion: new.reducedMotion, rightToLeft: new.rightToLeft, rate: new.rate)
    case .keyboard(let height): hasKeyboard = height > 0
    default: break
    }
  }

  private static func longerSide(of viewport: Viewport) -> Double {
    max(viewport.size.width, viewport.size.height)
  }

  /// Records that nothing moves; a head can still be pressed.
  mutating func recordRest() {
    longestSide = InputLog.longerSide(of: viewport)
    if pointers.isEmpty { longestDistance = 0 }
  }

  /// Records the position of a pointer. It follows the checks of a step, which compare with the position before.
  mutating func recordPointer(_ act: FuzzAct) {
    guard case .action(.input(.pointer(let pointer))) = act else { return }
    let distance = max(pointer.position.x.magnitude, pointer.position.y.magnitude)
    if distance <= 1e7 { longestDistance = max(longestDistance, distance) }
    // Each interaction decides for itself whether a second `down` with the same id starts another touch.
    let isDoubled = pointer.phase == .down && lastPosition(pointer.id) != nil
    let position = isDoubled ? Point(x: .nan, y: .nan) : pointer.position
    pointers.removeAll { $0.id == pointer.id }
    if pointer.phase == .down || pointer.phase == .move { pointers.append((pointer.id, position)) }
    if pointers.count > InputLog.maximumPointers { pointers.removeFirst() }
  }

  /// Whether a badge was added at `time`: other settings at that time take effect immediately.
  func isNew(_ badge: Int32, at time: Double) -> Bool { time == addingTime && added.contains(badge) }

  /// The last position of a pressed pointer; nil for any other one.
  func lastPosition(_ id: Int32) -> Point? { pointers.first { $0.id == id }?.position }
}
