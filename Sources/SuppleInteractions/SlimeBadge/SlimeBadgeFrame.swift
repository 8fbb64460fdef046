import SuppleMotion
import SuppleScene

extension SlimeBadgeCore {
  /// Adds the layers of the present to a frame that has been begun: back to front `anchor`, `connector`, `badge`,
  /// `particle:N`, all with the badge's `item`.
  mutating func writeLayers(into frame: inout Frame) {
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
      // A badge that fades on its anchor stays beneath what the app opens at that moment.
      writeJoined(removal.connector, into: &frame, traits: removal.offset == .zero ? [] : .raised)
    case .bursting(let burst, let removal):
      let scale = anchorScale(of: removal.connector, center: anchor + removal.offset)
      writeAnchor(into: &frame, scale: scale, isFilled: true)
      writeParticles(of: burst, into: &frame)
    }
  }

  /// The trait of a badge that a finger can take.
  private var touchable: LayerTraits { isPinned ? [] : .interactive }

  private func writeParticles(of burst: SlimeBadgeBurst, into frame: inout Frame) {
    guard let phase = burst.phase(at: now) else { return }
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
      frame.layers.append(layer)
    }
  }

  /// Writes the badge with what joins it to its anchor.
  private func writeJoined(_ connector: ConnectorState, into frame: inout Frame, traits: LayerTraits) {
    let center = self.center
    let scale = anchorScale(of: connector, center: center)
    switch connector {
    case .whole where center == anchor:
      writeBadge(into: &frame, center: center, isFilled: true, traits: traits)
    case .whole:
      writeAnchor(into: &frame, scale: scale, isFilled: false)
      writeConnector(into: &frame, anchorScale: scale, traits: traits)
      writeBadge(into: &frame, center: center, isFilled: false, traits: traits)
    case .broken:
      writeAnchor(into: &frame, scale: scale, isFilled: true)
      writeBadge(into: &frame, center: center, isFilled: true, traits: traits)
    }
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
    frame.layers.append(layer)
  }

  private func writeConnector(into frame: inout Frame, anchorScale: Double, traits: LayerTraits) {
    let badge = capsule
    let radius = geometry.anchorRadius(scale: anchorScale, badgeRadius: badge.radius)
    let bounds = geometry.bounds(anchor: anchor, anchorRadius: radius, badge: badge)

    let start = frame.outlines.elements.count
    geometry.addOutline(to: &frame.outlines, anchor: anchor, anchorRadius: radius, badge: badge)
    var layer = Layer(LayerID(.connector, item: item), center: bounds.center, size: bounds.size)
    layer.path = OutlineRange(start: start, count: frame.outlines.elements.count - start)
    layer.opacity = opacity.value(at: now)
    layer.fill = style.fill
    layer.borderWidth = style.borderWidth
    layer.shadow = shadow
    layer.traits = traits.intersection(.raised)
    frame.layers.append(layer)
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
    frame.layers.append(layer)
  }

  /// The shadow, which comes with the elevation.
  private var shadow: Shadow {
    let raised = max(0, min(1, elevation.value(at: now)))
    guard raised > 0, style.shadowOpacity > 0 else { return .none }
    return Shadow(
      opacity: style.shadowOpacity * raised, offset: style.shadowOffset, radius: style.shadowRadius)
  }
}
