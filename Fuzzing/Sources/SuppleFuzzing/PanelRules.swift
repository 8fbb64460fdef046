import SuppleInteractions
import SuppleScene

/// The rules for a conversation beside its head at rest, without a keyboard.
enum PanelRules {
  static func check(_ heads: ChatHeads, in viewport: Viewport) throws(Violation) {
    guard let frame = heads.panelFrame else { return }
    let style = heads.style
    let (safe, own) = (viewport.safeArea, style.restInsets)
    // Insets that leave no room count as none.
    let room = Viewport(
      size: viewport.size,
      safeArea: Insets(
        top: safe.top + own.top, left: safe.left + own.left, bottom: safe.bottom + own.bottom,
        right: safe.right + own.right)
    ).safeBounds
    let inner = room.inset(by: style.panelMargin)
    let panel = frame.inset(by: FrameRules.rounding)
    // Beside its heads a panel is `panelGap` from them, and they can stand within the margin.
    let keepsMargins = (panel.minX >= inner.minX, panel.maxX <= inner.maxX)
    let isInside =
      heads.docking == .head
      ? panel.minX >= room.minX && panel.maxX <= room.maxX && (keepsMargins.0 || keepsMargins.1)
      : keepsMargins == (true, true)
    guard isInside, panel.minY >= inner.minY, panel.maxY <= inner.maxY else {
      throw Violation(.panelPlace, "the panel's frame \(frame) leaves \(inner)")
    }
    let areas = heads.exclusionAreas.map { $0.inset(by: -style.panelMargin) }
    func isClear(_ frame: Rect) -> Bool {
      !areas.contains { $0.inset(by: FrameRules.rounding).intersects(frame) }
    }
    guard heads.docking != .full, !isClear(panel) else { return }
    // Clear places next to areas, and for a docked panel lower ones at its side: they are as wide as the panel.
    let columns =
      heads.docking == .head
      ? [frame.minX] : lows(frame.minX, frame.width, inner.minX, inner.maxX, areas.map { ($0.minX, $0.maxX) })
    let height = heads.docking == .head ? min(frame.height, style.panelMinimumHeight) : frame.height
    let rows = lows(frame.minY, height, inner.minY, inner.maxY, areas.map { ($0.minY, $0.maxY) })
    for x in columns {
      for y in rows {
        let place = Rect(x: x, y: y, width: frame.width, height: height)
        guard !isClear(place) else {
          throw Violation(.panelPlace, "the panel's frame \(frame) meets an area, and \(place) is clear")
        }
      }
    }
  }

  /// The possible starts of a length in the room: at its own place, at the ends of the room and next to areas.
  private static func lows(
    _ start: Double, _ length: Double, _ low: Double, _ high: Double, _ areas: [(Double, Double)]
  ) -> [Double] {
    ([start, low, high - length] + areas.flatMap { [$0.0 - length, $0.1] }).filter {
      $0 >= low && $0 + length <= high
    }
  }
}
