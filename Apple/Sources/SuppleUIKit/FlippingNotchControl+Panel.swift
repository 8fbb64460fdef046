#if canImport(UIKit)
import SuppleHosting
import SuppleInteractions
public import UIKit

// The panel of the list.
extension FlippingNotchControl {
  /// Makes the panel, to which a pull far beyond the threshold opens; nil for none. It is called each time the panel
  /// opens: return the same view to keep its state. The panel fills the safe area. It closes by a push from its lower
  /// edge, or from content that is at its end, by Escape and by VoiceOver's two-finger scrub.
  /// Example: `notch.makePanel = { CameraView() }`
  public var makePanel: (() -> UIView)? {
    get { panel.make }
    set { panel.make = newValue }
  }

  /// Called when the panel is about to open; false keeps it closed. Example: `notch.shouldShowPanel = { isOnline }`
  public var shouldShowPanel: (() -> Bool)? {
    get { panel.shouldShow }
    set { panel.shouldShow = newValue }
  }

  /// Whether the panel is open, or opens. Example: `let isBusy = notch.isPanelOpen`
  public var isPanelOpen: Bool { panel.isOpen }

  /// Opens the panel without a pull. Nothing happens without a panel or a window, and during a refresh.
  /// Example: `notch.showPanel()`
  public func showPanel(completion: ((Bool) -> Void)? = nil) { panel.show(true, completion) }

  /// Closes the panel. Example: `notch.closePanel { finished in if finished { slideshow.resume() } }`
  public func closePanel(completion: ((Bool) -> Void)? = nil) { panel.show(false, completion) }
}
#endif
