#if !canImport(ObjectiveC)
  import SuppleHosting
  import SuppleInteractions
  import SuppleScene
  import SuppleUIKit
  import Testing
  import UIKit

  extension HostTests {
    /// The bar of a conversation beside its head, in a wide window: its looks, its buttons and drags.
    @MainActor @Suite(.serialized) struct PanelBarHostTests {
      private final class Knob: UIControl {}

      @Test func aWideWindowHasABarAboveTheContentAndARowHasNone() throws {
        let (device, root, heads) = WidePanel.open()
        let bar = try #require(WidePanel.bar(heads))
        let content = try #require(heads.children.first?.view)
        let frame = WidePanel.frame(heads)
        #expect(frame.size == CGSize(width: 380, height: 560) && heads.panelFrame == frame)
        #expect(
          bar.convert(bar.bounds, to: nil) == CGRect(x: frame.minX, y: frame.minY, width: 380, height: 44))
        #expect(content.convert(content.bounds, to: nil).minY == frame.minY + 44)
        #expect(content.bounds.size == CGSize(width: 380, height: 516))
        let title = bar.content.subviews.compactMap { $0 as? UILabel }.first
        #expect(title?.text == "Anna" && title?.accessibilityTraits.contains(.header) == true)
        #expect(title.map { $0.frame.width > 150 } == true)
        heads.heads[0].name = "Anna Berg"
        device.refresh(seconds: 0.1)
        heads.hint()
        device.refresh(seconds: 1)
        #expect(title?.text == "Anna Berg")
        device.resize(to: CGSize(width: 390, height: 844), insets: UIEdgeInsets())
        device.refresh(seconds: 2)
        #expect(WidePanel.bar(heads) == nil && heads.panelFrame == nil)
        #expect(content.bounds.size == WidePanel.frame(heads).size)
        device.resize(to: WidePanel.size, insets: UIEdgeInsets())
        device.refresh(seconds: 2)
        #expect(WidePanel.bar(heads) === bar && content.bounds.height == 516)
        _ = root
      }

      @Test func inASwitchOneBarIsVisibleAndItsInkContrastsWithTheCard() throws {
        let (device, root, heads) = WidePanel.open()
        let ink = try #require(
          WidePanel.bar(heads)?.content.subviews.lazy.compactMap { $0 as? UILabel }.first?.textColor)
        heads.open("ben")
        var most = 0
        for _ in 0..<12 {
          device.refresh()
          let bars = heads.view.subviews.compactMap { $0 as? PanelBarView }
          most = max(most, bars.count)
          let shown = bars.filter { $0.content.alpha > 0 }
          #expect(shown.count == 1)
          let title = shown.first?.content.subviews.lazy.compactMap { $0 as? UILabel }.first
          #expect(title?.text == "Ben" && title?.textColor == ink)
        }
        #expect(most == 2)
        _ = root
      }

      @Test func aBarAndItsContentGrowWithTheirCard() throws {
        let (device, root, heads) = WidePanel.open()
        heads.close()
        device.refresh(seconds: 2)
        heads.open("anna")
        var scales: Set<Double> = []
        for _ in 0..<60 {
          device.refresh()
          guard
            let layer = heads.driver.frame.layers.first(where: {
              $0.id.role == .conversation && $0.contentOpacity > 0
            }),
            let bar = WidePanel.bar(heads), let content = heads.children.first?.view
          else { continue }
          scales.insert(layer.scale)
          let card = CGRect(
            Rect(
              center: layer.center,
              size: Size(width: layer.size.width * layer.scale, height: layer.size.height * layer.scale)))
          // On screen: the whole bar at the card's upper edge, and the content below it.
          let shown = bar.content.convert(bar.content.bounds, to: nil)
          #expect(abs(shown.width - card.width) < 1e-6 && abs(shown.height - 44 * layer.scale) < 1e-6)
          #expect(abs(shown.minY - card.minY) < 1e-6 && abs(shown.midX - card.midX) < 1e-6)
          let below = content.convert(content.bounds, to: nil)
          #expect(abs(below.minY - shown.maxY) < 1e-6 && abs(below.width - card.width) < 1e-6)
          #expect(bar.content.layer.opacity == Float(layer.contentOpacity))
          // The card clips the bar.
          let clip = try #require(bar.content.superview)
          let cut = clip.convert(clip.bounds, to: nil)
          #expect(
            clip.clipsToBounds && abs(cut.minX - card.minX) < 1e-6 && abs(cut.width - card.width) < 1e-6)
          #expect(abs(cut.height - max(card.height, 44 * layer.scale)) < 1e-6)
        }
        #expect(scales.count > 10 && device.implicitAnimations == [])
        _ = root
      }

      @Test func fromRightToLeftTheBarIsMirrored() throws {
        let device = Device(size: WidePanel.size)
        device.setRightToLeft(true)
        defer { device.setRightToLeft(false) }
        let (_, root, heads) = WidePanel.open(on: device)
        let bar = try #require(WidePanel.bar(heads))
        let close = try WidePanel.button(heads, heads.labels.closePanel)
        #expect(bar.grip.frame.minX > 300 && close.frame.minX < 20)
        let title = try #require(bar.content.subviews.compactMap { $0 as? UILabel }.first)
        #expect(title.textAlignment == .right && title.frame.minX > close.frame.maxX)
        _ = root
      }

      @Test func theStyleChoosesTheButtonsAndNoBarAtAll() throws {
        let (device, root, heads) = WidePanel.open()
        func names() -> [String] {
          (WidePanel.bar(heads)?.content.subviews ?? []).filter { $0 is UIControl && !$0.isHidden }
            .compactMap(\.accessibilityLabel)
        }
        let labels = heads.labels
        #expect(names() == [labels.undockPanel, labels.fullPanel, labels.closePanel])
        heads.style.panelFloats = .off
        device.refresh(seconds: 0.1)
        #expect(names() == [labels.fullPanel, labels.closePanel])
        heads.style.barButtons = .close
        device.refresh(seconds: 0.1)
        #expect(names() == [labels.closePanel])
        heads.style.barButtons = .none
        device.refresh(seconds: 0.1)
        #expect(names() == [] && WidePanel.bar(heads)?.grip.isHidden == false)
        heads.style.panelBarHeight = 0
        device.refresh(seconds: 0.1)
        #expect(WidePanel.bar(heads) == nil && heads.children.first?.view.bounds.height == 560)
        _ = root
      }

      @Test func itsButtonsDetachFillAndCloseAndDoNotDrag() throws {
        let (device, root, heads) = WidePanel.open()
        let listener = WidePanel.Listener()
        heads.delegate = listener
        let docked = WidePanel.frame(heads)
        let undock = WidePanel.middle(try WidePanel.button(heads, heads.labels.undockPanel))
        device.drag(from: undock, to: CGPoint(x: undock.x - 300, y: undock.y))
        device.refresh(seconds: 2)
        #expect(WidePanel.frame(heads) == docked && listener.moves == [])
        device.tap(undock)
        device.refresh(seconds: 2)
        #expect(heads.docking == .floating && listener.moves == [.floating])
        #expect(WidePanel.frame(heads).minX == docked.minX - 24)
        device.tap(WidePanel.middle(try WidePanel.button(heads, heads.labels.fullPanel)))
        device.refresh(seconds: 2)
        #expect(heads.docking == .full)
        #expect(WidePanel.frame(heads) == CGRect(x: 16, y: 47 + 16, width: 1024 - 32, height: 768 - 81 - 32))
        let full = try WidePanel.button(heads, heads.labels.fullPanel)
        #expect(full.accessibilityTraits.contains(.selected))
        #expect(full.accessibilityActivate())
        device.refresh(seconds: 2)
        #expect(WidePanel.frame(heads) == docked && listener.moves == [.floating, .full, .head])
        #expect(listener.frames.last == docked && heads.panelFrame == docked)
        device.tap(WidePanel.middle(try WidePanel.button(heads, heads.labels.closePanel)))
        device.refresh(seconds: 2)
        #expect(heads.openHead == nil && heads.panelFrame == nil)
        _ = root
      }

      @Test func itIsDraggedByTheBarAndTheGrip() throws {
        let (device, root, heads) = WidePanel.open()
        let listener = WidePanel.Listener()
        heads.delegate = listener
        let docked = WidePanel.frame(heads)
        let grip = WidePanel.middle(try #require(WidePanel.bar(heads)).grip)
        device.drag(from: grip, to: CGPoint(x: grip.x - 300, y: grip.y + 30), lifts: false)
        device.refresh(seconds: 0.3)
        let held = WidePanel.frame(heads)
        #expect(abs(held.minX - docked.minX + 300) < 0.1 && abs(held.minY - docked.minY - 30) < 0.1)
        device.touch(.ended, CGPoint(x: grip.x - 300, y: grip.y + 30))
        device.refresh(seconds: 2)
        #expect(heads.docking == .floating && listener.moves == [.floating])
        #expect(abs(WidePanel.frame(heads).minX - docked.minX + 300) < 0.1)
        #expect(listener.frames.last == WidePanel.frame(heads))
        // A release close to the docked place docks the conversation.
        let title = CGPoint(x: WidePanel.frame(heads).midX, y: WidePanel.frame(heads).minY + 22)
        device.drag(from: title, to: CGPoint(x: title.x + 295, y: title.y - 30), lifts: false)
        device.refresh(seconds: 0.3)
        device.touch(.ended, CGPoint(x: title.x + 295, y: title.y - 30))
        device.refresh(seconds: 2)
        #expect(heads.docking == .head && WidePanel.frame(heads) == docked)
        _ = root
      }

      @Test func anOwnBarKeepsTheTapsOfItsControls() throws {
        let knob = Knob(frame: CGRect(x: 20, y: 0, width: 60, height: 40))
        var taps = 0
        knob.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let (device, root, heads) = WidePanel.open {
          $0.makeBar = { _ in
            let view = UIView()
            view.addSubview(knob)
            return view
          }
        }
        let docked = WidePanel.frame(heads)
        #expect(WidePanel.bar(heads)?.grip.superview == nil && knob.superview?.frame.width == 380)
        device.tap(WidePanel.middle(knob))
        let place = WidePanel.middle(knob)
        device.drag(from: place, to: CGPoint(x: place.x - 300, y: place.y))
        device.refresh(seconds: 2)
        #expect(taps == 1 && WidePanel.frame(heads) == docked)
        device.drag(
          from: CGPoint(x: docked.maxX - 20, y: place.y), to: CGPoint(x: docked.maxX - 320, y: place.y))
        device.refresh(seconds: 2)
        #expect(WidePanel.frame(heads).minX < docked.minX - 100)
        _ = root
      }
    }
  }
#endif
