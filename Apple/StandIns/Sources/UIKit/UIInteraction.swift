import Foundation

// Page: https://developer.apple.com/documentation/uikit/uiinteraction; iOS 11
@MainActor public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

// Page: https://developer.apple.com/documentation/uikit/uipointerinteraction; iOS 13.4
@MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate }
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open private(set) weak var view: UIView?
  open var isEnabled = true
  open func invalidate() {}
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

// Page: https://developer.apple.com/documentation/uikit/uipointerinteractiondelegate; iOS 13.4
@MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
}
// Optional requirements of an Objective-C protocol.
extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

// Page: https://developer.apple.com/documentation/uikit/uipointerregionrequest; iOS 13.4
@MainActor open class UIPointerRegionRequest: NSObject {
  public init(standInLocation: CGPoint) { standInPoint = standInLocation }
  private let standInPoint: CGPoint
  open var location: CGPoint { standInPoint }
}

// Page: https://developer.apple.com/documentation/uikit/uipointerregion; iOS 13.4
@MainActor open class UIPointerRegion: NSObject {
  @preconcurrency public convenience init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.init(standInRect: rect, identifier: identifier)
  }
  private init(standInRect: CGRect, identifier: AnyHashable?) {
    (self.standInRect, standInIdentifier) = (standInRect, identifier)
  }
  private let standInRect: CGRect
  open var rect: CGRect { standInRect }
  private let standInIdentifier: AnyHashable?
  @preconcurrency public var identifier: AnyHashable? { standInIdentifier }
}

// Page: https://developer.apple.com/documentation/uikit/uipointerstyle-swift.class; iOS 13.4
@MainActor open class UIPointerStyle: NSObject {
  public let standInEffect: UIPointerEffect
  @preconcurrency public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(standInEffect: effect)
  }
  private init(standInEffect: UIPointerEffect) { self.standInEffect = standInEffect }
}

// Page: https://developer.apple.com/documentation/uikit/uipointereffect; iOS 13.4
public enum UIPointerEffect {
  case automatic(UITargetedPreview)
  case lift(UITargetedPreview)
}

// Page: https://developer.apple.com/documentation/uikit/uipointershape; iOS 13.4
public enum UIPointerShape {
  public static let defaultCornerRadius: CGFloat = 8
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
}

// Page: https://developer.apple.com/documentation/uikit/uitargetedpreview; iOS 13
@MainActor open class UITargetedPreview: NSObject {
  public convenience init(view: UIView) {
    precondition(view.window != nil, "the view must be in a window: the target is where it is")
    self.init(standInView: view)
  }
  private init(standInView: UIView) { self.standInView = standInView }
  private let standInView: UIView
  open var view: UIView { standInView }
}
