#if !canImport(ObjectiveC)
  import Foundation
  import SuppleHosting
  import SuppleInteractions
  import SuppleScene
  import SuppleUIKit
  import Testing
  import UIKit

  extension HostTests {
    /// Texts at a person's own text size.
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
        // On its way back the text does not change.
        let size = label.font.pointSize
        card.bounds.size = CGSize(width: 100, height: 30)
        card.layoutIfNeeded()
        #expect(label.font.pointSize == size)
        // A row that grows with the text has the person's own size.
        card.bounds.size = CGSize(width: 390, height: 400)
        card.layoutIfNeeded()
        #expect(label.font.pointSize == 15 * scale)
      }
    }
  }
#endif
