#if !canImport(ObjectiveC)
  import SuppleLayers
  import SuppleScene
  import SuppleUIKit
  import Testing
  import UIKit

  extension HostTests {
    /// Colours in light and dark windows, and during a change.
    @MainActor @Suite(.serialized) struct AppearanceTests {
      private let styles: [UIUserInterfaceStyle] = [.light, .dark, .light]

      private func background(_ view: UIView) -> CGColor {
        UIColor.systemBackground.resolvedColor(with: view.traitCollection).cgColor
      }

      private func ring(of view: UIView) -> CGColor? {
        view.layer.sublayers?.lazy.compactMap { $0 as? RingLayer }.first?.strokeColor
      }

      @Test func aHeadsRingIsTheBackground() throws {
        let (device, _, heads, _) = HeadsOnADevice.install(3)
        let slot = try #require(heads.avatarSlot("anna"))
        #expect(ring(of: slot) == background(slot))
        for style in styles {
          device.window.overrideUserInterfaceStyle = style
          #expect(ring(of: slot) == background(slot), "at rest, \(style)")
          #expect(device.implicitAnimations == [], "a ring changes its colour when its background does")
          device.refresh(seconds: 0.1)
          #expect(ring(of: slot) == background(slot), "\(style)")
        }
        // The window's colour scheme counts, not the screen's, even in drawn frames.
        device.window.overrideUserInterfaceStyle = .dark
        heads.move(to: .left)
        device.refresh(seconds: 2)
        #expect(ring(of: slot) == UIColor.black.cgColor)
      }

      @Test func aNumberFollowsTheColourBehindIt() throws {
        let device = Device()
        let badge = SlimeBadgeView(count: 3)
        badge.frame = CGRect(x: 100, y: 200, width: 22, height: 22)
        device.window.addSubview(badge)
        for (tint, ink) in [(UIColor.white, RGBAColor.black), (.black, .white), (.white, .black)] {
          badge.tintColor = tint
          device.refresh(seconds: 0.2)
          let label = try #require(badge.plane.subviews.first?.subviews.first as? UILabel)
          #expect(label.textColor.engineColor(for: badge.traitCollection) == ink)
        }
      }

      @Test func aBadgesRingIsTheBackground() throws {
        let (device, _, heads, _) = HeadsOnADevice.install(3)
        for style in styles {
          device.window.overrideUserInterfaceStyle = style
          let badges = heads.view.subviews.filter { "\(type(of: $0))" == "BadgeLabelView" }
          #expect(!badges.isEmpty && badges.allSatisfy { ring(of: $0) == background($0) })
        }
      }

      @Test func aBeakFollowsItsConversation() throws {
        let (device, _, heads, _) = HeadsOnADevice.install(3)
        heads.makeConversation = { _ in
          let controller = UIViewController()
          controller.view.backgroundColor = .systemBackground
          return controller
        }
        heads.open("anna")
        device.refresh(seconds: 2)
        for style in styles {
          device.window.overrideUserInterfaceStyle = style
          let beak = try #require(
            heads.driver.frame.layers.first { $0.id.role == .conversationBeak })
          let shape = try #require(heads.tree.node(beak.id)?.layer as? CAShapeLayer)
          let conversation = try #require(heads.children.first?.view)
          #expect(shape.fillColor == background(conversation))
        }
      }

      @Test func whatLiesOverTheAppIsLighterInTheDark() throws {
        let (device, root, heads, _) = HeadsOnADevice.install(7)
        root.view.backgroundColor = .systemBackground
        device.window.overrideUserInterfaceStyle = .dark
        heads.open("anna")
        device.refresh(seconds: 2)
        let conversation = try #require(heads.children.first?.view)
        #expect(root.view.layer.backgroundColor == UIColor.black.cgColor)
        #expect(try #require(conversation.superview).layer.backgroundColor != UIColor.black.cgColor)
        #expect(conversation.traitCollection.userInterfaceLevel == .elevated)
        #expect(heads.avatarSlot("anna")?.traitCollection.userInterfaceLevel == .base)
      }

      @Test func aBadgeTakesADynamicTint() throws {
        let device = Device()
        let badge = SlimeBadgeView(count: 3)
        badge.tintColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        device.showBadge(badge)
        for style in styles {
          device.window.overrideUserInterfaceStyle = style
          device.refresh(seconds: 0.2)
          let color = style == .dark ? UIColor.white : .black
          #expect(badge.tree.node(LayerID(.badge))?.layer.backgroundColor == color.cgColor)
        }
      }

      @Test func whatIsRaisedHasTheStyleOfItsOwnView() throws {
        let device = Device()
        let half = UIView(frame: device.window.bounds)
        half.overrideUserInterfaceStyle = .dark
        device.window.addSubview(half)
        let table = UITableView(frame: half.bounds, style: .plain)
        half.addSubview(table)
        let notch = FlippingNotchControl()
        notch.panel.makeView = { UIView() }
        table.flippingNotch = notch
        let badge = SlimeBadgeView(count: 3)
        badge.frame = CGRect(x: 100, y: 400, width: 22, height: 22)
        half.addSubview(badge)
        device.refresh(seconds: 0.2)
        device.drag(from: CGPoint(x: 111, y: 411), to: CGPoint(x: 181, y: 481), lifts: false)
        notch.panel.show()
        device.refresh(seconds: 2)
        #expect(notch.plane.superview === device.window && badge.plane.superview === device.window)
        for style in [UIUserInterfaceStyle.dark, .light, .dark] {
          half.overrideUserInterfaceStyle = style
          #expect(notch.plane.touched?.traitCollection.userInterfaceStyle == style, "the panel")
          #expect(badge.plane.traitCollection.userInterfaceStyle == style)
        }
        device.touch(.cancelled, CGPoint(x: 181, y: 481))
      }

      @Test func headsInAWindowOfTheirOwnHaveTheStyleOfTheApps() throws {
        let device = Device()
        let scene = UIWindowScene(standInBounds: device.window.bounds)
        let app = UIWindow(windowScene: scene)
        app.overrideUserInterfaceStyle = .dark
        app.makeKeyAndVisible()
        let heads = ChatHeadsController()
        heads.heads = HeadsOnADevice.makeHeads(1)
        heads.install(in: scene)
        #expect(heads.view.traitCollection.userInterfaceStyle == .dark)
        app.overrideUserInterfaceStyle = .light
        #expect(heads.view.traitCollection.userInterfaceStyle == .light)
        heads.uninstall()
        _ = device
      }

      @Test func invertedColoursLeaveAPictureAsItIs() throws {
        let (device, _, heads, _) = HeadsOnADevice.install(1)
        let image = UIImage(standInSize: CGSize(width: 60, height: 60))
        heads.heads += [ChatHead(id: "photo", name: "Photo", image: image)]
        device.refresh(seconds: 1)
        let picture = try #require(heads.avatarSlot("photo")?.subviews.first)
        #expect(picture is UIImageView && picture.accessibilityIgnoresInvertColors)
      }

      @Test func aBadgeTakesTheContrastThatAPersonAsksFor() throws {
        let device = Device()
        let badge = SlimeBadgeView(count: 3)
        badge.tintColor = UIColor { $0.accessibilityContrast == .high ? .black : .systemRed }
        device.showBadge(badge)
        device.window.standInChangeTraits { $0.standInContrast = .high }
        device.refresh(seconds: 0.2)
        #expect(badge.tree.node(LayerID(.badge))?.layer.backgroundColor == UIColor.black.cgColor)
      }
    }
  }
#endif
