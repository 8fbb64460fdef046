#if !canImport(ObjectiveC)
  import SuppleHosting
  import SuppleInteractions
  import SuppleUIKit
  import Testing
  import UIKit

  extension HostTests {
    /// Controllers that a conversation presents, in the app's window and in the heads' own.
    @MainActor @Suite(.serialized) struct PresentationTests {
      /// Heads in a window of their own, with an open conversation.
      private func open() throws -> (
        device: Device, heads: ChatHeadsController, window: UIWindow, conversation: UIViewController,
        scene: UIWindowScene
      ) {
        let device = Device()
        let scene = UIWindowScene(standInBounds: device.window.bounds)
        let app = UIWindow(windowScene: scene)
        app.rootViewController = UIViewController()
        app.makeKeyAndVisible()
        let (heads, conversation) = (ChatHeadsController(), UIViewController())
        heads.heads = HeadsOnADevice.makeHeads(2)
        heads.makeConversation = { _ in conversation }
        heads.install(in: scene)
        let window = try #require(scene.windows.last)
        window.layoutIfNeeded()
        device.refresh(seconds: 1)
        heads.open("anna")
        device.refresh(seconds: 2)
        return (device, heads, window, conversation, scene)
      }

      /// A controller with a button on the lower half of the screen.
      private func sheet(_ style: UIModalPresentationStyle) -> (UIViewController, UIControl) {
        let sheet = UIViewController()
        let button = UIControl(frame: CGRect(x: 20, y: 600, width: 100, height: 44))
        sheet.modalPresentationStyle = style
        sheet.view.addSubview(button)
        return (sheet, button)
      }

      @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen])
      func whatAConversationPresentsTakesTouches(style: UIModalPresentationStyle) throws {
        let (device, heads, window, conversation, _) = try open()
        let (sheet, button) = sheet(style)
        conversation.present(sheet, animated: true)
        let place = button.convert(CGPoint(x: 50, y: 22), to: nil)
        #expect(window.hitTest(place, with: nil) === button)
        let above = CGPoint(x: 195, y: 30)
        #expect(window.hitTest(above, with: nil) != nil, "what is dimmed takes no touches of the app below")
        sheet.dismiss(animated: true)
        heads.close()
        device.refresh(seconds: 2)
        #expect(!window.canBecomeKey && window.hitTest(place, with: nil) == nil)
        let head = try #require(HeadsOnADevice.center(heads, .head))
        #expect(window.hitTest(head, with: nil) === heads.view)
        heads.uninstall()
      }

      @Test func aFieldInWhatIsPresentedHasTheKeyboard() throws {
        let (device, heads, window, _, _) = try open()
        heads.close()
        device.refresh(seconds: 2)
        #expect(!window.canBecomeKey)
        let (sheet, button) = sheet(.pageSheet)
        heads.present(sheet, animated: true)
        #expect(window.canBecomeKey)
        #expect(window.hitTest(button.convert(CGPoint(x: 50, y: 22), to: nil), with: nil) === button)
        sheet.dismiss(animated: true)
        #expect(!window.canBecomeKey)
        heads.uninstall()
      }

      /// A menu is in a view beside the root's, and nothing is presented for it.
      @Test func aMenuOfAConversationTakesTouchesAndItsContainerNone() throws {
        let (_, heads, window, _, _) = try open()
        let container = UIView(frame: window.bounds)
        let menu = UIView(frame: CGRect(x: 30, y: 90, width: 200, height: 90))
        container.addSubview(menu)
        window.addSubview(container)
        #expect(window.hitTest(CGPoint(x: 50, y: 100), with: nil) === menu)
        heads.close()
        #expect(window.hitTest(CGPoint(x: 5, y: 840), with: nil) !== container)
        heads.uninstall()
      }

      @Test func aConversationInAWindowOfTheirOwnMayPresent() throws {
        UIViewController.standInFaults = []
        let (_, heads, _, conversation, _) = try open()
        conversation.present(sheet(.pageSheet).0, animated: true)
        #expect(UIViewController.standInFaults == [] && conversation.presentedViewController != nil)
        heads.uninstall()
      }

      /// A limit that the documentation names: heads over a controller have no parent.
      @Test func aConversationInTheAppsWindowIsDetached() throws {
        UIViewController.standInFaults = []
        let (device, root, heads, _) = HeadsOnADevice.install(1)
        let conversation = UIViewController()
        heads.makeConversation = { _ in conversation }
        heads.open("anna")
        device.refresh(seconds: 2)
        conversation.present(sheet(.pageSheet).0, animated: true)
        #expect(UIViewController.standInFaults.count == 1 && root.children.isEmpty)
        UIViewController.standInFaults = []
        heads.uninstall()
      }

      @Test func anotherInstallationFollowsTheAppsStyleOnce() throws {
        let (_, heads, _, _, scene) = try open()
        let app = try #require(scene.windows.first)
        let registrations = app.standInRegistrations
        for _ in 0..<3 {
          heads.uninstall()
          heads.install(in: scene)
        }
        #expect(app.standInRegistrations == registrations)
        app.overrideUserInterfaceStyle = .dark
        #expect(scene.windows.last?.overrideUserInterfaceStyle == .dark)
        heads.uninstall()
        #expect(app.standInRegistrations == registrations - 1)
      }
    }
  }
#endif
