#if !canImport(ObjectiveC)
  import Foundation
  import SuppleHosting
  import SuppleInteractions
  import SuppleScene
  import SuppleUIKit
  import Testing
  import UIKit

  extension HostTests {
    /// Texts at the person's text size.
    @MainActor @Suite(.serialized) struct TextSizeTests {
      private func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels(in: $0) }
      }

      @Test func largeTextIsWholeWhereItsPlaceDoesNotGrow() throws {
        let device = Device()
        UIFontMetrics.standInScale = 3
        defer { UIFontMetrics.standInScale = 1 }
        let (_, root, heads, _) = HeadsOnADevice.install(7, on: device)
        // Two initials are wider than the circle.
        let initials = try #require(heads.avatarSlot("anna").map(labels)?.first)
        #expect(initials.font.pointSize == 51 && initials.adjustsFontSizeToFitWidth)
        #expect(initials.minimumScaleFactor > 0 && initials.minimumScaleFactor <= 0.5)
        heads.open("anna")
        device.refresh(seconds: 2)
        heads.openOverflow()
        device.refresh(seconds: 2)
        let name = try #require(labels(in: heads.view).first { $0.text == "Gus" })
        let size = name.sizeThatFits(CGSize(width: 1000, height: 1000))
        #expect(size.height <= name.bounds.height && name.font.pointSize > 13)
        for cell in heads.view.subviews.compactMap({ $0 as? ListedSlotView }) where !cell.badge.isHidden {
          #expect(cell.content.bounds.contains(cell.badge.frame), "a badge is not cut: \(cell.badge.frame)")
        }
        heads.close()
        device.refresh(seconds: 2)
        heads.style.targetScrimHeight = 200
        let start = try #require(HeadsOnADevice.center(heads, .head))
        device.drag(from: start, to: CGPoint(x: 195, y: 600), lifts: false)
        device.refresh(seconds: 0.4)
        let remove = try #require(labels(in: heads.view).first { $0.text == heads.labels.remove })
        let whole = remove.sizeThatFits(CGSize(width: 1000, height: 1000))
        #expect(whole.height <= remove.bounds.height && whole.width <= remove.bounds.width)
        device.touch(.cancelled, CGPoint(x: 195, y: 600))
        _ = root
      }

      @Test func textsFollowTheTextSizeAtOnce() throws {
        let (device, root, heads) = WidePanel.open(3)
        heads.present("On my way!", from: "ben")
        device.refresh(seconds: 1)
        let texts = labels(in: heads.view).filter { Int($0.text ?? "0") == nil }
        #expect(Set(texts.compactMap(\.text)).isSuperset(of: ["A", "Anna"]))
        #expect(texts.filter { !$0.adjustsFontForContentSizeCategory }.compactMap(\.text) == [])
        _ = root
      }

      /// Heads grow with the text up to 76 points, and their badges up to half of a head, as on a page. A size set by
      /// the app is kept.
      @Test func headsAndTheirBadgesGrowWithTheText() throws {
        let device = Device()
        defer { UIFontMetrics.standInScale = 1 }
        let (_, root, heads, _) = HeadsOnADevice.install(2, on: device)
        heads.move(to: .right, height: 1)
        device.refresh(seconds: 2)
        let lowest = heads.state.height
        func size(_ role: LayerRole) -> Double {
          heads.driver.frame.layers.last { $0.id.role == role }.map { $0.size.height } ?? 0
        }
        func set(_ scale: CGFloat) {
          UIFontMetrics.standInScale = scale
          device.window.standInChangeTraits {
            $0.standInSize = UIContentSizeCategory(rawValue: "\(scale)")
          }
          device.refresh(seconds: 2)
        }
        let bottom = Double(844 - 34)
        #expect(size(.head) == 66 && size(.badge) == 20)
        set(1.1)
        #expect(abs(size(.head) - 72.6) < 0.01 && abs(size(.badge) - 22) < 0.01)
        set(3)
        #expect(abs(size(.head) - 76) < 0.01 && abs(size(.badge) - 38) < 0.01)
        let leader = try #require(HeadsOnADevice.center(heads, .head))
        #expect(leader.y + 38 <= bottom, "the leader is wholly on the screen")
        // The listed heads and a move to a share of the height have the new size too.
        heads.move(to: .left, height: 1)
        device.refresh(seconds: 2)
        #expect(abs(heads.state.height - lowest) < 0.02)
        heads.style.headSize = 50
        device.refresh(seconds: 2)
        #expect(size(.head) == 50)
        set(1)
        heads.style.headSize = ChatHeadsStyle.modern.headSize
        device.refresh(seconds: 2)
        #expect(size(.head) == 66 && size(.badge) == 20)
        _ = root
      }

      /// Bars and messages grow with the text, as on a page, within the ranges of the style. A size set by the app is
      /// kept.
      @Test func barsAndMessagesGrowWithTheText() throws {
        defer { UIFontMetrics.standInScale = 1 }
        let (device, root, heads) = WidePanel.open()
        func set(_ scale: CGFloat) {
          UIFontMetrics.standInScale = scale
          device.window.standInChangeTraits { $0.standInSize = UIContentSizeCategory(rawValue: "\(scale)") }
          device.refresh(seconds: 2)
        }
        func bar() -> (height: CGFloat, text: CGFloat) {
          let bar = WidePanel.bar(heads)
          return (
            bar?.bounds.height ?? 0,
            bar.map(labels)?.first { $0.text == "Anna" }?.font.pointSize ?? 0
          )
        }
        func message() -> CGSize {
          heads.driver.frame.layers.last { $0.id.role == .flyout }.map { CGSize($0.size) } ?? .zero
        }
        let top = WidePanel.frame(heads).minY
        #expect(bar() == (44, 15) && heads.driver.engine.style.flyoutWidth == 300)
        set(1.5)
        #expect(bar() == (66, 22.5) && heads.driver.engine.style.flyoutWidth == 450)
        #expect(WidePanel.frame(heads).minY >= top, "the bar stays on the screen")
        set(3)
        #expect(bar() == (80, 40), "the maximum height of a bar, and half of it")
        heads.style.panelBarHeight = 50
        device.refresh(seconds: 2)
        #expect(bar().height == 50, "a size that the app has set stays")
        heads.close()
        device.refresh(seconds: 2)
        heads.present("On my way!", from: "ben")
        device.refresh(seconds: 1)
        #expect(abs(message().height - 56 * 3) < 0.01)
        let words = labels(in: heads.view).filter { ["Ben", "On my way!"].contains($0.text) }
        #expect(words.count == 2)
        for label in words {
          let whole = label.sizeThatFits(CGSize(width: 2000, height: 2000))
          #expect(label.bounds.width >= whole.width && label.bounds.height >= whole.height)
        }
        set(1)
        heads.style = .modern
        device.refresh(seconds: 1)
        let usual = heads.driver.engine.style
        #expect(usual.flyoutHeight == 56 && usual.flyoutWidth == 300 && usual.panelBarHeight == 44)
        device.window.standInChangeTraits { $0.standInSize = .large }
        _ = root
      }

      /// A card has a row's ratio of width and height, and does not grow with the text.
      @Test(arguments: [1, 2, 3.3], [209.0, 390]) func theWholeTextOfAFailureIsOnItsCard(
        scale: CGFloat, width: CGFloat
      ) throws {
        UIFontMetrics.standInScale = scale
        defer { UIFontMetrics.standInScale = 1 }
        let height = width * 80 / 390
        let card = NotchCardFacesView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        var layer = Layer(LayerID(.card), center: .zero, size: Size(width: width, height: height))
        layer.traits = .failed
        card.update(with: layer, text: "The Internet connection appears to be offline.")
        card.layoutIfNeeded()
        let label = try #require(labels(in: card).first)
        let whole = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
        #expect(whole.height <= height && whole.width <= label.bounds.width)
        #expect(label.font.pointSize >= 11)
        #expect(scale == 1 || width < 390 || label.font.pointSize > 20, "as large as its row allows")
        // The text does not change while it returns.
        let size = label.font.pointSize
        card.bounds.size = CGSize(width: 100, height: 30)
        card.layoutIfNeeded()
        #expect(label.font.pointSize == size)
        // On a row that grows with the text, the text has the person's own size.
        card.bounds.size = CGSize(width: 390, height: 400)
        card.layoutIfNeeded()
        #expect(label.font.pointSize == 15 * scale)
      }
    }
  }
#endif
