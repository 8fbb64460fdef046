import CoreGraphics

// Page: https://developer.apple.com/documentation/quartzcore/cagradientlayer; iOS 3
open class CAGradientLayer: CALayer {
  open var colors: [Any]?
}
