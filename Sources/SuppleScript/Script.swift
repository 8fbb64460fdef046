import SuppleInteractions
import SuppleScene

/// A recorded interaction: what there was at the start, and what happened when.
///
/// ```swift
/// let script = try Script(reading: Array(data))
/// script.play(.rate(60)) { frame, names in draw(frame, names) }
/// ```
///
/// The file's form is fixed by `Schema/supple-script.schema.json`.
public struct Script: Sendable, Hashable {
  /// Which interaction, its style and how it stands at the start.
  public var subject: ScriptSubject
  /// The screen at the start.
  public var viewport: Viewport
  /// What feeds all that is random, 0 to 2^53 - 1.
  public var seed: UInt64
  /// Whether the person asked for less motion.
  public var reducedMotion: Bool
  /// Whether the layout runs from right to left.
  public var rightToLeft: Bool
  /// What happens, in order.
  public var events: [ScriptEvent]
  /// How long it lasts, in seconds; nil until it has settled for good.
  public var duration: Double?
  /// What the numbers in it stand for.
  public var names: ScriptNames

  /// How long a script without a duration may take to settle after its last event, in seconds.
  public static let patience = 30.0
  /// The latest time that a script may name, in seconds: a day.
  public static let latest = 86_400.0
  /// The greatest seed.
  public static let greatestSeed: UInt64 = 1 << 53 - 1
  /// The size that a script's file may have, in bytes: half an hour of a finger at 120 samples a second.
  public static let greatestSize = 16 << 20

  /// A script without events.
  public init(_ subject: ScriptSubject, viewport: Viewport) {
    self.subject = subject
    self.viewport = viewport
    seed = 0
    reducedMotion = false
    rightToLeft = false
    events = []
    names = ScriptNames()
  }
}

/// One thing that happens in a script.
public struct ScriptEvent: Sendable, Hashable {
  /// When, in seconds from the start.
  public var time: Double
  /// What.
  public var action: ScriptAction

  /// Something at a time.
  public init(at time: Double, _ action: ScriptAction) {
    self.time = time
    self.action = action
  }
}

/// What can happen in a script.
public enum ScriptAction: Sendable, Hashable {
  /// What a person, the screen or the keyboard does.
  case input(Input)
  /// What the app asks of the heads.
  case chatHeads(ChatHeads.Command)
  /// What the app asks of a badge: of that number in a messenger, of the only one where it is 0.
  case badge(Int32, SlimeBadge.Command)
  /// What the app asks of the notch.
  case notch(FlippingNotch.Command)
}

/// The interaction that a script is about, in its style, and how it stands at the start.
public enum ScriptSubject: Sendable, Hashable {
  /// Chat heads.
  case chatHeads(ChatHeadsStyle, ChatHeadsSetup)
  /// A slime badge.
  case slimeBadge(SlimeBadgeStyle, SlimeBadgeSetup)
  /// A flipping notch.
  case flippingNotch(FlippingNotchStyle, FlippingNotchSetup)
  /// All three in a messenger.
  case messenger(MessengerStyle, MessengerSetup)

  /// The name by which scripts call it.
  public var name: String {
    switch self {
    case .chatHeads: "chat-heads"
    case .slimeBadge: "slime-badge"
    case .flippingNotch: "flipping-notch"
    case .messenger: "messenger"
    }
  }
}

/// How chat heads stand at the start.
public struct ChatHeadsSetup: Sendable, Hashable {
  /// A head and its unread count.
  public struct Seat: Sendable, Hashable {
    /// The head's number.
    public var head: Int32
    /// How many messages wait.
    public var unread: Int32

    /// A head with its count.
    public init(head: Int32, unread: Int32 = 0) {
      self.head = head
      self.unread = unread
    }
  }

  /// The heads, front to back.
  public var heads: [Seat] = []
  /// The side where they rest; nil for the side where reading ends.
  public var edge: HorizontalEdge?
  /// The height of the leader's centre, in points; nil for the style's.
  public var y: Double?
  /// Areas that resting heads keep clear, in points.
  public var exclusionAreas: [Rect] = []
  /// The head whose conversation is open.
  public var open: Int32?

  /// No heads.
  public init() {}
}

/// How a slime badge stands at the start.
public struct SlimeBadgeSetup: Sendable, Hashable {
  /// What it counts; nil for a plain dot.
  public var count: Int32?
  /// Where it lives, in points; nil for the middle of the screen.
  public var home: Point?

  /// A plain dot in the middle of the screen.
  public init() {}
}

/// How a flipping notch stands at the start.
public struct FlippingNotchSetup: Sendable, Hashable {
  /// How many rows the list has.
  public var rows: Int32 = 0
  /// The cut-out; nil for none.
  public var notch: Cutout? = .notch
  /// The height of the bar between the safe area and the list, in points.
  public var navigationBar = 0.0
  /// The size of a row, in points; nil for the style's.
  public var cell: Size?
  /// How far the list is scrolled, in points.
  public var scroll = 0.0

  /// An empty list under the usual notch.
  public init() {}
}

/// How a messenger stands at the start.
public struct MessengerSetup: Sendable, Hashable {
  /// A badge in a row.
  public struct Badge: Sendable, Hashable {
    /// The badge's number.
    public var badge: Int32
    /// The number of its row, from 1.
    public var row: Int32
    /// What it counts; nil for a plain dot.
    public var count: Int32?

    /// A badge in a row.
    public init(badge: Int32, row: Int32, count: Int32?) {
      self.badge = badge
      self.row = row
      self.count = count
    }
  }

  /// The heads.
  public var chatHeads = ChatHeadsSetup()
  /// The badges of the list.
  public var badges: [Badge] = []
  /// The list and its notch.
  public var notch = FlippingNotchSetup()

  /// Nothing but an empty list.
  public init() {}
}
