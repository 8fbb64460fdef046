#if canImport(UIKit)
public import SuppleHosting
import SuppleInteractions
import SuppleScene
public import UIKit

// The conversation beside its head, in a wide window: its bar, its docking and its frame.
extension ChatHeadsController {
  /// The docking of a conversation beside its head. A new value takes effect without motion, and is kept before there is a
  /// window. Example: `let isFree = heads.docking == .floating`
  public var docking: ChatHeadsDocking {
    get { isVisible ? ChatHeadsDocking(driver.engine.docking) : model.docking ?? .head }
    set { setDocking(newValue, animated: false) }
  }

  /// Docks a conversation at its head, floats it, or gives it the whole room. It applies to every conversation, also to one
  /// that opens later. Example: `heads.setDocking(.full, animated: true)`
  public func setDocking(
    _ docking: ChatHeadsDocking, animated: Bool = true, completion: ((Bool) -> Void)? = nil
  ) {
    telling(completion) {
      guard isVisible else { return (model.docking, model.panelFrame) = (docking, nil) }
      perform(.setDocking(docking.engineDocking, animated: animated))
    }
  }

  /// The frame at rest of the open conversation beside its head, in points of the heads' view; nil without one.
  /// Example: `let width = heads.panelFrame?.width`
  public var panelFrame: CGRect? { isVisible ? driver.engine.panelFrame.map(CGRect.init) : model.panelFrame }

  /// Sets the place and size of a conversation beside its head, in points of the heads' view, which then floats. A frame with
  /// numbers that are negative or not finite is ignored.
  /// Example: `heads.setPanelFrame(CGRect(x: 40, y: 80, width: 400, height: 500))`
  public func setPanelFrame(_ frame: CGRect, animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
    telling(completion) {
      guard isVisible else { return (model.docking, model.panelFrame) = (.floating, frame) }
      perform(.setPanelFrame(Rect(frame), animated: animated))
    }
  }

  /// Keeps the docking for the next window.
  func keepPanel() { (model.docking, model.panelFrame) = (docking, docking == .floating ? panelFrame : nil) }

  /// Restores the requests from before the window.
  func restorePanel() {
    let (docking, frame) = (model.docking, model.panelFrame)
    (model.docking, model.panelFrame) = (nil, nil)
    if let frame {
      perform(.setPanelFrame(Rect(frame), animated: false))
    } else if let docking {
      perform(.setDocking(docking.engineDocking, animated: false))
    }
  }

  // MARK: The bar

  /// Performs a person's action in the bar of a head's conversation; returns whether it had an effect.
  func act(_ action: PanelBarAction, inBarOf number: Int32) -> Bool {
    guard isVisible else { return false }
    switch action {
    case .close: close()
    case .toggleFull: setDocking(docking == .full ? .head : .full)
    case .key(let key, let times): return press(key, times: times, on: LayerID(.panelBar, item: number))
    }
    return true
  }

  /// Presses a key on the grip or on the corner of a conversation, and announces the new place or size.
  func press(_ key: Key, times: Int, on layer: LayerID) -> Bool {
    for _ in 0..<times {
      guard isVisible, driver.handle(.key(key, focus: layer)) else { return false }
    }
    guard let frame = panelFrame else { return true }
    announcer.say(
      layer.role == .panelHandle
        ? labels.panelResized(frame.size) : labels.panelMoved(docking, frame, in: view.bounds.size),
      at: driver.now())
    return true
  }

  /// Writes titles, states and names into the bars, and size and names to the corner that keys move.
  func describeBars(renamed: Bool = false) {
    for (number, bar) in slots.all(PanelBarView.self) {
      guard let head = head(numbered: number) else { continue }
      let content = PanelBarContent(title: head.name, docking: docking, style: driver.engine.style)
      if bar.show(content) || renamed { bar.name(labels) }
    }
    for (number, conversation) in slots.all(ConversationSlotView.self) {
      let size = panelFrame?.size ?? .zero
      let layers = driver.frame.layers.lazy.filter { $0.id.item == number }
      let corner = layers.compactMap { PanelCorner($0, size: size) }.first
      if conversation.resizer.show(corner) || renamed { conversation.resizer.name(labels) }
    }
  }
}
#endif
