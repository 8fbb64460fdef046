#if !canImport(ObjectiveC)
  import SuppleHosting
  import SuppleInteractions
  import SuppleScene
  import SuppleUIKit
  import UIKit

  /// Heads over the root controller of a device's window, with an alarm that the test controls.
  @MainActor enum HeadsOnADevice {
    static let people = ["anna", "ben", "cleo", "dan", "eva", "finn", "gus"]

    static func makeHeads(_ count: Int) -> [ChatHead] {
      people.prefix(count).enumerated().map { ChatHead(id: $1, name: $1.capitalized, unread: $0) }
    }

    static func install(
      _ count: Int, on device: Device = Device()
    ) -> (Device, UIViewController, ChatHeadsController, TestAlarm) {
      let root = UIViewController()
      device.window.rootViewController = root
      let heads = ChatHeadsController()
      let alarm = TestAlarm()
      heads.driver.alarm = alarm
      heads.heads = makeHeads(count)
      heads.install(over: root)
      device.window.layoutIfNeeded()
      device.refresh(seconds: 0.2)
      return (device, root, heads, alarm)
    }

    /// Advances by frames; the alarm fires when it is due.
    static func run(_ device: Device, _ alarm: TestAlarm, frames: Int) {
      for _ in 0..<frames {
        device.refresh()
        alarm.ring(at: device.time)
      }
    }

    /// The position of the frontmost layer of a role.
    static func center(_ heads: ChatHeadsController, _ role: LayerRole, _ item: Int32 = 0) -> CGPoint? {
      heads.driver.frame.layers.last { $0.id.role == role && (item == 0 || $0.id.item == item) }
        .map { CGPoint(x: $0.center.x, y: $0.center.y) }
    }
  }
#endif
