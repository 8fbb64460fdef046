import SuppleMotion
import SuppleScene
import SuppleValues
import Testing

@testable import SuppleInteractions

/// The appearance of a pull before its release, and the separation of the card from the cut-out.
@Suite struct FlippingNotchFeelTests {
  private func geometry(
    _ cutout: Cutout? = .notch, style: FlippingNotchStyle = .modern
  ) -> FlippingNotchGeometry {
    FlippingNotchGeometry(viewport: FlippingNotchDriver.phone, style: style, cutout: cutout)
  }

  /// The outline of a layer.
  private func outline(of role: LayerRole, in frame: Frame) -> [OutlineElement] {
    guard let layer = frame.layer(LayerID(role)) else { return [] }
    return Array(frame.outlines.elements[layer.path.start..<layer.path.start + layer.path.count])
  }

  private func ends(_ outline: [OutlineElement]) -> [Point] {
    outline.compactMap {
      switch $0 {
      case .move(let point), .line(let point), .quadratic(_, let point), .cubic(_, _, let point): point
      case .close: nil
      }
    }
  }

  // MARK: Sides

  @Test(arguments: [Cutout.notch, .island, .punchHole])
  func theSidesBendInwardsWithoutACorner(_ cutout: Cutout) {
    let shape = geometry(cutout)
    var path = Outline()
    shape.addOutline(stretch: 86, to: &path)
    let box = shape.notch(stretch: 86)
    var position = Point.zero
    var isDownwards = false
    var bends: [Double] = []
    for element in path.elements {
      switch element {
      case .cubic(let first, let second, let end):
        // The middle of a side: the curve arrives and leaves along the side.
        if second.x == end.x, end.x > box.minX, end.x < box.center.x { bends.append(end.x - box.minX) }
        if first.x == position.x { isDownwards = first.y > position.y }
        position = end
      case .move(let point), .line(let point), .quadratic(_, let point): position = point
      case .close: break
      }
    }
    #expect(bends.count == 1)
    // 7 points, or an eighth of a short side.
    #expect(bends.allSatisfy { $0 > 1 && $0 <= 7 })
    if cutout == .notch { #expect(bends == [7]) }
    #expect(!isDownwards, "the right side goes up")
    var resting = Outline()
    shape.addOutline(stretch: 0, to: &resting)
    #expect(ends(resting.elements).allSatisfy { $0.x <= shape.notch(stretch: 0).minX + 20 || $0.x >= 187 })
  }

  // MARK: The arrow and the tick

  @Test func theArrowTurnsWithThePull() {
    let driver = FlippingNotchDriver()
    #expect(driver.look().layer(LayerID(.indicator)) == nil)
    driver.down()
    var turned = -1.0
    for _ in 0..<12 {
      driver.drag(by: 10.5, over: 0.1)
      driver.wait(0.5)
      let frame = driver.look()
      let stretch = frame.notchBottom - 26
      guard driver.stateName == .pulling else { break }
      let layer = frame.layer(LayerID(.indicator))
      #expect((layer == nil) == (stretch <= 14))
      guard let layer else { continue }
      #expect(near(layer.opacity, min(1, (stretch - 14) / 14), 1e-9))
      #expect((layer.center - Point(x: 187.5, y: frame.notchBottom - 14)).length < 1e-9)
      // The arrow's point: the first corner of its head, half of its size from the centre. It begins downwards.
      let tip = ends(outline(of: .indicator, in: frame))[4]
      let angle = Double.pi * stretch / 61
      let expected = layer.center + Vector(x: -7 * Elementary.sin(angle), y: 7 * Elementary.cos(angle))
      #expect((tip - expected).length < 1e-6)
      #expect(angle > turned)
      turned = angle
    }
    #expect(turned > 2.5)
    driver.lift()
    driver.wait(3)
    #expect(driver.look().layer(LayerID(.indicator)) == nil)
    #expect(driver.look().schedule == .settled)
  }

  @Test func theTickOvershootsBySixPercent() {
    let driver = FlippingNotchDriver()
    driver.down()
    driver.drag(by: 230, over: 0.3)
    #expect(driver.stateName == .armed)
    let start = driver.time
    var widest = 0.0
    for step in 0..<100 {
      let frame = driver.look(at: start + Double(step) * 0.005)
      let corners = ends(outline(of: .indicator, in: frame)).suffix(6)
      let width = (corners.map(\.x).max() ?? 0) - (corners.map(\.x).min() ?? 0)
      widest = max(widest, width)
    }
    // e^(-pi z / sqrt(1 - z^2)) is 6.0 % at a damping ratio of 0.667.
    #expect(near(widest, 14 * 1.06, 0.02))
    // Above the threshold again, it is an arrow.
    driver.drag(by: -130, over: 0.2)
    driver.wait(1)
    #expect(driver.stateName == .pulling)
    #expect(ends(outline(of: .indicator, in: driver.look())).count == 10)
  }

  @Test func theTickGoesAsTheCardComes() {
    let driver = FlippingNotchDriver()
    driver.pull(230)
    driver.lift()
    let start = driver.time
    #expect(driver.look().layer(LayerID(.indicator))?.opacity == 1)
    #expect(near(driver.look(at: start + 0.06).layer(LayerID(.indicator))?.opacity ?? 0, 0.5, 0.2))
    #expect(driver.look(at: start + 0.12).layer(LayerID(.indicator)) == nil)
  }

  @Test func theOriginalHasNoneOfIt() {
    let driver = FlippingNotchDriver(.classic)
    driver.down()
    driver.drag(by: 230, over: 0.3)
    #expect(driver.stateName == .armed)
    #expect(driver.look().layer(LayerID(.indicator)) == nil)
    // Two straight sides: the only curves are the two lower corners.
    #expect(
      outline(of: .notch, in: driver.look()).filter { if case .cubic = $0 { true } else { false } }.count == 2
    )
    driver.lift()
    let start = driver.time
    for step in 0..<30 {
      let frame = driver.look(at: start + Double(step) * 0.01)
      #expect(outline(of: .notch, in: frame).filter { $0 == .close }.count == 1)
      #expect(frame.card?.fill == RGBAColor(red: 51, green: 51, blue: 51))
    }
  }

  // MARK: The neck

  @Test func withoutACutoutTheLastOfTheNotchFades() throws {
    let driver = FlippingNotchDriver()
    driver.perform(.setCutout(nil))
    driver.pull(140)
    let armed = try #require(driver.look().layer(LayerID(.notch)))
    #expect(armed.opacity == 1 && armed.size.height > 55)
    driver.lift()
    let start = driver.time
    var parts: [Double] = []
    for step in 0...60 {
      guard let notch = driver.look(at: start + Double(step) / 120).layer(LayerID(.notch)) else { break }
      if notch.size.height < 1 { #expect(notch.opacity < 0.3, "a line at \(step)") }
      parts.append(notch.opacity)
    }
    #expect(zip(parts, parts.dropFirst()).allSatisfy { $0 >= $1 && $0 - $1 < 0.25 })
  }

  @Test func theNeckThinsAndParts() {
    var style = FlippingNotchStyle.modern
    style.cardRise = -60
    let shape = geometry(style: style)
    let bottom = shape.notch(stretch: 0).maxY
    var last = Double.infinity
    var parted = false
    for distance in stride(from: -25.0, through: 40, by: 0.5) {
      var path = Outline()
      let card = Rect(x: 83, y: bottom + distance, width: 209, height: 108)
      shape.addNeck(stretch: 0, to: card, radius: 10, into: &path)
      let points = ends(path.elements)
      guard points.count == 6 else {
        #expect(path.elements.isEmpty)
        if last.isFinite { parted = true }
        continue
      }
      #expect(!parted)
      #expect(points.allSatisfy { $0.isFinite })
      // The waist is at half of the distance, and symmetric.
      let width = points[4].x - points[1].x
      #expect(width >= 0 && width <= last)
      #expect(near(points[4].x + points[1].x, 375, 1e-9))
      #expect(near(points[1].y, (points[0].y + points[2].y) / 2, 1e-9))
      if distance >= 23.5 { #expect(width < 8) }
      // Edges that only touched would show a fine line.
      if distance >= 4 { #expect(points[0].y < bottom - 0.4 && points[2].y > card.minY + 0.4) }
      last = width
      #expect(distance < 24)
    }
    #expect(parted && last < 8)
    // If a card waits near the cut-out, the neck parts in time.
    #expect(geometry().waitingDistance == 14)
    let driver = FlippingNotchDriver()
    driver.fire()
    #expect(outline(of: .notch, in: driver.look()).filter { $0 == .close }.count == 1)
  }

  @Test func theNeckLeavesBothShapesAlongTheirEdges() {
    let shape = geometry()
    for distance in [-20.0, -12, -10, 0, 2, 5] {
      var path = Outline()
      let card = Rect(x: 83, y: shape.notch(stretch: 0).maxY + distance, width: 209, height: 108)
      shape.addNeck(stretch: 0, to: card, radius: 10, into: &path)
      // Their corners cover each other.
      guard distance > -20 else {
        #expect(path.elements.isEmpty)
        continue
      }
      guard path.elements.count > 1, case .move(let start) = path.elements[0],
        case .cubic(let handle, _, _) = path.elements[1]
      else {
        Issue.record("no neck at \(distance)")
        continue
      }
      // The handle is at a right angle to the corner's radius, or along the lower edge.
      let box = shape.notch(stretch: 0)
      let radius = shape.notchRadius(stretch: 0)
      let center = Point(x: max(start.x, box.minX + radius), y: box.maxY - radius)
      let out = start - center
      let along = handle - start
      #expect(along.length > 0)
      #expect(near(out.x * along.x + out.y * along.y, 0, 1e-9), "at \(distance)")
    }
  }

  @Test(arguments: [Cutout.notch, .island, .punchHole])
  func aCardThatDropsIsAsWideAsTheCutoutAboveIt(cutout: Cutout) {
    for distance in [130.0, 160, 230] {
      let driver = FlippingNotchDriver()
      driver.perform(.setCutout(cutout))
      driver.pull(distance)
      driver.lift()
      let start = driver.time
      var covered = 0
      for step in 0...60 {
        let frame = driver.look(at: start + Double(step) / 240)
        guard let card = frame.card?.box, let notch = frame.layer(LayerID(.notch)), notch.box.maxY > card.minY
        else { break }
        covered += 1
        #expect(card.width >= notch.box.width - 1e-9, "\(distance) at \(step)")
      }
      #expect(covered > 8)
    }
  }

  @Test(arguments: [Cutout.notch, .island, .punchHole])
  func aCardInTheCutoutIsInvisible(cutout: Cutout) throws {
    for stretch in stride(from: 20.0, through: 200, by: 10) {
      let shape = geometry(cutout)
      let card = shape.retractedCard(stretch: stretch)
      var path = Outline()
      shape.addOutline(stretch: stretch, to: &path)
      let closed = path.elements.dropLast() + [.line(try #require(ends(path.elements).first)), .close]
      let polygon = try #require(MeasuredOutline(closed)).flattened(arcs: 64)
      let radius = shape.notchRadius(stretch: stretch)
      // The corners of the card, every 15 degrees.
      for step in 0...6 {
        let angle = Double(step) * .pi / 12
        for center in [card.minY + radius, card.maxY - radius] {
          let down = center == card.minY + radius ? -1.0 : 1
          let point = Point(
            x: card.maxX - radius * (1 - Elementary.cos(angle)) - 0.05,
            y: center + down * (radius - 0.05) * Elementary.sin(angle))
          guard !MeasuredOutline.contains(point, in: polygon) else { continue }
          #expect(MeasuredOutline.distance(from: point, to: polygon) < 0.7, "\(stretch), \(angle)")
        }
      }
    }
  }

  @Test func theCardWaitsForItsSpinnerUntilTheCutoutIsPast() throws {
    let driver = FlippingNotchDriver()
    driver.pull(230)
    driver.lift()
    let start = driver.time
    var waited = 0
    for step in 0...60 {
      let frame = driver.look(at: start + Double(step) / 240)
      let card = try #require(frame.card)
      if frame.notchBottom > card.box.center.y {
        waited += 1
        #expect(!card.traits.contains(.waiting), "\(step)")
      }
    }
    #expect(waited > 4)
    driver.wait(1)
    #expect(driver.look().card?.traits.contains(.waiting) == true)
  }

  @Test func theCardComesOutBlack() {
    let driver = FlippingNotchDriver()
    driver.pull(230)
    driver.lift()
    let start = driver.time
    #expect(driver.look().card?.fill == .black)
    var last: UInt8 = 0
    for step in 0..<20 {
      let red = driver.look(at: start + Double(step) * 0.01).card?.fill?.red ?? 0
      #expect(red >= last)
      last = red
    }
    driver.wait(2)
    #expect(driver.look().card?.fill == RGBAColor(red: 51, green: 51, blue: 51))
  }

  // MARK: The waiting card

  @Test func theCardWaitsBelowBarAndTitle() {
    var shape = geometry()
    #expect(shape.droppedCard.minY == 40)
    shape.navigationBar = 60
    #expect(shape.droppedCard.minY == 100)
    #expect(shape.firstRowTop + shape.droppedOffset >= shape.droppedCard.maxY + 10)
    shape.navigationBar = 0
    shape.style.firstRowInset = 124
    #expect(shape.droppedCard.minY == 140)
    #expect(shape.firstRowTop + shape.droppedOffset >= shape.droppedCard.maxY + 10)
  }
}
