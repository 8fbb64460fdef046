import Foundation
import QuartzCore

// Page: https://developer.apple.com/documentation/uikit/uicolor; iOS 2
open class UIColor: NSObject, @unchecked Sendable {
  private let standInColor: CGColor
  open var cgColor: CGColor { standInColor }
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    standInColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  public init(cgColor: CGColor) { standInColor = cgColor }
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    standInColor = dynamicProvider(UITraitCollection.standInRoot).cgColor
  }
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let parts = cgColor.components ?? [0, 0, 0, 0]
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }
  open class var label: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
  open class var systemBackground: UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
  open class var secondarySystemBackground: UIColor { UIColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1) }
  open class var systemGray: UIColor { UIColor(red: 0.56, green: 0.56, blue: 0.58, alpha: 1) }
  open class var white: UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
  open class var black: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
  open class var clear: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 0) }
  open class var systemRed: UIColor { UIColor(red: 1, green: 0.23, blue: 0.19, alpha: 1) }
  open class var systemBlue: UIColor { UIColor(red: 0, green: 0.48, blue: 1, alpha: 1) }
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
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
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.cgColor == cgColor }
}
