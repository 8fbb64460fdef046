import SuppleContract
import SuppleInteractions
import SuppleMessenger
import SuppleScene

/// A recorded interaction: its state at the start and its events with their times.
///
/// ```swift
/// let script = try Script(reading: Array(data))
/// script.play(.rate(60)) { frame, names in draw(frame, names) }
/// ```
///
/// The file's form is fixed by `Schema/supple-script.schema.json`.
public struct Script: Sendable, Hashable {
  /// The interaction, its style and its setup.
  public var subject: ScriptSubject
  /// The viewport at the start.
  public var viewport: Viewport
  /// The seed of the random numbers, 0 to 2^53 - 1.
  public var seed: UInt64
  /// Whether the person asked for less motion.
  public var reducedMotion: Bool
  /// Whether the layout runs from right to left.
  public var rightToLeft: Bool
  /// What a replay has besides events and layers.
  public var tells: Telling = []
  /// The events, in the order of their times.
  public var events: [ScriptEvent]
  /// The length in seconds; nil for a script that ends when everything has settled.
  public var duration: Double?
  /// The ids and texts of the numbers in the script.
  public var names: ScriptNames

  /// The longest time from the last event to the end of a script without a duration, in seconds.
  public static let maximumSettlingTime = 30.0
  /// The maximum time in a script, in seconds: a day.
  public static let maximumTime = ScriptLimits.times.upperBound
  /// The maximum size of a script's file, in bytes: half an hour of a pointer at 120 samples a second.
  public static let maximumFileSize = 16 << 20

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

extension Script {
  /// Has the construction of every badge's connector drawn; returns whether the script has a badge of its own.
  public mutating func showConstruction() -> Bool {
    switch subject {
    case .slimeBadge(let style, var setup):
      setup.badge.showsConstruction = true
      subject = .slimeBadge(style, setup)
    case .messenger(let style, var setup):
      guard !setup.badges.isEmpty else { return false }
      for index in setup.badges.indices { setup.badges[index].shows.showsConstruction = true }
      subject = .messenger(style, setup)
    case .chatHeads, .flippingNotch: return false
    }
    return true
  }
}

/// An event of a script.
public struct ScriptEvent: Sendable, Hashable {
  /// The time, in seconds from the start.
  public var time: Double
  /// What happens.
  public var action: ScriptAction

  /// Creates an event.
  public init(at time: Double, _ action: ScriptAction) {
    self.time = time
    self.action = action
  }
}

/// What an event of a script does.
public enum ScriptAction: Sendable, Hashable {
  /// Input of a person or the system.
  case input(Input)
  /// A command to chat heads.
  case chatHeads(ChatHeads.Command)
  /// A command to a badge: in a messenger the badge of the number, else the only one, with the number 0.
  case badge(Int32, SlimeBadge.Command)
  /// A command to a flipping notch.
  case notch(FlippingNotch.Command)
}

/// The interaction of a script, with its style and its setup.
public enum ScriptSubject: Sendable, Hashable {
  /// Chat heads.
  case chatHeads(ChatHeadsStyle, ChatHeadsSetup)
  /// A slime badge.
  case slimeBadge(SlimeBadgeStyle, SlimeBadgeSetup)
  /// A flipping notch.
  case flippingNotch(FlippingNotchStyle, FlippingNotchSetup)
  /// All three in a messenger.
  case messenger(MessengerStyle, MessengerSetup)

  /// The subjects of all kinds, with default styles and setups.
  static let all: [ScriptSubject] = [
    .chatHeads(.modern, ChatHeadsSetup()), .slimeBadge(.modern, SlimeBadgeSetup()),
    .flippingNotch(.modern, FlippingNotchSetup()), .messenger(.modern, MessengerSetup()),
  ]

  /// The name of the subject in scripts.
  public var name: String {
    switch self {
    case .chatHeads: Contract.chatHeads.scriptName
    case .slimeBadge: Contract.slimeBadge.scriptName
    case .flippingNotch: Contract.flippingNotch.scriptName
    case .messenger: Contract.messengerScriptName
    }
  }
}

/// The state of chat heads at the start of a script.
public struct ChatHeadsSetup: Sendable, Hashable {
  /// A head, its unread count and its face.
  public struct Head: Sendable, Hashable {
    /// The head's number.
    public var head: Int32
    /// The unread count.
    public var unread: Int32
    /// The face; nil for the circle.
    public var face: HeadFace?

    /// A head with its count and its face.
    public init(head: Int32, unread: Int32 = 0, face: HeadFace? = nil) {
      self.head = head
      self.unread = unread
      self.face = face
    }
  }

  /// The heads, front to back.
  public var heads: [Head] = []
  /// The edge where the stack rests; nil for the edge where reading ends.
  public var edge: RestingEdge?
  /// The x of the leader's centre, in points; nil for that of the edge.
  public var x: Double?
  /// The height of the leader's centre, in points; nil for the style's.
  public var y: Double?
  /// The exclusion areas, in points.
  public var exclusionAreas: [Rect] = []
  /// The head whose conversation is open.
  public var open: Int32?

  /// No heads.
  public init() {}
}

/// What a badge shows at the start of a script, and whether it can be torn off.
public struct BadgeSetup: Sendable, Hashable {
  /// A text and its width.
  public struct Text: Sendable, Hashable {
    /// The number of the text.
    public var text: Int32
    /// How wide the host measured it, in points.
    public var width: Double

    /// A text of a width in points.
    public init(_ text: Int32, width: Double) {
      self.text = text
      self.width = width
    }
  }

  /// The count; nil for a plain dot.
  public var count: Int32?
  /// What is shown in place of the count; nil for the count.
  public var text: Text?
  /// Whether it cannot be torn off.
  public var isPinned = false
  /// Whether the construction of its connector is drawn.
  public var showsConstruction = false

  /// A badge with a count; nil for a plain dot.
  public init(count: Int32? = nil) { self.count = count }

  /// The commands that follow the count and bring a new badge to this state.
  public var commands: [SlimeBadge.Command] {
    var commands: [SlimeBadge.Command] = []
    if let text { commands.append(.setText(text.text, width: text.width)) }
    if isPinned { commands.append(.setPinned(true)) }
    if showsConstruction { commands.append(.setConstruction(true)) }
    return commands
  }
}

/// The state of a slime badge at the start of a script.
public struct SlimeBadgeSetup: Sendable, Hashable {
  /// What it shows.
  public var badge = BadgeSetup()
  /// The anchor, in points; nil for the middle of the viewport.
  public var anchor: Point?

  /// The count; nil for a plain dot.
  public var count: Int32? {
    get { badge.count }
    set { badge.count = newValue }
  }

  /// A plain dot in the middle of the viewport.
  public init() {}
}

/// The state of a flipping notch at the start of a script.
public struct FlippingNotchSetup: Sendable, Hashable {
  /// The number of rows in the list.
  public var rows: Int32 = 0
  /// The cut-out; nil for none.
  public var notch: Cutout? = .notch
  /// The height of the bar between the safe area and the list, in points.
  public var navigationBar = 0.0
  /// The size of a row, in points; nil for the style's.
  public var cell: Size?
  /// How far the list is scrolled, in points.
  public var scroll = 0.0
  /// Whether the app has a panel.
  public var hasPanel = false

  /// An empty list under the usual notch.
  public init() {}
}

/// The state of a messenger at the start of a script.
public struct MessengerSetup: Sendable, Hashable {
  /// A badge in a row.
  public struct Badge: Sendable, Hashable {
    /// The badge's number.
    public var badge: Int32
    /// The number of its row, from 1.
    public var row: Int32
    /// What it shows.
    public var shows: BadgeSetup

    /// The count; nil for a plain dot.
    public var count: Int32? { shows.count }

    /// A badge in a row, with a count; nil for a plain dot.
    public init(badge: Int32, row: Int32, count: Int32?) {
      self.init(badge: badge, row: row, shows: BadgeSetup(count: count))
    }

    /// A badge in a row.
    public init(badge: Int32, row: Int32, shows: BadgeSetup) {
      self.badge = badge
      self.row = row
      self.shows = shows
    }
  }

  /// The heads.
  public var chatHeads = ChatHeadsSetup()
  /// Badges of which one shows the sum of the others.
  public struct Group: Sendable, Hashable {
    /// The number of the badge with the sum.
    public var sum: Int32
    /// The numbers of the members.
    public var members: [Int32]

    /// A group of badges.
    public init(sum: Int32, members: [Int32]) {
      self.sum = sum
      self.members = members
    }
  }

  /// The badges of the list.
  public var badges: [Badge] = []
  /// The groups of the badges.
  public var groups: [Group] = []
  /// The list and its notch.
  public var notch = FlippingNotchSetup()

  /// An empty list without heads and badges.
  public init() {}
}
