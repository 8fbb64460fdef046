/// The kind of an argument's value. It fixes the value's Swift type, its numbers in the WebAssembly module and its
/// form in scripts.
public enum ArgumentKind: Sendable, Hashable {
  /// The number of a head, an `Int32`. Scripts write the head's id.
  case head
  /// The number of a text, an `Int32`. Scripts write the text.
  case text
  /// A whole number, an `Int32`. Scripts write one from 0 to 10^9.
  case count
  /// A whole number or nil, an `Int32?`. Scripts write null for nil, the module takes NaN for it.
  case optionalCount
  /// A number within a range, a `Double`.
  case number(ClosedRange<Double>)
  /// A number within a range or nil, a `Double?`; NaN stands for nil. Scripts omit it for nil.
  case optionalNumber(ClosedRange<Double>)
  /// A `Bool`: 0 is false, 1 true. Scripts write false or true.
  case flag
  /// An edge of the screen, a `RestingEdge`, by its number. Scripts write the name.
  case edge
  /// The docking of an open conversation, a `PanelDocking`, by its number. Scripts write the name.
  case docking
  /// A place on the screen, a `Point`: x, y.
  case point
  /// An area of the screen, a `Rect`: x, y, width, height.
  case rect
  /// Areas of the screen, a `[Rect]`: their count. The module reads the areas from the style buffer, x, y, width and height of
  /// each. Scripts write a list of them.
  case rects
  /// A size or nil, a `Size?`: width, height; a width of NaN stands for nil.
  case optionalSize
  /// A cut-out or nil, a `Cutout?`: width, depth, corner radius, inset; a width of NaN stands for nil. Scripts have no
  /// form for it.
  case optionalCutout
  /// The place of a picture in the app or nil, a `PicturePlace?`: x and y of the centre, the width; an x of NaN stands
  /// for nil.
  case optionalPicture
  /// The face of a head or nil, a `HeadFace?`: width, height, corner radius; a width of NaN stands for nil.
  case optionalFace

  /// The names of the value's numbers in the module, in their order.
  public var numberNames: [String] {
    switch self {
    case .head, .text, .count, .optionalCount, .number, .optionalNumber, .flag, .edge, .docking: ["value"]
    case .point: ["x", "y"]
    case .rect: ["x", "y", "width", "height"]
    case .rects: ["count"]
    case .optionalSize: ["width", "height"]
    case .optionalCutout: ["width", "depth", "cornerRadius", "inset"]
    case .optionalPicture: ["x", "y", "width"]
    case .optionalFace: ["width", "height", "cornerRadius"]
    }
  }
}

/// An argument of a command.
public struct ArgumentDescription: Sendable, Hashable {
  /// The name in scripts.
  public var name: String
  /// The argument's label in the Swift case; nil for none.
  public var label: String?
  /// The kind of the value.
  public var kind: ArgumentKind
  /// The default in scripts, as the first of the module's numbers; nil for a required argument.
  public var defaultValue: Double?
  /// The words for the value in an error message, such as "the unread count".
  public var words: String
  /// The words for the name of a text's sender, an optional member `sender` in scripts; nil for a text without one. The
  /// number of the text stands for both.
  public var sender: String?
  /// The description in the scripts' JSON Schema; nil if the name is sufficient.
  public var documentation: String?

  /// Describes an argument whose Swift label is its name in scripts unless another label is given.
  public init(
    _ name: String, label: String? = nil, _ kind: ArgumentKind, default defaultValue: Double? = nil,
    _ words: String, sender: String? = nil, documentation: String? = nil
  ) {
    self.name = name
    self.label = label ?? name
    self.kind = kind
    self.defaultValue = defaultValue
    self.words = words
    self.sender = sender
    self.documentation = documentation
  }

  /// Whether scripts can omit the argument, because the first of its numbers is the default.
  public func isDefault(_ numbers: [Double]) -> Bool {
    guard let defaultValue, let number = numbers.first else { return false }
    return number == defaultValue || (number.isNaN && defaultValue.isNaN)
  }

  /// The names of its members in scripts.
  public var memberNames: [String] { sender == nil ? [name] : [name, "sender"] }

  /// Describes an argument without a Swift label.
  public init(
    unlabeled name: String, _ kind: ArgumentKind, default defaultValue: Double? = nil, _ words: String,
    documentation: String? = nil
  ) {
    self.init(name, kind, default: defaultValue, words, documentation: documentation)
    label = nil
  }
}
