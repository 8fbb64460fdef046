#if !canImport(ObjectiveC)
  import SuppleHosting
  import SuppleInteractions
  import SuppleScene
  import SuppleUIKit
  import Testing
  import UIKit

  extension HostTests {
    @MainActor @Suite(.serialized) struct ChatHeadsOverflowTests {
      /// The accessibility element of a name, front to back.
      private func found(_ name: String, in view: UIView) -> UIView? {
        for inner in view.subviews.reversed() {
          if let view = found(name, in: inner) { return view }
        }
        return view.isAccessibilityElement && view.accessibilityLabel == name ? view : nil
      }

      private func listed(_ heads: ChatHeadsController) -> [Int32] {
        heads.driver.frame.layers.filter { $0.id.role == .overflowed }.map(\.id.item)
      }

      private func head(numbered number: Int32, in heads: ChatHeadsController) -> String? {
        heads.driver.engine.arrangement.heads.firstIndex { $0.head == number }.map { heads.state.order[$0] }
      }

      @Test func theSlotListsTheOthersAndOneOfThemOpens() throws {
        let (device, root, heads, _) = HeadsOnADevice.install(7)
        heads.openOverflow()
        device.refresh(seconds: 1)
        // The stack is closed.
        #expect(listed(heads).isEmpty)
        heads.open("anna")
        device.refresh(seconds: 2)
        #expect(listed(heads).isEmpty)
        device.tap(try #require(HeadsOnADevice.center(heads, .overflow)))
        device.refresh(seconds: 2)
        #expect(listed(heads).count == 2)
        #expect(heads.openHead == nil)
        #expect(heads.view.accessibilityViewIsModal)
        let number = try #require(listed(heads).last)
        let id = try #require(head(numbered: number, in: heads))
        #expect(found(id.capitalized, in: heads.view) != nil)
        device.tap(try #require(HeadsOnADevice.center(heads, .overflowed, number)))
        device.refresh(seconds: 2)
        #expect(heads.openHead?.id == id)
        #expect(listed(heads).isEmpty)
        #expect(HeadsOnADevice.center(heads, .head, number) != nil)
        #expect(device.links == 0)
        _ = root
      }

      @Test func voiceOverReachesTheSlotAndTheListedHeads() throws {
        let (device, root, heads, _) = HeadsOnADevice.install(7)
        heads.open("anna")
        device.refresh(seconds: 2)
        let slot = try #require(found(heads.labels.more(2), in: heads.view))
        #expect(slot.accessibilityTraits == .button)
        #expect(slot.accessibilityActivate())
        device.refresh(seconds: 2)
        let number = try #require(listed(heads).first)
        let id = try #require(head(numbered: number, in: heads))
        let cell = try #require(found(id.capitalized, in: heads.view))
        let place = try #require(heads.heads.firstIndex { $0.id == id })
        heads.heads[place].unread = 12
        device.refresh(seconds: 1)
        #expect(cell.accessibilityValue == heads.labels.unread(12))
        #expect(cell.accessibilityActivate())
        device.refresh(seconds: 2)
        #expect(heads.openHead?.id == id)
        heads.openOverflow()
        device.refresh(seconds: 2)
        #expect(listed(heads).count == 2)
        #expect(heads.view.accessibilityPerformEscape())
        device.refresh(seconds: 2)
        #expect(listed(heads).isEmpty)
        #expect(!heads.view.accessibilityViewIsModal)
        _ = root
      }
    }
  }
#endif
