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
    @MainActor @Suite(.serialized) struct ChatHeadsLifetimeTests {
      @Test func removedHeadsReturnToTheirPlaces() {
        let (device, root, heads, alarm) = HeadsOnADevice.install(3)
        heads.move(to: .left, height: 0.5)
        device.refresh(seconds: 3)
        let state = heads.state
        heads.uninstall()
        #expect(device.links == 0 && alarm.time == nil)
        #expect(heads.view.subviews.isEmpty)
        #expect(heads.parent == nil)
        heads.install(over: root)
        device.window.layoutIfNeeded()
        device.refresh(seconds: 0.2)
        #expect(heads.state.edge == state.edge && heads.state.order == state.order)
        #expect(abs(heads.state.height - state.height) < 1e-9)
        #expect(device.links == 0)
      }

      @Test func sceneWindowIsOnTopAndPassesTouches() throws {
        let device = Device()
        let scene = UIWindowScene(standInBounds: device.window.bounds)
        let app = UIWindow(windowScene: scene)
        app.rootViewController = UIViewController()
        let heads = ChatHeadsController()
        heads.heads = HeadsOnADevice.makeHeads(2)
        heads.install(in: scene)
        let overlay = try #require(scene.windows.last)
        overlay.layoutIfNeeded()
        device.refresh(seconds: 1)
        #expect(overlay.windowLevel.rawValue > UIWindow.Level.normal.rawValue)
        #expect(overlay.hitTest(CGPoint(x: 200, y: 500), with: nil) == nil)
        #expect(overlay.hitTest(try #require(HeadsOnADevice.center(heads, .head)), with: nil) === heads.view)
        heads.uninstall()
        #expect(overlay.isHidden)
      }

      @Test func voiceOverHasAnActionForEachGesture() throws {
        let (device, _, heads, _) = HeadsOnADevice.install(2)
        let listener = Listener()
        heads.delegate = listener
        let slot = try #require(heads.avatarSlot(heads.state.order[0]))
        let id = heads.state.order[0]
        #expect(slot.isAccessibilityElement && slot.accessibilityTraits == .button)
        func act(_ name: String) throws {
          let action = try #require(slot.accessibilityCustomActions?.first { $0.name == name })
          #expect(action.actionHandler?(action) == true)
          device.refresh(seconds: 3)
        }
        try act("Move to left edge")
        #expect(heads.state.edge == .left)
        try act("Move to right edge")
        #expect(heads.state.edge == .right)
        try act("Open")
        #expect(heads.openHead?.id == id)
        #expect(heads.view.accessibilityPerformEscape())
        device.refresh(seconds: 3)
        #expect(heads.openHead == nil)
        #expect(!heads.view.accessibilityPerformEscape())
        #expect(slot.accessibilityActivate())
        device.refresh(seconds: 3)
        #expect(heads.openHead?.id == id)
        heads.close()
        device.refresh(seconds: 3)
        try act("Dismiss")
        #expect(!heads.heads.contains { $0.id == id })
        heads.present("On my way!", from: heads.heads[0].id)
        #expect(device.announcements.contains { $0.contains("On my way!") })
      }

      @Test func flyoutAppearsAndHides() throws {
        let (device, _, heads, alarm) = HeadsOnADevice.install(1)
        heads.present("Hi", from: "anna")
        HeadsOnADevice.run(device, alarm, frames: 180)
        #expect(HeadsOnADevice.center(heads, .flyout) != nil)
        #expect(device.links == 0)
        let time = try #require(alarm.time)
        device.wait(time - device.time)
        alarm.ring(at: device.time)
        device.refresh(seconds: 2)
        #expect(HeadsOnADevice.center(heads, .flyout) == nil)
        #expect(device.links == 0 && alarm.time == nil)
        heads.present("Nobody", from: "unknown")
        #expect(!device.announcements.contains { $0.contains("Nobody") })
      }

      @Test func removedHeadsRequestNoFrames() {
        let (device, _, heads, alarm) = HeadsOnADevice.install(1)
        heads.present("Hi", from: "anna")
        HeadsOnADevice.run(device, alarm, frames: 180)
        #expect(alarm.time != nil)
        heads.uninstall()
        #expect(alarm.time == nil)
      }

      @Test func keyboardMovesHeadsUp() throws {
        let (device, _, heads, _) = HeadsOnADevice.install(1)
        heads.move(to: .right, height: 1)
        device.refresh(seconds: 3)
        let low = try #require(HeadsOnADevice.center(heads, .head))
        NotificationCenter.default.post(
          name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
          userInfo: [UIResponder.keyboardFrameEndUserInfoKey: CGRect(x: 0, y: 500, width: 390, height: 344)])
        device.refresh(seconds: 3)
        #expect(try #require(HeadsOnADevice.center(heads, .head)).y < min(low.y, 500))
      }

      @Test func memoryWarningReleasesClosedConversations() {
        let (device, _, heads, _) = HeadsOnADevice.install(2)
        weak var conversation: UIViewController?
        var made = 0
        heads.makeConversation = { _ in
          let controller = UIViewController()
          made += 1
          conversation = controller
          return controller
        }
        heads.open("anna")
        device.refresh(seconds: 2)
        NotificationCenter.default.post(
          name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
        #expect(conversation != nil)
        heads.close()
        device.refresh(seconds: 2)
        #expect(conversation != nil)
        NotificationCenter.default.post(
          name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
        #expect(conversation == nil)
        heads.open("anna")
        device.refresh(seconds: 2)
        #expect(made == 2)
        // The conversation of a removed head is kept only while it is visible.
        heads.close()
        device.refresh(seconds: 2)
        heads.heads.removeAll { $0.id == "anna" }
        device.refresh(seconds: 2)
        #expect(conversation == nil)
      }

      @Test func deallocatedControllerLeavesNoObjects() {
        weak var gone: ChatHeadsController?
        let device = Device()
        do {
          let (_, root, heads, _) = HeadsOnADevice.install(3, on: device)
          gone = heads
          heads.open("anna")
          device.refresh(seconds: 0.1)
          heads.uninstall()
          _ = root
        }
        device.window.rootViewController = nil
        #expect(gone == nil)
        #expect(device.links == 0)
      }

      @Test func pointerHoverLiftsAHead() throws {
        let device = Device()
        let (_, _, heads, _) = HeadsOnADevice.install(1, on: device)
        let interaction = try #require(heads.view.interactions.first as? UIPointerInteraction)
        let place = try #require(HeadsOnADevice.center(heads, .head))
        let whole = UIPointerRegion(rect: heads.view.bounds)
        let region = interaction.delegate?.pointerInteraction(
          interaction, regionFor: UIPointerRegionRequest(standInLocation: place), defaultRegion: whole)
        #expect(region?.rect.contains(place) == true)
        let head = try #require(region)
        #expect(interaction.delegate?.pointerInteraction(interaction, styleFor: head) != nil)
        let nowhere = UIPointerRegionRequest(standInLocation: CGPoint(x: 5, y: 5))
        #expect(
          interaction.delegate?.pointerInteraction(interaction, regionFor: nowhere, defaultRegion: whole)
            == nil
        )
        heads.uninstall()
        #expect(interaction.delegate?.pointerInteraction(interaction, styleFor: head) == nil)
      }
    }
  }
#endif
