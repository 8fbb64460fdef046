#if !canImport(ObjectiveC)
  import SuppleHosting
  import SuppleInteractions
  import SuppleScene
  import SuppleUIKit
  import Testing
  import UIKit

  /// A conversation beside its head, in a wide window.
  @MainActor enum WidePanel {
    static let size = CGSize(width: 1024, height: 768)

    /// Records the calls that a delegate receives about the conversation.
    final class Listener: ChatHeadsDelegate {
      var moves: [ChatHeadsDocking] = []
      var frames: [CGRect] = []
      var sizes: [CGRect] = []
      var changes = 0
      func chatHeads(_ controller: ChatHeadsController, didReceive event: ChatHeadsEvent) {
        switch event {
        case .panelMoved(let docking, let frame):
          moves.append(docking)
          frames.append(frame)
        case .panelResized(let frame): sizes.append(frame)
        case .stateChanged: changes += 1
        default: break
        }
      }
    }

    /// Opens the conversation of the first head.
    static func open(
      _ count: Int = 2, on device: Device = Device(size: size),
      _ prepare: (ChatHeadsController) -> Void = { _ in }
    ) -> (Device, UIViewController, ChatHeadsController) {
      let (device, root, heads, _) = HeadsOnADevice.install(count, on: device)
      prepare(heads)
      device.refresh(seconds: 1)
      heads.open("anna")
      device.refresh(seconds: 2)
      return (device, root, heads)
    }

    static func bar(_ heads: ChatHeadsController) -> PanelBarView? {
      heads.view.subviews.compactMap { $0 as? PanelBarView }.first
    }

    /// The resize corner, which keys can move; nil if hidden.
    static func resizer(_ heads: ChatHeadsController) -> PanelResizerView? {
      heads.view.subviews.compactMap { $0 as? ConversationSlotView }.map(\.resizer).first { !$0.isHidden }
    }

    /// The visible button of the bar with a name.
    static func button(_ heads: ChatHeadsController, _ name: String) throws -> UIView {
      try #require(
        bar(heads)?.content.subviews.first {
          $0.accessibilityLabel == name && !$0.isHidden && $0 is UIControl
        })
    }

    static func middle(_ view: UIView) -> CGPoint {
      view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    /// The frame of the open conversation; null without one.
    static func frame(_ heads: ChatHeadsController) -> CGRect {
      heads.driver.frame.layers.first { $0.id.role == .conversation }
        .map { CGRect(Rect(center: $0.center, size: $0.size)) } ?? .null
    }

    /// Presses a key of a hardware keyboard on a view.
    static func press(
      _ code: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = [], on view: UIView, of device: Device
    ) {
      let (press, key) = (UIPress(), UIKey(standIn: code))
      key.standInFlags = flags
      (press.standInKey, press.standInTimestamp) = (key, device.time)
      view.standInPress(press)
      device.refresh()
    }

    /// Performs an action of VoiceOver, and waits for rest.
    static func act(_ name: String, on view: UIView, of device: Device) throws {
      let action = try #require(view.accessibilityCustomActions?.first { $0.name == name })
      #expect(action.actionHandler?(action) == true)
      device.refresh(seconds: 2)
    }
  }
#endif
