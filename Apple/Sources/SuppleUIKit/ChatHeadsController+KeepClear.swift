#if canImport(UIKit)
import SuppleHosting
import SuppleInteractions
import SuppleScene
public import UIKit

// The areas that heads and conversations at rest avoid.
extension ChatHeadsController {
  /// Keeps resting heads and conversations out of areas of the controller's view, such as a tab bar, until the next call.
  /// Example: `heads.setExclusionAreas([tabBar.frame])`
  public func setExclusionAreas(_ areas: [CGRect]) {
    model.exclusionAreas = areas
    if isVisible { sendExclusionAreas() }
  }

  /// Keeps resting heads and conversations clear of views of the app, in any window of the scene, until the next call. The
  /// views are held weakly, and followed as they move, appear and disappear; while they scroll, the heads wait. `gap` is the
  /// distance around each view, in points. Views that are hidden or outside of the window do not count; at most 64 do.
  /// Example: `heads.keepClear([tabBar, composer])`
  public func keepClear(_ views: [UIView], gap: CGFloat = 8) { clearance.keep(views, gap: gap) }

  /// Reads the areas of the app's views again, immediately. An app calls this method after a change that no layout follows,
  /// or in a long scroll. Example: `heads.setNeedsKeepClearUpdate()`
  public func setNeedsKeepClearUpdate() { clearance.readNow() }

  func sendExclusionAreas() {
    perform(.setExclusionAreas((model.exclusionAreas + clearance.areas).map { Rect($0) }))
  }
}
#endif
