#if canImport(UIKit)
package import SuppleInteractions
package import SuppleScene
package import UIKit

/// What a flipping notch was told last of the phone and the list, so that it is told what has changed only.
package struct NotchMeasures {
  private var cutout: Cutout? = .notch
  private var cell: Size?
  private var bar = 0.0

  package init() {}

  /// Tells the interaction of the cut-out, of a row's size (nil for the style's), and of the height of the bar, in points.
  @MainActor package mutating func send(
    _ cutout: Cutout?, cell: Size?, bar: Double, to driver: InteractionDriver<FlippingNotch>
  ) {
    if cutout != self.cutout { driver.perform(.setCutout(cutout)) }
    if bar != self.bar { driver.perform(.setNavigationBar(height: bar)) }
    if cell != self.cell { driver.perform(.setCell(cell)) }
    (self.cutout, self.cell, self.bar) = (cutout, cell, bar)
  }

  /// Tells the interaction where so many rows that come in will lie, and by how much the list opens for them: to the last
  /// one's lower edge and the `gap` below it, in points. `middle` is the x coordinate of the middle of the list's room.
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
