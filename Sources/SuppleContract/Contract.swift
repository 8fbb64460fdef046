import SuppleInteractions
import SuppleScene

/// The vocabulary that engine and hosts share: the names and numbers of interactions, commands, events, roles, traits, keys and
/// styles.
///
/// Each is described here and nowhere else. `supple-contract` writes the files that follow from the descriptions: the
/// decoding in the WebAssembly module, the constants of the page, the conversions of scripts and the JSON Schema.
public enum Contract {
  /// The interactions, in the order of their kinds.
  public static let interactions = [chatHeads, slimeBadge, flippingNotch]

  /// The interactions that a messenger has as parts.
  public static let messengerParts = [chatHeads, slimeBadge, flippingNotch]
  /// The kind of the messenger, which only the module for replays has. It is far from the kinds of the interactions, whose
  /// numbers have no gap.
  public static let messengerKind: Int32 = 100
  /// The kind of the interaction of an app, in a module of its own.
  public static let ownKind: Int32 = 1000
  /// The name of the messenger in scripts.
  public static let messengerScriptName = "messenger"
  /// The distance between the command numbers of two kinds in a messenger. A badge's commands have the badge's number before
  /// their arguments.
  public static let messengerCommandStride: Int32 = 100
  /// The number of the messenger's own command, which adds a badge to a row: the badge's number, the row, the count.
  public static let messengerAddBadge: Int32 = 300
  /// The number of the messenger's command that adds a badge to a group: the number of the sum, of the member.
  public static let messengerAddToGroup: Int32 = 301

  /// The roles of all interactions, in the order of their numbers.
  public static let roles = interactions.flatMap(\.roles).sorted { $0.role.rawValue < $1.role.rawValue }

  /// The events of all interactions, in the order of their numbers; each number once.
  public static let events: [EventDescription] = {
    var events: [EventDescription] = []
    for event in interactions.flatMap(\.events) where !events.contains(where: { $0.number == event.number }) {
      events.append(event)
    }
    return events.sorted { $0.number < $1.number }
  }()

  /// The presets of every style; the first one is the default.
  public static let presets = ["modern", "classic"]
  /// The edges of the screen, in the order of their numbers.
  public static let edges: [(name: String, value: RestingEdge)] = [
    ("left", .left), ("right", .right), ("top", .top), ("bottom", .bottom),
  ]
  /// The dockings of an open conversation, in the order of the numbers.
  public static let dockings: [(name: String, value: PanelDocking)] = [
    ("head", .head), ("floating", .floating), ("full", .full),
  ]

  /// The impacts of events, in the order of their numbers.
  public static let impacts: [(name: String, value: Impact)] = [
    ("none", .none), ("light", .light), ("strong", .strong),
  ]

  /// The keys that interactions handle, by their web names.
  public static let keys: [(name: String, value: Key)] = [
    ("Enter", .enter), (" ", .space), ("Escape", .escape), ("Delete", .delete), ("Backspace", .backspace),
    ("ArrowLeft", .arrowLeft), ("ArrowRight", .arrowRight), ("ArrowUp", .arrowUp), ("ArrowDown", .arrowDown),
    ("Home", .home), ("End", .end),
  ]

  /// The phases of a pointer.
  public static let phases: [(name: String, value: PointerPhase)] = [
    ("down", .down), ("move", .move), ("up", .up), ("cancel", .cancel),
  ]

  /// The traits of layers.
  public static let traits: [(name: String, value: LayerTraits)] = [
    ("pressed", .pressed), ("selected", .selected), ("interactive", .interactive), ("raised", .raised),
    ("waiting", .waiting), ("engaged", .engaged), ("failed", .failed), ("repositioned", .repositioned),
    ("bare", .bare),
  ]

  /// Optional notifications.
  public static let tellings: [(name: String, value: Telling)] = [
    ("settled", .settled), ("progress", .progress),
  ]

  /// The states of a flipping notch in its progress, in the order of their numbers.
  public static let notchStates = FlippingNotchProgress.State.allCases.map { "\($0)" }

  /// The faces of a layer.
  public static let faces: [(name: String, value: Face)] = [("front", .front), ("back", .back)]

  /// The units of style properties: the abbreviation that a page shows, and the words of the JSON Schema.
  public static let units: [(unit: StyleUnit, abbreviation: String, words: String)] = [
    (.ratio, "", "a factor"), (.points, "pt", "pt"), (.pointsPerSecond, "pt/s", "pt/s"),
    (.pointsPerSecondSquared, "pt/s²", "pt/s²"), (.seconds, "s", "s"), (.perSecond, "1/s", "1/s"),
    (.stiffness, "k", "stiffness at mass 1"), (.count, "", "a number of"), (.radians, "rad", "rad"),
  ]
}
