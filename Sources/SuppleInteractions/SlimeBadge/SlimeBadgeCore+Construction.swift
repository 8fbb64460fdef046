import SuppleMotion
import SuppleScene

// The construction of the connector, drawn over it, for people who teach or study it.
//
//     A o._                 _.o D          The original's, with the axis R R', A B, D C, A D and B C. O and P are the
//       |  `-----( )o-----'   |            middles of A D and B C. Hollow: the control points of its two curves, half
//     R +-------- M O --------+ R'         the distance ahead of A and B.
//       |  ,-----( )o-----.   |
//     B o-'       N P       `-o C          The smooth one's has the axis, and to each control point a line from both ends
//                                          of its curve.
extension SlimeBadgeCore {
  /// Adds the layers of a connector's construction, up to `end` on the badge's spine: all lines in one layer, above a
  /// wider one that sets lines and points off, then the points and their letters.
  func writeConstruction(of connector: DrawnConnector, toward end: Point, into frame: inout Frame) {
    let (clockwise, counter) = (connector.side(1), connector.side(-1))
    let isParabolic = if case .parabolic = connector { true } else { false }
    for index in Int32(0)..<2 {
      let start = frame.outlines.elements.count
      let width = index == 0 ? SlimeBadgeStyle.constructionHalo : SlimeBadgeStyle.constructionLine
      frame.outlines.addLine(from: anchor, to: end, width: width)
      if isParabolic {
        frame.outlines.addLine(from: clockwise.start, to: counter.start, width: width)
        frame.outlines.addLine(from: clockwise.end, to: counter.end, width: width)
      }
      frame.outlines.addLines(of: clockwise, width: width)
      frame.outlines.addLines(of: counter, width: width)
      if index == 0 {
        frame.outlines.addGrounds(of: clockwise)
        frame.outlines.addGrounds(of: counter)
      }
      writeMark(index, at: anchor, size: 2 * anchor.distance(to: end), from: start, into: &frame)
    }
    let axis = (end - anchor).normalized ?? .zero
    // A, D and O, then B, C and P.
    writePoints(of: clockwise, 0, 3, axis: axis, outward: axis.perpendicular, into: &frame)
    writePoints(of: counter, 1, 2, axis: axis, outward: -axis.perpendicular, into: &frame)
  }

  /// Adds the points of a side: `first` and `last` are the numbers of its joints among A, B, C and D.
  private func writePoints(
    of side: ConnectorSide, _ first: Int32, _ last: Int32, axis: Vector, outward: Vector,
    into frame: inout Frame
  ) {
    writeControl(first, at: side.control, into: &frame)
    if let second = side.second {
      writeControl(2 + first, at: second, into: &frame)
    } else if let middle = side.middle {
      writePoint(4 + first, at: middle, letter: outward, into: &frame)
    }
    writePoint(first, at: side.start, letter: outward - axis, into: &frame)
    writePoint(last, at: side.end, letter: outward + axis, into: &frame)
  }

  /// Adds a point, and its letter in a direction.
  private func writePoint(_ number: Int32, at point: Point, letter: Vector, into frame: inout Frame) {
    let start = frame.outlines.elements.count
    frame.outlines.addCircle(center: point, radius: SlimeBadgeStyle.constructionPoint / 2)
    writeMark(2 + number, at: point, size: SlimeBadgeStyle.constructionPoint, from: start, into: &frame)
    writeMark(
      8 + number, at: point + letter * SlimeBadgeStyle.constructionLetterOffset,
      size: SlimeBadgeStyle.constructionLetter,
      from: frame.outlines.elements.count, into: &frame)
  }

  private func writeControl(_ number: Int32, at point: Point, into frame: inout Frame) {
    let start = frame.outlines.elements.count
    let size = SlimeBadgeStyle.constructionPoint
    Capsule(center: point, radius: size / 2, halfSpine: 0).addRing(to: &frame.outlines, width: 1)
    writeMark(14 + number, at: point, size: size + 1, from: start, into: &frame)
  }

  /// Adds one layer, a square around a point. What sets off, and the ground of a letter, are light.
  private func writeMark(
    _ index: Int32, at center: Point, size: Double, from start: Int, into frame: inout Frame
  ) {
    let isLetter = index >= 8 && index < 14
    var layer = Layer(
      LayerID(.construction, item: item, index: index), center: center, size: Size(width: size, height: size))
    layer.path = frame.outlines.range(from: start)
    if isLetter {
      // A, B, C, D, O, P.
      layer.label = .letter(UInt8(truncatingIfNeeded: index < 12 ? 57 + index : 67 + index))
      layer.cornerRadius = SlimeBadgeStyle.constructionRadius
    }
    layer.fill = index == 0 || isLetter ? .white : .black
    layer.opacity = opacity.value(at: now)
    layer.traits = .raised
    frame.add(layer)
  }
}

extension Outline {
  /// Adds a straight line as a contour, clockwise.
  fileprivate mutating func addLine(from start: Point, to end: Point, width: Double) {
    guard let direction = (end - start).normalized else { return }
    let half = direction.perpendicular * (width / 2)
    add(.move(start - half))
    add(.line(end - half))
    add(.line(end + half))
    add(.line(start + half))
    add(.close)
  }

  /// Adds what sets the points of a side off from what is below.
  fileprivate mutating func addGrounds(of side: ConnectorSide) {
    let radius = (SlimeBadgeStyle.constructionPoint + SlimeBadgeStyle.constructionHalo) / 2
    addCircle(center: side.start, radius: radius)
    addCircle(center: side.control, radius: radius)
    addCircle(center: side.end, radius: radius)
    if let last = side.second ?? side.middle { addCircle(center: last, radius: radius) }
  }

  /// Adds the lines of a side: of one curve from end to end, of two through their control points.
  fileprivate mutating func addLines(of side: ConnectorSide, width: Double) {
    if side.second == nil, side.middle != nil {
      addLine(from: side.start, to: side.end, width: width)
      return
    }
    addLine(from: side.start, to: side.control, width: width)
    if let middle = side.middle, let second = side.second {
      addLine(from: side.control, to: middle, width: width)
      addLine(from: middle, to: second, width: width)
    }
    addLine(from: side.second ?? side.control, to: side.end, width: width)
  }
}
