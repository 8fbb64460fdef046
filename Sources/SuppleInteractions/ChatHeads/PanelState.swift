import SuppleScene

/// Docking, size and place of the panel beside its head, as set by a person or the app. They are kept while the panel is
/// closed.
struct PanelState: Sendable {
  /// The distance from its docked place, in points, within which a released panel docks.
  private static let dockingDistance = 32.0
  /// The distance from the room's edge, in points, within which a released panel comes to rest at the edge.
  private static let snapDistance = 24.0
  /// The distance from its head, in points, to which an undocked panel moves.
  private static let undockingDistance = 24.0
  /// The maximum coordinate and length that an app sets, in points.
  static let limit = 100_000.0

  /// The docking beside a head.
  private(set) var docking = PanelDocking.head
  /// The size as set by a person or the app.
  private(set) var size = PanelSize()
  /// The frame at the end of the last resize. A frame that differs only by rounding counts as equal.
  private(set) var resized: Rect?
  /// The place of a floating panel, as parts of the free width and height of its room; nil before it has one.
  private var place: Point?
  /// The height set for a docked panel; nil for the height of its heads.
  private var level: PanelLevel?
  /// The natural height of the content that the panel takes, in points; nil for none.
  private(set) var contentHeight: Double?
  /// The side of the panel at which its heads stay while a text field has the focus; nil for none.
  var keptHeads: HorizontalEdge?

  // MARK: The room

  /// The room of the panel, and its side with the heads in a column; nil for a row.
  @inline(never)
  func room(in context: PanelContext) -> (room: Rect, heads: HorizontalEdge?) {
    guard let beside = placement(in: context) else {
      let (geometry, side) = (context.geometry, context.side)
      return (geometry.conversationRoom(beside: side), geometry.isColumn ? side : nil)
    }
    let docked = beside.panel(
      first: context.firstSlot, selected: context.slot, level: level(at: context.restingPlace),
      keeps: keptHeads)
    switch docking {
    case .head: return (exact(docked.room), docked.heads)
    case .floating:
      guard let place else { return docked }
      return (exact(beside.floating(at: place)), docked.heads)
    case .full: return (beside.room, docked.heads)
    }
  }

  /// The size that a panel of `size` is to have: on an axis without a set length, the height of the list, or of content and bar.
  private func wanted(_ size: PanelSize, in context: PanelContext) -> PanelSize {
    guard size.height == nil else { return size }
    let bar = context.geometry.style.panelBarHeight
    return PanelSize(width: size.width, height: context.listHeight ?? contentHeight.map { $0 + bar })
  }

  /// The heads and the panel at its size side by side; nil for a row.
  @inline(never)
  private func placement(in context: PanelContext) -> BesidePlacement? {
    context.beside?.with(wanted(size, in: context))
  }

  /// The height that a docked panel has been given, as a part of the room's free height; nil for that of its heads.
  private func level(at place: RestingPlace) -> Double? {
    guard let level, level.restingPlace == place else { return nil }
    return level.part
  }

  /// The frame at the end of the last resize, if `frame` differs from it by rounding alone; else `frame`.
  @inline(never)
  private func exact(_ frame: Rect) -> Rect {
    guard let resized, (resized.x - frame.x).magnitude < 1e-9, (resized.y - frame.y).magnitude < 1e-9,
      (resized.width - frame.width).magnitude < 1e-9, (resized.height - frame.height).magnitude < 1e-9
    else { return frame }
    return resized
  }

  // MARK: The docking

  /// Sets the docking; returns whether it changes.
  mutating func setDocking(_ docking: PanelDocking, in context: PanelContext) -> Bool {
    guard docking != self.docking, docking != .floating || context.geometry.style.panelFloats == .on else {
      return false
    }
    self.docking = docking
    level = nil
    if docking == .head { place = nil }
    return true
  }

  /// Docks the panel at its head.
  mutating func dock() {
    docking = .head
    place = nil
    level = nil
  }

  /// Floats the panel, with its upper left corner at `point`.
  @inline(never)
  mutating func float(at point: Point, in context: PanelContext) {
    docking = .floating
    place = placement(in: context)?.place(of: point)
  }

  /// Gives a floating panel without a place a place near its head.
  mutating func givePlace(in context: PanelContext) {
    guard docking == .floating, place == nil, context.beside != nil else { return }
    let docked = room(in: context)
    let away = docked.heads == .right ? -Self.undockingDistance : Self.undockingDistance
    float(at: docked.room.origin + Vector(x: away, y: 0), in: context)
  }

  /// Lands a panel that is released at `frame`. Thrown sideways it docks at that side, near its docked place it docks there,
  /// else it floats. Returns the side at which it docks; nil if the side does not change.
  mutating func land(_ frame: Rect, velocity: Vector, in context: PanelContext) -> HorizontalEdge? {
    guard let beside = placement(in: context) else { return nil }
    let geometry = context.geometry
    let landing = frame.origin + velocity * (1 / geometry.style.friction)
    let speed = velocity.x.magnitude
    if speed > geometry.style.panelThrowSpeed, speed > velocity.y.magnitude {
      return velocity.x > 0 ? .right : .left
    }
    guard docking != .full else { return nil }
    if geometry.style.panelFloats == .off {
      return landing.x + frame.width / 2 > beside.room.center.x ? .right : .left
    }
    dock()
    let docked = room(in: context).room
    let place = beside.place(of: landing, snap: Self.snapDistance)
    if beside.floating(at: place).origin.distance(to: docked.origin) > Self.dockingDistance {
      docking = .floating
      self.place = place
    }
    return nil
  }

  // MARK: The size

  /// Gives the panel the size and place of `frame`, whose `edges` have moved from `before`. `size` is the new size; nil for the
  /// size of the frame. Returns whether the size changes.
  @inline(never)
  mutating func resize(
    to frame: Rect, from before: Rect, _ edges: PanelEdges, size: PanelSize? = nil, in context: PanelContext
  ) -> Bool {
    let old = self.size
    if let beside = context.beside, frame != before {
      setFrame(frame, edges, in: beside.room, at: context.restingPlace)
    }
    if let size {
      self.size = size
      if size.height == nil { level = nil }
    }
    return self.size != old
  }

  /// Sets the panel's size: `edges` move, the others stay. Returns whether the size changes.
  @inline(never)
  mutating func resize(to size: PanelSize, _ edges: PanelEdges, in context: PanelContext) -> Bool {
    guard let beside = context.beside else { return false }
    let wanted = context.geometry.style.panelSize(wanted(size, in: context))
    let frame = room(in: context).room
    let corner = Point(
      x: edges.contains(.left) ? frame.maxX - wanted.width : frame.minX + wanted.width,
      y: edges.contains(.top) ? frame.maxY - wanted.height : frame.minY + wanted.height)
    return resize(
      to: edges.moving(frame, to: beside.corners(of: frame, edges).nearest(to: corner)), from: frame,
      edges, size: size, in: context)
  }

  /// Takes the height of the content. The edge of a panel that `isShown` which is nearest to its head stands still.
  @inline(never)
  mutating func fit(isShown: Bool, in context: PanelContext) {
    if !isShown, level?.isOfContent == true { level = nil }
    guard contentHeight != context.contentHeight else { return }
    var frame = room(in: context).room
    contentHeight = context.contentHeight
    guard isShown, size.height == nil, docking != .full, let beside = placement(in: context) else { return }
    let height = min(context.geometry.style.panelSize(wanted(size, in: context)).height, beside.room.height)
    let head = context.slot.y
    if (frame.maxY - head).magnitude < (head - frame.minY).magnitude { frame.y = frame.maxY - height }
    frame.height = height
    frame.y = max(beside.room.minY, min(beside.room.maxY - height, frame.y))
    resized = frame
    let y = BesidePlacement.place(of: frame, in: beside.room).y
    if docking == .head {
      level = PanelLevel(restingPlace: context.restingPlace, part: y, isOfContent: true)
    } else {
      place?.y = y
    }
  }

  /// Gives axes back to the style's size, with `edges` moving. Returns whether the size changes.
  mutating func resetSize(_ edges: PanelEdges, in context: PanelContext) -> Bool {
    var size = size
    if edges.changesWidth { size.width = nil }
    if edges.changesHeight { size.height = nil }
    return resize(to: size, edges, in: context)
  }

  /// Keeps size and place of a resize in a room without a panel; returns whether they change.
  @inline(never)
  mutating func keep(_ resize: PanelResize, in context: PanelContext) -> Bool {
    guard resize.end != resize.start else { return false }
    setFrame(resize.end, resize.edges, in: resize.room, at: context.restingPlace)
    return true
  }

  /// Sets size and place of the panel from `frame`, in a room.
  @inline(never)
  private mutating func setFrame(
    _ frame: Rect, _ edges: PanelEdges, in room: Rect, at restingPlace: RestingPlace
  ) {
    if edges.changesWidth { size.width = frame.width }
    if edges.changesHeight { size.height = frame.height }
    resized = frame
    let place = BesidePlacement.place(of: frame, in: room)
    switch docking {
    case .head:
      guard edges.changesHeight else { return }
      level = PanelLevel(restingPlace: restingPlace, part: place.y)
    case .floating: self.place = place
    case .full: break
    }
  }

  /// The corner of the panel that keys and the app move: on a docked panel the farthest from the heads, else the bottom corner
  /// where lines of text end.
  func farCorner(
    in beside: BesidePlacement, heads: HorizontalEdge?, rightToLeft: Bool
  ) -> PanelEdges {
    if docking == .head, let heads { return beside.farCorner(heads: heads) }
    return [.bottom, rightToLeft ? .left : .right]
  }

  // MARK: The app

  /// Sets the size, or resets axes to the style's. Returns whether an open panel is resized; nil for a size that is already
  /// set, not positive or too large.
  @inline(never)
  mutating func setSize(_ size: PanelSize, in context: PanelContext) -> Bool? {
    guard size.isPositive(upTo: Self.limit), size != self.size else { return nil }
    guard let beside = context.beside, docking != .full else {
      self.size = size
      return nil
    }
    let corner = farCorner(
      in: beside, heads: room(in: context).heads, rightToLeft: context.geometry.rightToLeft)
    return resize(to: size, corner, in: context)
  }

  /// Sets size and place of a floating panel. A frame with numbers that are negative, too large or not finite is ignored.
  /// Returns whether the frame is set.
  mutating func setFrame(_ frame: Rect, in context: PanelContext) -> Bool {
    // A size that is negative or not a number is 0 in a rectangle.
    guard context.geometry.style.panelFloats == .on, frame.isFinite, min(frame.x, frame.y) >= 0,
      min(frame.width, frame.height) > 0,
      max(max(frame.x, frame.y), max(frame.width, frame.height)) <= Self.limit
    else { return false }
    size = PanelSize(width: frame.width, height: frame.height)
    float(at: frame.origin, in: context)
    return true
  }

  /// Restores docking, size and place; returns whether they are valid.
  @inline(never)
  mutating func restore(_ panel: ChatHeadsArrangement.Panel, in context: PanelContext) -> Bool {
    let size = PanelSize(width: panel.width, height: panel.height)
    guard size.isPositive(upTo: Self.limit) else { return false }
    for part in [panel.x ?? 0, panel.y ?? 0] {
      guard part >= 0, part <= 1 else { return false }
    }
    let floats = context.geometry.style.panelFloats == .on
    docking = panel.docking == .floating && !floats ? .head : panel.docking
    self.size = size
    place = nil
    level = nil
    if docking == .head {
      level = panel.y.map { PanelLevel(restingPlace: context.restingPlace, part: $0) }
    } else if let x = panel.x, let y = panel.y {
      place = Point(x: x, y: y)
    }
    return true
  }

  /// Docking, size and place of the panel, for a stack that rests at `restingPlace`.
  @inline(never)
  func arrangement(at restingPlace: RestingPlace) -> ChatHeadsArrangement.Panel {
    ChatHeadsArrangement.Panel(
      docking: docking, width: size.width, height: size.height, x: place?.x,
      y: place?.y ?? (level?.isOfContent == true ? nil : level(at: restingPlace)))
  }
}
