import SuppleMotion
import SuppleScene

/// What chat heads look like.
extension ChatHeadsMachine {
  /// Writes what is to be seen at the present.
  func write(into frame: inout Frame) {
    frame.begin(at: clock.hostTime)
    writeLayers(into: &frame)
    frame.schedule = schedule
  }

  /// Adds what is to be seen to a frame that its owner began.
  func writeLayers(into frame: inout Frame) {
    switch state {
    case .stack:
      writeVeil(into: &frame)
      writePanels(into: &frame)
      writeTarget(into: &frame)
      for index in heads.indices.reversed() { writeHead(index, into: &frame) }
      writeFlyout(into: &frame)
    case .row(let selected, _):
      let row = rowLayout(selected)
      writeVeil(into: &frame)
      writePanels(into: &frame)
      writeTarget(into: &frame)
      writeOverflow(row, into: &frame)
      // What is held is in front of the row.
      for index in heads.indices.reversed() where row.slot(of: index) != nil {
        if heldInRow(heads[index].id) == nil { writeHead(index, into: &frame) }
      }
      for index in heads.indices.reversed() where heldInRow(heads[index].id) != nil {
        writeHead(index, into: &frame)
      }
    }
    for index in departures.indices { writeDeparture(index, into: &frame) }
  }

  private func writeVeil(into frame: inout Frame) {
    let darkness = min(1, max(0, dim.value(at: now)))
    var isOpen = false
    if case .row = state { isOpen = true }
    guard darkness > 0 || isOpen else { return }
    let bounds = geometry.viewport.bounds
    var layer = Layer(LayerID(.scrim), center: bounds.center, size: bounds.size)
    layer.fill = .black
    layer.opacity = darkness
    if isOpen { layer.traits.insert(.interactive) }
    frame.layers.append(layer)
  }

  private func writePanels(into frame: inout Frame) {
    let room = geometry.conversationRoom
    for panel in panels {
      let scale = max(0, panel.scale.value(at: now))
      let opacity = min(1, max(0, panel.opacity.value(at: now)))
      guard scale > 0, opacity > 0 else { continue }
      let anchor = Point(x: geometry.clamp(panel.anchorX, room.minX...room.maxX), y: room.minY)
      var layer = Layer(
        LayerID(.conversation, item: panel.head), center: anchor + (room.center - anchor) * scale,
        size: room.size)
      layer.scale = scale
      layer.opacity = opacity
      let radius =
        geometry.style.smallestRadius + (geometry.style.openRadius - geometry.style.smallestRadius)
        * min(1, scale)
      // The radius is of the shape on screen; the layer's own is before scaling.
      layer.cornerRadius = radius / max(scale, 0.05)
      layer.shadow = Shadow(opacity: 0.3, offset: 8, radius: 30)
      layer.traits = panel.isLeaving ? [] : [.interactive]
      frame.layers.append(layer)
    }
  }

  private func writeTarget(into frame: inout Frame) {
    guard target.isShown(at: now) else { return }
    let rise = target.rise.value(at: now)
    let diameter = max(0, target.diameter.value(at: now))
    let center = geometry.targetCenter
    var layer = Layer(
      LayerID(.dismissTarget),
      center: preferences.reducedMotion
        ? center : Point(x: center.x, y: center.y + (1 - rise) * geometry.targetRise),
      size: Size(width: diameter, height: diameter))
    layer.cornerRadius = diameter / 2
    layer.opacity = min(1, max(0, rise))
    if target.isEngaged { layer.traits.insert(.engaged) }
    frame.layers.append(layer)
  }

  private func writeHead(_ index: Int, into frame: inout Frame) {
    let head = heads[index]
    let point = position(index)
    var coverage = 1.0
    if case .stack = state, index > 1 {
      // Right behind the second head there is nothing to see; what comes out from behind it casts its shadow by degrees.
      let apart = point.distance(to: position(1))
      guard apart > 0.5 else { return }
      coverage = min(1, apart / 12)
    }
    var layer = Layer(LayerID(.head, item: head.id), center: point, size: geometry.headExtent)
    layer.scale = scale(of: head)
    layer.opacity = opacity(of: head) * (leaderMotion == nil ? head.travel.opacity(at: now) : 1)
    layer.cornerRadius = geometry.headRadius
    layer.shadow = Shadow(
      opacity: geometry.style.shadowOpacity * coverage, offset: geometry.style.shadowOffset,
      radius: geometry.style.shadowRadius)
    layer.traits = traits(of: index)
    frame.layers.append(layer)
    let visibility = badgeVisibility(index)
    ChatHeadsMachine.writeBadge(&heads[index].badge, visibility: visibility, like: layer, into: &frame)
  }

  private func scale(of head: Head) -> Double {
    head.press.value(at: now) * (preferences.reducedMotion ? 1 : 0.5 + 0.5 * head.entrance.value(at: now))
  }

  private func opacity(of head: Head) -> Double { min(1, max(0, head.entrance.value(at: now))) }

  private func traits(of index: Int) -> LayerTraits {
    var traits: LayerTraits = [.interactive]
    switch state {
    case .stack(.held):
      if index == 0 { traits.insert(.pressed) }
    case .row(let selected, let activity):
      if heads[index].id == selected { traits.insert(.selected) }
      if case .held(let hold) = activity, hold.head == heads[index].id { traits.insert(.pressed) }
    default: break
    }
    return traits
  }

  private func writeFlyout(into frame: inout Frame) {
    guard let flyout, now >= flyout.start, !heads.isEmpty else { return }
    let visibility = flyout.visibility.value(at: now)
    let opacity = min(1, max(0, visibility))
    guard opacity > 0 else { return }
    let room = restingRoom(of: flyout)
    guard room.width > 0 else { return }
    let scale = preferences.reducedMotion ? 1 : 0.7 + 0.3 * visibility
    // It grows out of the side that faces the head.
    let anchor = Point(x: edge(of: flyout) == .left ? room.minX : room.maxX, y: room.center.y)
    let center = anchor + (room.center - anchor) * scale
    let pull = flyoutPull(flyout)
    var layer = Layer(
      LayerID(.flyout, item: flyout.head), center: Point(x: center.x + pull, y: center.y), size: room.size)
    layer.scale = scale
    layer.opacity = opacity * max(0, 1 - pull.magnitude / max(room.width, 1))
    layer.cornerRadius = 18
    layer.label = .text(flyout.text)
    layer.shadow = Shadow(opacity: 0.18, offset: 4, radius: 16)
    layer.traits = [.interactive]
    frame.layers.append(layer)
  }

  private func writeOverflow(_ row: RowLayout, into frame: inout Frame) {
    guard row.hasOverflowSlot else { return }
    var layer = Layer(LayerID(.overflow), center: row.overflowPlace, size: geometry.headExtent)
    layer.cornerRadius = geometry.headRadius
    layer.opacity =
      geometry.style.dimOpacity > 0 ? min(1, max(0, dim.value(at: now) / geometry.style.dimOpacity)) : 1
    layer.label = .count(Int32(truncatingIfNeeded: overflow.count))
    layer.traits = [.interactive]
    frame.layers.append(layer)
  }

  private func writeDeparture(_ index: Int, into frame: inout Frame) {
    let departure = departures[index]
    var layer = Layer(
      LayerID(.head, item: departure.head.id), center: departure.point, size: geometry.headExtent)
    // It goes from what it was: pressed, or still coming in.
    layer.scale = preferences.reducedMotion ? 1 : departure.scale(at: now) * scale(of: departure.head)
    layer.opacity = departure.opacity(at: now) * opacity(of: departure.head)
    layer.cornerRadius = geometry.headRadius
    guard layer.opacity > 0 else { return }
    frame.layers.append(layer)
    ChatHeadsMachine.writeBadge(&departures[index].head.badge, visibility: 1, like: layer, into: &frame)
  }
}
