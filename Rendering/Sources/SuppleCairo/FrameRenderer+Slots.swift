import CPangoCairo
import SuppleScene

// Drawing of slots in the plane of the screen, as cached pictures that are moved.
extension FrameRenderer {
  /// A slot up to this width and height, in points on screen, is drawn again in each frame while it is scaled, so that
  /// it stays sharp.
  private static let smallExtent = 128.0

  func drawSlot(_ layer: Layer, at time: Double, with painter: Painter) {
    let look = slotRenderer.look(of: layer, at: time)
    painter.saved {
      painter.place(layer)
      drawShadow(of: layer, look: look, with: painter)
      // Content that moves, fades or loses colour is drawn separately.
      let isApart = layer.contentOpacity < 1 || layer.contentOffset != 0 || layer.saturation < 1
      if painter.drawsVectors || isApart {
        drawOutlines(of: layer, look: look, at: time, with: painter)
        return darken(layer, with: painter)
      }
      let isScaled = (layer.scale - 1).magnitude > 1e-9
      let isSmall = max(layer.size.width, layer.size.height) * layer.scale <= FrameRenderer.smallExtent
      if layer.rotation != 0 || (isScaled && !isSmall) {
        drawEnlarged(layer, look: look, at: time, with: painter)
      } else {
        let density = painter.density
        let matrix = painter.matrix
        let corner = painter.snapped(x: matrix.x0, y: matrix.y0, area: layer.size.width * layer.size.height)
        let key = key(
          of: layer, version: look.version ?? 0, density: density, isCut: look.overhang <= 0,
          phase: corner.phase)
        let isLasting = look.version != nil && !isScaled
        let entry =
          isLasting
          ? pictures.picture(key) { picture(of: layer, look: look, at: time, key: key, density: density) }
          : picture(of: layer, look: look, at: time, key: key, density: density)
        if let entry { painter.blit(entry, at: corner.pixel, opacity: layer.shownOpacity) }
      }
      darken(layer, with: painter)
    }
  }

  /// Draws the shadow of a layer; of an opaque layer, only the part outside of it.
  func drawShadow(of layer: Layer, look: SlotLook, with painter: Painter) {
    var shadow = look.shadow ?? layer.shadow
    shadow.opacity *= layer.shownOpacity
    guard shadow.opacity > 0, look.inset.magnitude < 1e4 else { return }
    let box = layer.bounds.inset(by: look.inset)
    guard box.width > 0, box.height > 0 else { return }
    let topRadius = max(0, layer.topRadius - look.inset)
    let bottomRadius = max(0, layer.bottomRadius - look.inset)
    painter.saved {
      if layer.shownOpacity < 1 {
        var outside = Outline.rectangle(box, topRadius: topRadius, bottomRadius: bottomRadius)
        outside.addRect(box.inset(by: -(2 * shadow.radius + shadow.offset.magnitude + 2)))
        painter.clip(to: outside, rule: .evenOdd)
      }
      painter.shadow(of: box, topRadius: topRadius, bottomRadius: bottomRadius, shadow)
    }
  }

  /// Darkens the content of a layer by its `dimming`.
  func darken(_ layer: Layer, with painter: Painter) {
    guard layer.dimming > 0 else { return }
    painter.fill(layer.outline, with: .color(.black.faded(min(1, layer.dimming) * layer.shownOpacity)))
  }

  /// Draws the slot without the cache of pixels, for painters that draw vectors.
  private func drawOutlines(of layer: Layer, look: SlotLook, at time: Double, with painter: Painter) {
    painter.group(opacity: layer.shownOpacity) {
      if look.overhang <= 0 { painter.clip(to: layer.outline) }
      fill(layer, look: look, at: time, with: painter)
    }
  }

  /// Draws the cached picture of the whole slot, scaled.
  private func drawEnlarged(_ layer: Layer, look: SlotLook, at time: Double, with painter: Painter) {
    let key = key(
      of: layer, version: look.version ?? 0, density: scale, isCut: false, phase: Point(x: 0, y: 0))
    func make() -> SlotPictures.Entry? {
      picture(of: layer, look: look, at: time, key: key, density: scale)
    }
    guard let entry = look.version != nil ? pictures.picture(key, make: make) : make() else { return }
    let path = look.overhang > 0 ? Outline.rectangle(layer.bounds.inset(by: -look.overhang)) : layer.outline
    painter.fill(path, with: entry, density: scale, opacity: layer.shownOpacity)
  }

  private func key(
    of layer: Layer, version: Int, density: Double, isCut: Bool, phase: Point
  ) -> SlotPictures.Key {
    var key = SlotPictures.Key(
      id: layer.id, version: version, width: .sixtyFourths(layer.size.width * density),
      height: .sixtyFourths(layer.size.height * density), density: .sixtyFourths(density))
    key.face = layer.face
    key.traits = layer.traits.subtracting([.interactive, .raised])
    key.label = layer.label
    key.phaseX = .sixtyFourths(phase.x)
    key.phaseY = .sixtyFourths(phase.y)
    if isCut {
      key.topRadius = .sixtyFourths(layer.topRadius * density)
      key.bottomRadius = .sixtyFourths(layer.bottomRadius * density)
    }
    return key
  }

  /// Draws a slot by the slot renderer into new pixels, and clips it along its outline if the key says so.
  private func picture(
    of layer: Layer, look: SlotLook, at time: Double, key: SlotPictures.Key, density: Double
  ) -> SlotPictures.Entry? {
    let overhang = max(0, look.overhang)
    guard overhang < 1e4 else { return nil }
    let margin = (overhang * density).rounded(.up)
    let phase = Point(x: Double(key.phaseX) / 64, y: Double(key.phaseY) / 64)
    let width = (layer.size.width * density + phase.x).rounded(.up) + 2 * margin
    let height = (layer.size.height * density + phase.y).rounded(.up) + 2 * margin
    let most = Double(Pixels.maximumExtent)
    guard width >= 1, height >= 1, width <= most, height <= most,
      let pixels = try? Pixels(width: Int(width), height: Int(height))
    else { return nil }
    let painter = Painter(on: pixels, scale: density, cache: cache)
    painter.translate(x: (margin + phase.x) / density, y: (margin + phase.y) / density)
    fill(layer, look: look, at: time, with: painter)
    if key.topRadius >= 0 { painter.cut(along: layer.outline) }
    return SlotPictures.Entry(pixels, left: -Int(margin), top: -Int(margin))
  }

  /// Draws the background of a slot, unless the slot is bare, and its content, without clipping.
  func fill(_ layer: Layer, look: SlotLook, at time: Double, with painter: Painter) {
    let background = look.background ?? (layer.face == .front ? layer.fill : nil)
    if let background, !layer.traits.contains(.bare) {
      if look.overhang > 0 {
        painter.fill(layer.outline, with: .color(background))
      } else {
        painter.fill(with: .color(background))
      }
    }
    let opacity = min(1, max(0, layer.contentOpacity))
    guard opacity > 0, layer.contentOffset.magnitude < 1e5 else { return }
    painter.saved {
      painter.translate(x: layer.contentOffset, y: 0)
      painter.group(opacity: opacity) {
        painter.group(saturation: layer.saturation) { slotRenderer.draw(layer, at: time, with: painter) }
      }
    }
  }
}
