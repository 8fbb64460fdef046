#if !canImport(ObjectiveC)
  import CoreGraphics
  import SuppleHosting
  import SuppleInteractions
  import SuppleUIKit
  import Testing
  import UIKit

  extension HostTests {
    /// A conversation beside its head that is as high as its content, and keeps its side while its text is edited.
    @MainActor @Suite(.serialized) struct ConversationHeightTests {
      private static func turn(_ device: Device) {
        CFRunLoop.standInTurn()
        device.refresh(seconds: 2)
      }

      @Test func thePanelFollowsTheLayoutOfItsContent() {
        var height: CGFloat = 300
        UIView.standInFittingHeight = { _ in height }
        defer { UIView.standInFittingHeight = { _ in 56 } }
        let (device, root, heads) = WidePanel.open { $0.style.panelSizing = .content }
        Self.turn(device)
        #expect(WidePanel.frame(heads).height == 344)
        height = 420
        #expect(WidePanel.frame(heads).height == 344, "not before the end of a turn")
        Self.turn(device)
        #expect(WidePanel.frame(heads).height == 464)
        let observers = CFRunLoop.standInObservers
        heads.close()
        device.refresh(seconds: 2)
        #expect(CFRunLoop.standInObservers == observers - 1, "a closed conversation is not measured")
        _ = root
      }

      @Test func aControllerCanSayItsHeight() {
        let page = UIViewController()
        page.preferredContentSize = CGSize(width: 0, height: 250)
        let (device, root, heads) = WidePanel.open {
          $0.style.panelSizing = .content
          $0.makeConversation = { _ in page }
        }
        Self.turn(device)
        #expect(WidePanel.frame(heads).height == 294)
        page.preferredContentSize.height = 500
        Self.turn(device)
        #expect(WidePanel.frame(heads).height == 544)
        _ = root
      }

      @Test func aPanelOfFixedHeightIsNotMeasured() {
        let (device, root, heads) = WidePanel.open()
        Self.turn(device)
        #expect(WidePanel.frame(heads).height == 560)
        let observers = CFRunLoop.standInObservers
        heads.close()
        device.refresh(seconds: 2)
        #expect(CFRunLoop.standInObservers == observers)
        _ = root
      }

      @Test func itsSideStaysWhileItsTextIsEdited() async {
        let (field, second) = (UITextField(frame: .zero), UITextView(frame: .zero))
        let page = UIViewController()
        let (device, root, heads) = WidePanel.open {
          $0.style.edges = .free
          $0.makeConversation = { _ in page }
        }
        for one in [field, second] { page.view.addSubview(one) }
        func isKept() -> Bool { heads.driver.engine.keepsSide }
        field.becomeFirstResponder()
        #expect(isKept())
        second.becomeFirstResponder()
        await Task.yield()
        device.refresh(seconds: 0.1)
        #expect(isKept(), "the next field has the focus")
        second.resignFirstResponder()
        for _ in 0..<20 where isKept() { await Task.yield() }
        #expect(!isKept())
        _ = root
      }
    }
  }
#endif
