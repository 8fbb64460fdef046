#if !canImport(ObjectiveC)
  import SuppleHosting
  import SuppleInteractions
  import SuppleUIKit
  import UIKit

  /// A table of payments with a flipping notch.
  @MainActor final class Payments: NSObject, UITableViewDataSource {
    var count = 30
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
  }

  /// A list in a device's window with a control that a test pulls.
  @MainActor enum PulledList {
    static func make(
      on device: Device = Device()
    ) -> (Device, UITableView, FlippingNotchControl, Payments, TestAlarm) {
      let table = UITableView(frame: device.window.bounds, style: .plain)
      let payments = Payments()
      table.rowHeight = 80
      table.dataSource = payments
      device.window.addSubview(table)
      device.window.layoutIfNeeded()
      table.contentOffset.y = -table.adjustedContentInset.top
      let notch = FlippingNotchControl()
      let alarm = TestAlarm()
      notch.driver.alarm = alarm
      notch.rowSize = CGSize(width: device.window.bounds.width, height: 80)
      notch.style.rowGap = 0
      notch.style.firstRowInset = 0
      notch.insertRows = { count in
        payments.count += count
        table.reloadData()
      }
      table.flippingNotch = notch
      device.refresh(seconds: 0.2)
      return (device, table, notch, payments, alarm)
    }

    /// Advances by frames and alarms; the control's tasks run. Calls `frame` after each drawn frame.
    static func run(
      _ device: Device, _ alarm: TestAlarm, seconds: Double, frame: () -> Void = {}
    ) async {
      for _ in 0..<Int(seconds * 120) {
        let drawn = device.ticks
        device.refresh()
        if device.ticks > drawn { frame() }
        alarm.ring(at: device.time)
        await Task.yield()
      }
    }

    /// The card, while there is one below a view.
    static func card(in view: UIView) -> NotchCardFacesView? {
      view as? NotchCardFacesView ?? view.subviews.lazy.compactMap { card(in: $0) }.first
    }

    static func pull(_ device: Device) {
      device.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 700), steps: 40)
    }
  }

  /// A device with a list, and the events of its notch.
  @MainActor class ListStage {
    let (device, table, notch, payments, alarm):
      (Device, UITableView, FlippingNotchControl, Payments, TestAlarm)
    var received: [FlippingNotchEvent] = []
    private var listening: Task<Void, Never>?

    init(on device: Device = Device()) {
      (self.device, table, notch, payments, alarm) = PulledList.make(on: device)
      listening = Task { [weak self, events = notch.events] in
        for await event in events { self?.received.append(event) }
      }
    }

    deinit { listening?.cancel() }

    func run(_ seconds: Double, frame: () -> Void = {}) async {
      await PulledList.run(device, alarm, seconds: seconds, frame: frame)
      // The stream delivers in separate turns.
      for _ in 0..<500 { await Task.yield() }
    }
  }
#endif
