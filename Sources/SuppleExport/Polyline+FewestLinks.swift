// A minimum-link path through the corridor around a curve, by a greedy algorithm (Imai and Iri 1986): each link is a
// line that extends as far as any line can. The lines that satisfy all constraints so far are a convex polygon in the
// plane of their coefficients; a constraint after which the polygon is empty ends the link.

/// A line, given by its slope and its value at the time 0.
private struct Line {
  var slope: Double
  var start: Double
  func value(at time: Double) -> Double { start + slope * time }
}

/// A constraint on a line: to be above, or below, a value at a time.
private struct Gate {
  enum Side { case above, below }
  var time: Double
  var value: Double
  var side: Side

  /// The distance by which a line satisfies the constraint; negative if it does not.
  func room(_ line: Line) -> Double {
    side == .above ? line.value(at: time) - value : value - line.value(at: time)
  }
}

/// The set of lines that satisfy all constraints so far: a convex polygon in the plane of slope and start, given by
/// its corners.
private struct Pencil {
  var corners: [Line]

  static let all = Pencil(corners: [
    Line(slope: -1e7, start: -1e7), Line(slope: 1e7, start: -1e7), Line(slope: 1e7, start: 1e7),
    Line(slope: -1e7, start: 1e7),
  ])

  /// The lines of the set that satisfy `gate` too: the polygon clipped by a half-plane (Sutherland and Hodgman 1974).
  func through(_ gate: Gate) -> Pencil {
    var kept: [Line] = []
    kept.reserveCapacity(corners.count + 1)
    guard var previous = corners.last else { return self }
    var previousRoom = gate.room(previous)
    for corner in corners {
      let room = gate.room(corner)
      if (room >= 0) != (previousRoom >= 0) {
        let share = previousRoom / (previousRoom - room)
        kept.append(
          Line(
            slope: previous.slope + (corner.slope - previous.slope) * share,
            start: previous.start + (corner.start - previous.start) * share))
      }
      if room >= 0 { kept.append(corner) }
      previous = corner
      previousRoom = room
    }
    return Pencil(corners: kept)
  }

  /// The line of the set that violates `gate` the least.
  func nearest(to gate: Gate) -> Line? {
    corners.max { gate.room($0) < gate.room($1) }
  }

  /// The mean of the corners, a line of the set.
  var middle: Line? {
    guard !corners.isEmpty else { return nil }
    let number = Double(corners.count)
    return Line(
      slope: corners.reduce(0) { $0 + $1.slope } / number, start: corners.reduce(0) { $0 + $1.start } / number
    )
  }
}

extension Polyline {
  /// The minimum-link path within `tolerance` of the points of a curve, with fixed ends.
  init(corridorAround curve: [Point], from: Double, to: Double, tolerance: Double) {
    // At the ends the corridor is narrow but not of width 0, which would make the polygon degenerate.
    let pin = tolerance * 1e-6
    let number = curve.count - 1
    func gates(_ index: Int) -> (low: Gate, high: Gate) {
      let halfWidth = index == 0 || index == number ? pin : tolerance
      let value = index == 0 ? from : index == number ? to : curve[index].value
      return (
        Gate(time: curve[index].time, value: value - halfWidth, side: .above),
        Gate(time: curve[index].time, value: value + halfWidth, side: .below)
      )
    }

    var points = [Point(time: 0, value: from)]
    var last: (line: Line, from: Double, to: Double)?
    var passed: [Gate] = []
    var index = 0
    var reached = -1
    while index <= number {
      var pencil = passed.reduce(Pencil.all) { $0.through($1) }
      var blocked: Gate?
      while index <= number {
        let (low, high) = gates(index)
        let above = pencil.through(low)
        if above.corners.isEmpty {
          blocked = low
          break
        }
        let both = above.through(high)
        if both.corners.isEmpty {
          blocked = high
          break
        }
        pencil = both
        passed.append(low)
        passed.append(high)
        index += 1
      }
      if index == reached {
        // After a rounding error no line continues from the end of the last link: the next one starts at a point of the
        // curve.
        let here = curve[max(index - 1, 0)]
        points.append(here)
        last = nil
        passed = [
          Gate(time: here.time, value: here.value - pin, side: .above),
          Gate(time: here.time, value: here.value + pin, side: .below),
        ]
        reached = -1
        continue
      }
      reached = index
      guard let line = blocked.map({ pencil.nearest(to: $0) }) ?? pencil.middle else { break }
      if let last {
        // The crossing with the link before, which lies between `last.from` and `last.to`.
        let time = (line.start - last.line.start) / (last.line.slope - line.slope)
        let crossing = time - time == 0 ? min(max(time, last.from), last.to) : last.from
        points.append(Point(time: crossing, value: last.line.value(at: crossing)))
      }
      guard let blocked, index > 0 else { break }
      // The link is blocked by one side of the corridor, and was last tangent to the other side at `touched`. The
      // next link must cross this one between `touched` and the point where it leaves the corridor.
      let other: Gate.Side = blocked.side == .above ? .below : .above
      let opposite = passed.filter { $0.side == other }
      let touched = opposite.min { $0.room(line) < $1.room(line) }?.time ?? 0
      let before = curve[index - 1].time
      let (lowBefore, highBefore) = gates(index - 1)
      let wall = blocked.side == .above ? lowBefore : highBefore
      let roomBefore = wall.room(line)
      let roomAfter = blocked.room(line)
      let share = roomBefore - roomAfter > 0 ? min(max(roomBefore / (roomBefore - roomAfter), 0), 1) : 0
      let stop = before + (blocked.time - before) * share
      let turn = [
        Gate(time: touched, value: line.value(at: touched), side: other),
        Gate(time: stop, value: line.value(at: stop), side: blocked.side),
      ]
      passed = turn + opposite.filter { $0.time >= touched }
      last = (line, touched, stop)
    }
    points.append(Point(time: curve.last?.time ?? 1, value: to))
    self.init(points: points)
  }
}
