import Foundation
import QuartzCore

// Page: https://developer.apple.com/documentation/uikit/uicolor; iOS 2
open class UIColor: NSObject, @unchecked Sendable {
  private enum StandInKind {
    case plain(CGColor)
    /// A dynamic colour, resolved by traits. Colours of one name are equal.
    case dynamic(name: String?, (UITraitCollection) -> UIColor)
  }
  private let standInKind: StandInKind
  /// A dynamic colour is resolved by `UITraitCollection.current`, which is undefined outside of UIKit's own updates.
  open var cgColor: CGColor { standInPlain(for: UITraitCollection.current) }
  private func standInPlain(for traits: UITraitCollection) -> CGColor {
    switch standInKind {
    case .plain(let color): color
    case .dynamic(_, let provider): provider(traits).standInPlain(for: traits)
    }
  }
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    standInKind = .plain(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public init(cgColor: CGColor) { standInKind = .plain(cgColor) }
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    standInKind = .dynamic(name: nil, dynamicProvider)
  }
  public init(standInName name: String, _ provider: @escaping (UITraitCollection) -> UIColor) {
    standInKind = .dynamic(name: name, provider)
  }
  /// A colour for light and dark; on the elevated level a dark background is lighter.
  private static func standInPair(
    _ name: String, _ light: [CGFloat], _ dark: [CGFloat], elevated: [CGFloat]? = nil
  ) -> UIColor {
    func color(_ parts: [CGFloat]) -> UIColor {
      UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
    }
    let (light, dark, raised) = (color(light), color(dark), color(elevated ?? dark))
    return UIColor(standInName: name) {
      $0.userInterfaceStyle != .dark ? light : $0.userInterfaceLevel == .elevated ? raised : dark
    }
  }
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch standInKind {
    case .plain(let color):
      let parts = color.components ?? [0, 0, 0, 0]
      return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    case .dynamic: return UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }
  private static let standInLabel = standInPair("label", [0, 0, 0], [1, 1, 1])
  private static let standInBackground = standInPair(
    "systemBackground", [1, 1, 1], [0, 0, 0], elevated: [0.11, 0.11, 0.12])
  private static let standInSecond = standInPair(
    "secondarySystemBackground", [0.95, 0.95, 0.97], [0.11, 0.11, 0.12], elevated: [0.17, 0.17, 0.18])
  private static let standInGray = standInPair("systemGray", [0.56, 0.56, 0.58], [0.56, 0.56, 0.58])
  private static let standInRed = standInPair("systemRed", [1, 0.23, 0.19], [1, 0.27, 0.23])
  private static let standInBlue = standInPair("systemBlue", [0, 0.48, 1], [0.04, 0.52, 1])
  private static let standInOrange = standInPair("systemOrange", [1, 0.58, 0], [1, 0.62, 0.04])
  open class var label: UIColor { standInLabel }
  open class var systemBackground: UIColor { standInBackground }
  open class var secondarySystemBackground: UIColor { standInSecond }
  open class var systemGray: UIColor { standInGray }
  open class var white: UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
  open class var black: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
  open class var clear: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 0) }
  open class var systemRed: UIColor { standInRed }
  open class var systemBlue: UIColor { standInBlue }
  open class var systemOrange: UIColor { standInOrange }
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(cgColor: standInPlain(for: traitCollection))
  }
  @discardableResult open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = cgColor.components ?? [0, 0, 0, 0]
    red?.pointee = parts[0]
    green?.pointee = parts[1]
    blue?.pointee = parts[2]
    alpha?.pointee = parts[3]
    return true
  }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    switch (standInKind, other.standInKind) {
    case (.plain(let a), .plain(let b)): return a == b
    case (.dynamic(let a?, _), .dynamic(let b?, _)): return a == b
    default: return self === other
    }
  }
}
