import Foundation

// Page: https://developer.apple.com/documentation/uikit/uiinteraction; iOS 11; guide
@MainActor public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

// Page: https://developer.apple.com/documentation/uikit/uipointerinteraction; iOS 13.4; guide
@MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate }
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open private(set) weak var view: UIView?
  open var isEnabled = true
  open func invalidate() {}
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

// Page: https://developer.apple.com/documentation/uikit/uipointerinteractiondelegate; iOS 13.4; guide
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

// Page: https://developer.apple.com/documentation/uikit/uipointerregionrequest; iOS 13.4; guide
@MainActor open class UIPointerRegionRequest: NSObject {
  public init(standInLocation: CGPoint) { location = standInLocation }
  public let location: CGPoint
}

// Page: https://developer.apple.com/documentation/uikit/uipointerregion; iOS 13.4; guide
@MainActor open class UIPointerRegion: NSObject {
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
  }
  public let rect: CGRect
  public let identifier: AnyHashable?
}

// Page: https://developer.apple.com/documentation/uikit/uipointerstyle-swift.class; iOS 13.4; guide
@MainActor open class UIPointerStyle: NSObject {
  public let standInEffect: UIPointerEffect
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { standInEffect = effect }
}

// Page: https://developer.apple.com/documentation/uikit/uipointereffect; iOS 13.4; guide
@MainActor public enum UIPointerEffect {
  case automatic(UITargetedPreview)
  case lift(UITargetedPreview)
}

// Page: https://developer.apple.com/documentation/uikit/uipointershape; iOS 13.4; guide
public enum UIPointerShape { case roundedRect(CGRect, radius: CGFloat) }

// Page: https://developer.apple.com/documentation/uikit/uitargetedpreview; iOS 13; guide
@MainActor open class UITargetedPreview: NSObject {
  public convenience init(view: UIView) { self.init(standInView: view) }
  private init(standInView view: UIView) { self.view = view }
  public let view: UIView
}
