#if canImport(UIKit)
import QuartzCore
package import SuppleInteractions
package import SuppleScene
package import UIKit

/// The list of a notch: its scroll position, its gestures and its measures. The engine scrolls the list during a pull, and
/// follows the list otherwise.
@MainActor package final class NotchScroll {
  /// The list.
  package private(set) weak var view: UIScrollView?
  /// The last scroll position that the engine received or set, in points.
  package private(set) var reported = 0.0
  private weak var host: (any NotchHost)?
  private let wheel = WheelRecognizer()
  private let handover = HandoverRecognizer()
  private var openTop = OpenTop()
  private var measures = NotchMeasures()

  package init(_ host: any NotchHost) {
    self.host = host
    host.recognizer.prepare = { [weak self] in self?.sendMeasures() }
    host.recognizer.yields = { [weak self] in self?.yields($0) ?? true }
    handover.pass = { [weak host] pointer, time in _ = host?.take(pointer, at: time) }
    handover.distanceToTop = { [weak self] in self?.distanceToTop }
    handover.takeOver = { [weak self] in self?.takeFinger() }
    wheel.pulls = { [weak self] in self?.canPull ?? false }
    wheel.pass = { [weak self] distance, point in self?.turnWheel(by: distance, at: point) }
  }

  // MARK: Attachment

  private var recognizers: [UIGestureRecognizer] { [host?.recognizer, handover, wheel].compactMap(\.self) }

  /// Adds the gestures to a list.
  package func attach(to list: UIScrollView) {
    view = list
    host?.haptics.view = list
    recognizers.forEach(list.addGestureRecognizer)
  }

  /// Removes the gestures from the list.
  package func detach() {
    guard let view else { return }
    recognizers.forEach(view.removeGestureRecognizer)
    self.view = nil
  }

  /// Begins in another window, with a title of unknown height.
  package func enter() {
    openTop = OpenTop()
    begin(shownStyle)
  }

  /// Moves the list back to its place before the window is removed.
  package func leave() {
    handover.cancel()
    view?.layer.sublayerTransform = CATransform3DIdentity
  }

  private func begin(_ style: FlippingNotchStyle) {
    guard let host else { return }
    host.begin(style, seed: 0)
    (measures, reported) = (NotchMeasures(), 0)
    sendMeasures()
    host.panel.send()
  }

  // MARK: Measures

  /// The app's style, with the distances of the list's own rows.
  package var shownStyle: FlippingNotchStyle { host.map { fitted($0.style) } ?? .modern }

  /// A style with the distances of the list's own rows, so that the card lands on the first one.
  private func fitted(_ style: FlippingNotchStyle) -> FlippingNotchStyle {
    view.map { style.fitted(to: $0, first: host?.rowFrames?(1).first) } ?? style
  }

  /// Sends changes of window, bar, cut-out and rows to the engine.
  package func sendMeasures() {
    guard let host, let view, let window = view.window, host.isVisible else { return }
    host.sendViewport()
    let top = window.safeAreaInsets.top
    let cutout = host.cutout.resolved(
      window: window.bounds.size, screen: window.screen.bounds.size, topInset: top)
    let bar = max(0, Double(restingTop(of: view)) - Double(top))
    let cell = host.rowSize ?? view.firstRow?.size
    measures.send(cutout, cell: cell.map { Size($0) }, bar: bar, to: host.driver)
    let fitting = fitted(host.driver.engine.style)
    if !host.cycle.isInProgress, fitting != host.driver.engine.style { host.sendStyle(fitting) }
    report(at: host.driver.now())
  }

  /// Sends the positions of the arriving rows.
  package func sendArrivingRows() {
    guard let host else { return }
    report(at: host.driver.now())
    let center = CGPoint(x: host.driver.viewport?.safeBounds.center.x ?? 0, y: 0)
    let count = host.cycle.arriving
    let gap = host.driver.engine.style.rowGap
    var rows = host.rowFrames?(count)
    if rows == nil, host.rowSize == nil { rows = view?.frames(ofNewItems: count, gap: gap) }
    NotchMeasures.send(
      rows ?? [], of: count, middle: view?.convert(center, from: nil).x ?? 0, gap: gap, to: host.driver)
  }

  /// The y coordinate of the content's upper edge in the window, when the list is at its top.
  private func restingTop(of list: UIScrollView) -> CGFloat {
    (list.superview?.convert(list.frame, to: nil).minY ?? 0) + openTop.height(of: list)
  }

  // MARK: Position

  /// The scroll position, in points from the top.
  package var position: CGFloat { view.map { $0.contentOffset.y + openTop.height(of: $0) } ?? 0 }

  /// Whether the list is at its top in a window, where it can be pulled.
  package var canPull: Bool { host.map { $0.isEnabled && $0.isVisible && position <= 0.5 } ?? false }

  /// Sends the scroll position, unless the engine scrolls the list.
  package func report(at time: TimeInterval) {
    guard let host, host.isVisible, Double(position) != reported else { return }
    guard host.driver.frame.layer(LayerID(.list))?.traits.contains(.engaged) != true else { return }
    reported = Double(position)
    host.driver.perform(.scrollTo(y: max(0, reported)), at: time)
  }

  /// Scrolls the list to a frame's position, after landed rows are in it. Returns whether notch and list are at rest.
  package func follow(_ frame: Frame) -> Bool {
    guard let host, let view, host.isVisible, let list = frame.layer(LayerID(.list)) else { return false }
    let place = list.center.y - list.size.height / 2
    let isRepositioned = list.traits.contains(.repositioned)
    if list.traits.contains(.engaged) || isRepositioned || isLastStep(place, of: frame) {
      let offset = CGFloat(max(0, -place)) - openTop.height(of: view)
      // A list that bounces at its top after a pull returns by itself.
      if view.contentOffset.y > offset || place < 0 || isRepositioned { scroll(view, to: offset) }
      reported = Double(position)
      if isRepositioned { host.driver.perform(.scrollTo(y: max(0, reported))) }
    }
    // A transform of the sublayers does the rest, since it changes neither the insets nor the title of the bar.
    let distance = place + max(0, Double(position))
    // The place is half a screen from a centre, and so rounded. A list at rest has no transform.
    let rest = abs(distance) < 1e-9 ? 0 : distance
    let shift = CATransform3DMakeTranslation(0, CGFloat(rest) + host.blankRow.gap, 0)
    if !CATransform3DEqualToTransform(view.layer.sublayerTransform, shift) {
      view.layer.sublayerTransform = shift
    }
    guard case .settled = frame.schedule, !host.isFollowed, !host.cycle.isInProgress else { return false }
    if rest == 0 { return true }
    // A finger may have caught the list in the last frame of its glide.
    report(at: host.driver.now())
    return false
  }

  /// Whether a frame has the last step of a glide, of less than a point: the list rests, and no other code has moved it.
  private func isLastStep(_ place: Double, of frame: Frame) -> Bool {
    frame.schedule == .settled && place < 0 && Double(position) == reported && abs(place + reported) < 1
  }

  /// Scrolls, and ends any motion of the scroll view, so that only the engine moves the list.
  private func scroll(_ list: UIScrollView, to y: CGFloat) {
    guard list.contentOffset.y != y || list.isDecelerating else { return }
    list.setContentOffset(CGPoint(x: list.contentOffset.x, y: y), animated: false)
  }

  // MARK: Gestures

  /// Whether a finger from the list's own pan pulls.
  package var isFollowing: Bool { handover.isFollowing }

  /// Whether a finger with this displacement belongs to the list: the press was further down the list, or the finger does not
  /// move downwards while the list rests at its top.
  private func yields(_ moved: Vector) -> Bool {
    guard let host, canPull else { return true }
    let isAtRest = !host.cycle.isInProgress && view?.layer.sublayerTransform.m42 == host.blankRow.gap
    return isAtRest && moved.length >= 4 && moved.y <= abs(moved.x)
  }

  /// The distance that a drag must scroll until the list is at its top.
  private var distanceToTop: Double? {
    guard let host, host.isEnabled, host.isVisible, view?.isDragging == true else { return nil }
    return host.plane.superview == nil && !host.blankRow.isOut ? Double(position) : nil
  }

  /// Takes the finger when the drag has reached the top of the list. From now on the drag is a pull, without another slop. The
  /// engine restarts, because a list that has just scrolled to its top would not refresh.
  private func takeFinger() {
    guard let view else { return }
    // Disabling a pan cancels its touches.
    view.panGestureRecognizer.isEnabled = false
    view.panGestureRecognizer.isEnabled = true
    if position > 0 { scroll(view, to: -openTop.height(of: view)) }
    var following = shownStyle
    following.slop = 0
    begin(following)
  }

  private func turnWheel(by distance: CGFloat, at point: CGPoint) {
    sendMeasures()
    host?.driver.handle(.wheel(delta: Vector(x: 0, y: -Double(distance)), at: Point(point)))
  }
}

extension NotchHost {
  package var isFollowed: Bool { recognizer.isFollowing || list.isFollowing || panel.isFollowed }

  package func take(_ pointer: Pointer, at time: TimeInterval) -> Bool {
    guard isEnabled, isVisible else { return false }
    list.report(at: time)
    defer {
      // The engine uses the style's slop again after the finger's press.
      if list.isFollowing, pointer.phase == .down { sendStyle(list.shownStyle) }
      panel.answer(pointer)
    }
    return pass(pointer, at: time)
  }

  package func prepare(at time: TimeInterval) {
    list.report(at: time)
    panel.prepare(at: time)
  }
}
#endif
