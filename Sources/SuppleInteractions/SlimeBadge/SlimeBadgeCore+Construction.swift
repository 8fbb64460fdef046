import SuppleMotion
import SuppleScene

// The construction of the connector, drawn over it, for teaching.
//
//     A o._                 _.o D          The original's, with the axis R R', A B, D C, A D and B C. O and P are the
//       |  `-----( )o-----'   |            middles of A D and B C. Hollow: the control points of its two curves, half
//     R +-------- M O --------+ R'         the distance ahead of A and B.
//       |  ,-----( )o-----.   |
//     B o-'       N P       `-o C          The smooth one's has the axis, and to each control point a line from both ends
//                                          of its curve.
extension SlimeBadgeCore {
  /// Adds the layers of the construction to the written connector, if there is one: all lines in one layer, above a wider layer
  /// for contrast, then the points and their letters. A head's badge does not call this.
  func writeConstruction(into frame: inout Frame) {
    guard showsConstruction, let outline = frame.layer(LayerID(.connector, item: item))?.path,
      let scale = frame.layer(LayerID(.anchor, item: item))?.scale
    else { return }
    let badge = capsule
    let anchorRadius = geometry.anchorRadius(scale: scale, badgeRadius: badge.radius)
    let end = badge.spinePoint(nearestTo: anchor)
    let distance = anchor.distance(to: end)
    guard let axis = (end - anchor).normalized, distance + anchorRadius > badge.radius else { return }
    var range = outline
    let isParabolic = style.connector == .parabolic
    if isParabolic {
      // Below the badge the outline leaves the original's curves. These elements belong to no layer.
      let first = frame.outlines.elements.count
      ParabolicConnector(
        anchor: anchor, anchorRadius: anchorRadius, badge: badge, axis: axis, distance: distance
      ).addSides(to: &frame.outlines)
      range = frame.outlines.range(from: first)
    }
    for pass in Int32(0)..<3 {
      let start = frame.outlines.elements.count
      if pass < 2 { frame.outlines.addLine(from: anchor, to: end, isGround: pass == 0) }
      var (last, joints, curves) = (anchor, Int32(0), Int32(0))
      var isCurve = false
      for index in range.start..<(range.start + range.count) {
        var next = last
        switch frame.outlines.elements[index] {
        case .quadratic(let control, let point):
          // A side begins at B and D.
          if pass == 2, !isCurve { writeJoint(&joints, at: last, axis: axis, into: &frame) }
          let middle = isParabolic ? Point(x: (last.x + point.x) / 2, y: (last.y + point.y) / 2) : control
          if pass == 2 {
            writeControl(14 + curves, at: control, into: &frame)
            if isParabolic { writePoint(5 - curves, at: middle, axis: axis, along: 0, into: &frame) }
          } else {
            frame.outlines.addLine(from: last, to: middle, isGround: pass == 0)
            frame.outlines.addLine(from: middle, to: point, isGround: pass == 0)
            if pass == 0, isParabolic { frame.outlines.addGround(at: control) }
          }
          (next, isCurve) = (point, true)
          curves += 1
        case .line(let point), .move(let point), .cubic(_, _, let point):
          if isParabolic, pass < 2, index > range.start {
            frame.outlines.addLine(from: last, to: point, isGround: pass == 0)
          }
          next = point
          fallthrough
        case .close:
          // A side ends at C and A.
          if pass == 2, isCurve { writeJoint(&joints, at: last, axis: axis, into: &frame) }
          isCurve = false
        }
        last = next
      }
      if pass < 2 { writeMark(pass, at: anchor, size: 2 * distance, from: start, into: &frame) }
    }
  }

  /// Adds the next joint: B, C, D, A, in the order of the outline.
  @inline(never)
  private func writeJoint(_ joints: inout Int32, at point: Point, axis: Vector, into frame: inout Frame) {
    let number = (joints + 1) & 3
    writePoint(number, at: point, axis: axis, along: number < 2 ? -1 : 1, into: &frame)
    joints += 1
  }

  /// Adds a point, and its letter away from the axis; `along` is the letter's direction along the axis.
  @inline(never)
  private func writePoint(
    _ number: Int32, at point: Point, axis: Vector, along: Double, into frame: inout Frame
  ) {
    let start = frame.outlines.elements.count
    let size = SlimeBadgeStyle.constructionPoint
    frame.outlines.addCircle(center: point, radius: size / 2)
    writeMark(2 + number, at: point, size: size, from: start, into: &frame)
    let across = axis.perpendicular
    let outward = across * ((point - anchor).dot(across) < 0 ? -1 : 1)
    writeMark(
      8 + number, at: point + (outward + axis * along) * SlimeBadgeStyle.constructionLetterOffset,
      size: SlimeBadgeStyle.constructionLetter, from: frame.outlines.elements.count, into: &frame)
  }

  private func writeControl(_ index: Int32, at point: Point, into frame: inout Frame) {
    let start = frame.outlines.elements.count
    let size = SlimeBadgeStyle.constructionPoint
    Capsule(center: point, radius: size / 2, halfSpine: 0).addRing(to: &frame.outlines, width: 1)
    writeMark(index, at: point, size: size + 1, from: start, into: &frame)
  }

  /// Adds one layer, a square around a point. Contrast layers and the grounds of letters are light.
  @inline(never)
  private func writeMark(
    _ index: Int32, at center: Point, size: Double, from start: Int, into frame: inout Frame
  ) {
    let isLetter = index >= 8 && index < 14
    var layer = Layer(
      LayerID(.construction, item: item, index: index), center: center, size: Size(width: size, height: size))
    layer.path = frame.outlines.range(from: start)
    if isLetter {
      // A, B, C, D, O, P.
      layer.label = .letter(index < 12 ? 57 + index : 67 + index)
      layer.cornerRadius = SlimeBadgeStyle.constructionRadius
    }
    layer.fill = index == 0 || isLetter ? .white : .black
    layer.opacity = opacity.value(at: now)
    layer.traits = .raised
    frame.add(layer)
  }
}

extension Outline {
  /// Adds a straight line as a contour, clockwise; as a ground it is wider, with a disc at either end.
  @inline(never)
  fileprivate mutating func addLine(from start: Point, to end: Point, isGround: Bool) {
    guard let direction = (end - start).normalized else { return }
    let width = isGround ? SlimeBadgeStyle.constructionHalo : SlimeBadgeStyle.constructionLine
    let half = direction.perpendicular * (width / 2)
    add(.move(start - half))
    add(.line(end - half))
    add(.line(end + half))
    add(.line(start + half))
    add(.close)
    guard isGround else { return }
    addGround(at: start)
    addGround(at: end)
  }

  /// Adds the contrast ground of a point.
  fileprivate mutating func addGround(at point: Point) {
    addCircle(
      center: point, radius: (SlimeBadgeStyle.constructionPoint + SlimeBadgeStyle.constructionLine) / 2)
  }
}
