#if !canImport(ObjectiveC)
  import Foundation
  import SuppleHosting
  import SuppleInteractions
  import SuppleUIKit
  import Testing
  import UIKit

  /// The methods of the outsider's scene, as `Apple/Outsider/UIKit/Scene.swift` has them, with what they call.
  @MainActor private enum Outsider {
    final class Notification {
      let request: Request
      init(_ id: String, _ title: String, _ body: String) {
        request = Request(content: Content(title: title, body: body, threadIdentifier: id))
      }
    }
    struct Request { let content: Content }
    struct Content {
      let title: String
      let body: String
      let threadIdentifier: String
    }
    struct Response { let notification: UNNotification }
    struct Center {}
    struct Options: OptionSet { let rawValue: Int }
    typealias UNNotification = Notification
    typealias UNNotificationResponse = Response
    typealias UNUserNotificationCenter = Center
    typealias UNNotificationPresentationOptions = Options

    /// The values that the app has saved.
    @MainActor final class UserDefaults {
      static let standard = UserDefaults()
      private var values: [String: Data] = [:]
      func data(forKey key: String) -> Data? { values[key] }
      func set(_ value: Data?, forKey key: String) { values[key] = value }
    }

    final class SceneDelegate: ChatHeadsDelegate {
      let heads = ChatHeadsController()

      private func keep() {
        if let data = try? JSONEncoder().encode(heads.state) {
          UserDefaults.standard.set(data, forKey: "heads")
        }
      }

      private func keep(_ docking: ChatHeadsDocking) {
        UserDefaults.standard.set(docking == .floating ? Data() : nil, forKey: "floats")
      }

      private func open(_ notification: UNNotification) {
        let content = notification.request.content
        let id = content.threadIdentifier
        if !heads.heads.contains(where: { $0.id == id }) {
          heads.heads.append(ChatHead(id: id, name: content.title, unread: 1))
        }
        heads.open(id, movesFocus: true)
      }

      func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
      ) async {
        open(response.notification)
      }

      func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
      ) async -> UNNotificationPresentationOptions {
        heads.present(
          notification.request.content.body, from: notification.request.content.threadIdentifier)
        return []
      }

      // MARK: ChatHeadsDelegate

      func chatHeads(_ controller: ChatHeadsController, didReceive event: ChatHeadsEvent) {
        switch event {
        case .tapped(let head) where head.role == .button:
          controller.setDocking(.full) { finished in print(finished) }
        case .panelMoved(.floating, let frame) where frame.width < 400:
          controller.setPanelFrame(CGRect(x: frame.minX, y: frame.minY, width: 400, height: frame.height))
        case .opened(let head): read(head)
        case .stateChanged: keep()
        default: break
        }
      }
      func chatHeads(_ controller: ChatHeadsController, shouldDismiss head: ChatHead) -> Bool {
        head.unread == 0
      }
      private func read(_ head: ChatHead) {
        if let index = heads.heads.firstIndex(where: { $0.id == head.id }) {
          heads.heads[index].unread = 0
        }
      }

      /// What `scene(_:willConnectTo:options:)` does with the heads.
      func connect(to root: UIViewController) {
        heads.heads = [
          ChatHead(id: "anna", name: "Anna", unread: 2), ChatHead(id: "ben", name: "Ben"),
          ChatHead(id: "write", name: "Write", role: .button),
        ]
        heads.delegate = self
        heads.labels.dismiss = "Archive"
        heads.install(over: root)
        heads.style.barButtons = .close
        heads.setDocking(
          UserDefaults.standard.data(forKey: "floats") == nil ? .head : .floating, animated: false)
        Task { [weak self, events = heads.events] in
          for await case .panelMoved(let docking, _) in events { self?.keep(docking) }
        }

        if let data = UserDefaults.standard.data(forKey: "heads"),
          let state = try? JSONDecoder().decode(ChatHeadsState.self, from: data)
        {
          heads.restore(state)
        }
      }
    }
  }

  extension HostTests {
    /// The outsider's scene runs: each of its methods is called by what a person or the system does.
    @MainActor @Suite(.serialized) struct OutsiderSceneTests {
      private typealias Defaults = Outsider.UserDefaults

      @Test func itsMethodsAreTheOutsiders() throws {
        let file = URL(fileURLWithPath: #filePath)
        let root = (0..<3).reduce(file) { url, _ in url.deletingLastPathComponent() }
        func dense(_ url: URL) throws -> String {
          try String(contentsOf: url, encoding: .utf8).filter { !$0.isWhitespace }
        }
        let (mine, scene) = (
          try dense(file), try dense(root.appending(path: "Outsider/UIKit/Scene.swift"))
        )
        // From the first method that uses the heads to the end of the class.
        let start = try #require(scene.range(of: "privatefunckeep(){"))
        let end = try #require(scene.range(of: "///Asceneforsupport"))
        let methods = String(scene[start.lowerBound..<end.lowerBound].dropLast())
        #expect(methods.count > 1500 && mine.contains(methods))
      }

      private func connect(to device: Device) -> Outsider.SceneDelegate {
        let (scene, root) = (Outsider.SceneDelegate(), UIViewController())
        device.window.rootViewController = root
        scene.heads.driver.alarm = TestAlarm()
        scene.connect(to: root)
        device.window.layoutIfNeeded()
        device.refresh(seconds: 2)
        return scene
      }

      @Test func aPersonsActionsReachItAndAreSaved() async throws {
        for key in ["heads", "floats"] { Defaults.standard.set(nil, forKey: key) }
        let device = Device(size: WidePanel.size)
        let scene = connect(to: device)
        let heads = scene.heads
        // An opened head is read.
        heads.open("anna")
        device.refresh(seconds: 2)
        #expect(heads.heads.first { $0.id == "anna" }?.unread == 0)
        // A conversation that is dragged by its bar floats, is at least 400 wide, and stays so in the next scene.
        let bar = try #require(WidePanel.bar(heads))
        let grip = bar.convert(CGPoint(x: bar.bounds.midX, y: 10), to: nil)
        device.drag(from: grip, to: CGPoint(x: grip.x - 200, y: grip.y + 80), steps: 120)
        device.refresh(seconds: 2)
        for _ in 0..<50 { await Task.yield() }
        #expect(heads.docking == .floating && abs((heads.panelFrame?.width ?? 0) - 400) < 0.5)
        #expect(Defaults.standard.data(forKey: "floats") != nil)
        // A tap on the button gives the conversation the whole room.
        let button = try #require(heads.avatarSlot("write"))
        device.tap(button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
        device.refresh(seconds: 2)
        #expect(heads.docking == .full && heads.openHead?.id == "anna")
        heads.close()
        heads.move(to: .left, height: 0.25)
        device.refresh(seconds: 3)
        heads.uninstall()
        let other = Device(size: WidePanel.size)
        let next = connect(to: other)
        #expect(next.heads.state.edge == .left && abs(next.heads.state.height - 0.25) < 0.01)
        next.heads.uninstall()
        withExtendedLifetime((scene, other)) {}
      }

      @Test func notificationsBringMessagesAndHeads() async throws {
        for key in ["heads", "floats"] { Defaults.standard.set(nil, forKey: key) }
        let device = Device()
        let scene = connect(to: device)
        let news = Outsider.Notification("ben", "Ben", "On my way!")
        #expect(await scene.userNotificationCenter(Outsider.Center(), willPresent: news).isEmpty)
        device.refresh(seconds: 1)
        #expect(device.announcements.last == "Ben: On my way!")
        #expect(HeadsOnADevice.center(scene.heads, .flyout) != nil)
        let answer = Outsider.Response(notification: Outsider.Notification("cleo", "Cleo", "Hello"))
        await scene.userNotificationCenter(Outsider.Center(), didReceive: answer)
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
    }
  }
#endif
