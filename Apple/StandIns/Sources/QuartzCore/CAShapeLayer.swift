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
  open var strokeColor: CGColor? { didSet { standInWrote("strokeColor", strokeColor != oldValue) } }
  open var lineWidth: CGFloat = 1 { didSet { standInWrote("lineWidth", lineWidth != oldValue) } }
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
}

// Page: https://developer.apple.com/documentation/quartzcore/cashapelayerlinecap; iOS 2
public struct CAShapeLayerLineCap: Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
}

// Page: https://developer.apple.com/documentation/quartzcore/cashapelayerlinejoin; iOS 2
public struct CAShapeLayerLineJoin: Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
}
