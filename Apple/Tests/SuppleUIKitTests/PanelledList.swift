#if !canImport(ObjectiveC)
  import SuppleUIKit
  import UIKit

  /// A device with a list, whose panel is a view with a button.
  @MainActor final class PanelledList: ListStage {
    /// A text field of an app.
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }

    /// The frame of an open panel on the device.
    static let safe = CGRect(x: 0, y: 47, width: 390, height: 844 - 47 - 34)
    let panel = UIView()
    let button = UIControl(frame: CGRect(x: 20, y: 20, width: 100, height: 44))
    var made = 0

    override init(on device: Device = Device()) {
      super.init(on: device)
      panel.addSubview(button)
      notch.panel.makeView = { [unowned self] in
        made += 1
        return panel
      }
    }

    /// A pull beyond the second threshold.
    func pull() { device.drag(from: CGPoint(x: 195, y: 250), to: CGPoint(x: 195, y: 640), steps: 40) }

    func open() async {
      notch.panel.show()
      await run(3)
    }

    /// The frame of the panel's view in the window; nil without it.
    var box: CGRect? {
      notch.plane.touched.map { $0.convert($0.bounds, to: nil) }.flatMap {
        notch.plane.touched?.window == nil ? nil : $0
      }
    }
  }
#endif
