import CoreGraphics
import Foundation

#if !canImport(ObjectiveC)
  // Page: https://developer.apple.com/documentation/foundation/runloop/mode/tracking; iOS 2
  extension RunLoop.Mode {
    public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
  }
#endif

/// The clock that the tests control.
public enum StandInClock {
  nonisolated(unsafe) public static var now: CFTimeInterval = 0
}

// Page: https://developer.apple.com/documentation/quartzcore/cacurrentmediatime(); iOS 2
public func CACurrentMediaTime() -> CFTimeInterval { StandInClock.now }

// Page: https://developer.apple.com/documentation/quartzcore/caframeraterange; iOS 15
public struct CAFrameRateRange: Equatable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var __preferred: Float
  public var preferred: Float? {
    get { __preferred == 0 ? nil : __preferred }
    set { __preferred = newValue ?? 0 }
  }
  public init() { self.init(minimum: 0, maximum: 0) }
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    __preferred = preferred ?? 0
  }
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

#if canImport(ObjectiveC)
  import ObjectiveC
#else
  /// Contains a closure in place of a method's name: Linux has no Objective-C runtime.
  // Page: https://developer.apple.com/documentation/objectivec/selector; iOS 2
  public struct Selector {
    public let standInAction: (CADisplayLink) -> Void
    public var standInGesture: () -> Void = {}
    public var standInSender: @MainActor (AnyObject) -> Void = { _ in }
    public init(standIn action: @escaping (CADisplayLink) -> Void) { standInAction = action }
    public init(standInGesture action: @escaping () -> Void) {
      standInAction = { _ in }
      standInGesture = action
    }
    public init(standInSender action: @escaping @MainActor (AnyObject) -> Void) {
      standInAction = { _ in }
      standInSender = action
    }
  }
#endif

// Page: https://developer.apple.com/documentation/quartzcore/cadisplaylink; iOS 3.1
open class CADisplayLink: NSObject {
  nonisolated(unsafe) private static var scheduled: [CADisplayLink] = []
  private var target: AnyObject?
  private var selector: Selector?
  public convenience init(target: Any, selector sel: Selector) {
    self.init()
    self.target = target as AnyObject
    selector = sel
    Self.standInMade += 1
  }
  open private(set) var timestamp: CFTimeInterval = 0
  open private(set) var duration: CFTimeInterval = 0
  open private(set) var targetTimestamp: CFTimeInterval = 0
  open var isPaused = false
  open var preferredFrameRateRange: CAFrameRateRange = .default
  private var modes: [RunLoop.Mode] = []
  /// The mode in which the run loop runs: `tracking` while a list follows a finger.
  nonisolated(unsafe) public static var standInMode = RunLoop.Mode.default
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    Self.scheduled.append(self)
    modes.append(mode)
  }
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    Self.scheduled.removeAll { $0 === self }
  }
  open func invalidate() {
    Self.scheduled.removeAll { $0 === self }
    target = nil
  }

  /// Counts links and callbacks, and lists the links that still run.
  nonisolated(unsafe) public static var standInMade = 0
  nonisolated(unsafe) public static var standInTicks = 0
  public static var standInScheduled: Int { scheduled.count }
  public static var standInRanges: [CAFrameRateRange] { scheduled.map(\.preferredFrameRateRange) }

  /// Closures for UIKit's own animations, called before the display links of a refresh. Each returns whether its
  /// animation continues.
  nonisolated(unsafe) public static var standInBeforeFrames: [() -> Bool] = []

  /// Runs a frame: the display's last refresh was at `timestamp`, the next is at `target`.
  public static func standInFrame(timestamp: CFTimeInterval, target: CFTimeInterval) {
    standInBeforeFrames.removeAll { !$0() }
    for link in scheduled where !link.isPaused && link.target != nil {
      guard link.modes.contains(.common) || link.modes.contains(standInMode) else { continue }
      link.timestamp = timestamp
      link.targetTimestamp = target
      link.duration = target - timestamp
      standInTicks += 1
      #if !canImport(ObjectiveC)
        link.selector?.standInAction(link)
      #endif
    }
  }
}
