#if canImport(UIKit)
package import SuppleInteractions
package import SuppleScene
package import UIKit

/// The last measurements sent to a flipping notch, so that only changes are sent.
package struct NotchMeasures {
  private var cutout: Cutout? = .notch
  private var cell: Size?
  private var bar = 0.0

  package init() {}

  /// Sends the cut-out, the size of a row (nil for the style's), and the height of the bar, in points.
  @MainActor package mutating func send(
    _ cutout: Cutout?, cell: Size?, bar: Double, to driver: InteractionDriver<FlippingNotch>
  ) {
    if cutout != self.cutout { driver.perform(.setCutout(cutout)) }
    if bar != self.bar { driver.perform(.setNavigationBar(height: bar)) }
    if cell != self.cell { driver.perform(.setCell(cell)) }
    (self.cutout, self.cell, self.bar) = (cutout, cell, bar)
  }

  /// Sends the positions of new rows, and the height by which the list opens for them: to the lower edge of the last row and
  /// the `gap` below it, in points. `middle` is the x coordinate of the middle of the list.
  @MainActor package static func send(
    _ rows: [CGRect], of count: Int, middle: CGFloat, gap: Double, to driver: InteractionDriver<FlippingNotch>
  ) {
    guard let first = rows.first else { return }
    let bottom = rows.map(\.maxY).max() ?? first.maxY
    driver.perform(
      .setArrivingRows(count: Int32(clamping: count), extent: Double(bottom - first.minY) + gap))
    for (index, row) in rows.prefix(64).enumerated() {
      driver.perform(
        .setArrivingRow(
          index: Int32(index), x: Double(row.midX - middle), y: Double(row.minY - first.minY),
          height: Double(row.height)))
    }
  }
}
#endif
