#if !canImport(ObjectiveC)
  import Foundation
  import SuppleHosting
  import SuppleInteractions
  import SuppleScene
  import SuppleUIKit
  import Testing
  import UIKit

  extension HostTests {
    /// One head in a corner, and heads that are buttons.
    @MainActor @Suite(.serialized) struct LauncherHostTests {
      final class TapListener: ChatHeadsDelegate {
        var received: [String] = []
        var refuses = false
        func chatHeads(_ controller: ChatHeadsController, shouldAnswerTapOn head: ChatHead) -> Bool {
          !refuses
        }
        func chatHeads(_ controller: ChatHeadsController, didReceive event: ChatHeadsEvent) {
          if case .tapped(let head) = event { received.append("tap \(head.id)") }
          if case .opened(let head) = event { received.append("open \(head.id)") }
          if case .closed(let head) = event { received.append("close \(head.id)") }
        }
      }

      private let assistant = ChatHead(id: "assistant", name: "Assistant")

      private func install(_ heads: ChatHeadsController, on device: Device = Device()) -> UIViewController {
        let root = UIViewController()
        device.window.rootViewController = root
        heads.install(over: root)
        device.window.layoutIfNeeded()
        device.refresh(seconds: 2)
        return root
      }

      @Test(arguments: [false, true]) func itRestsInTheCornerWhereReadingEnds(rightToLeft: Bool) throws {
        let device = Device()
        device.setRightToLeft(rightToLeft)
        defer { device.setRightToLeft(false) }
        let heads = ChatHeadsController(launcher: assistant) { UIViewController() }
        let root = install(heads, on: device)
        // 16 points from the side, and 16 above the safe area, which ends at 810.
        let place = CGPoint(x: rightToLeft ? 16 + 33 : 390 - 16 - 33, y: 810 - 16 - 33)
        #expect(HeadsOnADevice.center(heads, .head) == place)
        _ = root
      }

      @Test func aTapOpensItsConversationWhichIsMadeOnce() throws {
        let device = Device()
        var made = 0
        let heads = ChatHeadsController(launcher: assistant) {
          made += 1
          return UIViewController()
        }
        let listener = TapListener()
        heads.delegate = listener
        let root = install(heads, on: device)
        for _ in 0..<2 {
          device.tap(try #require(HeadsOnADevice.center(heads, .head)))
          device.refresh(seconds: 2)
          #expect(heads.openHead?.id == "assistant" && heads.children.count == 1)
          device.tap(try #require(HeadsOnADevice.center(heads, .head)))
          device.refresh(seconds: 2)
          #expect(heads.openHead == nil)
        }
        #expect(made == 1)
        let open = ["tap assistant", "open assistant", "tap assistant", "close assistant"]
        #expect(listener.received == open + open)
        _ = root
      }

      @Test func itIsDraggedAndNeverDismissed() throws {
        let device = Device()
        let heads = ChatHeadsController(launcher: assistant) { UIViewController() }
        let root = install(heads, on: device)
        let start = try #require(HeadsOnADevice.center(heads, .head))
        device.drag(from: start, to: CGPoint(x: 195, y: 720), lifts: false)
        device.refresh(seconds: 1)
        #expect(!heads.driver.frame.layers.contains { $0.id.role == .dismissTarget })
        device.touch(.ended, CGPoint(x: 195, y: 720))
        device.refresh(seconds: 2)
        #expect(heads.heads.count == 1)
        let slot = try #require(heads.avatarSlot("assistant"))
        let labels = heads.labels
        #expect(
          slot.accessibilityCustomActions?.map(\.name) == [
            labels.open, labels.moveToLeft, labels.moveToRight,
          ])
        heads.style.dropZones = .remove
        #expect(slot.accessibilityCustomActions?.contains { $0.name == labels.dismiss } == true)
        _ = root
      }

      @Test func withoutAConversationItIsAButton() async throws {
        let device = Device()
        let heads = ChatHeadsController(launcher: assistant)
        let listener = TapListener()
        heads.delegate = listener
        let root = install(heads, on: device)
        let events = heads.events
        #expect(heads.heads.first?.role == .button)
        device.tap(try #require(HeadsOnADevice.center(heads, .head)))
        device.refresh(seconds: 2)
        #expect(heads.openHead == nil && listener.received == ["tap assistant"])
        var tapped: ChatHeadsEvent?
        for await event in events {
          tapped = event
          if case .tapped = event { break }
        }
        #expect(tapped == .tapped(heads.heads[0]))
        let slot = try #require(heads.avatarSlot("assistant"))
        #expect(slot.accessibilityActivate())
        device.refresh(seconds: 2)
        #expect(listener.received == ["tap assistant", "tap assistant"])
        #expect(slot.accessibilityCustomActions?.contains { $0.name == heads.labels.open } == false)
        listener.refuses = true
        device.tap(try #require(HeadsOnADevice.center(heads, .head)))
        device.refresh(seconds: 2)
        heads.open("assistant")
        device.refresh(seconds: 2)
        #expect(heads.openHead == nil && listener.received.count == 2)
        _ = root
      }

      @Test func aButtonAmongHeadsStandsInTheRowAndOpensNothing() throws {
        let device = Device()
        let heads = ChatHeadsController()
        let help = ChatHead(id: "help", name: "Help", role: .button)
        heads.heads = [ChatHead(id: "anna", name: "Anna"), help]
        let listener = TapListener()
        heads.delegate = listener
        let root = install(heads, on: device)
        heads.open("anna")
        device.refresh(seconds: 2)
        device.tap(try #require(HeadsOnADevice.center(heads, .head, 2)))
        device.refresh(seconds: 2)
        #expect(heads.openHead?.id == "anna" && listener.received == ["open anna", "tap help"])
        // The engine selects the next head; a button has no conversation.
        heads.heads = [help]
        device.refresh(seconds: 3)
        #expect(heads.openHead == nil && !listener.received.contains("open help"))
        #expect(!heads.driver.frame.layers.contains { $0.id.role == .conversation })
        heads.restore(ChatHeadsState(order: ["help"], edge: .left, height: 0.5, open: "help"))
        device.refresh(seconds: 2)
        #expect(heads.openHead == nil)
        _ = root
      }

      @Test func theRoleIsInJSONAndMayBeMissing() throws {
        let head = ChatHead(id: "help", name: "Help", role: .button)
        let data = try JSONEncoder().encode(head)
        #expect(try JSONDecoder().decode(ChatHead.self, from: data) == head)
        #expect(String(decoding: data, as: UTF8.self).contains(#""role":"button""#))
        let old = Data(#"{"id": "a", "name": "A", "unread": 0}"#.utf8)
        #expect(try JSONDecoder().decode(ChatHead.self, from: old).role == .conversation)
      }
    }
  }
#endif
