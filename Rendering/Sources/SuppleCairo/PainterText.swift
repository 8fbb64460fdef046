import CPangoCairo
import SuppleScene

/// The vertical position of a text in its box.
public enum TextPlacement: Sendable, Hashable {
  /// The first line is at the top.
  case top
  /// The lines are centred.
  case middle
  /// The capital letters and digits of a single line are centred, which looks right in a badge or a button.
  case capitals
  /// The last line is at the bottom.
  case bottom
}

extension Painter {
  /// Draws a text in a box. The text is not parsed as markup. An ellipsis replaces the part that does not fit.
  public func draw(
    _ text: String, in box: Rect, style: TextStyle, placement: TextPlacement = .middle
  ) {
    guard !text.isEmpty, box.isFinite, let line = cache.texts.line(text, style: style, width: box.width)
    else { return }
    let top: Double
    switch placement {
    case .top: top = box.minY
    case .middle: top = box.minY + (box.height - line.extent.height) / 2
    case .bottom: top = box.maxY - line.extent.height
    case .capitals: top = box.center.y + capitalHeight(style) / 2 - line.extent.baseline
    }
    draw(line, left: box.minX, top: top, color: style.color)
  }

  /// Draws a text of one line with its baseline at a point. The alignment of the style determines whether the text begins, is
  /// centred or ends at the point.
  public func draw(_ text: String, at point: Point, style: TextStyle) {
    guard !text.isEmpty, let line = cache.texts.line(text, style: style, width: nil) else { return }
    let left: Double
    switch style.alignment {
    case .natural, .left: left = point.x
    case .center: left = point.x - line.extent.width / 2
    case .right: left = point.x - line.extent.width
    }
    draw(line, left: left, top: point.y - line.extent.baseline, color: style.color)
  }

  /// Measures a text, wrapped at `width` points, or without a limit if `width` is nil.
  public func extent(of text: String, style: TextStyle, width: Double? = nil) -> TextExtent {
    cache.texts.line(text, style: style, width: width)?.extent
      ?? TextExtent(width: 0, height: 0, baseline: 0, lines: 0, isCut: false)
  }

  /// Height of capital letters, in points.
  public func capitalHeight(_ style: TextStyle) -> Double {
    guard let line = cache.texts.line("H", style: style, width: nil) else { return 0 }
    var least = Double.infinity
    var greatest = -Double.infinity
    let path = line.path.pointee
    guard let data = path.data else { return 0 }
    var index = 0
    while index < Int(path.num_data) {
      let length = max(1, Int(data[index].header.length))
      for point in index + 1..<max(index + 1, min(index + length, Int(path.num_data))) {
        least = min(least, data[point].point.y)
        greatest = max(greatest, data[point].point.y)
      }
      index += length
    }
    return greatest > least ? (greatest - least) / TextLayouts.magnification : 0
  }

  private func draw(_ line: TextLayouts.Line, left: Double, top: Double, color: RGBAColor) {
    guard left.magnitude < 1e6, top.magnitude < 1e6 else { return }
    saved {
      translate(x: left, y: top)
      scale(x: 1 / TextLayouts.magnification, y: 1 / TextLayouts.magnification)
      cairo_new_path(context)
      cairo_append_path(context, line.path)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
      inProjection { _ in
        setSource(.color(color))
        cairo_fill(context)
      }
    }
  }
}
