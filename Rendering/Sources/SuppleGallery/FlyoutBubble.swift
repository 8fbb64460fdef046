import SuppleCairo
import SuppleScene

/// The flyout beside the chat heads: a new message, its sender, and the unread count of other heads.
struct FlyoutBubble {
  /// Name of the sender.
  var name: String
  /// Text of the message.
  var text: String
  /// The unread count of all other heads.
  var others: Int32 = 0
  /// Whether the layout is right-to-left.
  var isRightToLeft: Bool

  /// The room between the words and the left and right edge, in points.
  private static let margin = 14.0
  /// The room above and below the words, in points.
  private static let inset = 8.0

  /// A part of the words: its text, style, and height of a line in points.
  private struct Part {
    var text: String
    var style: TextStyle
    var line: Double
  }

  private func parts(palette: Palette) -> [Part] {
    var name = TextStyle(size: 13, weight: .semibold, color: palette.text)
    name.alignment = isRightToLeft ? .right : .left
    var text = TextStyle(size: 15, color: palette.text)
    text.alignment = name.alignment
    text.lines = 2
    text.lineHeight = 1.3
    var others = TextStyle(size: 13, color: palette.textSecondary)
    others.alignment = name.alignment
    var parts = [
      Part(text: self.name, style: name, line: 17), Part(text: self.text, style: text, line: 19.5),
    ]
    if self.others > 0 { parts.append(Part(text: "and \(self.others) more", style: others, line: 17)) }
    return parts
  }

  /// The number of lines of a part within a width.
  private func lines(_ part: Part, width: Double, with painter: Painter) -> Double {
    guard part.style.lines > 1 else { return 1 }
    return min(2, max(1, Double(painter.extent(of: part.text, style: part.style, width: width).lines)))
  }

  /// The size of the words with their padding, up to a width, in points.
  func size(limit: Double, palette: Palette, with painter: Painter) -> Size {
    let parts = parts(palette: palette)
    let widest = parts.map { painter.extent(of: $0.text, style: $0.style).width }.max() ?? 0
    let width = min(limit, (widest + 2 * Self.margin).rounded(.up))
    let heights = parts.map { $0.line * lines($0, width: width - 2 * Self.margin, with: painter) }
    return Size(width: width, height: heights.reduce(2 * Self.inset, +).rounded(.up))
  }

  /// Draws the content of a flyout of `size` points, without its background.
  func draw(size: Size, palette: Palette, with painter: Painter) {
    let margin = min(Self.margin, size.width / 6)
    let width = size.width - 2 * margin
    let parts = parts(palette: palette)
    let heights = parts.map { $0.line * lines($0, width: width, with: painter) }
    var top = (size.height - heights.reduce(0, +)) / 2
    for (part, height) in zip(parts, heights) {
      painter.draw(
        part.text, in: Rect(x: margin, y: top, width: width, height: height), style: part.style)
      top += height
    }
  }
}
