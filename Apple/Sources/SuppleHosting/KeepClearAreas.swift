#if canImport(UIKit)
package import Foundation
import QuartzCore
package import UIKit

/// A view that another object owns.
struct WeakView {
  weak var view: UIView?
}

/// The areas of an app's own views that resting heads and conversations keep clear of, followed live.
///
/// The areas are read after each turn of the main run loop, and so after each pass of layout and each step of a scroll. A
/// sleeping run loop is not woken. Changes below a point are dropped. While a scroll view around one of the views scrolls, the
/// areas do not change, so that heads do not follow a scroll.
@MainActor package final class KeepClearAreas {
  /// Ends the wait for a scroll; tests replace it.
  package var alarm: any Alarm = SleepingAlarm()
  /// The host's clock, in seconds; tests replace it.
  package var now: () -> TimeInterval = CACurrentMediaTime
  /// Called with changed areas, in points of the heads' view.
  package var tell: ([CGRect]) -> Void = { _ in }
  /// The last areas, grown by the gap, in points of the heads' view.
  package private(set) var areas: [CGRect] = []

  /// The maximum number of areas.
  private static let maximumCount = 64
  /// The time without scrolling after which the areas are read again, in seconds.
  private static let quietTime = 0.15

  private var views: [WeakView] = []
  private var gap: CGFloat = 8
  private weak var space: UIView?
  private var observer: CFRunLoopObserver?
  /// The offsets of the scroll views around the views, at the last turn.
  private var offsets: [ObjectIdentifier: CGPoint] = [:]
  private var isScrolling = false

  package init() {}

  /// Sets the views, in place of the last ones, and the gap around each view, in points.
  package func keep(_ views: [UIView], gap: CGFloat) {
    self.views = views.map { WeakView(view: $0) }
    self.gap = gap.isFinite ? max(0, gap) : 8
    follow()
    readNow()
  }

  /// Begins to follow the views, around a view with heads in a window.
  package func begin(around space: UIView) {
    guard self.space !== space || observer == nil else { return }
    self.space = space
    KeptViews.addReader(self)
    follow()
    areas = read()
  }

  /// Stops following the views. The areas are kept.
  package func end() {
    KeptViews.removeReader(self)
    space = nil
    follow()
  }

  /// Reads the areas immediately, even in a scroll.
  package func readNow() {
    guard space != nil else { return }
    stopWaiting()
    offsets = scrollOffsets()
    report()
  }

  /// Observes the run loop while there are views to follow.
  func follow() {
    let isNeeded = space != nil && !(views.isEmpty && KeptViews.isEmpty)
    if isNeeded, observer == nil {
      // Core Animation lays out and commits at the order 2,000,000.
      let order = 2_000_001
      observer = CFRunLoopObserverCreateWithHandler(
        nil, CFRunLoopActivity.beforeWaiting.rawValue, true, order
      ) { [weak self] observer, _ in
        guard let self else { return CFRunLoopObserverInvalidate(observer) }
        look()
      }
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    } else if !isNeeded, let observer {
      CFRunLoopObserverInvalidate(observer)
      self.observer = nil
      stopWaiting()
    }
  }

  /// Reads the areas after a turn of the run loop, unless a view scrolls.
  private func look() {
    let offsets = scrollOffsets()
    let isMoving = offsets.contains { id, offset in self.offsets[id].map { $0 != offset } ?? false }
    self.offsets = offsets
    if isMoving {
      isScrolling = true
      alarm.set(for: now() + Self.quietTime) { [weak self] in self?.readNow() }
    } else if !isScrolling {
      report()
    }
  }

  private func stopWaiting() {
    isScrolling = false
    alarm.cancel()
  }

  private func report() {
    let next = read()
    let isSame =
      next.count == areas.count
      && zip(next, areas).allSatisfy { new, old in
        abs(new.minX - old.minX) < 1 && abs(new.minY - old.minY) < 1 && abs(new.maxX - old.maxX) < 1
          && abs(new.maxY - old.maxY) < 1
      }
    guard !isSame else { return }
    areas = next
    tell(next)
  }

  // MARK: Reading

  /// The views in the windows of the heads' scene, without those in the heads themselves.
  private var followed: [UIView] {
    guard let space, let window = space.window else { return [] }
    return (views + KeptViews.all).compactMap(\.view).filter { view in
      guard let other = view.window, !view.isDescendant(of: space) else { return false }
      return other === window || (window.windowScene != nil && other.windowScene === window.windowScene)
    }
  }

  private func scrollOffsets() -> [ObjectIdentifier: CGPoint] {
    var offsets: [ObjectIdentifier: CGPoint] = [:]
    for view in followed {
      var here = view.superview
      while let current = here {
        if let list = current as? UIScrollView { offsets[ObjectIdentifier(list)] = list.contentOffset }
        here = current.superview
      }
    }
    return offsets
  }

  private func read() -> [CGRect] {
    guard let space else { return [] }
    let areas = followed.compactMap { view -> CGRect? in
      guard view.isShown, view.bounds.width > 0, view.bounds.height > 0 else { return nil }
      // Between two windows of a scene, only coordinate spaces can convert.
      let area =
        view.window === space.window
        ? view.convert(view.bounds, to: space)
        : view.convert(view.bounds, to: space as any UICoordinateSpace)
      return area.intersects(space.bounds) ? area.insetBy(dx: -gap, dy: -gap) : nil
    }
    return Array(areas.prefix(Self.maximumCount))
  }
}

/// The views that SwiftUI's modifier keeps clear, in any window.
@MainActor package enum KeptViews {
  private struct WeakReader {
    weak var reader: KeepClearAreas?
  }

  static private(set) var all: [WeakView] = []
  private static var readers: [WeakReader] = []

  static var isEmpty: Bool { all.allSatisfy { $0.view == nil } }

  /// Keeps a view clear, until ``remove(_:)`` or its end.
  package static func add(_ view: UIView) {
    remove(view)
    all.append(WeakView(view: view))
    for entry in readers { entry.reader?.follow() }
  }

  /// Stops keeping a view clear.
  package static func remove(_ view: UIView) {
    all.removeAll { $0.view == nil || $0.view === view }
    for entry in readers { entry.reader?.viewsChanged() }
  }

  static func addReader(_ reader: KeepClearAreas) {
    removeReader(reader)
    readers.append(WeakReader(reader: reader))
  }

  static func removeReader(_ reader: KeepClearAreas) {
    readers.removeAll { $0.reader == nil || $0.reader === reader }
  }
}

extension KeepClearAreas {
  /// Reads the areas after the removal of a view, because no further turn may come.
  fileprivate func viewsChanged() {
    readNow()
    follow()
  }
}

extension UIView {
  /// Whether the view is in a window, and neither it nor a superview is hidden.
  fileprivate var isShown: Bool {
    var here: UIView? = self
    while let current = here {
      if current.isHidden || current.alpha < 0.01 { return false }
      here = current.superview
    }
    return window != nil
  }
}

/// A view that heads keep clear of, in a window.
package final class KeptClearView: UIView {
  package var isKeptClear = false {
    didSet { if isKeptClear != oldValue { register() } }
  }

  package override func didMoveToWindow() {
    super.didMoveToWindow()
    isUserInteractionEnabled = false
    register()
  }

  private func register() {
    if isKeptClear, window != nil { KeptViews.add(self) } else { KeptViews.remove(self) }
  }
}
#endif
