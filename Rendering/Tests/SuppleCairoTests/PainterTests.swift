import SuppleCairo
import SuppleScene
import Testing

@Suite("Painter")
struct PainterTests {
  private static let red = RGBAColor(rgba: 0xFF00_00FF)

  @Test func `a rectangle covers its pixels and no others`() throws {
    let pixels = try Pixels(width: 8, height: 8)
    let painter = Painter(on: pixels, scale: 2)
    painter.fill(.rectangle(Rect(x: 1, y: 1, width: 2, height: 2)), with: .color(PainterTests.red))
    #expect(pixels[2, 2] == PainterTests.red)
    #expect(pixels[1, 2]?.alpha == 0)
    #expect(pixels[6, 2]?.alpha == 0)
  }

  @Test func `a circle's ink is its area`() throws {
    let pixels = try Pixels(width: 100, height: 100)
    Painter(on: pixels, scale: 1).fill(
      .circle(center: Point(x: 50.3, y: 49.6), radius: 40), with: .color(.black))
    // Cairo's curves are exact to a tenth of a pixel; an error of 0.1 in the radius would change the area by 25.
    #expect(abs(pixels.ink - 1600 * Double.pi) < 10)
  }

  @Test func `a quadratic is the cubic of the same curve`() throws {
    var quadratic = Outline()
    quadratic.add(.move(Point(x: 10, y: 80)))
    quadratic.add(.quadratic(control: Point(x: 50, y: -40), end: Point(x: 90, y: 80)))
    quadratic.add(.close)
    let pixels = try Pixels(width: 100, height: 100)
    Painter(on: pixels, scale: 1).fill(quadratic, with: .color(.black))
    // The area of a parabola's segment is two thirds of base times height (Archimedes).
    #expect(abs(pixels.ink - 2.0 / 3 * 80 * 60) < 5)
  }

  @Test func `a picture cut to a circle has no fringe`() throws {
    let white = try Pixels(width: 64, height: 64)
    Painter(on: white, scale: 1).fill(with: .color(.white))
    let pixels = try Pixels(width: 80, height: 80)
    let painter = Painter(on: pixels, scale: 1)
    painter.fill(with: .color(.white))
    painter.draw(
      Picture(white), in: Rect(x: 8.3, y: 8.7, width: 58, height: 58), cornerRadius: 29)
    // White on white: any darker pixel is a fringe.
    for y in 0..<80 {
      for x in 0..<80 { #expect((pixels[x, y]?.green ?? 0) >= 254, "at \(x), \(y)") }
    }
  }

  @Test func `the scale of a picture follows the box`() throws {
    let source = try Pixels(width: 2, height: 2)
    source.withMutableBytes { bytes in
      for index in bytes.indices { bytes[index] = 255 }
    }
    let pixels = try Pixels(width: 40, height: 40)
    Painter(on: pixels, scale: 2).draw(Picture(source), in: Rect(x: 5, y: 5, width: 10, height: 10))
    #expect(pixels[10, 10]?.alpha == 255)
    #expect(pixels[29, 29]?.alpha == 255)
    #expect(pixels[9, 10]?.alpha == 0)
    #expect(pixels[30, 10]?.alpha == 0)
  }

  @Test func `a group fades as one`() throws {
    let pixels = try Pixels(width: 10, height: 10)
    let painter = Painter(on: pixels, scale: 1)
    painter.group(opacity: 0.5) {
      painter.fill(with: .color(.black))
      painter.fill(with: .color(PainterTests.red))
    }
    #expect(pixels[5, 5]?.alpha == 128)
    #expect(pixels[5, 5]?.red == 255)
  }

  @Test func `what is not meaningful draws nothing, and what follows is drawn`() throws {
    let bad = [Double.nan, .infinity, -.infinity, 1e300, -1e9]
    let pixels = try Pixels(width: 20, height: 20)
    let painter = Painter(on: pixels, scale: 1)
    let paint = Paint.color(.black)
    for value in bad {
      painter.saved {
        painter.translate(x: value, y: 0)
        painter.fill(with: paint)
      }
      painter.saved {
        painter.scale(x: value, y: value)
        painter.fill(.rectangle(Rect(x: 0, y: 0, width: 1, height: 1)), with: paint)
      }
      painter.fill(.circle(center: Point(x: value, y: 5), radius: 3), with: paint)
      painter.fill(.circle(center: Point(x: 5, y: 5), radius: value), with: paint)
      painter.stroke(.line(Point(x: value, y: 0), Point(x: 5, y: 5)), with: paint, width: 1)
      painter.draw("text", at: Point(x: value, y: value), style: TextStyle(size: 12))
      painter.draw("text", at: Point(x: 0, y: 0), style: TextStyle(size: value))
      painter.shadow(
        of: Rect(x: value, y: 0, width: 10, height: 10), topRadius: value, bottomRadius: 0,
        Shadow(opacity: 1, offset: 0, radius: 4))
      painter.innerGlow(
        in: Rect(x: 0, y: 0, width: 10, height: 10), cornerRadius: 5, blur: value, color: .white)
    }
    painter.saved {
      painter.scale(x: 0, y: 1)
      painter.fill(with: paint)
    }
    #expect(pixels.ink == 0)
    painter.fill(with: paint)
    #expect(pixels.ink == 400)
  }
}

@Suite("Text")
struct TextTests {
  private static let style = TextStyle(size: 14)

  @Test func `a long line is drawn to its end`() throws {
    let text = "What was said last, and a little more of it, to the very end"
    let pixels = try Pixels(width: 600, height: 30)
    let painter = Painter(on: pixels, scale: 1)
    let extent = painter.extent(of: text, style: TextTests.style)
    painter.draw(text, at: Point(x: 0, y: 20), style: TextTests.style)
    let last = try #require(
      (0..<600).last { column in (0..<30).contains { (pixels[column, $0]?.alpha ?? 0) > 100 } })
    #expect(abs(Double(last) - extent.width) < 3)
  }

  @Test func `what is too wide ends in an ellipsis within its box`() throws {
    let text = "What was said last, and a little more of it, to the very end"
    let pixels = try Pixels(width: 300, height: 30)
    let painter = Painter(on: pixels, scale: 1)
    painter.draw(text, in: Rect(x: 0, y: 0, width: 200, height: 30), style: TextTests.style)
    let extent = painter.extent(of: text, style: TextTests.style, width: 200)
    #expect(extent.isCut && extent.lines == 1)
    let last = try #require(
      (0..<300).last { column in (0..<30).contains { (pixels[column, $0]?.alpha ?? 0) > 60 } })
    #expect(last < 200 && last > 170)
  }

  @Test func `text moves by less than a pixel at a time`() throws {
    func middle(_ x: Double) throws -> Double {
      let pixels = try Pixels(width: 60, height: 30)
      Painter(on: pixels, scale: 1).draw("moving", at: Point(x: x, y: 20), style: TextTests.style)
      var weight = 0.0
      var moment = 0.0
      for row in 0..<30 {
        for column in 0..<60 {
          let alpha = Double(pixels[column, row]?.alpha ?? 0)
          weight += alpha
          moment += alpha * Double(column)
        }
      }
      return moment / weight
    }
    let start = try middle(5)
    for step in 1...8 {
      let offset = Double(step) / 8
      #expect(abs(try middle(5 + offset) - start - offset) < 0.02)
    }
  }

  @Test func `markup is text`() {
    let painter = try? Painter(on: Pixels(width: 10, height: 10), scale: 1)
    let plain = painter?.extent(of: "ab", style: TextTests.style).width ?? 0
    let marked = painter?.extent(of: "<b>a&b</b>", style: TextTests.style).width ?? 0
    #expect(marked > plain * 2)
  }

  @Test func `capitals stand in the middle of a badge`() throws {
    let pixels = try Pixels(width: 44, height: 44)
    var style = TextStyle(size: 13, weight: .semibold)
    style.alignment = .center
    Painter(on: pixels, scale: 2).draw(
      "8", in: Rect(x: 0, y: 0, width: 22, height: 22), style: style, placement: .capitals)
    let rows = (0..<44).filter { row in (0..<44).contains { (pixels[$0, row]?.alpha ?? 0) > 40 } }
    let first = try #require(rows.first)
    let last = try #require(rows.last)
    #expect(abs(first + last - 43) <= 1)
  }

  @Test func `digits of tables are equally wide`() throws {
    let painter = try Painter(on: Pixels(width: 10, height: 10), scale: 1)
    var style = TextTests.style
    style.hasTabularFigures = true
    #expect(
      abs(painter.extent(of: "111", style: style).width - painter.extent(of: "888", style: style).width)
        < 0.01)
  }
}

extension Pixels {
  /// The sum of all alpha, in whole pixels.
  var ink: Double {
    let (width, height, stride) = (self.width, self.height, self.stride)
    return withBytes { bytes in
      var sum = 0
      for y in 0..<height {
        for x in 0..<width { sum += Int(bytes[y * stride + 4 * x + 3]) }
      }
      return Double(sum) / 255
    }
  }
}
