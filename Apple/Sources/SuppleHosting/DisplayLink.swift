#if canImport(UIKit)
package import Foundation
import QuartzCore

/// An object that draws when the display refreshes.
@MainActor package protocol FrameTarget: AnyObject {
  /// Draws the frame of a host's time, in seconds.
  func showFrame(at time: TimeInterval)
}

/// A display link that exists only during motion, and retains no owner.
///
/// `CADisplayLink` retains its target, even while paused. So this object is its target, with a weak reference to the owner. At
/// rest the link is invalidated.
@MainActor final class DisplayLink: NSObject {
  private weak var owner: (any FrameTarget)?
  private weak var link: CADisplayLink?

  // Written out because the compiler warns of the synthesized one on Linux.
  private override init() { super.init() }

  init(owner: any FrameTarget) {
    self.owner = owner
    super.init()
  }

  func start() {
    if let link {
      link.isPaused = false
      return
    }
    #if canImport(ObjectiveC)
    let made = CADisplayLink(target: self, selector: #selector(tick(_:)))
    #else
    let made = CADisplayLink(
      target: self,
      selector: Selector(standIn: { [unowned self] link in MainActor.assumeIsolated { tick(link) } }))
    #endif
    // The app's Info.plist must allow more than 60: CADisableMinimumFrameDurationOnPhone.
    made.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 120, preferred: 120)
    made.add(to: .main, forMode: .common)
    link = made
  }

  /// Pauses during a press: the next sample is likely to arrive soon.
  func pause() { link?.isPaused = true }

  func stop() {
    link?.invalidate()
    link = nil
  }

  #if canImport(ObjectiveC)
  @objc private func tick(_ link: CADisplayLink) { show(link) }
  #else
  private func tick(_ link: CADisplayLink) { show(link) }
  #endif

  private func show(_ link: CADisplayLink) {
    guard let owner else { return link.invalidate() }
    // This frame is visible at the next refresh.
    owner.showFrame(at: link.targetTimestamp)
  }
}
#endif
