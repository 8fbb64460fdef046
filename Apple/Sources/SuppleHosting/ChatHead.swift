#if canImport(UIKit)
public import UIKit

/// One head: a chat, or any other item that the app shows as a round picture.
///
/// ```swift
/// let head = ChatHead(id: anna.id, name: "Anna", unread: 2, image: anna.picture)
/// ```
///
/// Equality compares all properties, the image included. JSON contains all but the image, which the app stores itself.
public struct ChatHead: Identifiable, Hashable, Codable, Sendable {
  /// The identity of the head, in one run of the app and the next. Example: `heads.open(head.id)`
  public var id: String
  /// The name, for VoiceOver and for the initials in place of a missing picture. Example: `head.name = "Anna"`
  public var name: String
  /// The number of unread items; 0 for no badge. Example: `head.unread += 1`
  public var unread: Int
  /// The picture. Example: `head.image = anna.picture`
  public var image: UIImage?
  /// The size and shape; nil for the style's circle. Example: `head.face = .pill(CGSize(width: 160, height: 48))`
  public var face: ChatHeadFace?
  /// Whether a tap opens a conversation or only notifies the app. Example: `head.role = .button`
  public var role: ChatHeadRole {
    get { givenRole ?? .conversation }
    set { givenRole = newValue == .conversation ? nil : newValue }
  }
  /// The role from JSON, if any.
  private var givenRole: ChatHeadRole?

  /// Makes a head. Example: `let head = ChatHead(id: "anna", name: "Anna")`
  public init(
    id: String, name: String, unread: Int = 0, image: UIImage? = nil, face: ChatHeadFace? = nil,
    role: ChatHeadRole = .conversation
  ) {
    (self.id, self.name, self.unread, self.image, self.face) = (id, name, unread, image, face)
    self.role = role
  }

  private enum CodingKeys: String, CodingKey {
    case id, name, unread, face
    case givenRole = "role"
  }

  /// The head as an entry of the register.
  package var entry: HeadRegister.Entry { .init(id: id, unread: unread, face: face?.engineFace) }
}
#endif
