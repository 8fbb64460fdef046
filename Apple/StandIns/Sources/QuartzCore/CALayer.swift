@_exported import CoreGraphics
@_exported import Foundation

// Page: https://developer.apple.com/documentation/quartzcore/cacornermask; iOS 11
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// Counters for tests: layers made (a view makes one), writes to them, and writes that would have begun an implicit
/// animation.
public enum StandInWrites {
  nonisolated(unsafe) public static var layersMade = 0
  nonisolated(unsafe) public static var count = 0
  nonisolated(unsafe) public static var implicitAnimations: [String] = []
}

// Page: https://developer.apple.com/documentation/quartzcore/calayer; iOS 2
open class CALayer: NSObject {
  public override init() {
    super.init()
    StandInWrites.layersMade += 1
  }
  public init(layer: Any) { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  /// Whether the layer is a view's own. UIKit is the delegate of such a layer and disables implicit animations.
  public var standInIsBacking = false
  func standInWrote(_ key: String, _ changed: Bool) {
    guard changed else { return }
    StandInWrites.count += 1
    if !standInIsBacking, superlayer != nil, !CATransaction.disableActions() {
      StandInWrites.implicitAnimations.append("\(type(of: self)).\(key)")
    }
  }

  /// Notifies UIKit that the size of a view's own layer has changed from the given one.
  public var standInSizeChanged: ((CGSize) -> Void)?
  open var bounds = CGRect.zero {
    didSet {
      standInWrote("bounds", bounds != oldValue)
      if bounds.size != oldValue.size { standInSizeChanged?(oldValue.size) }
    }
  }
  open var position = CGPoint.zero { didSet { standInWrote("position", position != oldValue) } }
  open var zPosition: CGFloat = 0 { didSet { standInWrote("zPosition", zPosition != oldValue) } }
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet { standInWrote("anchorPoint", anchorPoint != oldValue) }
  }
  open var transform = CATransform3DIdentity {
    didSet { standInWrote("transform", !CATransform3DEqualToTransform(transform, oldValue)) }
  }
  open var sublayerTransform = CATransform3DIdentity {
    didSet {
      standInWrote("sublayerTransform", !CATransform3DEqualToTransform(sublayerTransform, oldValue))
    }
  }
  open var opacity: Float = 1 {
    didSet {
      precondition((0...1).contains(opacity), "undefined outside of 0...1")
      standInWrote("opacity", opacity != oldValue)
    }
  }
  open var isHidden = false { didSet { standInWrote("hidden", isHidden != oldValue) } }
  open var masksToBounds = false { didSet { standInWrote("masksToBounds", masksToBounds != oldValue) } }
  open var backgroundColor: CGColor? {
    didSet { standInWrote("backgroundColor", backgroundColor != oldValue) }
  }
  open var cornerRadius: CGFloat = 0 { didSet { standInWrote("cornerRadius", cornerRadius != oldValue) } }
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  { didSet { standInWrote("maskedCorners", maskedCorners != oldValue) } }
  open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  open var shadowOpacity: Float = 0 {
    didSet {
      precondition((0...1).contains(shadowOpacity), "undefined outside of 0...1")
      standInWrote("shadowOpacity", shadowOpacity != oldValue)
    }
  }
  open var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { standInWrote("shadowOffset", shadowOffset != oldValue) }
  }
  open var shadowRadius: CGFloat = 3 { didSet { standInWrote("shadowRadius", shadowRadius != oldValue) } }
  open var shadowPath: CGPath? {
    didSet {
      shadowPath = shadowPath?.standInCopy()
      standInWrote("shadowPath", shadowPath != oldValue)
    }
  }
  open var name: String?

  open private(set) weak var superlayer: CALayer?
  private var standInSublayers: [CALayer]?
  open var sublayers: [CALayer]? {
    get { standInSublayers }
    set {
      for gone in standInSublayers ?? [] { gone.superlayer = nil }
      for layer in newValue ?? [] {
        precondition(layer.superlayer == nil, "it has another superlayer")
        layer.superlayer = self
      }
      standInSublayers = newValue
    }
  }
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    var list = standInSublayers ?? []
    list.insert(layer, at: min(Int(idx), list.count))
    standInSublayers = list
    layer.superlayer = self
  }
  open func removeFromSuperlayer() {
    superlayer?.standInSublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  open var frame: CGRect {
    get {
      CGRect(
        x: position.x - bounds.width * anchorPoint.x, y: position.y - bounds.height * anchorPoint.y,
        width: bounds.width, height: bounds.height)
    }
    set {
      bounds = CGRect(origin: bounds.origin, size: newValue.size)
      position = CGPoint(
        x: newValue.minX + newValue.width * anchorPoint.x, y: newValue.minY + newValue.height * anchorPoint.y)
    }
  }
}
