#if !canImport(ObjectiveC)
  import QuartzCore
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
        for frame in 0..<240 {
          if frame == 120 { heads.open(ids[1]) }
          device.refresh()
          for layer in heads.driver.frame.layers where layer.id.role == .conversation {
            let slot = try #require(heads.tree.node(layer.id)?.layer)
            let ground = try #require(slot.sublayers?.first)
            let content = try #require(ground.sublayers?.first)
            #expect(content.opacity == Float(layer.contentOpacity))
            #expect(CGFloat(content.transform.m41) == CGFloat(layer.contentOffset))
            #expect(ground.opacity == 1 && ground.backgroundColor != nil)
            opacities.insert(content.opacity)
            offsets.insert(layer.contentOffset)
          }
        }
        #expect(opacities.count > 4 && offsets.count > 4)
        #expect(device.implicitAnimations == [])
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
