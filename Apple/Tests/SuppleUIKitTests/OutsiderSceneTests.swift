#if !canImport(ObjectiveC)
  import Foundation
  import SuppleHosting
  import SuppleUIKit
  import Testing
  import UIKit
  import UserNotifications

  @testable import OutsiderScene

  extension HostTests {
    /// Runs the outsider's scene. Actions of a person and of the system call each of its methods.
    @MainActor @Suite(.serialized) struct OutsiderSceneTests {
      private typealias Defaults = OutsiderScene.UserDefaults

      /// Launches the scene as UIKit does, into a window of its own.
      private func connect(to device: Device, with response: UNNotificationResponse? = nil) throws
        -> SceneDelegate
      {
        let (delegate, options) = (SceneDelegate(), UIScene.ConnectionOptions())
        delegate.heads.driver.alarm = TestAlarm()
        options.notificationResponse = response
        let scene = UIWindowScene(standInBounds: device.window.bounds)
        delegate.scene(scene, willConnectTo: UISceneSession(), options: options)
        device.window = try #require(delegate.window)
        device.window.layoutIfNeeded()
        device.refresh(seconds: 2)
        return delegate
      }

      private func notification(_ id: String, _ title: String, _ body: String) -> UNNotification {
        UNNotification(standIn: UNNotificationContent(standIn: id, title: title, body: body))
      }

      @Test func aPersonsActionsReachItAndAreSaved() async throws {
        for key in ["heads", "floats"] { Defaults.standard.set(nil, forKey: key) }
        let device = Device(size: WidePanel.size)
        let scene = try connect(to: device)
        let heads = scene.heads
        // Opening a head marks its messages as read.
        heads.open("anna")
        device.refresh(seconds: 2)
        #expect(heads.heads.first { $0.id == "anna" }?.unread == 0)
        // A conversation dragged by its bar floats, is at least 400 points wide, and is saved for the next scene.
        let bar = try #require(WidePanel.bar(heads))
        let point = bar.convert(CGPoint(x: bar.bounds.midX, y: 10), to: nil)
        device.drag(from: point, to: CGPoint(x: point.x - 200, y: point.y + 80), steps: 120)
        device.refresh(seconds: 2)
        for _ in 0..<20_000 where Defaults.standard.data(forKey: "floats") == nil { await Task.yield() }
        #expect(heads.docking == .floating && abs((heads.panelFrame?.width ?? 0) - 400) < 0.5)
        #expect(Defaults.standard.data(forKey: "floats") != nil)
        // A tap on the button docks the conversation in full size.
        let button = try #require(heads.avatarSlot("write"))
        device.tap(button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
        device.refresh(seconds: 2)
        #expect(heads.docking == .full && heads.openHead?.id == "anna")
        heads.close()
        heads.move(to: .left, height: 0.25)
        device.refresh(seconds: 3)
        // The scene also saves its state when it enters the background.
        Defaults.standard.set(nil, forKey: "heads")
        scene.sceneDidEnterBackground(UIWindowScene(standInBounds: .zero))
        heads.uninstall()
        let other = Device(size: WidePanel.size)
        let next = try connect(to: other)
        #expect(next.heads.state.edge == .left && abs(next.heads.state.height - 0.25) < 0.01)
        next.heads.uninstall()
        withExtendedLifetime((scene, other)) {}
      }

      @Test func notificationsBringMessagesAndHeads() async throws {
        for key in ["heads", "floats"] { Defaults.standard.set(nil, forKey: key) }
        let device = Device()
        let scene = try connect(to: device)
        let center = UNUserNotificationCenter.current()
        #expect(center.delegate === scene)
        let news = notification("ben", "Ben", "On my way!")
        #expect(await scene.userNotificationCenter(center, willPresent: news).isEmpty)
        device.refresh(seconds: 1)
        #expect(device.announcements.last == "Ben: On my way!")
        #expect(HeadsOnADevice.center(scene.heads, .flyout) != nil)
        let answer = UNNotificationResponse(standIn: notification("cleo", "Cleo", "Hello"))
        await scene.userNotificationCenter(center, didReceive: answer)
        device.refresh(seconds: 3)
        #expect(scene.heads.openHead?.id == "cleo" && scene.heads.openHead?.unread == 0)
        // Heads without unread messages can be dismissed, others come back.
        scene.heads.close()
        device.refresh(seconds: 2)
        let head = try #require(HeadsOnADevice.center(scene.heads, .head))
        device.drag(from: head, to: CGPoint(x: 195, y: 712), steps: 90, lifts: false)
        device.refresh(seconds: 0.5)
        device.touch(.ended, CGPoint(x: 195, y: 712))
        device.refresh(seconds: 3)
        #expect(scene.heads.heads.map(\.id) == ["anna"])
        scene.heads.uninstall()
      }

      @Test func aNotificationThatLaunchesTheAppOpensItsHead() throws {
        for key in ["heads", "floats"] { Defaults.standard.set(nil, forKey: key) }
        let device = Device()
        let scene = try connect(
          to: device, with: UNNotificationResponse(standIn: notification("cleo", "Cleo", "Hello")))
        device.refresh(seconds: 1)
        #expect(
          scene.heads.openHead?.id == "cleo" && scene.heads.children.first?.view.window === device.window)
        scene.heads.uninstall()
      }
    }
  }
#endif
