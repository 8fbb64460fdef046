#if !canImport(ObjectiveC)
  import SuppleUIKit
  import Testing
  import UIKit

  extension HostTests {
    /// A conversation and keyboards: docked, floating, split, in Stage Manager, and hidden.
    @MainActor @Suite(.serialized) struct KeyboardTests {
      private func open() throws -> (Device, ChatHeadsController) {
        let (device, _, heads, _) = HeadsOnADevice.install(3)
        heads.open("anna")
        device.refresh(seconds: 2)
        return (device, heads)
      }

      private func show(_ frame: CGRect, on device: Device) {
        NotificationCenter.default.post(
          name: UIResponder.keyboardWillChangeFrameNotification, object: UIScreen.main,
          userInfo: [UIResponder.keyboardFrameEndUserInfoKey: frame])
        device.refresh(seconds: 2)
      }

      private func box(_ heads: ChatHeadsController) throws -> CGRect {
        let child = try #require(heads.children.first)
        return child.view.convert(child.view.bounds, to: heads.view)
      }

      @Test func aDockedKeyboardCoversAndOneThatGoesUncovers() throws {
        let (device, heads) = try open()
        let before = try box(heads)
        show(CGRect(x: 0, y: 544, width: 390, height: 300), on: device)
        #expect(try box(heads).maxY <= 544 && box(heads).height > 200)
        show(CGRect(x: 0, y: 844, width: 390, height: 300), on: device)
        #expect(try box(heads) == before)
      }

      @Test(arguments: [
        CGRect(x: 0, y: -64, width: 0, height: 0), CGRect(x: 40, y: 300, width: 320, height: 260),
        .zero,
        CGRect(x: 0, y: 500, width: 390, height: 200),
      ])
      func oneThatDoesNotReachTheBottomCoversNothing(frame: CGRect) throws {
        let (device, heads) = try open()
        let before = try box(heads)
        show(frame, on: device)
        #expect(try box(heads) == before)
        // An undocked keyboard covers nothing.
        show(CGRect(x: 0, y: 544, width: 390, height: 300), on: device)
        show(frame, on: device)
        #expect(try box(heads) == before)
      }

      @Test func inStageManagerItCoversWhatItCovers() throws {
        let device = Device(size: CGSize(width: 390, height: 600))
        device.window.standInOrigin = CGPoint(x: 200, y: 100)
        let (_, _, heads, _) = HeadsOnADevice.install(3, on: device)
        heads.open("anna")
        device.refresh(seconds: 2)
        let before = try box(heads)
        // The window is at 100 to 700 of the screen: the keyboard covers its lowest 200 points.
        show(CGRect(x: 0, y: 500, width: 1000, height: 400), on: device)
        #expect(try box(heads).maxY <= 400 && box(heads).height > 150)
        // Beside the window it covers nothing.
        show(CGRect(x: 0, y: 500, width: 150, height: 400), on: device)
        #expect(try box(heads) == before)
      }

      @Test func aKeyboardThatIsUpAsTheConversationOpensIsReckonedWith() throws {
        let (device, _, heads, _) = HeadsOnADevice.install(3)
        show(CGRect(x: 0, y: 544, width: 390, height: 300), on: device)
        heads.open("anna")
        device.refresh(seconds: 2)
        #expect(try box(heads).maxY <= 544)
      }
    }
  }
#endif
