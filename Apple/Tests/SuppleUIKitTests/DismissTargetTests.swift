#if !canImport(ObjectiveC)
  import QuartzCore
  import SuppleInteractions
  import SuppleLayers
  import SuppleScene
  import SuppleUIKit
  import Testing

  extension HostTests {
    @MainActor @Suite(.serialized) struct DismissTargetTests {
      /// Drags the only head into the target and holds it there; calls the closure after each frame.
      private func capture(
        in style: ChatHeadsStyle, _ look: (Layer, DismissTargetLayer) -> Void
      ) throws -> ChatHeadsController {
        let (device, root, heads, _) = HeadsOnADevice.install(1)
        heads.style = style
        device.refresh(seconds: 1)
        let start = try #require(HeadsOnADevice.center(heads, .head))
        let end = CGPoint(x: 195, y: 712)
        func frame() throws {
          device.refresh()
          guard let layer = heads.driver.frame.layer(LayerID(.dismissTarget)) else { return }
          let shown = heads.tree.node(layer.id)?.layer.sublayers ?? []
          look(layer, try #require(shown.lazy.compactMap { $0 as? DismissTargetLayer }.first))
        }
        device.touch(.began, start)
        for step in 1...60 {
          let part = Double(step) / 60
          device.touch(
            .moved,
            CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
          try frame()
        }
        for _ in 0..<90 { try frame() }
        device.touch(.cancelled, end)
        #expect(device.implicitAnimations == [])
        _ = root
        return heads
      }

      @Test func theCrossComesOutFromUnderACapturedHead() throws {
        var offsets: Set<Double> = []
        var last: (center: Double, diameter: Double)?
        let heads = try capture(in: .modern) { layer, target in
          let place = target.cross.superlayer?.position ?? .zero
          let offset = layer.shadow.opacity
          let expected = layer.size.width * (0.5 + 0.41 * offset)
          #expect(abs(place.x - expected) < 1e-9 && place.x == place.y)
          // The white disc fades in with the displacement; the cross on it is red.
          #expect(
            target.cross.superlayer?.backgroundColor == CGColor(srgbRed: 1, green: 1, blue: 1, alpha: offset))
          offsets.insert(offset)
          if offset == 1 { #expect(target.cross.strokeColor == DismissTargetLayer.engagedColor) }
          last = (place.x - layer.size.width / 2, layer.size.width)
        }
        #expect(offsets.contains(0) && offsets.contains(1) && offsets.count > 6)
        // The middle of the cross is beside the head's picture.
        let out = try #require(last).center * 2.0.squareRoot()
        #expect(out > heads.style.headSize / 2 - heads.style.avatarInset)
      }

      @Test func withoutAGlowTheCrossStays() throws {
        var colors: [CGColor?] = []
        _ = try capture(in: .classic) { layer, target in
          #expect(layer.shadow.radius == 0)
          let place = target.cross.superlayer?.position ?? .zero
          #expect(abs(place.x - layer.size.width / 2) < 1e-9 && place.x == place.y)
          let color = target.sublayers?.first?.backgroundColor
          let isEngaged = layer.traits.contains(.engaged)
          #expect((color == DismissTargetLayer.engagedColor) == isEngaged)
          colors.append(color)
        }
        #expect(Set(colors).count == 2)
      }
    }
  }
#endif
