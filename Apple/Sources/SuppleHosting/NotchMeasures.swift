#if canImport(UIKit)
package import SuppleInteractions
package import SuppleScene

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
}
#endif
