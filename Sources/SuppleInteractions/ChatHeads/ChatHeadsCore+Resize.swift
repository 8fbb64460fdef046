import SuppleMotion
import SuppleScene

// The resize of the panel beside its head: by a finger on an edge or corner, by keys and by the app.
extension ChatHeadsCore {
  /// The distance, in points, at which a press on an edge becomes a resize. It is shorter than that of a drag, because an edge
  /// has no tap of its own but the double tap.
  static let handleSlop = 3.0

  // MARK: A finger

  /// Handles a further sample of the finger on an edge or corner.
  @inline(never)
  mutating func resizePanel(_ pointer: Pointer, hostTime: HostTime) {
    guard pointer.phase != .cancel, let beside else {
      conversation.panel.endTouch(at: now)
      return movePanel(isMove: false, fades: false)
    }
    switch conversation.panel.resize(
      pointer, hostTime, in: beside, reducedMotion: preferences.reducedMotion, at: now)
    {
    case nil: break
    case .resized(let resize):
      conversation.panel.endTouch(at: now)
      resizePanel(to: resize.end, from: resize.start, resize.edges)
    case .doubleTapped(let edges):
      // The axes are the style's again.
      var size = conversation.panel.size
      if edges.changesWidth { size.width = nil }
      if edges.changesHeight { size.height = nil }
      resizePanel(to: size, edges, in: beside)
    }
  }

  /// Ends a resize at its size in a room without a panel.
  @inline(never)
  mutating func keepSize(of resize: PanelResize) {
    guard resize.end != resize.start else { return }
    setFrame(resize.end, resize.edges, in: resize.room)
    emit(.panelResized(frame: resize.end))
  }

  // MARK: The app

  /// Sets the size of the panel, or gives axes back to the style's.
  @inline(never)
  mutating func setPanelSize(_ size: PanelSize, animated: Bool) {
    guard size.isPositive(upTo: Self.frameLimit), size != conversation.panel.size else { return }
    if let beside, conversation.panel.docking != .full {
      let heads = panelRoom(of: panelHead).heads
      resizePanel(to: size, farCorner(in: beside, heads: heads), in: beside, animated: animated)
    } else {
      conversation.panel.size = size
    }
  }

  /// Restores docking, size and place without animation.
  @inline(never)
  mutating func restorePanel(_ panel: ChatHeadsArrangement.Panel) {
    let size = PanelSize(width: panel.width, height: panel.height)
    guard size.isPositive(upTo: Self.frameLimit) else { return }
    for part in [panel.x ?? 0, panel.y ?? 0] {
      guard part >= 0, part <= 1 else { return }
    }
    let docking = panel.docking == .floating && geometry.style.panelFloats == .off ? .head : panel.docking
    conversation.panel.docking = docking
    conversation.panel.size = size
    conversation.panel.place = nil
    conversation.panel.level = nil
    if docking == .head {
      conversation.panel.level = panel.y.map { PanelLevel(restingPlace: stack.place, part: $0) }
    } else if let x = panel.x, let y = panel.y {
      conversation.panel.place = Point(x: x, y: y)
    }
    movePanel(animated: false, isMove: false, fades: false)
  }

  /// Docking, size and place of the panel.
  var panelArrangement: ChatHeadsArrangement.Panel {
    ChatHeadsArrangement.Panel(
      docking: conversation.panel.docking, width: conversation.panel.size.width,
      height: conversation.panel.size.height, x: conversation.panel.place?.x,
      y: conversation.panel.place?.y ?? panelLevel)
  }

  // MARK: Keys

  /// Handles a key on the corner that keys move: arrows move it, Home and End give the panel its least and greatest size, Enter
  /// and Space the style's.
  @inline(never)
  mutating func pressHandle(_ key: Key) -> Bool {
    guard let beside, conversation.isOpen, panelHead != nil, activePointer == nil,
      conversation.panel.docking != .full
    else { return false }
    let (frame, heads) = panelRoom(of: panelHead)
    let far = farCorner(in: beside, heads: heads)
    var corner = far.corner(of: frame)
    var edges = far
    let area = beside.corners(of: frame, far)
    switch key {
    case .arrowLeft, .arrowRight:
      corner.x += key == .arrowLeft ? -Self.keyStep : Self.keyStep
      edges = far.intersection([.left, .right])
    case .arrowUp, .arrowDown:
      corner.y += key == .arrowUp ? -Self.keyStep : Self.keyStep
      edges = far.intersection([.top, .bottom])
    case .home, .end:
      let isLeast = key == .home
      corner = Point(
        x: far.contains(.left) == isLeast ? area.maxX : area.minX,
        y: far.contains(.top) == isLeast ? area.maxY : area.minY)
    case .enter, .space:
      resizePanel(to: PanelSize(), far, in: beside)
      return true
    case .escape, .delete, .backspace: return false
    }
    resizePanel(to: edges.moving(frame, to: area.nearest(to: corner)), from: frame, edges)
    return true
  }

  // MARK: Size and place

  /// Gives the panel a size, with `edges` moving and the others standing still.
  @inline(never)
  private mutating func resizePanel(
    to size: PanelSize, _ edges: PanelEdges, in beside: BesidePlacement, animated: Bool = true
  ) {
    let wanted = geometry.style.panelSize(size)
    let frame = panelRoom(of: panelHead).room
    let corner = Point(
      x: edges.contains(.left) ? frame.maxX - wanted.width : frame.minX + wanted.width,
      y: edges.contains(.top) ? frame.maxY - wanted.height : frame.minY + wanted.height)
    resizePanel(
      to: edges.moving(frame, to: beside.corners(of: frame, edges).nearest(to: corner)), from: frame,
      edges, size: size, animated: animated)
  }

  /// Gives the panel the size and place of `frame`, whose `edges` have moved from `before`, and reports it. `size` is the size
  /// that it is given; nil for that of the frame.
  @inline(never)
  private mutating func resizePanel(
    to frame: Rect, from before: Rect, _ edges: PanelEdges, size: PanelSize? = nil, animated: Bool = true
  ) {
    let old = conversation.panel.size
    if let beside, frame != before { setFrame(frame, edges, in: beside.room) }
    if let size {
      conversation.panel.size = size
      if size.height == nil { conversation.panel.level = nil }
    }
    movePanel(animated: animated, isMove: false, fades: false)
    guard animated, conversation.panel.size != old else { return }
    // Several steps at one instant are one resize.
    if let last = events.last, last.time == clock.hostTime.seconds, case .panelResized = last.value {
      events.removeLast()
    }
    emit(.panelResized(frame: panelRoom(of: panelHead).room))
  }

  /// Sets size and place of the panel to those of `frame`, in a room.
  @inline(never)
  private mutating func setFrame(_ frame: Rect, _ edges: PanelEdges, in room: Rect) {
    if edges.changesWidth { conversation.panel.size.width = frame.width }
    if edges.changesHeight { conversation.panel.size.height = frame.height }
    conversation.panel.resized = frame
    let place = BesidePlacement.place(of: frame, in: room)
    switch conversation.panel.docking {
    case .head:
      guard edges.changesHeight else { return }
      conversation.panel.level = PanelLevel(restingPlace: stack.place, part: place.y)
    case .floating: conversation.panel.place = place
    case .full: break
    }
  }
}
