import CPangoCairo
import SuppleScene

// Drawing of a layer's own properties: outlines, filled shapes, counts.
extension FrameRenderer {
  /// Draws a layer with an outline, such as the connector of a badge, or the notch.
  func drawOutline(of layer: Layer, of frame: Frame, with painter: Painter) {
    guard let fill = layer.fill ?? slotRenderer.outlineColor(of: layer) else { return }
    let outline = frame.outline(of: layer)
    guard !outline.isEmpty else { return }
    let box = Rect(center: layer.center, size: layer.size)
    let parts = outline.parts
    let edge = slotRenderer.edgeColor(of: layer)
    guard parts.count > 1 || layer.shadow.opacity > 0 || layer.borderWidth > 0 || edge != nil else {
      return painter.fill(outline, with: .color(fill.faded(layer.shownOpacity)))
    }
    painter.faded(layer, within: box) {
      painter.shadow(of: outline, within: box, layer.shadow)
      drawBorder(of: layer, along: outline, with: painter)
      // The fill covers the inner half of the line.
      if let edge { painter.stroke(Outline(outline), with: .color(edge), width: 2) }
      // The parts are filled one by one: filled together, two overlapping parts of opposite direction would leave a
      // hole.
      for part in parts { painter.fill(part, with: .color(fill)) }
    }
  }

  /// Draws a scrim, a dot, a particle, or a badge with its text.
  func drawShape(of layer: Layer, of frame: Frame, with painter: Painter) {
    let text = text(of: layer.label)
    painter.saved {
      painter.place(layer)
      guard text != nil || layer.shadow.opacity > 0 || layer.borderWidth > 0 else {
        if let fill = layer.fill {
          painter.fill(layer.outline, with: .color(fill.faded(layer.shownOpacity)))
        }
        return
      }
      painter.faded(layer, within: layer.bounds) {
        if let fill = layer.fill {
          painter.shadow(
            of: layer.bounds, topRadius: layer.topRadius, bottomRadius: layer.bottomRadius, layer.shadow)
          drawBorder(of: layer, along: layer.outline.elements[...], with: painter)
          painter.fill(layer.outline, with: .color(fill))
        }
        if let text {
          // While the connector is drawn, it is the background of the count.
          drawCount(text, of: layer, on: layer.fill ?? outlineColor(beneath: layer, in: frame), with: painter)
        }
      }
    }
  }

  /// Draws a layer's border below its fill, which covers the inner half of the line.
  private func drawBorder(of layer: Layer, along outline: ArraySlice<OutlineElement>, with painter: Painter) {
    guard layer.borderWidth > 0 else { return }
    painter.stroke(
      Outline(outline), with: .color(slotRenderer.borderColor(of: layer)), width: 2 * layer.borderWidth,
      cap: .round)
  }

  private func drawCount(_ text: String, of badge: Layer, on ground: RGBAColor, with painter: Painter) {
    let ink = RGBAColor.white.contrast(with: ground) >= 4.5 ? RGBAColor.white : .black
    // A letter of a construction is larger in its ground.
    let size =
      if case .letter = badge.label { 11.0 } else {
        min(FrameRenderer.badgeTextSize, badge.size.height * 0.6)
      }
    var style = TextStyle(size: size, weight: .semibold, color: ink)
    style.alignment = .center
    style.hasTabularFigures = true
    painter.draw(text, in: badge.bounds.inset(by: -20), style: style, placement: .capitals)
  }

  /// Font size of a badge's text, in points; it is reduced in a badge that is not high enough.
  private static let badgeTextSize = 13.0

  private func text(of label: LayerLabel) -> String? {
    switch label {
    case .none: nil
    case .count(let count): count > 0 ? String(count) : nil
    case .moreThan(let count): "\(count)+"
    case .text(let number): slotRenderer.text(of: number)
    case .letter(let letter): String(UnicodeScalar(UInt8(truncatingIfNeeded: letter)))
    }
  }

  /// The colour of the outline beneath a layer of the same item.
  private func outlineColor(beneath layer: Layer, in frame: Frame) -> RGBAColor {
    let beneath = frame.layers.prefix { $0.id != layer.id }
    return beneath.last { $0.id.item == layer.id.item && !$0.path.isEmpty }?.fill ?? .black
  }
}

extension Outline {
  fileprivate init(_ elements: ArraySlice<OutlineElement>) {
    self.init()
    for element in elements { add(element) }
  }
}

extension ArraySlice<OutlineElement> {
  /// The closed outlines of the sequence; each begins with a move.
  fileprivate var parts: [ArraySlice<OutlineElement>] {
    var parts: [ArraySlice<OutlineElement>] = []
    var start = startIndex
    for index in indices.dropFirst() {
      guard case .move = self[index] else { continue }
      parts.append(self[start..<index])
      start = index
    }
    if start < endIndex { parts.append(self[start...]) }
    return parts
  }
}

extension Painter {
  /// Draws a layer and its shadow as one group, so that both fade together. `box` is the box of the layer.
  fileprivate func faded(_ layer: Layer, within box: Rect, _ body: () -> Void) {
    guard layer.shownOpacity < 1 else { return body() }
    saved {
      // The margin of 20 points allows for a text that is a little wider than its badge.
      let margin = 20 + 2 * layer.shadow.radius.magnitude + layer.shadow.offset.magnitude
      clipToPixels(around: box.inset(by: -margin))
      group(opacity: layer.shownOpacity, body)
    }
  }

  /// Transforms the painter to the layer's own points, for a layer in the plane of the screen.
  func place(_ layer: Layer) {
    translate(x: layer.center.x, y: layer.center.y)
    if layer.rotation != 0 { rotate(layer.rotation) }
    if layer.scale != 1 { scale(x: layer.scale, y: layer.scale) }
    translate(x: -layer.size.width / 2, y: -layer.size.height / 2)
  }
}

extension Layer {
  /// The rectangle of the layer in its own points; its origin is (0, 0).
  var bounds: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }

  /// The rounded outline of the layer in its own points.
  var outline: Outline { .rectangle(bounds, topRadius: topRadius, bottomRadius: bottomRadius) }
}
