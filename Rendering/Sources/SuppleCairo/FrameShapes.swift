import CPangoCairo
import SuppleScene

// What layers carry themselves: outlines, filled shapes, counts.
extension FrameRenderer {
  /// The gum of a badge, or the notch.
  func drawOutline(of layer: Layer, of frame: Frame, with painter: Painter) {
    guard let fill = layer.fill else { return }
    let outline = frame.outline(of: layer)
    guard !outline.isEmpty else { return }
    if layer.shadow.opacity > 0 {
      var shadow = layer.shadow
      shadow.opacity *= layer.shownOpacity
      painter.shadow(of: outline, within: Rectangle(center: layer.center, size: layer.size), shadow)
    }
    let parts = outline.parts
    guard parts.count > 1 else {
      painter.fill(outline, with: .color(fill.faded(layer.shownOpacity)))
      return
    }
    // Filled apart: where two that run opposite ways overlap, a hole would be cut.
    painter.saved {
      painter.clipToPixels(around: Rectangle(center: layer.center, size: layer.size))
      painter.group(opacity: layer.shownOpacity) {
        for part in parts { painter.fill(part, with: .color(fill)) }
      }
    }
  }

  /// A veil, a dot, a crumb, or a badge with what it says.
  func drawShape(of layer: Layer, of frame: Frame, with painter: Painter) {
    painter.saved {
      painter.place(layer)
      let box = layer.bounds
      if let fill = layer.fill {
        var shadow = layer.shadow
        shadow.opacity *= layer.shownOpacity
        painter.shadow(of: box, topRadius: layer.topRadius, bottomRadius: layer.bottomRadius, shadow)
        painter.fill(layer.outline, with: .color(fill.faded(layer.shownOpacity)))
      }
      guard layer.id.role == .badge, let text = text(of: layer.label) else { return }
      // While gum is drawn, it is what the count stands on.
      let ground = layer.fill ?? gum(of: layer, in: frame)
      let ink = Color.white.contrast(with: ground) >= 4.5 ? Color.white : .black
      var style = TextStyle(
        size: min(FrameRenderer.badgeTextSize, layer.size.height * 0.6), weight: .semibold,
        color: ink.faded(layer.shownOpacity))
      style.alignment = .center
      style.hasTabularFigures = true
      painter.draw(text, in: box.inset(by: -20), style: style, placement: .capitals)
    }
  }

  /// The size of a badge's text, in points; less in a badge that is too low for it.
  private static let badgeTextSize = 13.0

  private func text(of label: Label) -> String? {
    switch label {
    case .none: nil
    case .count(let count): count > 99 ? "99+" : count > 0 ? String(count) : nil
    case .text(let number): artist.text(of: number)
    }
  }

  private func gum(of badge: Layer, in frame: Frame) -> Color {
    for layer in frame.layers where layer.id.role == .connector && layer.id.item == badge.id.item {
      if let fill = layer.fill { return fill }
    }
    return .black
  }
}

extension ArraySlice<PathElement> {
  /// The outlines it is made of, each from its beginning to before the next one's.
  fileprivate var parts: [ArraySlice<PathElement>] {
    var parts: [ArraySlice<PathElement>] = []
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
  /// Takes on a layer's own points, for one that lies in the screen.
  func place(_ layer: Layer) {
    translate(x: layer.center.x, y: layer.center.y)
    if layer.scale != 1 { scale(x: layer.scale, y: layer.scale) }
    translate(x: -layer.size.width / 2, y: -layer.size.height / 2)
  }
}

extension Layer {
  /// Its extent in its own points.
  var bounds: Rectangle { Rectangle(x: 0, y: 0, width: size.width, height: size.height) }

  /// Its outline in its own points.
  var outline: Path { .rectangle(bounds, topRadius: topRadius, bottomRadius: bottomRadius) }
}
