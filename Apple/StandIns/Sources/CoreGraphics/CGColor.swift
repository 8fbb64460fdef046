import Foundation

// Page: https://developer.apple.com/documentation/coregraphics/cgcolor; iOS 2
public class CGColor: Equatable, Hashable, @unchecked Sendable {
  private let held: [CGFloat]
  public var components: [CGFloat]? { held }
  public var alpha: CGFloat { held.last ?? 0 }
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    held = [red, green, blue, alpha]
  }
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    held = [red, green, blue, alpha]
  }
  public static func == (a: CGColor, b: CGColor) -> Bool { a.held == b.held }
  public func hash(into hasher: inout Hasher) { hasher.combine(held) }
}
