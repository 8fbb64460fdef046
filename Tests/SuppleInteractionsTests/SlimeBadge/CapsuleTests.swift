import SuppleMotion
import SuppleScene
import Testing

@testable import SuppleInteractions

@Suite("Slime badge: dot and pill")
struct CapsuleTests {
  @Test("2 r2 wide with one character or none, and 9 wider for each further one; 99+ counts as three")
  func widths() {
    for (count, width) in [(nil, 22.0), (1, 22), (9, 22), (10, 31), (99, 31), (100, 40), (12_345, 40)]
      as [(Int32?, Double)]
    {
      let modern = SlimeBadgeStage(count).layer(.badge)
      #expect(modern?.size == Size(width: width, height: 22), "\(String(describing: count))")
      let classic = SlimeBadgeStage(count, style: .classic).layer(.badge)
      #expect(classic?.size == Size(width: width + 8, height: 30), "\(String(describing: count))")
      #expect(modern?.cornerRadius == 11)
    }
  }

  @Test("The label is the count; a plain dot has none; 0 has no badge")
  func labels() {
    #expect(SlimeBadgeStage(7).layer(.badge)?.label == .count(7))
    #expect(SlimeBadgeStage(1234).layer(.badge)?.label == .moreThan(99))
    #expect(SlimeBadgeStage(nil).layer(.badge)?.label == LayerLabel.none)
    #expect(SlimeBadgeStage(0).frame.layers.isEmpty)
  }

  @Test("Every place of the outline lies on it, its direction along it, and facing it finds it again")
  func places() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<2000 {
      let capsule = Capsule(
        center: Point(x: random.uniform(in: -99...99), y: random.uniform(in: -99...99)),
        radius: random.uniform(in: 1...30), halfSpine: random.unit() < 0.3 ? 0 : random.uniform(in: 0...30))
      let arcLength = capsule.perimeter * random.unit()
      let place = capsule.place(at: arcLength)
      #expect(capsule.distance(to: place.point).magnitude < 1e-9)
      let outward = (place.point - capsule.spinePoint(nearestTo: place.point)) * (1 / capsule.radius)
      #expect(place.direction.dot(outward).magnitude < 1e-9)
      let further = capsule.place(at: arcLength + 0.001).point - place.point
      #expect((further.dot(place.direction) - 0.001).magnitude < 1e-6)
      let found = capsule.place(at: capsule.arcLength(facing: place.point + outward * 7)).point
      #expect(found.distance(to: place.point) < 1e-6)
    }
  }

  @Test("Any part of the outline has the requested length, lies on it, and ends at the right place")
  func parts() {
    var random = SeededRandom(seed: 4)
    for _ in 0..<500 {
      let capsule = Capsule(
        center: Point(x: 5, y: -3), radius: random.uniform(in: 2...30),
        halfSpine: random.unit() < 0.3 ? 0 : random.uniform(in: 0...30))
      let start = random.uniform(in: -200...200)
      let length = capsule.perimeter * random.unit()
      var path = Outline()
      capsule.addOutline(to: &path, from: start, length: length, begins: true)
      path.add(.line(capsule.place(at: start).point))
      path.add(.close)
      guard let outline = MeasuredOutline(path.elements) else {
        Issue.record("no single outline")
        continue
      }
      var total = 0.0
      for segment in outline.segments.dropLast() {
        for step in 0..<16 {
          let a = segment.point(Double(step) / 16)
          total += a.distance(to: segment.point(Double(step + 1) / 16))
          #expect(capsule.distance(to: a).magnitude < 4e-4 * capsule.radius)
        }
      }
      #expect((total - length).magnitude < 0.002 * length + 1e-6)
      let end = outline.segments.last?.start ?? .zero
      #expect(end.distance(to: capsule.place(at: start + length).point) < 1e-6)
    }
  }

  @Test("It is hit 10 beyond its edge on every side, and at least 44 by 44")
  func hitArea() {
    for (count, style) in [(3, SlimeBadgeStyle.modern), (250, .modern), (3, .classic), (250, .classic)]
      as [(Int32, SlimeBadgeStyle)]
    {
      let stage = SlimeBadgeStage(count, style: style)
      guard let layer = stage.layer(.badge) else {
        Issue.record("no badge")
        continue
      }
      let halfWidth = max(22, layer.size.width / 2 + 10)
      let halfHeight = max(22, layer.size.height / 2 + 10)
      for (offset, isHit) in [
        (Vector(x: halfWidth - 0.01, y: 0), true), (Vector(x: -halfWidth + 0.01, y: 0), true),
        (Vector(x: 0, y: halfHeight - 0.01), true), (Vector(x: 0, y: -halfHeight + 0.01), true),
        (Vector(x: 21.9, y: 21.9), true), (Vector(x: -21.9, y: 21.9), true),
        (Vector(x: halfWidth + 0.1, y: 0), false), (Vector(x: 0, y: halfHeight + 0.1), false),
        (Vector(x: halfWidth + 0.1, y: halfHeight + 0.1), false),
      ] {
        var copy = stage
        let claimed = copy.point(.down, stage.anchor + offset, at: 1)
        #expect(claimed == isHit, "\(offset) on \(count)")
        // The layout size of hosts has the same extent along the axes.
        if offset.x == 0 || offset.y == 0 {
          #expect(layer.isHit(at: stage.anchor + offset) || !isHit)
        }
      }
      #expect(layer.traits.contains(.interactive))
      #expect(layer.hitOutset >= 10)
    }
  }
}
