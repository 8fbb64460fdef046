#if !canImport(ObjectiveC)
  import SuppleHosting
  import SuppleInteractions
  import SuppleScene
  import SuppleUIKit
  import Testing
  import UIKit

  extension HostTests {
    /// The visible result of each host, light and dark: texts with a size, in their slots, with sufficient contrast.
    @MainActor @Suite(.serialized) struct PictureTests {
      private func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }

      /// The visible texts of a window, with the colour behind each.
      private func texts(in window: UIWindow) -> [(text: String, contrast: Double)] {
        all(window).compactMap { $0 as? UILabel }.compactMap { label in
          guard let text = label.text, !text.isEmpty, isSeen(label), label.bounds.width >= 6 else {
            return nil
          }
          let ink = label.textColor.resolvedColor(with: label.traitCollection).cgColor
          var behind: UIView? = label
          while let view = behind, view.layer.backgroundColor.map({ $0.alpha < 0.5 }) ?? true {
            behind = view.superview
          }
          let background =
            behind?.layer.backgroundColor
            ?? UIColor.systemBackground.resolvedColor(with: label.traitCollection).cgColor
          return (text, contrast(ink, background))
        }
      }

      /// Whether nothing hides or clips a view completely.
      private func isSeen(_ view: UIView) -> Bool {
        var (here, box): (UIView?, CGRect) = (view, view.bounds)
        var owner = view
        while let current = here {
          guard !current.isHidden, current.alpha > 0.01 else { return false }
          let place = owner.convert(box, to: current)
          if current.clipsToBounds {
            let (left, right) = (
              max(place.minX, current.bounds.minX), min(place.maxX, current.bounds.maxX)
            )
            let (top, bottom) = (
              max(place.minY, current.bounds.minY), min(place.maxY, current.bounds.maxY)
            )
            guard right > left, bottom > top else { return false }
            (owner, box) = (
              current, CGRect(x: left, y: top, width: right - left, height: bottom - top)
            )
          }
          here = current.superview
        }
        return box.width > 4 && box.height > 4
      }

      private func contrast(_ a: CGColor, _ b: CGColor) -> Double {
        func luminance(_ color: CGColor) -> Double {
          let parts = (color.components ?? [0, 0, 0]).prefix(3).map { part in
            Double(part) <= 0.03928
              ? Double(part) / 12.92 : pow((Double(part) + 0.055) / 1.055, 2.4)
          }
          return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
        }
        let (light, dark) = (max(luminance(a), luminance(b)), min(luminance(a), luminance(b)))
        return (light + 0.05) / (dark + 0.05)
      }

      private func look(_ name: String, _ device: Device, _ wanted: [String]) throws {
        device.window.layoutIfNeeded()
        let seen = texts(in: device.window)
        for text in wanted {
          let found = seen.filter { $0.text == text }
          #expect(!found.isEmpty, "\(name): \(text) is not seen among \(seen.map(\.text))")
          #expect(
            found.allSatisfy { $0.contrast >= 3 }, "\(name): \(text) cannot be read: \(found)")
        }
        for label in all(device.window).compactMap({ $0 as? UILabel })
        where wanted.contains(label.text ?? "") && label.numberOfLines != 1 && isSeen(label) {
          let whole = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
          #expect(whole.height <= label.bounds.height, "\(name): \(label.text ?? "") is cut")
        }
        try Picture.write(name, of: device.window)
      }

      private func device(
        _ style: UIUserInterfaceStyle, size: CGSize = CGSize(width: 390, height: 844)
      ) -> Device {
        let device = Device(size: size)
        device.window.overrideUserInterfaceStyle = style
        return device
      }

      /// Rows of an app below the heads, or in a list.
      private func row(_ text: String, y: CGFloat = 0) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: y, width: 390, height: 80))
        view.backgroundColor = .secondarySystemBackground
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 300, height: 40))
        label.text = text
        view.addSubview(label)
        return view
      }

      /// The drawn height of a view, in points, with the transforms of its superviews.
      private func drawnHeight(of view: UIView) -> CGFloat {
        var (here, part): (UIView?, CGFloat) = (view, 1)
        while let current = here {
          let t = current.layer.transform
          part *= (t.m22 * t.m22 + t.m21 * t.m21).squareRoot()
          here = current.superview
        }
        return view.bounds.height * part
      }

      @Test(arguments: [UIUserInterfaceStyle.light, .dark]) func badges(style: UIUserInterfaceStyle)
        throws
      {
        let device = device(style)
        var badges: [SlimeBadgeView] = []
        for (index, count) in [3, 27, 120, nil].enumerated() {
          let badge = SlimeBadgeView(count: count)
          let size = badge.intrinsicContentSize
          badge.frame = CGRect(
            x: 60 + CGFloat(index) * 80, y: 120, width: size.width, height: size.height)
          device.window.addSubview(badge)
          badges.append(badge)
        }
        let tinted = SlimeBadgeView(count: 5)
        tinted.tintColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        tinted.frame = CGRect(x: 60, y: 200, width: 22, height: 22)
        device.window.addSubview(tinted)
        device.refresh(seconds: 0.2)
        try look("badges", device, ["3", "27", "99+", "5"])
        device.drag(from: CGPoint(x: 71, y: 131), to: CGPoint(x: 111, y: 191), lifts: false)
        device.refresh(seconds: 0.2)
        try look("badge-stretched", device, [])
        device.touch(.cancelled, CGPoint(x: 111, y: 191))
      }

      @Test(arguments: [UIUserInterfaceStyle.light, .dark]) func heads(style: UIUserInterfaceStyle)
        throws
      {
        let (device, root, heads, alarm) = HeadsOnADevice.install(7, on: device(style))
        root.view.backgroundColor = .systemBackground
        for index in 0..<9 {
          root.view.addSubview(row("Chat \(index)", y: 60 + 88 * CGFloat(index)))
        }
        heads.makeConversation = { head in
          let controller = UIViewController()
          controller.view.backgroundColor = .systemBackground
          let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
          label.text = "Hello, \(head.name)"
          controller.view.addSubview(label)
          return controller
        }
        device.refresh(seconds: 2)
        heads.heads[0].unread = 4
        device.refresh(seconds: 1)
        try look("heads", device, ["A", "25"])
        heads.present("On my way!", from: "anna")
        HeadsOnADevice.run(device, alarm, frames: 120)
        try look("heads-message", device, ["A", "4", "Anna", "On my way!", "and 21 more"])
        var bubble = all(device.window).first { ($0 as? UILabel)?.text == "On my way!" }
        while let view = bubble, view.layer.backgroundColor == nil { bubble = view.superview }
        let rows = UIColor.secondarySystemBackground.resolvedColor(with: root.traitCollection).cgColor
        #expect(
          bubble?.layer.backgroundColor.map { $0 != rows } == true, "the message is seen on the app's rows")
        heads.open("anna")
        device.refresh(seconds: 2)
        try look("heads-open", device, ["A", "+2", "Hello, Anna"])
        let count = all(device.window).first { ($0 as? UILabel)?.text == "+2" }
        let first = all(try #require(heads.avatarSlot("anna"))).first { ($0 as? UILabel)?.text == "A" }
        #expect(count?.bounds.size == first?.bounds.size, "the overflow is as large as a picture")
        heads.openOverflow()
        device.refresh(seconds: 2)
        try look("heads-overflow", device, ["Gus", "G"])
        heads.close()
        device.refresh(seconds: 2)
        let start = try #require(HeadsOnADevice.center(heads, .head))
        device.drag(from: start, to: CGPoint(x: 195, y: 600), lifts: false)
        device.refresh(seconds: 0.4)
        try look("heads-target", device, ["A"])
        device.touch(.cancelled, CGPoint(x: 195, y: 600))
      }

      /// A conversation beside its head, with its bar: docked, detached, with a title that is too long and with an own colour.
      @Test(arguments: [UIUserInterfaceStyle.light, .dark], [false, true])
      func wideHeads(style: UIUserInterfaceStyle, rightToLeft: Bool) throws {
        let device = device(style, size: WidePanel.size)
        device.setRightToLeft(rightToLeft)
        defer { device.setRightToLeft(false) }
        let (_, root, heads, _) = HeadsOnADevice.install(3, on: device)
        root.view.backgroundColor = .systemBackground
        for index in 0..<7 {
          let row = row("Chat \(index)", y: 60 + 88 * CGFloat(index))
          row.frame.size.width = 1024
          root.view.addSubview(row)
        }
        heads.heads[1].name = "Benjamin Alexander Ito of Yokohama and Osaka"
        heads.makeConversation = { head in
          let controller = UIViewController()
          controller.view.backgroundColor =
            head.id == "cleo" ? UIColor(red: 0.2, green: 0.3, blue: 0.5, alpha: 1) : .systemBackground
          let label = UILabel(frame: CGRect(x: 20, y: 12, width: 200, height: 40))
          label.text = "Hello, \(head.name)"
          if head.id == "cleo" { label.textColor = .white }
          controller.view.addSubview(label)
          return controller
        }
        let name = rightToLeft ? "wide-rtl" : "wide"
        heads.open("anna")
        device.refresh(seconds: 0.15)
        try look("\(name)-opening", device, [])
        device.refresh(seconds: 2)
        try look("\(name)-docked", device, ["Anna", "Hello, Anna"])
        heads.setDocking(.floating)
        heads.open("ben")
        device.refresh(seconds: 2)
        try look("\(name)-floating", device, [heads.heads[1].name])
        heads.open("cleo")
        heads.setDocking(.full)
        device.refresh(seconds: 2)
        try look("\(name)-full", device, ["Hello, Cleo"])
        // The bar is clear: its colours contrast with the conversation's background, which is a sibling.
        let title = all(device.window).compactMap { $0 as? UILabel }.first { $0.text == "Cleo" && isSeen($0) }
        #expect(
          title?.textColor.resolvedColor(with: device.window.traitCollection).cgColor == UIColor.white.cgColor
        )
      }

      /// Large text around a conversation beside its head, and in a message: the bar and the message have grown with it.
      @Test(arguments: [UIUserInterfaceStyle.light, .dark], [1.5, 3])
      func largeTextOnAWideScreen(style: UIUserInterfaceStyle, scale: CGFloat) throws {
        let device = device(style, size: WidePanel.size)
        UIFontMetrics.standInScale = scale
        defer { UIFontMetrics.standInScale = 1 }
        let (_, root, heads, alarm) = HeadsOnADevice.install(3, on: device)
        root.view.backgroundColor = .systemBackground
        device.refresh(seconds: 1)
        heads.present("On my way! I will be there in about ten minutes.", from: "ben")
        HeadsOnADevice.run(device, alarm, frames: 120)
        try look("large-\(scale)-wide-message", device, ["Ben"])
        heads.open("anna")
        device.refresh(seconds: 2)
        try look("large-\(scale)-wide-bar", device, ["Anna"])
      }

      /// Large text in a language from right to left: badges, heads with a message, in the row and listed, and a failed card.
      @Test(arguments: [UIUserInterfaceStyle.light, .dark])
      func largeTextFromRightToLeft(style: UIUserInterfaceStyle) async throws {
        let failure = "The Internet connection appears to be offline."
        struct Offline: LocalizedError {
          var errorDescription: String? { "The Internet connection appears to be offline." }
        }
        let device = device(style)
        UIFontMetrics.standInScale = 2
        device.setRightToLeft(true)
        defer {
          UIFontMetrics.standInScale = 1
          device.setRightToLeft(false)
        }
        let (_, root, heads, alarm) = HeadsOnADevice.install(7, on: device)
        root.view.backgroundColor = .systemBackground
        for index in 0..<9 { root.view.addSubview(row("Chat \(index)", y: 60 + 88 * CGFloat(index))) }
        for (index, count) in [3, 27, 120].enumerated() {
          let badge = SlimeBadgeView(count: count)
          let size = badge.intrinsicContentSize
          badge.frame = CGRect(x: 20, y: 90 + 88 * CGFloat(index), width: size.width, height: size.height)
          root.view.addSubview(badge)
        }
        device.refresh(seconds: 1)
        heads.present("On my way!", from: "anna")
        HeadsOnADevice.run(device, alarm, frames: 120)
        try look("large-message", device, ["A", "Anna", "On my way!", "and 21 more", "3", "27", "99+"])
        let start = try #require(HeadsOnADevice.center(heads, .head))
        #expect(start.x < 100, "the stack is where lines of text end")
        heads.open("anna")
        device.refresh(seconds: 2)
        heads.openOverflow()
        device.refresh(seconds: 2)
        try look("large-overflow", device, ["Gus", "G", "+4"])
        heads.uninstall()
        for view in root.view.subviews { view.removeFromSuperview() }
        let (_, table, notch, _, notchAlarm) = PulledList.make(on: device)
        notch.cutout = .island
        for (index, cell) in table.subviews.compactMap({ $0 as? UITableViewCell }).enumerated() {
          cell.contentView.addSubview(row("Known \(index)"))
        }
        notch.refresh = { throw Offline() }
        notch.beginRefreshing()
        var isSaid = false
        await PulledList.run(device, notchAlarm, seconds: 5) {
          guard !isSaid, texts(in: device.window).contains(where: { $0.text == failure }) else {
            return
          }
          isSaid = true
          try? look("large-failed", device, [failure])
        }
        #expect(isSaid)
        await PulledList.run(device, notchAlarm, seconds: 4)
      }

      @Test(arguments: [UIUserInterfaceStyle.light, .dark])
      func panel(style: UIUserInterfaceStyle) async throws {
        let (device, table, notch, _, alarm) = PulledList.make(on: device(style))
        notch.cutout = .island
        for (index, cell) in table.subviews.compactMap({ $0 as? UITableViewCell }).enumerated() {
          cell.contentView.addSubview(row("Known \(index)"))
        }
        notch.panel.makeView = { self.row("Camera") }
        device.drag(
          from: CGPoint(x: 195, y: 250), to: CGPoint(x: 195, y: 640), steps: 40, lifts: false)
        device.refresh(seconds: 0.3)
        try look("panel-armed", device, [])
        device.touch(.ended, CGPoint(x: 195, y: 640))
        await PulledList.run(device, alarm, seconds: 0.4)
        try look("panel-turning", device, [])
        await PulledList.run(device, alarm, seconds: 3)
        try look("panel-open", device, ["Camera"])
        notch.panel.close()
        await PulledList.run(device, alarm, seconds: 0.15)
        try look("panel-closing", device, [])
        await PulledList.run(device, alarm, seconds: 3)
      }

      @Test(arguments: [UIUserInterfaceStyle.light, .dark])
      func notch(style: UIUserInterfaceStyle) async throws {
        struct Offline: LocalizedError { var errorDescription: String? { "You are offline" } }
        let (device, table, notch, _, alarm) = PulledList.make(on: device(style))
        notch.cutout = .island
        notch.rowView = { self.row("Payment \($0)") }
        for (index, cell) in table.subviews.compactMap({ $0 as? UITableViewCell }).enumerated() {
          cell.contentView.addSubview(row("Known \(index)"))
        }
        var go: CheckedContinuation<Void, Never>?
        notch.refresh = {
          await withCheckedContinuation { go = $0 }
          return 1
        }
        device.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 420), lifts: false)
        device.refresh(seconds: 0.2)
        try look("notch-pulled", device, [])
        device.touch(.cancelled, CGPoint(x: 195, y: 420))
        await PulledList.run(device, alarm, seconds: 2)
        notch.beginRefreshing()
        await PulledList.run(device, alarm, seconds: 2)
        try look("notch-waiting", device, [])
        let spinner = try #require(
          all(device.window).compactMap { $0 as? UIActivityIndicatorView }.first)
        #expect(spinner.isAnimating && isSeen(spinner.superview ?? spinner))
        go?.resume()
        go = nil
        // The maximum drawn height of the back's row, and of the front while it turns away.
        var heights: [CGFloat] = [0]
        await PulledList.run(device, alarm, seconds: 6) {
          let rows = all(device.window).compactMap { $0 as? UILabel }
          guard let label = rows.first(where: { $0.text == "Payment 0" }), isSeen(label),
            let height = label.superview.map(drawnHeight)
          else { return }
          if heights.allSatisfy({ $0 < 40 }), height >= 40 {
            try? Picture.write("notch-turning", of: device.window)
          }
          if heights.allSatisfy({ $0 < 75 }), height >= 75 {
            try? Picture.write("notch-turned", of: device.window)
          }
          heights.append(height)
        }
        #expect(heights.contains { $0 >= 75 }, "the row on the card's back: \(heights.max() ?? 0)")
        notch.refresh = {
          await withCheckedContinuation { go = $0 }
          throw Offline()
        }
        notch.beginRefreshing()
        await PulledList.run(device, alarm, seconds: 2)
        go?.resume()
        go = nil
        var isSaid = false
        await PulledList.run(device, alarm, seconds: 3) {
          guard !isSaid,
            texts(in: device.window).contains(where: { $0.text == "You are offline" && $0.contrast >= 3 })
          else { return }
          isSaid = true
          try? Picture.write("notch-failed", of: device.window)
        }
        #expect(isSaid)
        await PulledList.run(device, alarm, seconds: 6)
      }
    }
  }
#endif
