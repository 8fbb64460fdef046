import Foundation
import Testing

@testable import SuppleScene

@Suite("Transforms, hit tests, paths")
struct TransformTests {
  @Test("Perspective: the bottom edge comes forward and is larger by d / (d - z)")
  func perspective() {
    let flip = Transform3D.rotationX(0.7).concatenating(.perspective(distance: 800))
    let bottom = flip.project(Point(x: 100, y: 50))
    let z = 50 * sin(0.7)
    let factor = 800 / (800 - z)
    #expect(abs((bottom?.x ?? 0) - 100 * factor) < 1e-9)
    #expect(abs((bottom?.y ?? 0) - 50 * cos(0.7) * factor) < 1e-9)
    #expect((bottom?.x ?? 0) > 100)
  }

  @Test("Unprojecting inverts every projection, at any angle but edge-on")
  func roundTrip() {
    for step in 0..<40 {
      let angle = Double(step) / 40 * Double.pi
      guard abs(cos(angle)) > 0.02 else { continue }
      var layer = Layer(LayerID(.sample), center: Point(x: 195, y: 300), size: Size(width: 343, height: 177))
      layer.angle = angle
      layer.depth = 177 / 2 * sin(angle)
      layer.perspective = 800
      layer.scale = 0.8
      for point in [Point(x: 0, y: 0), Point(x: -171, y: 88), Point(x: 30, y: -60)] {
        guard let seen = layer.transform.project(point), let back = layer.transform.unproject(seen) else {
          Issue.record("lost at \(angle)")
          continue
        }
        #expect(back.distance(to: point) < 1e-6)
      }
    }
  }

  @Test("The near edge of a flipping card is never wider than the card")
  func nearEdge() {
    for step in 0...100 {
      var layer = Layer(LayerID(.sample), center: .zero, size: Size(width: 343, height: 177))
      layer.angle = Double(step) / 100 * Double.pi
      layer.depth = 177 / 2 * abs(sin(layer.angle))
      layer.perspective = 800
      for y in [-88.5, 88.5] {
        let left = layer.transform.project(Point(x: -171.5, y: y))?.x ?? 0
        let right = layer.transform.project(Point(x: 171.5, y: y))?.x ?? 0
        #expect(right - left <= 343 + 1e-9)
      }
    }
  }

  @Test(
    "A layer is hit on its shape and its hit outset, not beyond its round corners, and only if it takes touches"
  )
  func hits() {
    var layer = Layer(
      LayerID(.sample, item: 1), center: Point(x: 100, y: 100), size: Size(width: 60, height: 60))
    layer.cornerRadius = 30
    #expect(!layer.isHit(at: Point(x: 100, y: 100)))
    layer.traits = .interactive
    #expect(layer.isHit(at: Point(x: 100, y: 129)))
    #expect(!layer.isHit(at: Point(x: 125, y: 125)), "the corner of its square is not the disc's")
    layer.hitOutset = 10
    #expect(layer.isHit(at: Point(x: 125, y: 125)))
    layer.opacity = 0
    #expect(!layer.isHit(at: Point(x: 100, y: 100)))
    var frame = Frame()
    layer.opacity = 1
    frame.layers = [layer, layer]
    frame.layers[1].id = LayerID(.sample)
    #expect(frame.hitTest(Point(x: 100, y: 100))?.id == LayerID(.sample), "the one in front")
    #expect(frame.hitTest(Point(x: .nan, y: 0)) == nil)
  }

  @Test("Arcs stay within 0.03 % of the circle")
  func arcs() {
    var path = Outline()
    path.addCircle(center: Point(x: 5, y: 7), radius: 100)
    var start = Point.zero
    var worst = 0.0
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point): start = point
      case .cubic(let a, let b, let end):
        for step in 0...50 {
          let t = Double(step) / 50
          let s = 1 - t
          let x = s * s * s * start.x + 3 * s * s * t * a.x + 3 * s * t * t * b.x + t * t * t * end.x
          let y = s * s * s * start.y + 3 * s * s * t * a.y + 3 * s * t * t * b.y + t * t * t * end.y
          worst = max(worst, abs(Point(x: x, y: y).distance(to: Point(x: 5, y: 7)) - 100))
        }
        start = end
      default: break
      }
    }
    #expect(worst < 0.03)
    #expect(start.distance(to: Point(x: 105, y: 7)) < 1e-9, "it comes back to where it began")
  }

  @Test("Rounded corners are limited by the size, and invalid input adds nothing")
  func roundedRectangles() {
    var path = Outline()
    path.addRect(Rect(x: 0, y: 0, width: 10, height: 4), topRadius: 50, bottomRadius: 50)
    for element in path.elements {
      if case .line(let p) = element {
        #expect(p.x >= -1e-9 && p.x <= 10 + 1e-9 && p.y >= -1e-9 && p.y <= 4 + 1e-9)
      }
    }
    let before = path.elements.count
    path.addArc(center: .zero, radius: 1, from: 0, to: .nan, begins: true)
    path.addArc(center: .zero, radius: .infinity, from: 0, to: 1, begins: true)
    #expect(path.elements.count == before)
  }

  @Test("Frames keep their storage, and two schedules combine to the sooner one")
  func frames() {
    var frame = Frame()
    frame.layers.append(Layer(LayerID(.sample), center: .zero, size: .zero))
    frame.begin(at: 2)
    #expect(frame.layers.isEmpty && frame.time == 2 && frame.schedule == .settled)
    #expect(Schedule.at(3).sooner(.at(2)) == .at(2))
    #expect(Schedule.settled.sooner(.at(2)) == .at(2))
    #expect(Schedule.now.sooner(.at(2)) == .now)
    var layer = Layer(LayerID(.sample), center: .zero, size: .zero)
    layer.path = OutlineRange(start: 3, count: 99)
    #expect(frame.outline(of: layer).isEmpty, "a range beyond the array is no trap")
  }
}

extension LayerRole {
  /// A role of these tests: the scene declares none.
  fileprivate static let sample = LayerRole(rawValue: 99)
}
