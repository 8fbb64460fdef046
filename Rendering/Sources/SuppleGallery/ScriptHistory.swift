import SuppleInteractions
import SuppleMotion
import SuppleScene
import SuppleScript

/// The content of a script at each time, apart from its frames: the screen, the keyboard, the messages.
struct ScriptHistory: Sendable {
  /// Duration of the keyboard's motion, in seconds.
  static let keyboardDuration = 0.25

  private var screens: [(time: Double, viewport: Viewport)]
  private var keyboards: [(time: Double, height: Double)] = []
  private var anchors: [(time: Double, anchor: Point?)] = []
  private var counts: [(time: Double, head: Int32, count: Int32)] = []
  private var faces: [(time: Double, head: Int32, face: SuppleInteractions.HeadFace?)] = []
  private var messages: [(time: Double, head: Int32, text: Int32)] = []
  /// The list and its notch at the start, or nil.
  let notch: FlippingNotchSetup?
  /// The heads at the start and their style, or nil.
  let heads: (setup: ChatHeadsSetup, style: ChatHeadsStyle)?
  /// The style of the list and its notch, or nil.
  let notchStyle: FlippingNotchStyle?
  /// The badges of a messenger's rows.
  let rowBadges: [MessengerSetup.Badge]
  /// Whether the script has a single badge and nothing else.
  let isBadgeAlone: Bool

  /// Reads the events of a script.
  init(_ script: Script) {
    screens = [(-.infinity, script.viewport)]
    switch script.subject {
    case .chatHeads(let style, let setup):
      heads = (setup, style)
      notch = nil
      notchStyle = nil
      rowBadges = []
      isBadgeAlone = false
    case .flippingNotch(let style, let setup):
      heads = nil
      notch = setup
      notchStyle = style
      rowBadges = []
      isBadgeAlone = false
    case .messenger(let style, let setup):
      heads = (setup.chatHeads, style.chatHeads)
      notch = setup.notch
      notchStyle = style.flippingNotch
      rowBadges = setup.badges
      isBadgeAlone = false
    // A badge alone, or an interaction that the gallery draws from its layers.
    default:
      heads = nil
      notch = nil
      notchStyle = nil
      rowBadges = []
      if case .slimeBadge(_, let setup) = script.subject {
        isBadgeAlone = true
        anchors = [(-.infinity, setup.anchor)]
      } else {
        isBadgeAlone = false
      }
    }
    for head in heads?.setup.heads ?? [] {
      counts.append((-.infinity, head.head, head.unread))
      faces.append((-.infinity, head.head, head.face))
    }
    for event in script.events {
      switch event.action {
      case .input(.viewport(let viewport)): screens.append((event.time, viewport))
      case .input(.keyboard(let height)): keyboards.append((event.time, height))
      case .badge(_, .moveAnchor(let anchor)): anchors.append((event.time, anchor))
      case .chatHeads(.add(let head, let unread, _, _)):
        counts.append((event.time, head, unread))
      case .chatHeads(.setUnread(let head, let count)): counts.append((event.time, head, count))
      case .chatHeads(.setFace(let head, let face, _)): faces.append((event.time, head, face))
      case .chatHeads(.message(let head, let text, _)): messages.append((event.time, head, text))
      default: break
      }
    }
  }

  /// The screen at a time, in seconds.
  func viewport(at time: Double) -> Viewport {
    screens.last { $0.time <= time }?.viewport ?? screens[0].viewport
  }

  /// Sizes of all screens of the script, in points.
  var screenSizes: [Size] { screens.map(\.viewport.size) }

  /// Visible height of the keyboard, in points; it changes within ``keyboardDuration``.
  func keyboard(at time: Double) -> Double {
    var shown = 0.0
    for (index, change) in keyboards.enumerated() where change.time <= time {
      let end = index + 1 < keyboards.count ? min(time, keyboards[index + 1].time) : time
      let progress = min(1, max(0, (end - change.time) / ScriptHistory.keyboardDuration))
      shown += (change.height - shown) * CubicBezierEasing.easeOut.value(at: progress)
    }
    return shown
  }

  /// Height of the completely visible keyboard, in points, which is also drawn while it moves.
  func keyboardExtent(at time: Double) -> Double {
    keyboards.last { $0.time <= time && $0.height > 0 }?.height ?? 0
  }

  /// Anchor of the single badge, in points.
  func badgeAnchor(at time: Double) -> Point {
    let viewport = viewport(at: time).size
    return anchors.last { $0.time <= time }?.anchor ?? Point(x: viewport.width / 2, y: viewport.height / 2)
  }

  /// Face of a head at a time, in points, as in the engine; nil for the circle.
  func face(ofHead head: Int32, at time: Double) -> SuppleInteractions.HeadFace? {
    guard let face = faces.last(where: { $0.head == head && $0.time <= time })?.face else { return nil }
    let room = viewport(at: time).size
    return SuppleInteractions.HeadFace(
      width: min(face.width, 0.8 * room.width), height: min(face.height, 0.8 * room.height),
      cornerRadius: face.cornerRadius)
  }

  /// Number of the faces that a head had up to a time.
  func faceChanges(ofHead head: Int32, at time: Double) -> Int {
    faces.count { $0.head == head && $0.time <= time }
  }

  /// Numbers of the texts that arrived for a head up to a time, in order.
  func messages(for head: Int32, at time: Double) -> [Int32] {
    messages.filter { $0.head == head && $0.time <= time }.map(\.text)
  }

  /// Number of unread messages of a head at a time; `cleared` is the time when its badge was last cleared.
  func unread(ofHead head: Int32, at time: Double, cleared: Double) -> Int32 {
    guard let last = counts.last(where: { $0.head == head && $0.time <= time }) else { return 0 }
    return cleared.isFinite && cleared >= last.time ? 0 : max(0, last.count)
  }

  /// Number of unread messages of all heads but one at a time, if the badge of the stack shows a sum; otherwise 0. `cleared`
  /// returns the time when a head's badge was last cleared.
  func unread(besides head: Int32, at time: Double, cleared: (Int32) -> Double) -> Int32 {
    guard heads?.style.stackCount == .sum else { return 0 }
    let others = Set(counts.map(\.head)).subtracting([head])
    return others.reduce(0) { $0 + unread(ofHead: $1, at: time, cleared: cleared($1)) }
  }

  // MARK: The list

  /// Whether the rows of the list are conversations.
  var isMessenger: Bool { notch != nil && heads != nil }

  /// Number of rows of the list at the start.
  var firstRows: Int32 { notch?.rows ?? 0 }

  /// Distance between two rows, in points.
  var rowGap: Double { notchStyle?.rowGap ?? 0 }

  /// Size of a row at a time, the same as in the engine.
  func cell(at time: Double) -> Size {
    if let cell = notch?.cell { return cell }
    let room = viewport(at: time).safeBounds.width - 2 * (notchStyle?.cellMargin ?? 0)
    return Size(width: max(1, room), height: notchStyle?.cellHeight ?? 1)
  }

  /// The person of a messenger's row: by the name of the row's badge, otherwise the next one of the sample data. Rows
  /// that came out of the notch show the sample data's new people, in order.
  func person(ofRow number: Int32, names: ScriptNames) -> Person {
    if number > firstRows {
      return SampleData.newcomers[Int(number - firstRows - 1) % SampleData.newcomers.count]
    }
    var person: Person
    if let badge = rowBadges.first(where: { $0.row == number }), let id = names.id(of: badge.badge) {
      person = Person(id: ScriptHistory.person(inBadge: id))
    } else {
      let named = rowBadges.compactMap { names.id(of: $0.badge).map(ScriptHistory.person(inBadge:)) }
      var others = SampleData.people.filter { !named.contains($0.id) }
      if others.isEmpty { others = SampleData.people }
      let before = rowBadges.count { $0.row < number }
      person = others[max(0, Int(number) - 1 - before) % others.count]
    }
    // The times always descend from the top, regardless of the person.
    person.time = SampleData.rowTimes[max(0, min(Int(number), SampleData.rowTimes.count) - 1)]
    return person
  }

  /// The person in the id of a badge: `clara` in `row-clara`.
  private static func person(inBadge id: String) -> String {
    for prefix in ["row-", "badge-"] where id.hasPrefix(prefix) && id.count > prefix.count {
      return String(id.dropFirst(prefix.count))
    }
    return id
  }
}
