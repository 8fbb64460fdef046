import SuppleScene

/// The edges and corners by which an open panel is resized, and their hit areas.
///
///     ┌──outset──┐
///     │  ┌─inset─┼───────────────
///     │  │corner │  edge
///     └──┼───────┘
///        │ edge      panel
struct PanelHandles {
  /// The distance inside of the panel, in points, at which a corner is hit: with an outset of 8 a corner is 20 square.
  private static let cornerInset = 12.0

  /// The edges that can be moved. On a docked panel the edge that faces the heads cannot.
  let edges: PanelEdges
  /// The corner that keys move: the farthest from the head, or the bottom corner where lines of text end.
  let far: PanelEdges
  /// The distance outside of the panel, in points, at which an edge is hit.
  let outset: Double
  /// The distance inside of the panel, in points, at which an edge is hit.
  let inset: Double

  /// Visits each edge and corner that can be moved, each corner after its edges.
  private func visit(_ body: (PanelEdges) -> Void) {
    for number: Int32 in 1...10 where number != 3 && number != 7 {
      let handle = PanelEdges(rawValue: number)
      if edges.contains(handle) { body(handle) }
    }
  }

  /// The hit area of an edge or corner of a panel.
  @inline(never)
  func area(of handle: PanelEdges, in panel: Rect) -> Rect {
    let isCorner = handle.changesWidth && handle.changesHeight
    let inner = isCorner ? max(inset, Self.cornerInset) : inset
    func range(_ low: Double, _ high: Double, _ isLow: Bool, _ isHigh: Bool) -> (Double, Double) {
      isLow ? (low - outset, low + inner) : isHigh ? (high - inner, high + outset) : (low, high)
    }
    let (left, right) = range(
      panel.minX, panel.maxX, handle.contains(.left), handle.contains(.right))
    let (top, bottom) = range(
      panel.minY, panel.maxY, handle.contains(.top), handle.contains(.bottom))
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The edge or corner of a panel at `point`; of both, the corner.
  @inline(never)
  func handle(at point: Point, of panel: Rect) -> PanelEdges? {
    var found: PanelEdges?
    visit { if area(of: $0, in: panel).contains(point) { found = $0 } }
    return found
  }

  /// Writes a layer for each edge and corner of a head's panel at its placement; `held` are the edges that a finger moves.
  @inline(never)
  func write(
    into frame: inout Frame, of head: HeadID, _ placement: PanelPlacement, held: PanelEdges?
  ) {
    guard placement.scale > 0, placement.opacity > 0 else { return }
    visit { handle in
      let area = area(of: handle, in: placement.room)
      var layer = Layer(
        LayerID(.panelHandle, item: head.number, index: handle.rawValue),
        center: placement.point(area.center), size: area.size)
      layer.scale = placement.scale
      layer.opacity = placement.opacity * placement.grown
      layer.traits = [.interactive]
      if handle == far { layer.traits.insert(.selected) }
      if handle == held { layer.traits.insert(.engaged) }
      frame.add(layer)
    }
  }
}
