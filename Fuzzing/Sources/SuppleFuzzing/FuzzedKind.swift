import SuppleInteractions
import SuppleMessenger
import SuppleScript

/// The interaction of a run.
public enum FuzzedKind: String, Sendable, Hashable, CaseIterable {
  /// Chat heads.
  case chatHeads = "chat-heads"
  /// A slime badge.
  case slimeBadge = "slime-badge"
  /// A flipping notch.
  case flippingNotch = "flipping-notch"
  /// A messenger, which composes all three.
  case messenger

  /// The type of the interaction. No other code lists the types.
  var type: any FuzzedSubject.Type {
    switch self {
    case .chatHeads: ChatHeads.self
    case .slimeBadge: SlimeBadge.self
    case .flippingNotch: FlippingNotch.self
    case .messenger: Messenger.self
    }
  }

  /// The interaction of a script.
  init(_ script: Script) {
    guard let kind = FuzzedKind(rawValue: script.subject.name) else {
      preconditionFailure("no kind of fuzz runs for \(script.subject.name)")
    }
    self = kind
  }

  /// The number of properties of its style, in the order of `visitWhole`.
  var propertyCount: Int { FuzzedKind.propertyCounts[self] ?? 0 }

  // Stored, because counting visits every property.
  private static let propertyCounts = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, count($0.type)) })

  private static func count<Subject: FuzzedSubject>(_ type: Subject.Type) -> Int {
    Subject.Style.modern.propertyCount
  }

  /// The kinds whose states have a table in Documentation/spec/states.md, each with the heading of the table.
  public static let tables = allCases.compactMap { kind in
    (kind.type as? any TableInteraction.Type).map { (kind: kind, heading: $0.tableHeading) }
  }

  /// Whether it is a messenger or a part of one.
  var isOfMessenger: Bool { [.chatHeads, .slimeBadge, .flippingNotch, .messenger].contains(self) }
}
