#if !canImport(ObjectiveC)
  import Foundation
  import SuppleHosting
  import SuppleInteractions
  import SuppleScene
  import SuppleUIKit
  import Testing
  import UIKit

  extension HostTests {
    /// The code between the engine and UIKit: faults that no frame shows.
    @MainActor @Suite(.serialized) struct GlueTests {
      private func field() -> UIView {
        final class Field: UIView { override var canBecomeFirstResponder: Bool { true } }
        return Field(frame: .zero)
      }

      private func scene() -> (UIWindowScene, UIWindow, UIViewController) {
        let scene = UIWindowScene(standInBounds: CGRect(x: 0, y: 0, width: 390, height: 844))
        let (window, root) = (UIWindow(windowScene: scene), UIViewController())
        window.rootViewController = root
        window.makeKeyAndVisible()
        return (scene, window, root)
      }

      // MARK: Heads

      @Test func exclusionAreasDoNotPileUp() throws {
        let (device, _, heads, _) = HeadsOnADevice.install(2)
        heads.move(to: .right, height: 0.9)
        device.refresh(seconds: 3)
        let place = try #require(HeadsOnADevice.center(heads, .head))
        heads.setExclusionAreas([CGRect(x: 0, y: place.y - 60, width: 390, height: 300)])
        device.refresh(seconds: 3)
        let moved = try #require(HeadsOnADevice.center(heads, .head))
        #expect(moved.y < place.y - 60)
        heads.setExclusionAreas([])
        heads.move(to: .right, height: 0.9)
        device.refresh(seconds: 3)
        #expect(HeadsOnADevice.center(heads, .head) == place)
      }

      @Test func exclusionAreasOutliveAnInstallation() throws {
        let device = Device()
        let root = UIViewController()
        device.window.rootViewController = root
        let heads = ChatHeadsController()
        heads.heads = HeadsOnADevice.makeHeads(2)
        heads.setExclusionAreas([CGRect(x: 0, y: 500, width: 390, height: 344)])
        for _ in 0..<2 {
          heads.install(over: root)
          heads.move(to: .right, height: 1)
          device.window.layoutIfNeeded()
          device.refresh(seconds: 3)
          #expect(try #require(HeadsOnADevice.center(heads, .head)).y < 500)
          heads.uninstall()
        }
      }

      @Test func whatIsAskedWithoutAWindowIsDoneInOne() throws {
        let device = Device()
        let root = UIViewController()
        device.window.rootViewController = root
        let heads = ChatHeadsController()
        heads.present("Too early", from: "nobody")
        heads.heads = HeadsOnADevice.makeHeads(2)
        heads.present("First", from: "ben")
        heads.present("Second", from: "ben")
        heads.move(to: .left, height: 0.25)
        heads.install(over: root)
        device.window.layoutIfNeeded()
        device.refresh(seconds: 1)
        #expect(heads.state.edge == .left && abs(heads.state.height - 0.25) < 0.01)
        #expect(device.announcements == ["Ben: Second"])
        #expect(HeadsOnADevice.center(heads, .flyout) != nil)
      }

      @Test func aHintAndTheOverflowAskedWithoutAWindowAreDoneInOne() {
        let device = Device()
        func places(_ ask: (ChatHeadsController) -> Void) -> (heads: ChatHeadsController, x: [CGFloat]) {
          let root = UIViewController()
          device.window.rootViewController = root
          let heads = ChatHeadsController()
          heads.heads = HeadsOnADevice.makeHeads(7)
          ask(heads)
          heads.install(over: root)
          device.window.layoutIfNeeded()
          return (
            heads,
            (0..<600).compactMap { _ in
              device.refresh()
              return HeadsOnADevice.center(heads, .head)?.x
            }
          )
        }
        let (plain, hinted) = (places { _ in }, places { $0.hint() })
        #expect(plain.x.suffix(300).allSatisfy { $0 == plain.x.last }, "entered they rest")
        #expect(hinted.x.contains { $0 < (plain.x.last ?? 0) - 10 } && hinted.x.last == plain.x.last)
        func isListing(_ ask: (ChatHeadsController) -> Void) -> Bool {
          HeadsOnADevice.center(places(ask).heads, .overflowPanel) != nil
        }
        #expect(!isListing { $0.open("anna") })
        #expect(
          isListing {
            $0.open("anna")
            $0.openOverflow()
          })
      }

      @Test func theStatusBarAndTheKeyWindowAreTheApps() throws {
        let device = Device()
        let (scene, window, root) = scene()
        let heads = ChatHeadsController()
        heads.heads = HeadsOnADevice.makeHeads(2)
        heads.install(in: scene)
        let overlay = try #require(scene.windows.last)
        overlay.layoutIfNeeded()
        device.refresh(seconds: 1)
        #expect(heads.childForStatusBarStyle === root && heads.childForStatusBarHidden === root)
        #expect(overlay.windowLevel.rawValue > window.windowLevel.rawValue && !overlay.isHidden)
        let field = field()
        heads.view.addSubview(field)
        field.becomeFirstResponder()
        #expect(scene.keyWindow === window, "nothing of the heads is to be typed into")
        heads.open("anna")
        device.refresh(seconds: 2)
        field.becomeFirstResponder()
        #expect(scene.keyWindow === overlay)
        heads.close()
        device.refresh(seconds: 2)
        #expect(scene.keyWindow === window)
        heads.open("anna")
        device.refresh(seconds: 2)
        field.becomeFirstResponder()
        heads.uninstall()
        #expect(scene.keyWindow === window && overlay.isHidden && heads.view.window == nil)
      }

      @Test func headsThatAreInASceneBeforeTheAppFindItsWindow() throws {
        let device = Device()
        let scene = UIWindowScene(standInBounds: device.window.bounds)
        let heads = ChatHeadsController()
        heads.heads = HeadsOnADevice.makeHeads(1)
        heads.install(in: scene)
        let overlay = try #require(scene.windows.last)
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        #expect(heads.childForStatusBarStyle === window.rootViewController)
        overlay.layoutIfNeeded()
        heads.open("anna")
        device.refresh(seconds: 2)
        overlay.makeKey()
        heads.uninstall()
        #expect(scene.keyWindow === window)
      }

      @Test func voiceOverGoesIntoAConversationAndBackToItsHead() throws {
        let (device, _, heads, _) = HeadsOnADevice.install(3)
        heads.open("ben")
        device.refresh(seconds: 2)
        #expect(heads.view.accessibilityViewIsModal)
        heads.close()
        device.refresh(seconds: 2)
        #expect(UIAccessibility.standInFocus === heads.avatarSlot("ben"))
        #expect(!heads.view.accessibilityViewIsModal)
      }

      @Test func voiceOverReadsHeadsFrontToBack() {
        let (device, _, heads, _) = HeadsOnADevice.install(3)
        func read() -> [String] {
          let views = heads.view.accessibilityElements as? [UIView] ?? []
          return views.compactMap { view in heads.heads.first { heads.avatarSlot($0.id) === view }?.id }
        }
        #expect(read().first == heads.state.order.first && read().count >= 2)
        heads.open("ben")
        device.refresh(seconds: 2)
        #expect(Set(read()) == ["anna", "ben", "cleo"])
        heads.close()
        device.refresh(seconds: 2)
        #expect(read().first == heads.state.order.first)
      }

      @Test func aPictureIsRoundAndItsRingIsNotCut() throws {
        let (_, _, heads, _) = HeadsOnADevice.install(3)
        let slot = try #require(heads.avatarSlot("anna"))
        let picture = try #require(slot.subviews.first)
        #expect(picture.clipsToBounds && !slot.clipsToBounds)
        #expect(picture.layer.cornerRadius == picture.bounds.width / 2 && picture.bounds.width > 40)
      }

      @Test func aConversationIsCutByItsGround() throws {
        let (device, _, heads, _) = HeadsOnADevice.install(3)
        heads.open("anna")
        device.refresh(seconds: 2)
        let child = try #require(heads.children.first)
        let ground = try #require(child.view.superview)
        #expect(
          ground.clipsToBounds && ground.layer.cornerRadius > 0
            && child.view.bounds == ground.bounds)
      }

      @Test func headsThatAreDroppedAreToldOf() {
        final class Listener: ChatHeadsDelegate {
          var dropped: [String] = []
          var states = 0
          func chatHeads(_ controller: ChatHeadsController, didReceive event: ChatHeadsEvent) {
            if case .dropped(let head) = event { dropped.append(head.id) }
            if case .stateChanged(let state) = event {
              #expect(state == controller.state)
              states += 1
            }
          }
        }
        let (device, _, heads, alarm) = HeadsOnADevice.install(2)
        let listener = Listener()
        heads.delegate = listener
        heads.heads += (0..<30).map { ChatHead(id: "\($0)", name: "\($0)") }
        device.refresh(seconds: 1)
        #expect(listener.dropped.count == 32 - heads.heads.count && listener.dropped.count > 5)
        listener.states = 0
        heads.move(to: .left)
        device.refresh(seconds: 3)
        #expect(listener.states >= 1)
        // A message changes no resting place, so nothing is saved.
        let (states, leader) = (listener.states, heads.state.order[0])
        heads.present("On my way!", from: leader)
        HeadsOnADevice.run(device, alarm, frames: 1200)
        #expect(heads.tree.shownOrder.allSatisfy { $0.role != .flyout })
        #expect(listener.states == states && heads.state.order[0] == leader)
      }

      @Test func eventsCanBeAwaited() async {
        let (device, _, heads, _) = HeadsOnADevice.install(2)
        let events = heads.events
        heads.open("ben")
        device.refresh(seconds: 2)
        heads.close()
        device.refresh(seconds: 2)
        var seen: [String] = []
        for await event in events {
          switch event {
          case .opened(let head): seen.append("opened \(head.id)")
          case .closed(let head): seen.append("closed \(head.id)")
          case .stateChanged(let state): seen.append("open is \(state.open ?? "none")")
          default: seen.append("another")
          }
          if seen.count == 4 { break }
        }
        #expect(seen == ["opened ben", "open is ben", "closed ben", "open is none"])
      }

      @Test func aHeadIsAValue() throws {
        let head = ChatHead(id: "anna", name: "Anna", unread: 2)
        var other = head
        #expect(head == other && Set([head, other]).count == 1)
        other.unread = 3
        #expect(head != other)
        other = head
        other.image = UIImage(standInSize: CGSize(width: 4, height: 4))
        #expect(head != other)
        #expect(try JSONDecoder().decode(ChatHead.self, from: JSONEncoder().encode(other)) == head)
      }

      @Test func aWindowThatTurnsHasItsHeadsInside() throws {
        let (device, _, heads, _) = HeadsOnADevice.install(3)
        heads.setExclusionAreas([CGRect(x: 0, y: 700, width: 844, height: 300)])
        device.resize(to: CGSize(width: 844, height: 390), insets: UIEdgeInsets())
        device.refresh(seconds: 3)
        let place = try #require(HeadsOnADevice.center(heads, .head))
        #expect(heads.view.bounds.size == CGSize(width: 844, height: 390))
        #expect(place.x > 780 && place.y > 0 && place.y < 390)
      }

      // MARK: Badges

      @Test func aPlaneFollowsAWindowThatTurns() {
        let device = Device()
        let badge = device.showBadge()
        device.drag(from: CGPoint(x: 111, y: 211), to: CGPoint(x: 151, y: 261), lifts: false)
        #expect(badge.plane.superview === device.window)
        device.resize(to: CGSize(width: 844, height: 390), insets: UIEdgeInsets())
        #expect(badge.plane.frame == device.window.bounds)
        device.touch(.cancelled, CGPoint(x: 151, y: 261))
      }

      @Test func theOtherMouseButtonDoesNotDrag() {
        for (buttons, tears) in [(UIEvent.ButtonMask.secondary, false), (.primary, true)] {
          let device = Device()
          let badge = device.showBadge()
          device.touch(.began, finger: 0, buttons: buttons, [(CGPoint(x: 111, y: 211), 0)])
          device.refresh()
          #expect(badge.recognizer.isFollowing == tears)
          device.touch(.cancelled, CGPoint(x: 111, y: 211))
          device.refresh()
        }
      }

      @Test func linksAskForAllFramesThatADisplayHas() {
        let device = Device()
        let badge = device.showBadge()
        badge.hint()
        #expect(
          CADisplayLink.standInRanges == [
            CAFrameRateRange(minimum: 30, maximum: 120, preferred: 120)
          ])
        // A list that tracks a finger leaves the default mode.
        let frames = device.ticks
        CADisplayLink.standInMode = .tracking
        device.refresh(seconds: 3)
        CADisplayLink.standInMode = .default
        #expect(device.ticks > frames + 20)
      }

      @Test func aBadgeThatIsSwitchedOffHasNoFocus() {
        let device = Device()
        let badge = device.showBadge()
        #expect(badge.canBecomeFocused && badge.canBecomeFirstResponder)
        badge.isEnabled = false
        #expect(!badge.canBecomeFocused && !badge.accessibilityActivate())
        #expect(badge.accessibilityTraits.contains(.notEnabled))
        badge.isEnabled = true
        #expect(!badge.accessibilityTraits.contains(.notEnabled))
        badge.isPinned = true
        #expect(!badge.canBecomeFocused && (badge.accessibilityCustomActions ?? []).isEmpty)
      }

      @Test func aTintThatIsTakenBackIsTheStyles() {
        let device = Device()
        let badge = device.showBadge()
        badge.tintColor = .black
        device.refresh(seconds: 0.1)
        #expect(badge.tree.node(LayerID(.badge))?.layer.backgroundColor == UIColor.black.cgColor)
        badge.tintColor = nil
        device.refresh(seconds: 0.1)
        let fill = badge.style.fill
        #expect(badge.tree.node(LayerID(.badge))?.layer.backgroundColor == UIColor(fill).cgColor)
      }

      // MARK: The notch

      @Test func patienceIsTheStylesSlop() {
        let (_, _, notch, _, _) = PulledList.make()
        #expect(notch.recognizer.waitingSlop == notch.style.slop)
        notch.style.slop = 3
        #expect(notch.recognizer.waitingSlop == 3)
      }

      @Test func aPullThatWasTakenOverLeavesTheStyleAsItWas() {
        let (device, table, notch, _, _) = PulledList.make()
        table.contentOffset.y += 40
        device.refresh(seconds: 0.2)
        device.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 300), lifts: false)
        #expect(notch.isFollowed && notch.driver.engine.style.slop == notch.style.slop)
        device.touch(.cancelled, CGPoint(x: 195, y: 300))
        device.refresh(seconds: 2)
        #expect(!notch.isFollowed && device.links == 0)
      }

      @Test func anErrorSaysWhatItsDescriptionSays() async {
        struct Plain: Error {}
        let lost = NSError(
          domain: "App", code: 3, userInfo: [NSLocalizedDescriptionKey: "The line was lost"])
        for (error, text) in [
          (lost as any Error, "The line was lost"), (Plain(), "Could not refresh"),
        ] {
          let (device, _, notch, _, alarm) = PulledList.make()
          notch.refresh = { throw error }
          notch.beginRefreshing()
          await PulledList.run(device, alarm, seconds: 2)
          #expect(device.announcements.contains(text))
          await PulledList.run(device, alarm, seconds: 5)
        }
      }

      @Test func takenOffItCallsItsRefreshOff() async {
        let (device, table, notch, payments, alarm) = PulledList.make()
        var isCancelled = false
        notch.refresh = {
          await withTaskCancellationHandler {
            while !Task.isCancelled { await Task.yield() }
          } onCancel: {
          }
          isCancelled = Task.isCancelled
          return 4
        }
        notch.beginRefreshing()
        await PulledList.run(device, alarm, seconds: 1)
        table.flippingNotch = nil
        await PulledList.run(device, alarm, seconds: 1)
        #expect(isCancelled && !notch.isRefreshing && payments.count == 30)
      }

      @Test func theAppsOwnActionsStay() {
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        list.accessibilityCustomActions = [
          UIAccessibilityCustomAction(name: "Archive") { _ in true }
        ]
        let notch = FlippingNotchControl()
        list.flippingNotch = notch
        notch.labels.refresh = "Check"
        #expect(list.accessibilityCustomActions?.map(\.name) == ["Archive", "Check"])
        list.flippingNotch = nil
        #expect(list.accessibilityCustomActions?.map(\.name) == ["Archive"])
      }
    }
  }
#endif
