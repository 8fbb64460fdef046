#if !canImport(ObjectiveC)
  import SuppleUIKit
  import Testing
  import UIKit

  extension HostTests {
    /// Retain cycles in apps that follow the samples, and independence of scenes.
    @MainActor @Suite(.serialized) struct OwnershipTests {
      /// The class of the sample in Documentation/apple.md.
      private final class Inbox: UITableViewController {
        let (notch, badge, heads) = (FlippingNotchControl(), SlimeBadgeView(count: 3), ChatHeadsController())
        var isOffline = false
        var ended: @Sendable () -> Void = {}

        override func viewDidLoad() {
          super.viewDidLoad()
          notch.refresh = { 1 }
          notch.insertRows = { [weak self] _ in self?.tableView.reloadData() }
          tableView.flippingNotch = notch
          badge.shouldClear = { [weak self] _ in self?.isOffline == false }
          heads.makeConversation = { [weak self] _ in
            self?.badge.count = 0
            return UIViewController()
          }
          Task { [weak self, events = badge.events, ended] in
            for await event in events where event == .cleared { self?.heads.hint() }
            ended()
          }
        }
      }

      @Test func aControllerGoesWithItsHostsAndEndsTheirStreams() async {
        weak var inbox: Inbox?
        weak var notch: FlippingNotchControl?
        weak var badge: SlimeBadgeView?
        weak var heads: ChatHeadsController?
        await confirmation("the stream ends") { ended in
          let device = Device()
          do {
            let made = Inbox(style: .plain)
            made.ended = { ended() }
            device.window.rootViewController = made
            made.view.addSubview(made.badge)
            made.badge.frame = CGRect(x: 100, y: 200, width: 22, height: 22)
            made.heads.heads = HeadsOnADevice.makeHeads(2)
            made.heads.install(over: made)
            device.window.layoutIfNeeded()
            device.refresh(seconds: 1)
            made.heads.open("anna")
            made.notch.beginRefreshing()
            device.refresh(seconds: 1)
            #expect(made.badge.count == 0 && made.notch.isRefreshing)
            (inbox, notch, badge, heads) = (made, made.notch, made.badge, made.heads)
            made.heads.uninstall()
            device.window.rootViewController = nil
          }
          for _ in 0..<20_000 { await Task.yield() }
        }
        #expect(inbox == nil && notch == nil && badge == nil && heads == nil)
      }

      @Test func scenesHaveHeadsOfTheirOwn() throws {
        let device = Device()
        let scenes = (0..<2).map { _ in
          UIWindowScene(standInBounds: CGRect(x: 0, y: 0, width: 390, height: 844))
        }
        let heads = scenes.map { scene in
          let window = UIWindow(windowScene: scene)
          window.rootViewController = UIViewController()
          window.makeKeyAndVisible()
          let heads = ChatHeadsController()
          heads.heads = HeadsOnADevice.makeHeads(2)
          heads.install(in: scene)
          scene.windows.last?.layoutIfNeeded()
          return heads
        }
        device.refresh(seconds: 1)
        heads[0].move(to: .left, height: 0.5)
        heads[1].open("ben")
        device.refresh(seconds: 3)
        #expect(heads.map(\.openHead?.id) == [nil, "ben"] && heads.map(\.state.edge) == [.left, .right])
        for (one, scene) in zip(heads, scenes) { #expect(one.view.window?.windowScene === scene) }
        heads[1].uninstall()
        device.refresh(seconds: 1)
        #expect(HeadsOnADevice.center(heads[0], .head) != nil && scenes[1].windows.last?.isHidden != false)
      }
    }
  }
#endif
