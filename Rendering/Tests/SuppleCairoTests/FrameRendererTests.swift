import SuppleCairo
import SuppleScene
import SuppleScript
import Testing

@Suite("Frames")
struct FrameRendererTests {
  private static let size = Size(width: 200, height: 160)

  private static func draw(_ layers: [Layer], scale: Double = 1) throws -> Pixels {
    let renderer = FrameRenderer(
      size: size, scale: scale, slotRenderer: PlainSlotRenderer(names: ScriptNames()))
    var frame = Frame()
    frame.layers = layers
    let pixels = try Pixels(width: Int(size.width * scale), height: Int(size.height * scale))
    renderer.draw(frame, into: pixels)
    return pixels
  }

  @Test func `layers that mean nothing are left out, and the others are drawn`() throws {
    var good = Layer(
      LayerID(.badge, item: 1), center: Point(x: 100, y: 80), size: Size(width: 22, height: 22))
    good.fill = RGBAColor(rgba: 0xD700_15FF)
    good.cornerRadius = 11
    let expected = try FrameRendererTests.draw([good]).png()
    var bad: [Layer] = []
    for role in LayerRole.all where role != .list {
      let base = Layer(LayerID(role, item: 2), center: Point(x: 60, y: 60), size: Size(width: 50, height: 40))
      for value in [Double.nan, .infinity, -.infinity] {
        for change in [\Layer.center.x, \.center.y, \.size.width, \.scale, \.opacity, \.angle] {
          // An infinite opacity counts as 1.
          if change == \.opacity, value == .infinity { continue }
          var layer = base
          layer.fill = .black
          layer[keyPath: change] = value
          bad.append(layer)
        }
      }
      for scale in [0, -1, 1e300] {
        var layer = base
        layer.fill = .black
        layer.scale = scale
        bad.append(layer)
      }
      var giant = base
      giant.fill = .black
      giant.size = Size(width: 1e9, height: 1e9)
      bad.append(giant)
    }
    #expect(try FrameRendererTests.draw(bad + [good] + bad).png() == expected)
  }

  @Test func `a slot loses its colours with the saturation of its layer`() throws {
    func chroma(_ saturation: Double) throws -> Double {
      var head = Layer(
        LayerID(.head, item: 1), center: Point(x: 100, y: 80), size: Size(width: 66, height: 66))
      head.cornerRadius = 33
      head.saturation = saturation
      let pixel = try #require(try FrameRendererTests.draw([head])[100, 58])
      let parts = [pixel.red, pixel.green, pixel.blue].map(Double.init)
      return (parts.max() ?? 0) - (parts.min() ?? 0)
    }
    let full = try chroma(1)
    #expect(full > 40)
    #expect(try abs(chroma(0.7) - 0.7 * full) <= 4)
    #expect(try chroma(0) <= 2)
  }

  @Test func `no layer whatever stops the renderer`() throws {
    var random = SplitMix(seed: 7)
    let wild: [Double] = [0, -1, 1, 0.5, 3.14159, 1e-300, 1e9, -1e9, 1e300, .nan, .infinity, 90, 200]
    func number() -> Double {
      random.next() % 3 == 0 ? wild[Int(random.next() % UInt64(wild.count))] : random.unit() * 200
    }
    let renderer = FrameRenderer(
      size: FrameRendererTests.size, scale: 1, slotRenderer: PlainSlotRenderer(names: ScriptNames()))
    let pixels = try Pixels(width: 200, height: 160)
    for _ in 0..<400 {
      var frame = Frame()
      for _ in 0..<6 { frame.outlines.add(.line(Point(x: number(), y: number()))) }
      frame.outlines.add(
        .quadratic(control: Point(x: number(), y: number()), end: Point(x: number(), y: number())))
      frame.outlines.add(.close)
      for _ in 0..<4 {
        let role = LayerRole.all[Int(random.next() % UInt64(LayerRole.all.count))]
        var layer = Layer(
          LayerID(role, item: Int32(truncatingIfNeeded: random.next())),
          center: Point(x: number(), y: number()),
          size: Size(width: number(), height: number()))
        layer.scale = random.next() % 2 == 0 ? 1 : number() / 100
        layer.opacity = number()
        layer.angle = number()
        layer.depth = number()
        layer.perspective = number()
        layer.topRadius = number()
        layer.bottomRadius = number()
        layer.fill = random.next() % 2 == 0 ? nil : RGBAColor(rgba: UInt32(truncatingIfNeeded: random.next()))
        layer.path = OutlineRange(start: Int(random.next() % 20) - 5, count: Int(random.next() % 20) - 5)
        layer.shadow = Shadow(opacity: number(), offset: number(), radius: number() / 10)
        layer.dimming = number()
        layer.saturation = number()
        layer.label = random.next() % 2 == 0 ? .count(Int32(truncatingIfNeeded: random.next())) : .text(-1)
        frame.layers.append(layer)
      }
      renderer.draw(frame, into: pixels)
    }
    // Valid frames are still drawn.
    renderer.draw(Frame(), into: pixels)
    #expect(try pixels.png() == FrameRendererTests.draw([]).png())
  }

  @Test(arguments: [1.0, 2.0, 3.0]) func `a slot moves by less than a pixel at a time`(scale: Double) throws {
    func middle(_ x: Double) throws -> Double {
      var head = Layer(LayerID(.head, item: 1), center: Point(x: x, y: 80), size: Size(width: 66, height: 66))
      head.cornerRadius = 33
      let with = try FrameRendererTests.draw([head], scale: scale)
      let without = try FrameRendererTests.draw([], scale: scale)
      var weight = 0.0
      var moment = 0.0
      for row in 0..<with.height {
        for column in 0..<with.width {
          let difference = Double(abs(Int(with[column, row]?.red ?? 0) - Int(without[column, row]?.red ?? 0)))
          weight += difference
          moment += difference * (Double(column) + 0.5)
        }
      }
      return moment / weight / scale
    }
    let start = try middle(100)
    for step in 1...10 {
      let offset = Double(step) / 10
      // Pictures are drawn at quarters of a pixel, or at halves at high density.
      #expect(abs(try middle(100 + offset) - start - offset) < (scale < 1.5 ? 0.14 : 0.27 / scale) + 0.02)
    }
  }

  @Test func `a badge fades as one`() throws {
    // At any opacity, a pixel is a mixture of the badge's and the background's colour; the background of the count must
    // not be visible through it twice.
    var badge = Layer(
      LayerID(.badge, item: 1), center: Point(x: 100, y: 80), size: Size(width: 44, height: 22))
    badge.fill = RGBAColor(rgba: 0xD700_15FF)
    badge.cornerRadius = 11
    badge.label = .count(88)
    badge.shadow = Shadow(opacity: 0.5, offset: 3, radius: 8)
    let ground = try FrameRendererTests.draw([])
    let full = try FrameRendererTests.draw([badge])
    badge.opacity = 0.5
    let half = try FrameRendererTests.draw([badge])
    for y in 50..<110 {
      for x in 60..<140 {
        let mean = (Double(ground[x, y]?.green ?? 0) + Double(full[x, y]?.green ?? 0)) / 2
        #expect(abs(mean - Double(half[x, y]?.green ?? 0)) < 2, "at \(x), \(y)")
      }
    }
  }

  @Test func `outlines of opposite directions cut no hole`() throws {
    var frame = Frame()
    frame.outlines.addArc(
      center: Point(x: 80, y: 80), radius: 40, from: 0, to: 2 * Double.pi, begins: true)
    frame.outlines.add(.close)
    frame.outlines.addArc(
      center: Point(x: 120, y: 80), radius: 40, from: 2 * Double.pi, to: 0, begins: true)
    frame.outlines.add(.close)
    var connector = Layer(
      LayerID(.connector), center: Point(x: 100, y: 80), size: Size(width: 160, height: 80))
    connector.path = OutlineRange(start: 0, count: frame.outlines.elements.count)
    connector.fill = .black
    connector.opacity = 0.5
    frame.layers = [connector]
    let pixels = try Pixels(width: 200, height: 160)
    FrameRenderer(
      size: FrameRendererTests.size, scale: 1, slotRenderer: PlainSlotRenderer(names: ScriptNames())
    )
    .draw(frame, into: pixels)
    let once = try #require(pixels[60, 90])
    let both = try #require(pixels[100, 90])
    #expect(once == both && once.red < 128)
  }

  @Test func `content behind rounded corners shows no fringe`() throws {
    // A white row on a white background: any other colour would be an edge that was drawn twice.
    final class White: SlotRenderer {
      func isSlot(_ layer: Layer) -> Bool { true }
      func look(of layer: Layer, at time: Double) -> SlotLook { SlotLook(background: .white) }
      func draw(_ layer: Layer, at time: Double, with painter: Painter) {}
      func drawBackdrop(size: Size, at time: Double, with painter: Painter) {
        painter.fill(with: .color(.white))
      }
    }
    for (angle, scale) in [(0.0, 1.0), (0.7, 1), (0, 0.8)] {
      var card = Layer(
        LayerID(.card), center: Point(x: 100.3, y: 80.2), size: Size(width: 140, height: 90))
      card.angle = angle
      card.perspective = 500
      card.scale = scale
      card.cornerRadius = 20
      var frame = Frame()
      frame.layers = [card]
      let pixels = try Pixels(width: 200, height: 160)
      FrameRenderer(size: FrameRendererTests.size, scale: 1, slotRenderer: White()).draw(frame, into: pixels)
      for y in 0..<160 {
        for x in 0..<200 { #expect((pixels[x, y]?.green ?? 0) >= 253, "at \(x), \(y)") }
      }
    }
  }

  @Test func `what is drawn for the first time looks like what was kept`() throws {
    let scene = GoldenScene("", "messenger-two-fingers", at: 1)
    let script = try scene.read()
    let renderer = FrameRenderer(
      size: script.viewport.size, scale: 1, slotRenderer: PlainSlotRenderer(names: script.names))
    let kept = try Pixels(width: 390, height: 844)
    var replay = Replay(script)
    var frame = ReplayFrame()
    for step in 0..<60 {
      replay.write(into: &frame, at: Double(step) / 30)
      renderer.draw(frame.scene, into: kept)
      guard step % 12 == 0 else { continue }
      let fresh = try Pixels(width: 390, height: 844)
      FrameRenderer(
        size: script.viewport.size, scale: 1, slotRenderer: PlainSlotRenderer(names: script.names)
      )
      .draw(frame.scene, into: fresh)
      #expect(try kept.png() == fresh.png())
    }
  }

  @Test func `a viewport inside of something larger is the viewport`() throws {
    let scene = GoldenScene("", "chat-heads-message", at: 1.2)
    let script = try scene.read()
    var replay = Replay(script)
    var frame = ReplayFrame()
    replay.write(into: &frame, at: 1.2)
    let renderer = FrameRenderer(
      size: script.viewport.size, scale: 1, slotRenderer: PlainSlotRenderer(names: script.names))
    let alone = try Pixels(width: 390, height: 844)
    renderer.draw(frame.scene, into: alone)
    let larger = try Pixels(width: 450, height: 900)
    let painter = Painter(on: larger, scale: 1)
    painter.fill(with: .color(RGBAColor(rgba: 0x00FF_00FF)))
    painter.translate(x: 30, y: 20)
    renderer.draw(frame.scene, with: painter)
    var wrong = 0
    for y in 0..<900 {
      for x in 0..<450 {
        let inside = (30..<420).contains(x) && (20..<864).contains(y)
        let expected = inside ? alone[x - 30, y - 20] : RGBAColor(rgba: 0x00FF_00FF)
        if larger[x, y] != expected { wrong += 1 }
      }
    }
    #expect(wrong == 0)
  }
}

/// Steele, Lea and Flood's SplitMix64, with the same numbers in every run.
struct SplitMix {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
  mutating func unit() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }
}
