// The path of fewest links through the corridor about a curve, greedily: each link is a line that reaches as far as any
// line can. The lines that pass through all gates so far form a convex polygon in the plane of their coefficients; a
// gate that leaves it empty ends the link.

/// A line, by its slope and its value at the time 0.
private struct Line {
  var slope: Double
  var start: Double
  func value(at time: Double) -> Double { start + slope * time }
}

/// Something that a line has to pass above or below at a time.
private struct Gate {
  enum Side { case above, below }
  var time: Double
  var value: Double
  var side: Side

  /// How far inside a line passes.
  func room(_ line: Line) -> Double {
    side == .above ? line.value(at: time) - value : value - line.value(at: time)
  }
}

/// The lines that pass all gates so far.
private struct Pencil {
  var corners: [Line]

  static let all = Pencil(corners: [
    Line(slope: -1e7, start: -1e7), Line(slope: 1e7, start: -1e7), Line(slope: 1e7, start: 1e7),
    Line(slope: -1e7, start: 1e7),
  ])

  /// Those that also pass `gate`.
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

  /// The line that passes nearest to where `gate` would let it through.
  func nearest(to gate: Gate) -> Line? {
    corners.max { gate.room($0) < gate.room($1) }
  }

  /// A line from the middle of them.
  var middle: Line? {
    guard !corners.isEmpty else { return nil }
    let number = Double(corners.count)
    return Line(
      slope: corners.reduce(0) { $0 + $1.slope } / number, start: corners.reduce(0) { $0 + $1.start } / number
    )
  }
}

extension Polyline {
  /// The path of fewest links through the corridor of `tolerance` about points of a curve, pinned at its ends.
  init(corridorAround curve: [Point], from: Double, to: Double, tolerance: Double) {
    // The ends are points; gates as narrow as this keep the arithmetic out of degenerate cases.
    let pin = tolerance * 1e-6
    let number = curve.count - 1
    func gates(_ index: Int) -> (low: Gate, high: Gate) {
      let reach = index == 0 || index == number ? pin : tolerance
      let value = index == 0 ? from : index == number ? to : curve[index].value
      return (
        Gate(time: curve[index].time, value: value - reach, side: .above),
        Gate(time: curve[index].time, value: value + reach, side: .below)
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
        // No line goes on from where the last one ended, by a rounding error: begin anew on the curve itself.
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
        // Where it leaves the link before, which it is known to cross within that one's reach.
        let time = (line.start - last.line.start) / (last.line.slope - line.slope)
        let crossing = time - time == 0 ? min(max(time, last.from), last.to) : last.from
        points.append(Point(time: crossing, value: last.line.value(at: crossing)))
      }
      guard let blocked, index > 0 else { break }
      // The link is stopped by one wall, having touched the other one last at `touched`. The next link has to turn
      // towards the opening: to cross this line between there and the wall.
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
    points.append(Point(time: 1, value: to))
    self.init(points: points)
  }
}
