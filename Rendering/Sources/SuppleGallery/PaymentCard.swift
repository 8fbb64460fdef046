import SuppleCairo
import SuppleScene

/// A payment in a list, on a background of two colours. A low card has a single line.
struct PaymentCard {
  /// Smallest height with room for two lines above the amount, in points.
  static let tall = 104.0

  /// The payment.
  var payment: Payment
  /// Whether the layout is right-to-left.
  var isRightToLeft: Bool

  /// Draws a row of `size` points.
  func draw(size: Size, with painter: Painter) {
    let box = Rect(x: 0, y: 0, width: size.width, height: size.height)
    painter.fill(.rectangle(box), with: payment.tone.paint(in: box))
    if size.height >= PaymentCard.tall { drawTall(size, with: painter) } else { drawLow(size, with: painter) }
  }

  private func drawTall(_ size: Size, with painter: Painter) {
    let margin = min(20, 0.135 * size.height)
    let disc = min(44, 0.3 * size.height)
    drawDisc(
      in: box(size, leading: size.width - margin - disc, width: disc, y: margin, height: disc), with: painter)
    let width = size.width - 2 * margin - disc - 12
    painter.draw(
      payment.place, in: box(size, leading: margin, width: width, y: margin - 2, height: 24),
      style: style(18, .semibold, .leading))
    painter.draw(
      payment.when, in: box(size, leading: margin, width: width, y: margin + 22, height: 20),
      style: style(14, .regular, .leading))

    let amountSize = min(34, 0.22 * size.height)
    let digits = "\u{2022}\u{2022}\u{2022}\u{2022} \(payment.digits)"
    let small = style(14, .medium, .trailing, hasFigures: true)
    let digitsWidth = min(painter.extent(of: digits, style: small).width.rounded(.up), size.width / 3)
    // Amount and card number have the same baseline.
    let base = size.height - margin
    var amount = style(amountSize, .semibold, .leading, hasFigures: true)
    amount.tracking = -0.02 * amountSize
    let amountWidth = size.width - 2 * margin - digitsWidth - 12
    painter.draw(
      "\u{20AC} \(payment.amount)",
      in: box(
        size, leading: margin, width: amountWidth, y: base - painter.capitalHeight(amount),
        height: painter.capitalHeight(amount)), style: amount, placement: .capitals)
    painter.draw(
      digits,
      in: box(
        size, leading: size.width - margin - digitsWidth, width: digitsWidth,
        y: base - painter.capitalHeight(small), height: painter.capitalHeight(small)), style: small,
      placement: .capitals)
  }

  private func drawLow(_ size: Size, with painter: Painter) {
    let disc = min(44, size.height - 16)
    guard disc > 4, size.width > disc + 48 else { return }
    let middle = size.height / 2
    let part = min(1, disc / 44)
    drawDisc(in: box(size, leading: 16, width: disc, y: middle - disc / 2, height: disc), with: painter)
    let amount = style(18 * part, .semibold, .trailing, hasFigures: true)
    let text = "\u{20AC} \(payment.amount)"
    let leading = 16 + disc + 12
    let room = size.width - leading - 16
    let amountWidth = min(room / 2, painter.extent(of: text, style: amount).width.rounded(.up))
    painter.draw(
      text,
      in: box(size, leading: leading + room - amountWidth, width: amountWidth, y: 0, height: size.height),
      style: amount, placement: .capitals)
    let width = room - amountWidth - 12
    painter.draw(
      payment.place, in: box(size, leading: leading, width: width, y: middle - 21 * part, height: 22 * part),
      style: style(16 * part, .semibold, .leading))
    painter.draw(
      payment.when, in: box(size, leading: leading, width: width, y: middle + 1 * part, height: 20 * part),
      style: style(14 * part, .regular, .leading))
  }

  private func drawDisc(in box: Rect, with painter: Painter) {
    painter.fill(
      .circle(center: box.center, radius: box.width / 2), with: .color(RGBAColor.white.faded(to: 0.38)))
    Icon(payment.kind).draw(
      center: box.center, side: 0.55 * box.width, color: payment.tone.ink, with: painter)
  }

  private enum Side { case leading, trailing }

  private func style(
    _ size: Double, _ weight: FontWeight, _ side: Side, hasFigures: Bool = false
  ) -> TextStyle {
    var style = TextStyle(size: size, weight: weight, color: payment.tone.ink)
    style.alignment = (side == .leading) != isRightToLeft ? .left : .right
    style.hasTabularFigures = hasFigures
    return style
  }

  private func box(_ size: Size, leading: Double, width: Double, y: Double, height: Double) -> Rect {
    Rect(x: isRightToLeft ? size.width - leading - width : leading, y: y, width: width, height: height)
  }
}
