import CoreGraphics

// Page: https://developer.apple.com/documentation/quartzcore/cashapelayer; iOS 3
open class CAShapeLayer: CALayer {
  open var path: CGPath? {
    didSet {
      path = path?.standInCopy()
      standInWrote("path", path != oldValue)
    }
  }
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet { standInWrote("fillColor", fillColor != oldValue) }
  }
  open var strokeColor: CGColor?
  open var lineWidth: CGFloat = 1
}
