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

      @Test func theCrossFadesInTheMiddleOfTheRing() throws {
        var glows: Set<Double> = []
        var colors: Set<CGColor?> = []
        _ = try capture(in: .modern) { layer, target in
          let glow = layer.shadow.opacity
          #expect(abs(target.cross.position.x - layer.size.width / 2) < 1e-9)
          #expect(target.cross.position.x == target.cross.position.y)
          #expect(abs(Double(target.cross.opacity) - (1 - glow)) < 1e-6)
          // Nothing is filled behind the faces.
          #expect(target.sublayers?.first?.isHidden == true)
          glows.insert(glow)
          colors.insert(target.rim.strokeColor)
        }
        #expect(glows.contains(0) && glows.contains(1) && colors.count == glows.count)
      }

      @Test func withoutAGlowTheCrossStays() throws {
        var colors: [CGColor?] = []
        _ = try capture(in: .classic) { layer, target in
          #expect(layer.shadow.radius == 0)
          let place = target.cross.position
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
