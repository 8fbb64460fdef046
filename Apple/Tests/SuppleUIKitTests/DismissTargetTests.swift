#if !canImport(ObjectiveC)
  import QuartzCore
  import SuppleInteractions
  import SuppleLayers
  import SuppleScene
  import SuppleUIKit
  import Testing
  import UIKit

  extension HostTests {
    @MainActor @Suite(.serialized) struct DismissTargetTests {
      /// Drags the only head into the target and holds it there; calls the closure after each frame.
      private func capture(
        in style: ChatHeadsStyle, on appearance: UIUserInterfaceStyle = .light,
        _ look: (Layer, DismissTargetLayer) -> Void
      ) throws -> ChatHeadsController {
        let (device, root, heads, _) = HeadsOnADevice.install(1)
        heads.style = style
        device.window.overrideUserInterfaceStyle = appearance
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

      @Test(arguments: [UIUserInterfaceStyle.light, .dark])
      func theRingIsSeenOnItsList(appearance: UIUserInterfaceStyle) throws {
        var (resting, captured): ([CGFloat], [CGFloat]) = ([], [])
        _ = try capture(in: .modern, on: appearance) { layer, target in
          let parts = target.rim.strokeColor?.components ?? []
          if layer.shadow.opacity == 0 { resting = parts }
          if layer.shadow.opacity == 1 { captured = parts }
        }
        // The ring is dark on a light list and light on a dark one. The captured ring's red has the same contrast.
        let isDark = appearance == .dark
        #expect(resting.prefix(3).allSatisfy { isDark ? $0 == 1 : $0 < 0.2 })
        #expect(captured.count == 4 && (isDark ? captured[1] > 0.5 : captured[0] < 0.75))
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
