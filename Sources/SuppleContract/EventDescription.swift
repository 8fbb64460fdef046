import SuppleInteractions

/// A value that an event carries besides its item.
public struct EventField: Sendable, Hashable {
  /// The kind of such a value.
  public enum Kind: String, Sendable, Hashable {
    /// An edge of the screen, by its number.
    case edge
    /// A number.
    case number
    /// A whole number.
    case count
    /// True or false.
    case flag
    /// A docking of a panel, by its number.
    case docking
    /// A rectangle: x, y, width, height.
    case frame
    /// The number of a text, which replays do not show.
    case text
  }

  /// The name in the Swift case and in replays.
  public var name: String
  /// The kind of the value.
  public var kind: Kind

  /// Describes a value of an event.
  init(_ name: String, _ kind: Kind) {
    self.name = name
    self.kind = kind
  }
}

/// An event that an interaction emits.
public struct EventDescription: Sendable, Hashable {
  /// The name in Swift, in replays and on a page: in the past tense, such as `opened`.
  public var name: String
  /// The number in the module.
  public var number: Int32
  /// The verb of the name, such as `dismiss`, for an event that a page can cancel or must answer, or that marks a begin or end.
  /// Nil for an event that only reports.
  public var request: String?
  /// The Swift label of the event's item; nil for an interaction with one item.
  public var item: String?
  /// The further values in the order of the Swift case.
  public var fields: [EventField]
  /// The strength of the haptic feedback: `impact` of the Swift case.
  public var impact: Impact

  /// Describes an event.
  init(
    _ number: Int32, _ name: String, asking request: String? = nil, item: String? = nil,
    _ fields: [EventField] = [],
    impact: Impact = .none
  ) {
    self.name = name
    self.number = number
    self.request = request
    self.item = item
    self.fields = fields
    self.impact = impact
  }

  /// The name as a page writes it after `supple-`, such as `flyout-hidden`.
  public var pageName: String {
    name.reduce(into: "") { text, letter in
      text += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
    }
  }
}

extension EventDescription {
  /// Motion begins after rest.
  static let began = EventDescription(24, "began", asking: "begin")
  /// All motion has ended.
  static let settled = EventDescription(25, "settled", asking: "settle", [EventField("finished", .flag)])
}

/// A field of an interaction's progress.
public struct ProgressField: Sendable, Hashable {
  /// The meaning of its number.
  public enum Kind: Sendable, Hashable {
    /// A number.
    case number
    /// False or true.
    case flag
    /// A head, by its number; null for none.
    case head
    /// A name of ``Contract/notchStates``.
    case state
  }

  /// The name.
  public var name: String
  /// The meaning of its number.
  public var kind: Kind

  /// Describes a field.
  init(_ name: String, _ kind: Kind = .number) {
    self.name = name
    self.kind = kind
  }
}

/// The case of an interaction's `Event` that carries an item's number and an event of another interaction.
public struct ForwardedEvent: Sendable, Hashable {
  /// The name of the case.
  public var swiftCase: String
  /// The Swift type of the other interaction.
  public var typeName: String
}
