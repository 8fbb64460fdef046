#if !canImport(ObjectiveC)
  import Foundation
  import SuppleHosting
  import SuppleInteractions
  import SuppleLayers
  import SuppleScene
  import SuppleUIKit
  import Testing
  import UIKit

  extension HostTests {
    /// Heads with faces of their own, and controls in them.
    @MainActor @Suite(.serialized) struct HeadFaceTests {
      /// A control that counts its taps.
      private final class Knob: UIControl {
        var taps = 0
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
          super.touchesEnded(touches, with: event)
          taps += 1
        }
      }

      private func layer(_ heads: ChatHeadsController, _ item: Int32 = 1) -> Layer? {
        heads.driver.frame.layer(LayerID(.head, item: item))
      }

      @Test func aFaceIsTheLayersSizeAndCornersAndItsContentIsClippedToIt() throws {
        let (device, root, heads, _) = HeadsOnADevice.install(1)
        heads.heads[0].face = .pill(CGSize(width: 120, height: 44))
        device.refresh(seconds: 2)
        let shown = try #require(layer(heads))
        #expect(shown.size == Size(width: 120, height: 44) && shown.cornerRadius == 22)
        let slot = try #require(heads.avatarSlot("anna") as? SlotView)
        #expect(slot.bounds.size == CGSize(width: 120, height: 44))
        slot.layoutIfNeeded()
        #expect(slot.content.frame == CGRect(x: 4, y: 4, width: 112, height: 36))
        #expect(slot.content.layer.cornerRadius == 18)
        heads.heads[0].face = .rounded(CGSize(width: 90, height: 160), radius: 20)
        device.refresh(seconds: 2)
        #expect(layer(heads)?.size == Size(width: 90, height: 160) && layer(heads)?.cornerRadius == 20)
        heads.heads[0].face = .circle(48)
        device.refresh(seconds: 2)
        #expect(layer(heads)?.size == Size(width: 48, height: 48) && layer(heads)?.cornerRadius == 24)
        heads.heads[0].face = nil
        device.refresh(seconds: 2)
        #expect(layer(heads)?.size == Size(width: 66, height: 66))
        _ = root
      }

      @Test func aFaceIsKeptByARestoreAndInJSONAndIsThereBeforeTheWindow() throws {
        let face = ChatHeadFace.pill(CGSize(width: 160, height: 48))
        let head = ChatHead(id: "anna", name: "Anna", face: face)
        let data = try JSONEncoder().encode(head)
        #expect(try JSONDecoder().decode(ChatHead.self, from: data) == head)
        let old = try JSONDecoder().decode(
          ChatHead.self, from: Data(#"{"id": "a", "name": "A", "unread": 0}"#.utf8))
        #expect(old.face == nil)
        let (device, root, heads, _) = HeadsOnADevice.install(2)
        heads.heads = [head] + heads.heads.dropFirst()
        heads.restore(heads.state)
        device.refresh(seconds: 0.1)
        #expect(layer(heads)?.size == Size(width: 160, height: 48))
        _ = root
      }

      @Test func aHeadOfTheOverflowShowsItsFaceAsInTheRow() throws {
        let (device, root, heads, _) = HeadsOnADevice.install(7)
        for index in heads.heads.indices {
          heads.heads[index].face = .rounded(CGSize(width: 150, height: 100), radius: 10)
        }
        device.refresh(seconds: 2)
        heads.open("anna")
        device.refresh(seconds: 2)
        heads.openOverflow()
        device.refresh(seconds: 2)
        let cell = try #require(
          heads.view.subviews.compactMap { $0 as? ListedSlotView }.first { $0.window != nil })
        cell.layoutIfNeeded()
        let picture = try #require(cell.content.subviews.first { $0 is HeadSlotView })
        #expect(picture.bounds.size == CGSize(width: 150, height: 100))
        #expect(abs(picture.transform.a - 0.66) < 0.001 && picture.center.y == 33)
        _ = root
      }

      @Test func aTapOnAnEnabledControlIsItsOwnAndADragFromItDragsTheHead() throws {
        let knob = Knob(frame: CGRect(x: 10, y: 10, width: 60, height: 30))
        let device = Device()
        let root = UIViewController()
        device.window.rootViewController = root
        let heads = ChatHeadsController()
        heads.makeAvatar = { _ in
          let view = UIView()
          view.addSubview(knob)
          return view
        }
        heads.heads = [ChatHead(id: "anna", name: "Anna", face: .pill(CGSize(width: 200, height: 60)))]
        heads.install(over: root)
        device.window.layoutIfNeeded()
        device.refresh(seconds: 2)
        let place = knob.convert(CGPoint(x: 30, y: 15), to: nil)
        device.tap(place)
        device.refresh(seconds: 1)
        #expect(knob.taps == 1 && heads.openHead == nil)
        device.drag(from: place, to: CGPoint(x: 60, y: 500), steps: 20)
        device.refresh(seconds: 2)
        #expect(knob.taps == 1)
        #expect((layer(heads)?.center.x ?? 400) < 195)
        knob.isEnabled = false
        device.tap(knob.convert(CGPoint(x: 30, y: 15), to: nil))
        device.refresh(seconds: 2)
        #expect(knob.taps == 1 && heads.openHead?.id == "anna")
        heads.close()
        device.refresh(seconds: 2)
        knob.isEnabled = true
        let center = try #require(HeadsOnADevice.center(heads, .head, 1))
        device.tap(CGPoint(x: center.x + 60, y: center.y))
        device.refresh(seconds: 2)
        #expect(heads.openHead?.id == "anna")
      }
    }
  }
#endif
