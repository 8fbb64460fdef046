package import QuartzCore

/// The ring that separates a head or a badge from its background: a border outside of a rounded box.
package final class RingLayer: CAShapeLayer {
  private var shown: (box: CGRect, radius: CGFloat)?

  package override init() {
    super.init()
    fillColor = nil
  }

  package required init?(coder: NSCoder) { nil }

  package override init(layer: Any) { super.init(layer: layer) }

  /// Puts the ring of `width` points around a box. Called within the transaction of a frame.
  package func update(around box: CGRect, radius: CGFloat, width: CGFloat) {
    isHidden = width <= 0
    guard shown?.box != box || shown?.radius != radius || lineWidth != width else { return }
    shown = (box, radius)
    lineWidth = width
    let outer = box.insetBy(dx: -width / 2, dy: -width / 2)
    let corner = max(0, min(radius + width / 2, min(outer.width, outer.height) / 2))
    path = CGPath(roundedRect: outer, cornerWidth: corner, cornerHeight: corner, transform: nil)
  }
}
