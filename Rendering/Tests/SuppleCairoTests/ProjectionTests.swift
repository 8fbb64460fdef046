import SuppleCairo
import SuppleScene
import Testing

/// Compares the pixels of a turned layer with its coverage, counted at points through the layer's own transform.
@Suite("Perspective")
struct ProjectionTests {
  /// Draws a card in plain red, or with a picture.
  private final class Red: SlotRenderer {
    var picture: Picture?
    func isSlot(_ layer: Layer) -> Bool { true }
    func look(of layer: Layer, at time: Double) -> SlotLook {
      SlotLook(version: nil, background: RGBAColor(rgba: 0xFF00_00FF))
    }
    func draw(_ layer: Layer, at time: Double, with painter: Painter) {
      let box = Rect(x: 0, y: 0, width: layer.size.width, height: layer.size.height)
      if let picture { painter.draw(picture, in: box, fit: .stretch) }
    }
    func drawBackdrop(size: Size, at time: Double, with painter: Painter) {
      painter.fill(with: .color(.white))
    }
  }

  private static func card(angle: Double, radius: Double) -> Layer {
    var layer = Layer(LayerID(.card), center: Point(x: 120.3, y: 90.7), size: Size(width: 180, height: 93))
    layer.angle = angle
    layer.depth = layer.size.height / 2 * abs(sine(angle))
    layer.perspective = 400
    layer.cornerRadius = radius
    layer.face = angle > Double.pi / 2 ? .back : .front
    return layer
  }

  private static func sine(_ angle: Double) -> Double {
    Transform3D.rotationX(angle).m2[2]
  }

  private static func draw(_ layer: Layer, scale: Double, slotRenderer: any SlotRenderer) throws -> Pixels {
    let size = Size(width: 240, height: 180)
    let pixels = try Pixels(width: Int(size.width * scale), height: Int(size.height * scale))
    var frame = Frame()
    frame.layers = [layer]
    FrameRenderer(size: size, scale: scale, slotRenderer: slotRenderer).draw(frame, into: pixels)
    return pixels
  }

  @Test(arguments: [0.2, 0.7, 1.1, 1.4, 1.9, 2.4, 3.0], [0.0, 24.0])
  func `a turned layer covers what its transform says`(angle: Double, radius: Double) throws {
    var layer = ProjectionTests.card(angle: angle, radius: radius)
    let scale = 2.0
    let pixels = try ProjectionTests.draw(layer, scale: scale, slotRenderer: Red())
    layer.traits = .interactive
    var sum = 0.0
    var edge = 0.0
    // Hit testing takes the rounded outline into account, and inverts the transform.
    func isHit(_ x: Int, _ y: Int, _ column: Int, _ row: Int) -> Bool {
      let (right, down) = ((Double(column) + 0.5) / 8, (Double(row) + 0.5) / 8)
      return layer.isHit(at: Point(x: (Double(x) + right) / scale, y: (Double(y) + down) / scale))
    }
    /// The number of 64 points of a pixel that the layer contains. It is convex: with the corners it contains the others.
    func hits(_ x: Int, _ y: Int) -> Int {
      let ends = [0, 7]
      if ends.allSatisfy({ row in ends.allSatisfy { column in isHit(x, y, column, row) } }) { return 64 }
      return (0..<8).reduce(0) { count, row in count + (0..<8).count(where: { isHit(x, y, $0, row) }) }
    }
    for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        let coverage = Double(hits(x, y)) / 64
        let shown = 1 - Double(pixels[x, y]?.green ?? 0) / 255
        if coverage > 0, coverage < 1 {
          sum += abs(coverage - shown)
          edge += 1
        }
        // An edge may miss one of the 64 points and one of Cairo's 15 lines per pixel. A shift by a tenth of a point
        // would change each pixel of a vertical edge by 0.2.
        #expect(abs(coverage - shown) < 0.2, "at \(x), \(y)")
      }
    }
    #expect(edge > 200 && sum / edge < 0.06)
  }

  @Test(arguments: [0.3, 0.9, 1.25, 2.0, 2.7]) func `a picture is warped to where its points are seen`(
    angle: Double
  ) throws {
    // Red increases to the right and green downwards, so each colour identifies a point of the picture.
    let source = try Pixels(width: 180, height: 93)
    let stride = source.stride
    source.withMutableBytes { bytes in
      for y in 0..<93 {
        for x in 0..<180 {
          let place = y * stride + 4 * x
          bytes[place + 1] = UInt8(y * 2)
          bytes[place + 2] = UInt8(x)
          bytes[place + 3] = 255
        }
      }
    }
    let slotRenderer = Red()
    slotRenderer.picture = Picture(source)
    let layer = ProjectionTests.card(angle: angle, radius: 0)
    let scale = 2.0
    let pixels = try ProjectionTests.draw(layer, scale: scale, slotRenderer: slotRenderer)
    var upright = layer
    if layer.face == .back { upright.angle -= Double.pi }
    var seen = 0
    for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        let middle = Point(x: (Double(x) + 0.5) / scale, y: (Double(y) + 0.5) / scale)
        guard let local = upright.transform.unproject(middle), abs(local.x) < 86, abs(local.y) < 42 else {
          continue
        }
        let color = try #require(pixels[x, y])
        #expect(abs(Double(color.red) - (local.x + 90 - 0.5)) < 1.5, "at \(x), \(y)")
        #expect(abs(Double(color.green) - 2 * (local.y + 46.5 - 0.5)) < 2.5, "at \(x), \(y)")
        seen += 1
      }
    }
    #expect(seen > 2000)
  }

  @Test func `a turn that comes to its end is the flat picture`() throws {
    // A nearly flat layer, drawn in perspective, is compared with a flat one.
    let nearly = try ProjectionTests.draw(
      ProjectionTests.card(angle: 1e-5, radius: 24), scale: 2, slotRenderer: Red())
    let flat = try ProjectionTests.draw(
      ProjectionTests.card(angle: 0, radius: 24), scale: 2, slotRenderer: Red())
    // Flat pictures are drawn at halves of a pixel at this scale, so edges may differ by a quarter.
    var greatest = 0
    for y in 0..<flat.height {
      for x in 0..<flat.width {
        greatest = max(greatest, abs(Int(nearly[x, y]?.green ?? 0) - Int(flat[x, y]?.green ?? 0)))
      }
    }
    #expect(greatest < 80)
  }
}
