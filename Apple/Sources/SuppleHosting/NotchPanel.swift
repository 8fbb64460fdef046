#if canImport(UIKit)
import Foundation
package import SuppleInteractions
import SuppleLayers
import SuppleScene
public import UIKit

/// The panel of a list, to which a pull far beyond the threshold opens.
///
/// ```swift
/// notch.panel.makeView = { CameraView() }
/// notch.panel.shouldShow = { isOnline }
/// ```
///
/// The panel fills the safe area, and has the focus while it is open. It closes by a push from its lower edge, or from content
/// that is scrolled to its end, by Escape and by VoiceOver's two-finger scrub.
@MainActor public final class NotchPanel {
  /// Makes the app's view, each time the panel opens: return the same view to keep its state. Nil for no panel.
  /// Example: `notch.panel.makeView = { CameraView() }`
  public var makeView: (() -> UIView)? {
    didSet {
      guard let host, (makeView == nil) != (oldValue == nil) else { return }
      if host.isVisible { host.driver.perform(.setPanel(makeView != nil)) }
      host.describe()
    }
  }
  /// Called when the panel is about to open; false keeps it closed. Example: `notch.panel.shouldShow = { isOnline }`
  public var shouldShow: (() -> Bool)?
  /// Whether the panel is open, or opens. Example: `let isBusy = notch.panel.isOpen`
  public private(set) var isOpen = false
  /// The controller of content in SwiftUI, which keeps its state while the panel is closed.
  package var content: UIViewController?
  private weak var host: (any NotchHost)?
  private let recognizer = PointerRecognizer()
  private let container = UIView()
  private var view: NotchPanelView?
  private weak var responder: UIView?
  private weak var element: AnyObject?
  /// The last known value of the app's state.
  private var known: Bool?
  private var write: (@MainActor (Bool) -> Void)?

  package init(_ host: any NotchHost) {
    self.host = host
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    recognizer.accepts = { [weak self] in self?.view?.isPushed(by: $0) ?? false }
    // The list's recognizer numbers its fingers from 1 upwards.
    recognizer.pass = { [weak host] pointer, time in
      var finger = pointer
      finger.id = -pointer.id
      return host?.take(finger, at: time) ?? false
    }
    // A finger pushes only upwards.
    recognizer.yields = { $0.length >= 4 && -$0.y <= abs($0.x) }
    host.plane.resized = { [weak host] in host?.list.sendMeasures() }
  }

  /// Whether the next sample of a finger on the panel will arrive soon.
  package var isFollowed: Bool { recognizer.isFollowing }

  // MARK: Engine

  /// Sends the panel to a new engine.
  package func send() {
    guard makeView != nil else { return }
    host?.driver.perform(.setPanel(true))
    if known == true { host?.driver.perform(.showPanel) }
  }

  /// Whether the app can reject the content of a release: the panel or a blank row.
  private var isAsked: Bool { makeView != nil || host?.blankRow.makeView != nil }

  /// Delivers the events of a release before any frame shows it, so that no frame shows a rejected panel.
  package func answer(_ pointer: Pointer) {
    if pointer.phase == .up, isAsked { host?.driver.deliverEvents() }
  }

  /// Delivers the events of a wheel's release before the frame that shows it.
  package func prepare(at time: TimeInterval) {
    guard isAsked, let driver = host?.driver, case .armed = driver.engine.state else { return }
    driver.advance(to: time)
    driver.deliverEvents()
  }

  /// Opens the panel without a pull. Nothing happens without a panel or a window, and during a refresh.
  /// Example: `notch.panel.show()`
  public func show(completion: ((Bool) -> Void)? = nil) { show(true, completion) }

  /// Closes the panel. Example: `notch.panel.close { finished in if finished { slideshow.resume() } }`
  public func close(completion: ((Bool) -> Void)? = nil) { show(false, completion) }

  private func show(_ isShown: Bool, _ completion: ((Bool) -> Void)?) {
    guard let host else { return }
    guard host.isVisible else { return host.telling(completion) {} }
    if isShown { host.list.sendMeasures() }
    host.telling(completion) { host.driver.perform(isShown ? .showPanel : .closePanel) }
    host.driver.deliverEvents()
  }

  /// Handles a panel that opens; false if the app rejects it.
  package func opened() -> Bool {
    guard let host else { return false }
    guard shouldShow?() ?? true else {
      // At the engine's present, which is not before the last frame.
      host.driver.perform(.closePanel, at: host.driver.frame.time)
      write(false)
      return false
    }
    isOpen = true
    host.plane.isModal = true
    recognizer.waitingSlop = host.driver.engine.style.slop
    responder = host.room?.currentFirstResponder
    element = UIAccessibility.focusedElement(using: nil) as AnyObject?
    responder?.resignFirstResponder()
    takeFocus()
    write(true)
    return true
  }

  /// Handles a panel that closes; false if it was not open.
  package func closed() -> Bool {
    guard isOpen, let host else { return false }
    isOpen = false
    host.plane.isModal = false
    let current = host.room?.currentFirstResponder
    if current?.isDescendant(of: host.plane) ?? true {
      current?.resignFirstResponder()
      if responder?.window != nil { responder?.becomeFirstResponder() }
    }
    UIAccessibility.post(notification: .screenChanged, argument: element ?? host.scrollView)
    write(false)
    return true
  }

  /// Moves the focus into the panel, unless the app has focused a view in it.
  private func takeFocus() {
    guard let view else { return }
    if view.currentFirstResponder == nil { view.becomeFirstResponder() }
    UIAccessibility.post(notification: .screenChanged, argument: view)
  }

  // MARK: Slot

  /// Makes the slot of the panel's layer.
  func makeSlot() -> LayerSlot? {
    guard let host else { return nil }
    let view = NotchPanelView(makeView?() ?? UIView())
    view.accessibilityLabel = host.labels.panel
    view.escape = { [weak host] in host?.driver.handle(.key(.escape, focus: nil)) ?? false }
    view.addGestureRecognizer(recognizer)
    container.frame = host.plane.bounds
    container.addSubview(view)
    host.plane.addSubview(container)
    host.plane.touched = view
    self.view = view
    if isOpen { takeFocus() }
    // Siblings with 3D rotations intersect in Core Animation. The container flattens its content.
    return LayerSlot(view.layer, container: container.layer)
  }

  func update(with layer: Layer) {
    guard let viewport = host?.driver.viewport else { return }
    view?.update(
      with: layer, fullSize: CGSize(width: viewport.size.width, height: viewport.safeBounds.height))
  }

  func removeSlot() {
    recognizer.cancel()
    view?.removeGestureRecognizer(recognizer)
    view?.removeFromSuperview()
    container.removeFromSuperview()
    view = nil
  }

  // MARK: State of the app

  /// Follows a state of the app: a changed value shows or closes the panel. `write` receives changes of the panel.
  package func follow(_ isShown: Bool?, write: (@MainActor (Bool) -> Void)?) {
    self.write = write
    guard let isShown, isShown != known else { return }
    known = isShown
    if isShown != isOpen { show(isShown, nil) }
    // A state must not be written during a view update.
    guard host?.isVisible == true, isOpen != isShown else { return }
    Task { [weak self] in self.map { $0.write($0.isOpen) } }
  }

  private func write(_ isShown: Bool) {
    guard known != nil, known != isShown else { return }
    known = isShown
    write?(isShown)
  }
}
#endif
