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
    /// Records a controller's calls of its delegate.
    @MainActor final class Listener: ChatHeadsDelegate {
      var received: [String] = []
      var refuses = false
      var refusesTaps = false
      func chatHeads(_ controller: ChatHeadsController, shouldAnswerTapOn head: ChatHead) -> Bool {
        received.append("tap \(head.id)")
        return !refusesTaps
      }
      func chatHeads(_ controller: ChatHeadsController, shouldDismiss head: ChatHead) -> Bool { !refuses }
      func chatHeads(_ controller: ChatHeadsController, didReceive event: ChatHeadsEvent) {
        switch event {
        case .messageHidden(let head): received.append("hide \(head.id)")
        case .opened(let head): received.append("open \(head.id)")
        case .closed(let head): received.append("close \(head.id)")
        case .moved(let edge, _, _): received.append("move \(edge)")
        case .dismissed(let head): received.append("dismiss \(head.id)")
        case .badgeCleared(let head): received.append("clear \(head.id)")
        default: break
        }
      }
    }

    @MainActor @Suite(.serialized) struct ChatHeadsControllerTests {
      @Test(arguments: 0..<240) func layersAreTheEnginesThroughALife(seed: Int) throws {
        var dice = Dice(seed: 1000 + seed)
        let mode = Mode.allCases[seed % 4]
        let device = mode.makeDevice()
        defer { device.setReducedMotion(false) }
        let (_, _, heads, alarm) = HeadsOnADevice.install(1 + dice.whole(7), on: device)
        let listener = Listener()
        listener.refuses = dice.chance(0.2)
        heads.delegate = listener
        let twin = Twin(of: heads.driver)
        func look() {
          alarm.ring(at: device.time)
          #expect(differences(heads.tree, twin.frame) == [])
          #expect(heads.driver.frame.layers == twin.frame.layers)
        }
        for _ in 0..<6 {
          switch dice.whole(11) {
          case 10 where !heads.heads.isEmpty:
            let size = CGSize(width: dice.number(10...420), height: dice.number(10...420))
            heads.heads[0].face = dice.chance(0.3) ? nil : .rounded(size, radius: dice.number(0...90))
          case 0: heads.present("Hello", from: HeadsOnADevice.people[dice.whole(7)])
          case 1: heads.open(HeadsOnADevice.people[dice.whole(7)])
          case 2: heads.close()
          case 3: heads.heads = HeadsOnADevice.makeHeads(1 + dice.whole(7))
          case 4: heads.move(to: dice.chance(0.5) ? .left : .right, height: dice.unit())
          case 5: heads.hint()
          default: break
          }
          for _ in 0..<dice.whole(30) {
            device.refresh()
            look()
          }
          let targets = heads.driver.frame.layers.filter {
            $0.traits.contains(.interactive) && $0.id.role != .scrim
          }
          var start = dice.point(in: mode.size)
          if !targets.isEmpty, dice.chance(0.9) {
            let target = targets[dice.whole(targets.count)]
            start = CGPoint(
              x: target.center.x + dice.number(-6...6), y: target.center.y + dice.number(-6...6))
          }
          let before = twin.pointers.count
          var sent = 0
          var isSame = true
          RandomDrag(from: start, in: mode.size, &dice).run(
            on: device, &dice,
            seen: { _, point, time in
              sent += 1
              isSame = isSame && time <= device.time && point.x.isFinite
            }, frame: look)
          let came = twin.pointers.count - before
          #expect(came == 0 || came == 1 || came == sent)
          #expect(isSame)
        }
        for _ in 0..<120 {
          device.refresh(seconds: 0.1, frame: look)
          look()
        }
        #expect(device.implicitAnimations == [])
        #expect(device.links == 0)
        #expect(alarm.time == nil)
      }

      @Test func touchesThatAreNotTheHeadsAreTheApps() throws {
        let (device, root, heads, _) = HeadsOnADevice.install(3)
        let button = UIView(frame: CGRect(x: 100, y: 400, width: 100, height: 44))
        root.view.insertSubview(button, at: 0)
        #expect(device.window.hitTest(CGPoint(x: 150, y: 420), with: nil) === button)
        let place = try #require(HeadsOnADevice.center(heads, .head))
        #expect(device.window.hitTest(place, with: nil) === heads.view)
      }

      @Test func aTapOpensAndAnotherCloses() throws {
        let (device, root, heads, _) = HeadsOnADevice.install(3)
        let listener = Listener()
        heads.delegate = listener
        var made: [String] = []
        heads.makeConversation = { head in
          made.append(head.id)
          return UIViewController()
        }
        for _ in 0..<2 {
          device.tap(try #require(HeadsOnADevice.center(heads, .head)))
          device.refresh(seconds: 2)
          let open = try #require(heads.openHead)
          #expect(heads.view.accessibilityViewIsModal)
          #expect(heads.children.count == 1)
          #expect(heads.children.first?.standInMoves == ["will join", "joined"] || made.count == 1)
          let number = try #require(heads.driver.engine.arrangement.open)
          device.tap(try #require(HeadsOnADevice.center(heads, .head, number)))
          device.refresh(seconds: 2)
          #expect(heads.openHead == nil)
          #expect(heads.children.isEmpty)
          #expect(!heads.view.accessibilityViewIsModal)
          #expect(open.id == made.last)
        }
        // Made once, displayed twice.
        #expect(made.count == 1)
        #expect(listener.received.filter { $0.hasPrefix("open") }.count == 2)
        #expect(listener.received.filter { $0.hasPrefix("close") }.count == 2)
        #expect(device.links == 0)
        _ = root
      }

      @Test func aTapIsReportedAndCanBeCancelled() throws {
        let (device, root, heads, _) = HeadsOnADevice.install(2)
        let listener = Listener()
        heads.delegate = listener
        func tap() throws {
          device.tap(try #require(HeadsOnADevice.center(heads, .head)))
          device.refresh(seconds: 2)
        }
        listener.refusesTaps = true
        try tap()
        #expect(heads.openHead == nil)
        listener.refusesTaps = false
        heads.style.tapOpens = .off
        try tap()
        #expect(heads.openHead == nil)
        heads.style.tapOpens = .on
        try tap()
        let open = try #require(heads.openHead)
        #expect(listener.received.filter { $0 == "tap \(open.id)" }.count == 3)
        #expect(listener.received.filter { $0.hasPrefix("open") } == ["open \(open.id)"])
        _ = root
      }

      @Test func aFurtherMessageChangesTheTextAndItsEndIsTold() throws {
        let (device, root, heads, alarm) = HeadsOnADevice.install(2)
        let listener = Listener()
        heads.delegate = listener
        let id = heads.heads[0].id
        heads.present("First", from: id)
        device.refresh(seconds: 2)
        heads.present("Second", sender: "Somebody", from: id)
        device.refresh(seconds: 0.1)
        #expect(heads.driver.frame.layers.filter { $0.id.role == .flyout }.count == 2)
        device.refresh(seconds: 1)
        #expect(heads.driver.frame.layers.filter { $0.id.role == .flyout }.count == 1)
        #expect(listener.received.isEmpty)
        // No display link runs while the text is displayed; the alarm wakes the host.
        for _ in 0..<70 {
          device.refresh(seconds: 0.1)
          alarm.ring(at: device.time)
        }
        #expect(listener.received == ["hide \(id)"])
        _ = root
      }

      @Test func aMessageIsAsLargeAsItsWordsAndCountsTheOthers() throws {
        let (device, root, heads, _) = HeadsOnADevice.install(2)
        let ids = heads.heads.map(\.id)
        func shown(_ text: String, from id: String) throws -> (size: Size, texts: [String]) {
          heads.present(text, from: id)
          device.refresh(seconds: 1)
          let layer = try #require(heads.driver.frame.layers.last { $0.id.role == .flyout })
          let views = heads.view.subviews.compactMap { $0 as? FlyoutSlotView }
          let view = try #require(views.first { $0.superview != nil && !$0.isHidden })
          view.layoutIfNeeded()
          let labels = view.content.subviews.compactMap { $0 as? UILabel }.filter { $0.frame.height > 0 }
          #expect(labels.allSatisfy { view.content.bounds.contains($0.frame) })
          return (layer.size, labels.compactMap(\.text))
        }
        let name = heads.heads[0].name
        heads.heads[0].unread = 1
        heads.heads[1].unread = 2
        let short = try shown("Ok", from: ids[0])
        #expect(short.texts == [name, "Ok", "and 2 more"] && short.size.width < 150)
        heads.heads[1].unread = 0
        let long = try shown(String(repeating: "Are you on the train? ", count: 9), from: ids[0])
        #expect(long.texts.count == 2 && long.size.width == 300 && long.size.height > 56)
        let badge = heads.driver.frame.layers.last { $0.id.role == .badge }
        #expect(badge?.label == .count(1))
        _ = root
      }

      @Test func anOpenConversationHasItsOwnTouches() throws {
        let (device, _, heads, _) = HeadsOnADevice.install(2)
        let field = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 900))
        heads.makeConversation = { _ in
          let controller = UIViewController()
          controller.view.addSubview(field)
          return controller
        }
        heads.open("anna")
        device.refresh(seconds: 2)
        let middle = try #require(HeadsOnADevice.center(heads, .conversation))
        #expect(device.window.hitTest(middle, with: nil) === field)
        #expect(device.window.hitTest(CGPoint(x: 3, y: 840), with: nil) === heads.view)
        device.tap(CGPoint(x: 3, y: 840))
        device.refresh(seconds: 2)
        #expect(heads.openHead == nil)
      }

      @Test func thrownIntoTheTargetAHeadGoesOrComesBack() throws {
        let (device, _, heads, _) = HeadsOnADevice.install(1)
        let listener = Listener()
        heads.delegate = listener
        listener.refuses = true
        func throwAway() throws {
          device.drag(
            from: try #require(HeadsOnADevice.center(heads, .head)), to: CGPoint(x: 195, y: 712), steps: 60,
            lifts: false)
          device.refresh(seconds: 0.5)
          device.touch(.ended, CGPoint(x: 195, y: 712))
          device.refresh(seconds: 3)
        }
        try throwAway()
        #expect(heads.heads.map(\.id) == ["anna"])
        #expect(HeadsOnADevice.center(heads, .head) != nil)
        #expect(Set(device.impacts) == ["light", "heavy"])
        listener.refuses = false
        try throwAway()
        #expect(heads.heads.isEmpty)
        #expect(HeadsOnADevice.center(heads, .head) == nil)
        #expect(listener.received.filter { $0.hasPrefix("dismiss") } == ["dismiss anna"])
        #expect(heads.avatarSlot("anna") == nil)
      }

      @Test func headsWithEqualIdsAreOne() {
        let (device, _, heads, _) = HeadsOnADevice.install(0)
        heads.heads = [
          ChatHead(id: "a", name: "A"), ChatHead(id: "a", name: "B"), ChatHead(id: "b", name: "C"),
        ]
        device.refresh(seconds: 2)
        #expect(heads.heads.map(\.name) == ["A", "C"])
        #expect(heads.driver.frame.layers.filter { $0.id.role == .head }.count == 2)
      }

      @Test func modelsAreTakenInByTheirIds() throws {
        let (device, _, heads, _) = HeadsOnADevice.install(3)
        var made: [String] = []
        heads.makeAvatar = { head in
          made.append(head.id)
          return UIView()
        }
        heads.heads = [ChatHead(id: "zoe", name: "Zoe", unread: 4)] + HeadsOnADevice.makeHeads(2)
        device.refresh(seconds: 2)
        #expect(made.filter { $0 == "zoe" }.count == 1 && Set(made).count == made.count)
        #expect(heads.state.order.first == "zoe")
        #expect(Set(heads.state.order) == ["zoe", "anna", "ben"])
        heads.heads[0].unread = 9
        device.refresh(seconds: 1)
        let number = try #require(heads.driver.engine.arrangement.heads.first)
        #expect(number.unread == 9)
        #expect(heads.avatarSlot("zoe")?.accessibilityValue == "9 unread")
      }

      @Test func aStateIsKeptAsJSON() throws {
        let (device, _, heads, _) = HeadsOnADevice.install(4)
        heads.move(to: .left, height: 0.8)
        heads.open("cleo")
        device.refresh(seconds: 3)
        let kept = try JSONEncoder().encode(heads.state)
        let state = try JSONDecoder().decode(ChatHeadsState.self, from: kept)
        #expect(state == heads.state && state.open == "cleo" && state.edge == .left)

        let second = ChatHeadsController()
        second.heads = HeadsOnADevice.makeHeads(4)
        second.restore(state)
        #expect(second.state == state)
        let other = Device(size: CGSize(width: 844, height: 390))
        let root = UIViewController()
        other.window.rootViewController = root
        second.install(over: root)
        other.window.layoutIfNeeded()
        other.refresh(seconds: 3)
        #expect(second.state.order == state.order)
        #expect(second.state.edge == .left && second.openHead?.id == "cleo")
        second.restore(
          ChatHeadsState(order: ["nobody", "ben"], edge: .right, height: .nan, open: "x"))
        other.refresh(seconds: 3)
        #expect(second.state.order.first == "ben" && second.openHead == nil)
      }
    }
  }
#endif
