#if !canImport(ObjectiveC)
  import QuartzCore
  import SuppleHosting
  import SuppleInteractions
  import SuppleLayers
  import SuppleScene
  import SuppleUIKit
  import Testing
  import UIKit

  extension HostTests {
    @MainActor @Suite(.serialized) struct ConversationSlotTests {
      @Test func contentComesAndSlidesOnItsGround() throws {
        let (device, _, heads, _) = HeadsOnADevice.install(3)
        let ids = heads.heads.map(\.id)
        heads.open(ids[0])
        var opacities: Set<Float> = []
        var offsets: Set<Double> = []
        var widths: Set<Double> = []
        var bare = 0
        for frame in 0..<240 {
          if frame == 120 { heads.open(ids[1]) }
          device.refresh()
          for layer in heads.driver.frame.layers where layer.id.role == .conversation {
            let slot = try #require(heads.tree.node(layer.id)?.layer)
            let ground = try #require(slot.sublayers?.first)
            let content = try #require(ground.sublayers?.first)
            #expect(content.opacity == Float(layer.contentOpacity))
            let offset = Double(content.transform.m41)
            #expect(abs(offset - layer.contentOffset) < 1e-9)
            // The content grows with its card, and its top is the card's.
            #expect(content.transform.m11 == 1 && content.transform.m22 == 1)
            let top = Double(content.position.y) - Double(content.bounds.height) / 2
            #expect(abs(top) < 1e-6)
            widths.insert(layer.scale)
            // Of two conversations on one card, the one in front has no background.
            let isBare = layer.traits.contains(.bare)
            #expect(ground.opacity == 1 && ground.backgroundColor?.alpha == (isBare ? 0 : 1))
            if isBare { bare += 1 }
            opacities.insert(content.opacity)
            offsets.insert(layer.contentOffset)
          }
        }
        #expect(bare > 10)
        #expect(opacities.count > 4 && offsets.count > 4 && widths.count > 4)
        #expect(device.implicitAnimations == [])
      }

      @Test func aConversationThatLeavesIsNoLongerThere() throws {
        let (device, _, heads, _) = HeadsOnADevice.install(3)
        let ids = heads.heads.map(\.id)
        heads.open(ids[0])
        for _ in 0..<240 { device.refresh() }
        func slot(_ index: Int) -> UIView? {
          func search(_ view: UIView) -> UIView? {
            if let slot = view as? ConversationSlotView,
              slot.accessibilityLabel == heads.heads[index].name
            {
              return slot
            }
            return view.subviews.lazy.compactMap(search).first
          }
          return search(heads.view)
        }
        let old = try #require(slot(0))
        let field = UITextField()
        old.addSubview(field)
        #expect(field.becomeFirstResponder() && field.isFirstResponder)
        heads.open(ids[1])
        var frames = 0
        for _ in 0..<6 {
          device.refresh()
          guard let coming = slot(1), old.superview != nil else { continue }
          frames += 1
          #expect(!field.isFirstResponder, "what is typed is not for the conversation that leaves")
          let elements = heads.view.accessibilityElements as? [UIView] ?? []
          #expect(elements.contains { $0 === coming } && !elements.contains { $0 === old })
        }
        #expect(frames > 3)
      }

      @Test func aHeadComesFromAPicture() throws {
        let (device, root, heads, _) = HeadsOnADevice.install(2)
        let picture = UIView(frame: CGRect(x: 20, y: 500, width: 40, height: 40))
        root.view.addSubview(picture)
        heads.add(ChatHead(id: "zoe", name: "Zoe", unread: 1), from: picture)
        device.refresh()
        let number = try #require(
          heads.driver.frame.layers.filter { $0.id.role == .head }.map(\.id.item).max())
        let layer = try #require(heads.driver.frame.layer(LayerID(.head, item: number)))
        // One frame of its flight has passed.
        #expect(layer.center.distance(to: Point(x: 40, y: 520)) < 20)
        #expect(abs(layer.scale * 58 - 40) < 4)
        #expect(heads.heads.last?.id == "zoe")
        for _ in 0..<240 { device.refresh() }
        #expect(heads.driver.frame.layer(LayerID(.head, item: number))?.scale == 1)
        // An existing head is updated, and stays.
        let place = heads.driver.frame.layer(LayerID(.head, item: number))?.center
        heads.add(ChatHead(id: "zoe", name: "Zoe", unread: 4), from: picture)
        #expect(heads.driver.frame.layer(LayerID(.head, item: number))?.center == place)
        #expect(heads.heads.filter { $0.id == "zoe" }.map(\.unread) == [4])
      }

      @Test func aBeakHasTheColorOfItsConversation() throws {
        let (device, _, heads, _) = HeadsOnADevice.install(3)
        heads.makeConversation = { _ in
          let controller = UIViewController()
          controller.view.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
          return controller
        }
        heads.open(heads.heads[0].id)
        for _ in 0..<120 { device.refresh() }
        let beak = try #require(heads.driver.frame.layers.first { $0.id.role == .conversationBeak })
        let shape = try #require(heads.tree.node(beak.id)?.layer as? CAShapeLayer)
        #expect(shape.fillColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1).cgColor)
      }
    }
  }
#endif
