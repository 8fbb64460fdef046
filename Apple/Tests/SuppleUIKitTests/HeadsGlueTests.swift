#if !canImport(ObjectiveC)
  import Foundation
  import SuppleHosting
  import SuppleInteractions
  import SuppleScene
  import SuppleUIKit
  import Testing
  import UIKit

  extension HostTests {
    /// The code between the engine of chat heads and UIKit.
    @MainActor @Suite(.serialized) struct HeadsGlueTests {
      private func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }

      private func label(_ text: String, in heads: ChatHeadsController) -> UILabel? {
        all(heads.view).lazy.compactMap { $0 as? UILabel }.first { $0.text == text }
      }

      private func action(_ name: String, of view: UIView?) throws -> Bool {
        let action = try #require(view?.accessibilityCustomActions?.first { $0.name == name })
        return action.actionHandler?(action) ?? false
      }

      private func show(keyboard: CGRect, on device: Device) {
        NotificationCenter.default.post(
          name: UIResponder.keyboardWillChangeFrameNotification, object: UIScreen.main,
          userInfo: [UIResponder.keyboardFrameEndUserInfoKey: keyboard])
        device.refresh(seconds: 2)
      }

      // MARK: VoiceOver

      @Test func aHeadWithoutUnreadMessagesHasNoValue() {
        let (_, _, heads, _) = HeadsOnADevice.install(3)
        #expect(heads.heads[0].unread == 0 && heads.avatarSlot("anna")?.accessibilityValue == nil)
        #expect(heads.avatarSlot("ben")?.accessibilityValue == heads.labels.unread(1))
        heads.heads[1].unread = 0
        #expect(heads.avatarSlot("ben")?.accessibilityValue == nil)
      }

      @Test func dismissActionRemovesListedHead() throws {
        let (device, _, heads, _) = HeadsOnADevice.install(7)
        heads.open("anna")
        device.refresh(seconds: 2)
        heads.openOverflow()
        device.refresh(seconds: 2)
        let number = try #require(
          heads.driver.frame.layers.first { $0.id.role == .overflowed }?.id.item)
        let place = heads.driver.engine.arrangement.heads.firstIndex { $0.head == number }
        let id = heads.state.order[try #require(place)]
        let cell = all(heads.view).first {
          $0.isAccessibilityElement && $0.accessibilityLabel == id.capitalized
        }
        #expect(try action(heads.labels.dismiss, of: cell))
        device.refresh(seconds: 2)
        #expect(!heads.heads.contains { $0.id == id } && heads.heads.count == 6)
      }

      @Test func newLabelsApplyImmediately() {
        let (_, _, heads, _) = HeadsOnADevice.install(2)
        heads.labels.dismiss = "Archive"
        heads.labels.unread = { "\($0) letters" }
        let slot = heads.avatarSlot("ben")
        #expect(slot?.accessibilityCustomActions?.contains { $0.name == "Archive" } == true)
        #expect(slot?.accessibilityValue == "1 letters")
      }

      @Test func voiceOverFocusMovesToConversation() throws {
        let (device, _, heads, _) = HeadsOnADevice.install(3)
        heads.open("ben")
        device.refresh(seconds: 2)
        let child = try #require(heads.children.first?.view)
        #expect(child.isDescendant(of: try #require(UIAccessibility.standInFocus as? UIView)))
        #expect(UIAccessibility.standInFocus !== heads.view)
      }

      // MARK: Keyboard and keys

      @Test func keyboardFrameIsConvertedAfterRotation() throws {
        let (device, _, heads, _) = HeadsOnADevice.install(3)
        heads.open("anna")
        device.refresh(seconds: 2)
        // The keyboard's new frame arrives before the window turns.
        show(keyboard: CGRect(x: 0, y: 200, width: 844, height: 190), on: device)
        device.resize(to: CGSize(width: 844, height: 390), insets: UIEdgeInsets())
        device.refresh(seconds: 2)
        let child = try #require(heads.children.first?.view)
        #expect(child.convert(child.bounds, to: heads.view).maxY <= 200)
      }

      @Test func hiddenKeyboardKeepsTheRestingPlace() throws {
        let (device, _, heads, _) = HeadsOnADevice.install(3)
        heads.move(to: .right, height: 1)
        device.refresh(seconds: 3)
        let low = try #require(HeadsOnADevice.center(heads, .head))
        show(keyboard: CGRect(x: 0, y: 500, width: 390, height: 344), on: device)
        show(keyboard: CGRect(x: 0, y: 844, width: 390, height: 344), on: device)
        heads.move(to: .right, height: 1)
        device.refresh(seconds: 3)
        #expect(try #require(HeadsOnADevice.center(heads, .head)) == low)
      }

      @Test func keysActOnTheLeader() throws {
        let (device, _, heads, _) = HeadsOnADevice.install(3)
        let leader = try #require(heads.state.order.first)
        device.press(.keyboardReturnOrEnter, on: heads)
        device.refresh(seconds: 2)
        #expect(heads.openHead?.id == leader)
        device.press(.keyboardEscape, on: heads)
        device.refresh(seconds: 2)
        #expect(heads.openHead == nil)
      }

      // MARK: Touches, pointers, windows

      @Test func touchesBesideTheHeadsPassThrough() throws {
        let (device, _, heads, _) = HeadsOnADevice.install(2)
        let place = try #require(HeadsOnADevice.center(heads, .head))
        #expect(heads.view.point(inside: place, with: nil))
        #expect(!heads.view.point(inside: CGPoint(x: 40, y: 700), with: nil))
        let interaction = try #require(heads.view.interactions.first as? UIPointerInteraction)
        heads.open("anna")
        device.refresh(seconds: 2)
        let inConversation = UIPointerRegionRequest(standInLocation: CGPoint(x: 195, y: 500))
        let whole = UIPointerRegion(rect: heads.view.bounds)
        #expect(
          interaction.delegate?.pointerInteraction(
            interaction, regionFor: inConversation, defaultRegion: whole) == nil)
      }

      @Test func pointerOverAHeadSendsAttention() throws {
        let (device, _, heads, _) = HeadsOnADevice.install(2)
        heads.style.idleDelay = 4
        device.refresh()
        var asked: [Bool] = []
        heads.driver.onInput = { input, _ in
          if case .command(.setAttention(let isPresent)) = input { asked.append(isPresent) }
        }
        let interaction = try #require(heads.view.interactions.first as? UIPointerInteraction)
        let place = try #require(HeadsOnADevice.center(heads, .head))
        _ = interaction.delegate?.pointerInteraction(
          interaction, regionFor: UIPointerRegionRequest(standInLocation: place),
          defaultRegion: UIPointerRegion(rect: heads.view.bounds))
        #expect(asked == [false] && heads.view.window === device.window)
      }

      @Test func rootViewControllerDecidesOrientations() throws {
        final class Upright: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }
        _ = Device()
        let scene = UIWindowScene(standInBounds: CGRect(x: 0, y: 0, width: 390, height: 844))
        let window = UIWindow(windowScene: scene)
        window.rootViewController = Upright()
        window.makeKeyAndVisible()
        let heads = ChatHeadsController()
        heads.install(in: scene)
        #expect(heads.supportedInterfaceOrientations == .portrait)
        heads.uninstall()
      }

      // MARK: Decisions and notifications

      @Test func edgeAndHeightEqualTheRequest() throws {
        final class Listener: ChatHeadsDelegate {
          var (edges, height): ([ChatHeadsEdge], Double) = ([], -1)
          func chatHeads(_ controller: ChatHeadsController, didReceive event: ChatHeadsEvent) {
            guard case .moved(let edge, _, let height) = event else { return }
            edges.append(edge)
            self.height = height
          }
        }
        let (device, _, heads, _) = HeadsOnADevice.install(2)
        device.resize(
          to: CGSize(width: 390, height: 844), insets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        device.refresh(seconds: 2)
        let listener = Listener()
        heads.delegate = listener
        for (edge, height) in [(ChatHeadsEdge.left, 0.25), (.right, 0.75), (.right, 0.5)] {
          heads.move(to: edge, height: height)
          device.refresh(seconds: 3)
          #expect(heads.state.edge == edge && abs(heads.state.height - height) < 0.01)
          #expect(listener.height == heads.state.height)
        }
        #expect(listener.edges.first == .left && listener.edges.contains(.right))
        heads.move(to: .right, height: 1)
        device.refresh(seconds: 3)
        let lowest = try #require(HeadsOnADevice.center(heads, .head))
        heads.move(to: .right, height: 3)
        device.refresh(seconds: 3)
        #expect(try #require(HeadsOnADevice.center(heads, .head)) == lowest)
      }

      @Test func voiceOverMovesTheStackToTopAndBottom() throws {
        final class Listener: ChatHeadsDelegate {
          var moves: [(edge: ChatHeadsEdge, x: Double)] = []
          func chatHeads(_ controller: ChatHeadsController, didReceive event: ChatHeadsEvent) {
            if case .moved(let edge, let x, _) = event { moves.append((edge, x)) }
          }
        }
        let (device, _, heads, _) = HeadsOnADevice.install(2)
        let listener = Listener()
        heads.delegate = listener
        heads.style.edges = .any
        for (edge, x) in [(ChatHeadsEdge.top, 0.25), (.bottom, 0.75)] {
          heads.move(to: edge, x: x)
          device.refresh(seconds: 3)
          #expect(heads.state.edge == edge && abs((heads.state.x ?? -1) - x) < 0.01)
          #expect(listener.moves.last?.edge == edge && listener.moves.last?.x == heads.state.x)
        }
        let kept = heads.state
        let coded = try JSONDecoder().decode(ChatHeadsState.self, from: try JSONEncoder().encode(kept))
        #expect(coded == kept)
        let labels = heads.labels
        let view = try #require(
          all(heads.view).first {
            $0.accessibilityCustomActions?.contains { $0.name == labels.open } == true
          })
        func names() -> [String] { (view.accessibilityCustomActions ?? []).map(\.name) }
        #expect(
          Set([labels.moveToLeft, labels.moveToRight, labels.moveToTop, labels.moveToBottom])
            .isSubset(of: names()))
        #expect(try action(labels.moveToTop, of: view))
        device.refresh(seconds: 3)
        #expect(heads.state.edge == .top)
        heads.style.edges = .bottom
        device.refresh(seconds: 3)
        #expect(heads.state.edge == .bottom && !names().contains(labels.moveToTop))
      }

      @Test func conversationClosedBeforeTheWindowStaysClosed() {
        let device = Device()
        device.window.rootViewController = UIViewController()
        let heads = ChatHeadsController()
        heads.heads = HeadsOnADevice.makeHeads(2)
        heads.open("anna")
        heads.close()
        if let root = device.window.rootViewController { heads.install(over: root) }
        device.window.layoutIfNeeded()
        device.refresh(seconds: 2)
        #expect(heads.openHead == nil)
      }

      @Test func pictureIsMadeOnce() {
        let device = Device()
        device.window.rootViewController = UIViewController()
        let heads = ChatHeadsController()
        var made: [String] = []
        heads.makeAvatar = { head in
          made.append(head.id)
          return UIView()
        }
        heads.heads = HeadsOnADevice.makeHeads(4)
        if let root = device.window.rootViewController { heads.install(over: root) }
        device.window.layoutIfNeeded()
        for _ in 0..<2 {
          device.refresh(seconds: 2)
          heads.open("anna")
          device.refresh(seconds: 2)
          heads.close()
        }
        #expect(made.sorted() == ["anna", "ben", "cleo", "dan"])
      }

      // MARK: Texts

      @Test func dismissTargetShowsItsLabel() throws {
        let (device, _, heads, _) = HeadsOnADevice.install(2)
        heads.labels.remove = "Archive"
        let start = try #require(HeadsOnADevice.center(heads, .head))
        device.drag(from: start, to: CGPoint(x: 195, y: 600), lifts: false)
        device.refresh(seconds: 0.4)
        let width = try #require(label("Archive", in: heads)).bounds.width
        #expect(width > 60 && width < 100, "a pill as wide as its text")
        device.touch(.cancelled, CGPoint(x: 195, y: 600))
      }

      @Test func flyoutHasTwoLines() throws {
        let (device, _, heads, alarm) = HeadsOnADevice.install(2)
        heads.present("On my way!", from: "ben")
        HeadsOnADevice.run(device, alarm, frames: 180)
        let name = try #require(label("Ben", in: heads))
        let written = try #require(label("On my way!", in: heads))
        #expect(name.numberOfLines == 1 && written.numberOfLines == 2)
        #expect(name.frame.maxY <= written.frame.minY)
        #expect(try #require(written.superview).bounds.contains(written.frame) && written.bounds.width > 60)
      }

      @Test func listedHeadHasARowBadge() throws {
        let (device, _, heads, _) = HeadsOnADevice.install(7)
        heads.style.badge.fill = RGBAColor(red: 0, green: 90, blue: 0)
        heads.open("anna")
        device.refresh(seconds: 2)
        heads.openOverflow()
        device.refresh(seconds: 2)
        let number = try #require(label("5", in: heads) ?? label("6", in: heads))
        let badge = try #require(number.superview)
        #expect(badge.layer.backgroundColor == UIColor(heads.style.badge.fill).cgColor)
        #expect(
          badge.bounds.size == CGSize(width: 20, height: 20) && badge.layer.cornerRadius == 10
            && !badge.isHidden && number.frame == badge.bounds)
      }
    }
  }
#endif
