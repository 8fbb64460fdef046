import SuppleMotion
import SuppleScene

extension SlimeBadgeMachine {
  /// Adds what is to be seen at the present to a frame that its owner began.
  ///
  /// The layers, back to front, all with the machine's `item`: `home`, `connector`, `badge`, `particle:N`.
  mutating func write(into frame: inout Frame) {
    switch state {
    case .hidden: break
    case .resting:
      writeBadge(into: &frame, center: center, isFilled: true, traits: .interactive)
    case .held(let hold):
      writeHeld(hold, into: &frame)
    case .hinting(let flight, _), .returning(let flight):
      writeJoined(flight.gum, into: &frame, traits: [.interactive, .raised])
    case .fading(let departure):
      writeJoined(departure.gum, into: &frame, traits: .raised)
    case .bursting(let burst, let departure):
      writeHome(
        into: &frame, scale: trailScale(of: departure.gum, center: home + departure.offset), isFilled: true)
      guard let phase = burst.phase(at: now) else { break }
      for number in 0..<burst.count {
        guard let crumb = burst.crumb(number, at: phase) else { continue }
        var layer = Layer(
          LayerID(.particle, item: item, index: number), center: crumb.center,
          size: Size(width: 2 * crumb.radius, height: 2 * crumb.radius))
        layer.scale = crumb.scale
        layer.opacity = crumb.opacity
        layer.cornerRadius = crumb.radius
        layer.fill = style.fill
        layer.traits = .raised
        frame.layers.append(layer)
      }
    }
  }

  private func writeHeld(_ hold: SlimeBadgeHold, into frame: inout Frame) {
    var traits: LayerTraits = [.interactive, .pressed]
    if hold.origin != nil { traits.insert(.raised) }
    writeJoined(hold.gum, into: &frame, traits: traits)
  }

  /// The badge with whatever joins it to its home.
  private func writeJoined(_ gum: Gum, into frame: inout Frame, traits: LayerTraits) {
    let center = self.center
    let scale = trailScale(of: gum, center: center)
    switch gum {
    case .whole where center == home:
      writeBadge(into: &frame, center: center, isFilled: true, traits: traits)
    case .whole:
      writeHome(into: &frame, scale: scale, isFilled: false)
      writeConnector(into: &frame, trailScale: scale, traits: traits)
      writeBadge(into: &frame, center: center, isFilled: false, traits: traits)
    case .broken:
      writeHome(into: &frame, scale: scale, isFilled: true)
      writeBadge(into: &frame, center: center, isFilled: true, traits: traits)
    }
  }

  private func writeHome(into frame: inout Frame, scale: Double, isFilled: Bool) {
    guard scale > 0.001 else { return }
    var layer = Layer(
      LayerID(.anchor, item: item), center: home,
      size: Size(width: 2 * style.trailRadius, height: 2 * style.trailRadius))
    layer.scale = scale
    layer.opacity = opacity.value(at: now)
    layer.cornerRadius = style.trailRadius
    layer.fill = isFilled ? style.fill : nil
    layer.traits = .raised
    frame.layers.append(layer)
  }

  private func writeConnector(into frame: inout Frame, trailScale: Double, traits: LayerTraits) {
    let badge = capsule
    let radius = geometry.trailRadius(scale: trailScale, badgeRadius: badge.radius)
    let half = badge.radius + badge.halfSpine
    let left = min(home.x - radius, badge.center.x - half)
    let right = max(home.x + radius, badge.center.x + half)
    let top = min(home.y - radius, badge.center.y - badge.radius)
    let bottom = max(home.y + radius, badge.center.y + badge.radius)
    let bounds = Rect(x: left, y: top, width: right - left, height: bottom - top)

    let start = frame.outlines.elements.count
    geometry.addOutline(to: &frame.outlines, trail: home, trailRadius: radius, badge: badge)
    var layer = Layer(LayerID(.connector, item: item), center: bounds.center, size: bounds.size)
    layer.path = OutlineRange(start: start, count: frame.outlines.elements.count - start)
    layer.opacity = opacity.value(at: now)
    layer.fill = style.fill
    layer.shadow = shadow
    layer.traits = traits.intersection(.raised)
    frame.layers.append(layer)
  }

  private func writeBadge(
    into frame: inout Frame, center: Point, isFilled: Bool, traits: LayerTraits
  ) {
    let half = max(0, spine.value(at: now))
    var layer = Layer(
      LayerID(.badge, item: item), center: center,
      size: Size(width: 2 * (style.badgeRadius + half), height: 2 * style.badgeRadius))
    layer.scale = max(0, scale.value(at: now))
    layer.opacity = opacity.value(at: now)
    layer.cornerRadius = style.badgeRadius
    layer.hitOutset = geometry.hitOutset(size: layer.size)
    layer.label = content.label
    layer.fill = isFilled ? style.fill : nil
    layer.shadow = isFilled ? shadow : .none
    layer.traits = traits
    frame.layers.append(layer)
  }

  /// It comes with the elevation.
  private var shadow: Shadow {
    let lifted = max(0, min(1, elevation.value(at: now)))
    guard lifted > 0, style.shadowOpacity > 0 else { return .none }
    return Shadow(
      opacity: style.shadowOpacity * lifted, offset: style.shadowOffset, radius: style.shadowRadius)
  }
}
