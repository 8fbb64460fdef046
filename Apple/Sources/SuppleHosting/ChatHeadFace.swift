#if canImport(UIKit)
package import SuppleInteractions
public import UIKit

/// The face of a head: a circle, a pill or a rounded rectangle of its own size, 24 to 400 points wide and high.
///
/// ```swift
/// head.face = .pill(CGSize(width: 160, height: 48))
/// ```
public struct ChatHeadFace: Hashable, Codable, Sendable {
  private let width: Double
  private let height: Double
  /// The radius of the corners, in points; nil for half of the smaller side.
  private let radius: Double?

  /// A circle of a diameter, in points. Example: `head.face = .circle(48)`
  public static func circle(_ diameter: CGFloat) -> ChatHeadFace {
    .pill(CGSize(width: diameter, height: diameter))
  }

  /// A rectangle with rounded corners, in points.
  /// Example: `head.face = .rounded(CGSize(width: 90, height: 160), radius: 20)`
  public static func rounded(_ size: CGSize, radius: CGFloat) -> ChatHeadFace {
    ChatHeadFace(width: Double(size.width), height: Double(size.height), radius: Double(radius))
  }

  /// A rectangle whose shorter sides are round. Example: `head.face = .pill(CGSize(width: 160, height: 48))`
  public static func pill(_ size: CGSize) -> ChatHeadFace {
    ChatHeadFace(width: Double(size.width), height: Double(size.height), radius: nil)
  }

  /// The engine's value of the face.
  package var engineFace: HeadFace { HeadFace(width: width, height: height, cornerRadius: radius) }
}
#endif
