#if canImport(UIKit)
package import Foundation
import QuartzCore

/// Who draws when the display refreshes.
@MainActor package protocol FrameTarget: AnyObject {
  /// Draws what will be seen at a time of the host's, in seconds.
  func showFrame(at time: TimeInterval)
}

/// A display link that exists only while something moves, and keeps nobody alive.
///
/// `CADisplayLink` retains its target, also while it is paused. So its target is this object, which knows the one that
/// draws weakly; and at rest the link is invalidated.
@MainActor final class DisplayLink: NSObject {
  private weak var owner: (any FrameTarget)?
  private weak var link: CADisplayLink?

  // Written out: the compiler warns of the one that it makes on Linux.
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

  /// Waits while a finger rests on something: the next sample is likely to come soon.
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
    // What is drawn now is seen at the next refresh.
    owner.showFrame(at: link.targetTimestamp)
  }
}
#endif
