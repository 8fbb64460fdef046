import SuppleInteractions
import SuppleMotion
import SuppleScene
import SuppleScript

/// What holds at each time of a script beyond its frames: the screen, the keyboard, who wrote what.
struct ScriptHistory: Sendable {
  /// How long the keyboard takes to rise or fall, in seconds.
  static let keyboardDuration = 0.25

  private var screens: [(time: Double, viewport: Viewport)]
  private var keyboards: [(time: Double, height: Double)] = []
  private var homes: [(time: Double, home: Point?)] = []
  private var counts: [(time: Double, head: Int32, count: Int32)] = []
  private var messages: [(time: Double, head: Int32, text: Int32)] = []
  /// The list and its notch at the start, where there is one.
  let notch: FlippingNotchSetup?
  /// The heads and their style, where there are any.
  let heads: (setup: ChatHeadsSetup, style: ChatHeadsStyle)?
  /// The style of the list and its notch.
  let notchStyle: FlippingNotchStyle?
  /// The badges of a messenger's rows.
  let rowBadges: [MessengerSetup.Badge]
  /// Whether a badge stands alone.
  let isBadgeAlone: Bool

  /// What a script says.
  init(_ script: Script) {
    screens = [(-.infinity, script.viewport)]
    switch script.subject {
    case .chatHeads(let style, let setup):
      heads = (setup, style)
      notch = nil
      notchStyle = nil
      rowBadges = []
      isBadgeAlone = false
    case .slimeBadge(_, let setup):
      heads = nil
      notch = nil
      notchStyle = nil
      rowBadges = []
      isBadgeAlone = true
      homes = [(-.infinity, setup.home)]
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
    }
    for seat in heads?.setup.heads ?? [] { counts.append((-.infinity, seat.head, seat.unread)) }
    for event in script.events {
      switch event.action {
      case .input(.viewport(let viewport)): screens.append((event.time, viewport))
      case .input(.keyboard(let height)): keyboards.append((event.time, height))
      case .badge(_, .moveAnchor(let home)): homes.append((event.time, home))
      case .chatHeads(.add(let head, let unread)), .chatHeads(.seat(let head, let unread)):
        counts.append((event.time, head, unread))
      case .chatHeads(.setUnread(let head, let count)): counts.append((event.time, head, count))
      case .chatHeads(.message(let head, let text)): messages.append((event.time, head, text))
      default: break
      }
    }
  }

  /// The screen at a time.
  func viewport(at time: Double) -> Viewport {
    screens.last { $0.time <= time }?.viewport ?? screens[0].viewport
  }

  /// Every screen there is, in points.
  var screenSizes: [Size] { screens.map(\.viewport.size) }

  /// How much of the keyboard is to be seen, in points; it rises and falls in ``keyboardDuration``.
  func keyboard(at time: Double) -> Double {
    var shown = 0.0
    for (index, change) in keyboards.enumerated() where change.time <= time {
      let end = index + 1 < keyboards.count ? min(time, keyboards[index + 1].time) : time
      let progress = min(1, max(0, (end - change.time) / ScriptHistory.keyboardDuration))
      shown += (change.height - shown) * CubicBezierEasing.easeOut.value(at: progress)
    }
    return shown
  }

  /// The height that the keyboard has or had last, in points: what is drawn of it while it moves.
  func keyboardExtent(at time: Double) -> Double {
    keyboards.last { $0.time <= time && $0.height > 0 }?.height ?? 0
  }

  /// Where the badge that stands alone lives.
  func badgeHome(at time: Double) -> Point {
    let viewport = viewport(at: time).size
    return homes.last { $0.time <= time }?.home ?? Point(x: viewport.width / 2, y: viewport.height / 2)
  }

  /// The numbers of the texts that have come for a head up to a time, in order.
  func messages(for head: Int32, at time: Double) -> [Int32] {
    messages.filter { $0.head == head && $0.time <= time }.map(\.text)
  }

  /// How many messages wait for a head at a time, if its badge was last cleared at another.
  func unread(ofHead head: Int32, at time: Double, cleared: Double) -> Int32 {
    guard let last = counts.last(where: { $0.head == head && $0.time <= time }) else { return 0 }
    return cleared.isFinite && cleared >= last.time ? 0 : max(0, last.count)
  }

  // MARK: The list

  /// Whether the list's rows are conversations.
  var isMessenger: Bool { notch != nil && heads != nil }

  /// How many rows the list has at the start.
  var firstRows: Int32 { notch?.rows ?? 0 }

  /// The gap between two rows, in points.
  var rowGap: Double { notchStyle?.rowGap ?? 0 }

  /// A row's size at a time, as the engine has it.
  func cell(at time: Double) -> Size {
    if let cell = notch?.cell { return cell }
    let room = viewport(at: time).safeBounds.width - 2 * (notchStyle?.cellMargin ?? 0)
    return Size(width: max(1, room), height: notchStyle?.cellHeight ?? 1)
  }

  /// Whom a row of a messenger stands for: whoever its badge names, else the next of the cast; what came out of the
  /// notch is from the newcomers, in turn.
  func person(ofRow number: Int32, names: ScriptNames) -> Person {
    if number > firstRows {
      return Cast.newcomers[Int(number - firstRows - 1) % Cast.newcomers.count]
    }
    var person: Person
    if let badge = rowBadges.first(where: { $0.row == number }), let id = names.id(of: badge.badge) {
      person = Person(id: ScriptHistory.person(inBadge: id))
    } else {
      let named = rowBadges.compactMap { names.id(of: $0.badge).map(ScriptHistory.person(inBadge:)) }
      var others = Cast.people.filter { !named.contains($0.id) }
      if others.isEmpty { others = Cast.people }
      let before = rowBadges.count { $0.row < number }
      person = others[max(0, Int(number) - 1 - before) % others.count]
    }
    // Whoever it is, the list's newest is on top.
    person.time = Cast.rowTimes[max(0, min(Int(number), Cast.rowTimes.count) - 1)]
    return person
  }

  /// The person's part of a badge's id: `clara` of `row-clara`.
  private static func person(inBadge id: String) -> String {
    for prefix in ["row-", "badge-"] where id.hasPrefix(prefix) && id.count > prefix.count {
      return String(id.dropFirst(prefix.count))
    }
    return id
  }
}
