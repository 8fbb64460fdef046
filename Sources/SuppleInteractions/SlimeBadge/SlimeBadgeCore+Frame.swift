import SuppleMotion
import SuppleScene

extension SlimeBadgeCore {
  /// Adds the current layers to a begun frame: back to front `ring`, `anchor`, `connector`, `badge`, `particle:N`, all
  /// with the badge's `item`.
  func writeLayers(into frame: inout Frame) {
    if case .hidden = state { return }
    writeZone(into: &frame)
    switch state {
    case .hidden: break
    case .resting:
      writeBadge(into: &frame, center: center, isFilled: true, traits: touchable)
    case .touched(let touch):
      writeJoined(
        touch.connector, into: &frame,
        traits: touch.isDragged ? [.interactive, .pressed, .raised] : [.interactive, .pressed])
    case .hinting(let flight, _), .returning(let flight):
      writeJoined(flight.connector, into: &frame, traits: touchable.union(.raised))
    case .fading(let removal):
      // A badge that fades on its anchor stays below views that the app opens meanwhile.
      writeJoined(removal.connector, into: &frame, traits: removal.offset == .zero ? [] : .raised)
    case .bursting(let burst, let removal):
      let scale = anchorScale(of: removal.connector, center: anchor + removal.offset)
      writeTornAnchor(into: &frame, scale: scale)
      writeBurst(burst, into: &frame)
    }
  }

  /// The trait of a badge that takes touches.
  private var touchable: LayerTraits { isPinned ? [] : .interactive }

  // MARK: Burst

  private func writeBurst(_ burst: SlimeBadgeBurst, into frame: inout Frame) {
    if let picture = burst.picture(at: now) {
      let side = style.framesSize
      var layer = Layer(
        LayerID(.burst, item: item), center: burst.badge.center, size: Size(width: side, height: side))
      layer.label = .count(picture)
      layer.traits = .raised
      frame.add(layer)
    }
    guard let phase = burst.phase(at: now) else { return }
    let start = frame.outlines.elements.count
    if let box = burst.addBody(to: &frame.outlines, of: geometry, at: phase) {
      writeOutline(LayerID(.connector, item: item, index: 3), box, from: start, into: &frame)
    }
    if let flash = burst.flash(at: phase) {
      writeRing(
        into: &frame, index: 1, around: flash.edge, width: 2 * flash.visibility,
        opacity: 0.6 * flash.visibility)
    }
    for number in 0..<burst.count {
      guard let particle = burst.particle(number, at: phase) else { continue }
      var layer = Layer(
        LayerID(.particle, item: item, index: number), center: particle.center,
        size: Size(width: 2 * particle.radius, height: 2 * particle.radius))
      layer.scale = particle.scale
      layer.opacity = particle.opacity
      layer.cornerRadius = particle.radius
      layer.fill = style.fill
      layer.traits = .raised
      frame.add(layer)
    }
  }

  // MARK: Rings

  /// Writes the zone around the anchor: its fill and its ring.
  private func writeZone(into frame: inout Frame) {
    let visibility = ring.value(at: now)
    let radius = geometry.zoneRadius
    guard visibility > 0, radius > 0 else { return }
    let zone = Capsule(center: anchor, radius: radius, halfSpine: 0)
    let filled = zoneFill.value(at: now)
    if filled > 0 {
      let start = frame.outlines.elements.count
      frame.outlines.addCircle(center: anchor, radius: radius)
      writeOutline(
        LayerID(.ring, item: item, index: 2),
        Rect(center: anchor, size: Size(width: 2 * radius, height: 2 * radius)), from: start,
        opacity: filled * SlimeBadgeStyle.zoneOpacity, into: &frame)
    }
    writeRing(
      into: &frame, index: 0, around: zone, width: style.ringWidth,
      opacity: visibility * SlimeBadgeStyle.ringOpacity)
  }

  private func writeRing(
    into frame: inout Frame, index: Int32, around edge: Capsule, width: Double, opacity: Double
  ) {
    let start = frame.outlines.elements.count
    edge.addRing(to: &frame.outlines, width: width)
    let radius = edge.radius + width / 2
    let size = Size(width: 2 * (edge.halfSpine + radius), height: 2 * radius)
    writeOutline(
      LayerID(.ring, item: item, index: index), Rect(center: edge.center, size: size), from: start,
      opacity: opacity, into: &frame)
  }

  // MARK: Connector

  /// Writes the badge with its connector and anchor.
  private func writeJoined(_ connector: ConnectorState, into frame: inout Frame, traits: LayerTraits) {
    let center = self.center
    let scale = anchorScale(of: connector, center: center)
    let start = frame.outlines.elements.count
    switch connector {
    case .whole where center == anchor:
      writeBadge(into: &frame, center: center, isFilled: true, traits: traits)
    case .whole:
      writeAnchor(into: &frame, scale: scale, isFilled: false)
      let badge = capsule
      let radius = geometry.anchorRadius(scale: scale, badgeRadius: badge.radius)
      geometry.addOutline(
        to: &frame.outlines, anchor: anchor, anchorRadius: radius, badge: badge,
        reach: style.breakDistance, breakingWaist: geometry.breakingWaist(smallerRadius: radius),
        tremble: reducedMotion ? 0 : geometry.tremble(at: center.distance(to: anchor)),
        sags: !showsConstruction,
        rightToLeft: preferences.rightToLeft)
      writeOutline(
        LayerID(.connector, item: item),
        geometry.bounds(anchor: anchor, anchorRadius: radius, badge: badge), from: start,
        opacity: opacity.value(at: now), shadow: shadow,
        traits: traits.intersection(.raised), into: &frame)
      writeBadge(into: &frame, center: center, isFilled: false, traits: traits)
    case .broken:
      writeTornAnchor(into: &frame, scale: scale)
      let isTorn = writeTornBadge(into: &frame, traits: traits)
      writeBadge(into: &frame, center: center, isFilled: !isTorn, traits: traits)
    }
  }

  /// Writes the anchor of a broken connector, with the connector's end while it recoils.
  private func writeTornAnchor(into frame: inout Frame, scale: Double) {
    let isTorn = now < tail.restTime && scale > 0.001
    writeAnchor(into: &frame, scale: scale, isFilled: !isTorn)
    guard isTorn else { return }
    let start = frame.outlines.elements.count
    let dot = Capsule(center: anchor, radius: style.anchorRadius * scale, halfSpine: 0)
    let box = geometry.addTail(to: &frame.outlines, dot: dot, toward: center, length: tail.value(at: now))
    writeOutline(
      LayerID(.connector, item: item, index: 1), box, from: start, opacity: opacity.value(at: now),
      into: &frame)
  }

  /// Writes the outline of a torn badge, with the connector's end, during recoil and wobble; returns whether one is in
  /// progress.
  private func writeTornBadge(into frame: inout Frame, traits: LayerTraits) -> Bool {
    guard now < tornRestTime, let axis = (anchor - center).normalized else { return false }
    let start = frame.outlines.elements.count
    let badge = capsule
    let box = geometry.addTail(to: &frame.outlines, dot: badge, toward: anchor, length: tail.value(at: now))
    // The wobble makes the badge longer along the axis and narrower by as much.
    frame.outlines.strain(
      from: start, about: badge.center,
      by: Vector(x: axis.x * axis.x - axis.y * axis.y, y: 2 * axis.x * axis.y) * wobble.value(at: now))
    writeOutline(
      LayerID(.connector, item: item, index: 2), box, from: start, opacity: opacity.value(at: now),
      shadow: shadow,
      traits: traits.intersection(.raised), into: &frame)
    return true
  }

  private func writeAnchor(into frame: inout Frame, scale: Double, isFilled: Bool) {
    guard scale > 0.001 else { return }
    var layer = Layer(
      LayerID(.anchor, item: item), center: anchor,
      size: Size(width: 2 * style.anchorRadius, height: 2 * style.anchorRadius))
    layer.scale = scale
    layer.opacity = opacity.value(at: now)
    layer.cornerRadius = style.anchorRadius
    layer.fill = isFilled ? style.fill : nil
    layer.borderWidth = isFilled ? style.borderWidth : 0
    layer.traits = .raised
    frame.add(layer)
  }

  /// Writes the outline elements from `start` on as one layer, with its box. A ring and a burst have no border.
  @inline(never)
  private func writeOutline(
    _ id: LayerID, _ box: Rect, from start: Int, opacity: Double = 1, shadow: Shadow = .none,
    traits: LayerTraits = .raised, into frame: inout Frame
  ) {
    var layer = Layer(id, center: box.center, size: Size(width: box.width, height: box.height))
    layer.path = frame.outlines.range(from: start)
    layer.opacity = opacity
    layer.fill = style.fill
    layer.borderWidth = id.role == .connector && id.index < 3 ? style.borderWidth : 0
    layer.shadow = shadow
    layer.traits = traits
    frame.add(layer)
  }

  private func writeBadge(into frame: inout Frame, center: Point, isFilled: Bool, traits: LayerTraits) {
    let half = max(0, spine.value(at: now))
    var layer = Layer(
      LayerID(.badge, item: item), center: center,
      size: Size(width: 2 * (style.badgeRadius + half), height: 2 * style.badgeRadius))
    layer.scale = max(0, scale.value(at: now))
    layer.opacity = opacity.value(at: now)
    layer.cornerRadius = style.badgeRadius
    layer.hitOutset = geometry.hitOutset(size: layer.size)
    layer.label = style.label(of: content)
    layer.fill = isFilled ? style.fill : nil
    layer.borderWidth = isFilled ? style.borderWidth : 0
    layer.shadow = isFilled ? shadow : .none
    layer.traits = traits
    frame.add(layer)
  }

  /// The shadow, which follows the elevation.
  private var shadow: Shadow {
    let raised = max(0, min(1, elevation.value(at: now)))
    guard raised > 0, style.shadowOpacity > 0 else { return .none }
    return Shadow(
      opacity: style.shadowOpacity * raised, offset: style.shadowOffset, radius: style.shadowRadius)
  }
}
