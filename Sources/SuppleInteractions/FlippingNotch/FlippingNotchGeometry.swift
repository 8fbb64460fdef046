import SuppleScene

/// The rectangles of a flipping notch, computed from the screen and the style alone. Lengths are points.
///
/// ```
///  +-----[ notch ]-----+   top edge
///  |     | card  |     |   the dropped card: top `cardRise` above the safe area
///  |     +-------+     |
///  | +---------------+ |   first row: `firstRowInset` below the safe area and the bar, plus the list's offset
///  | |               | |
/// ```
struct FlippingNotchGeometry: Sendable, Hashable {
  /// The maximum threshold of a pull, as a ratio of the list's height: on a low list a finger reaches no further.
  private static let maximumThresholdRatio = 0.4
  /// The maximum over-scroll that opens the panel, as a ratio of the list's height.
  private static let maximumPanelRatio = 0.55
  /// The largest inset of the first row without a title in it, in points: the original's.
  private static let emptyInset = 24.0

  var viewport: Viewport
  var style: FlippingNotchStyle
  /// The screen's cut-out; nil for none.
  var cutout: Cutout?
  /// The height of the bar between the safe area and the list.
  var navigationBar = 0.0
  /// Whether the app has a panel.
  var hasPanel = false
  /// The size of a row from the app; nil for the style's.
  var customCell: Size?

  init(viewport: Viewport, style: FlippingNotchStyle, cutout: Cutout?) {
    self.viewport = viewport
    self.style = style
    self.cutout = cutout
  }

  // MARK: List

  /// The height of the list: the dimension of the rubber band.
  var listHeight: Double { max(0, viewport.safeBounds.height - navigationBar) }

  /// The over-scroll at which a pull is armed.
  var threshold: Double { min(style.pullLimit, FlippingNotchGeometry.maximumThresholdRatio * listHeight) }

  /// The over-scroll at which a release opens the panel.
  var panelThreshold: Double {
    hasPanel
      ? min(style.panelRatio * threshold, FlippingNotchGeometry.maximumPanelRatio * listHeight) : .infinity
  }

  /// The size of a row.
  var cell: Size {
    let width = viewport.safeBounds.width - 2 * style.cellMargin
    return customCell ?? Size(width: max(1, width), height: style.cellHeight)
  }

  /// The distance between the tops of two rows.
  var pitch: Double { cell.height + style.rowGap }

  /// The top of the first row while the list's offset is 0.
  var firstRowTop: Double { viewport.safeArea.top + navigationBar + style.firstRowInset }

  /// The x coordinate of the centre of every row.
  var rowCenterX: Double { viewport.safeBounds.center.x }

  /// The over-scroll of the list while the card waits below the notch: half of the row pitch, or more, so that the card
  /// stays `cardMargin` above the first row.
  var droppedOffset: Double { max(pitch / 2, droppedCard.maxY + style.cardMargin - firstRowTop) }

  /// The row at an index from the top, with the list at `offset` (its over-scroll minus its scroll position).
  func row(_ index: Double, offset: Double) -> Rect {
    Rect(
      x: rowCenterX - cell.width / 2, y: firstRowTop + offset + index * pitch, width: cell.width,
      height: cell.height)
  }

  // MARK: Panel

  /// The open panel: as wide as the screen, between the upper and the lower safe area.
  var panel: Rect {
    Rect(
      x: 0, y: viewport.safeArea.top, width: viewport.size.width, height: max(0, viewport.safeBounds.height))
  }

  /// The over-scroll of a list under the open panel: its upper edge is at the panel's lower one.
  var panelOffset: Double { listHeight }

  // MARK: Notch

  /// Whether the cut-out is an island, apart from the screen's edge.
  var isIsland: Bool { (cutout?.inset ?? 0) > 0 }
  /// The x coordinate of the centre of notch and dropped card.
  var centerX: Double { viewport.size.width / 2 }

  /// The y coordinate of the edge that hides the card without a cut-out: the lower edge of the bar, or the upper edge
  /// of the screen.
  private var cardEdge: Double { navigationBar > 0 ? viewport.safeArea.top + navigationBar : 0 }

  /// The stretch divided by the pull limit, 0 to 1.
  func progress(_ stretch: Double) -> Double { clampedToUnit(stretch / style.pullLimit) }

  /// The box of the stretched cut-out; without a cut-out, the visible part of the card.
  func notch(stretch: Double) -> Rect {
    let stretch = max(0, stretch)
    guard let cutout else {
      let width = droppedCard.width
      return Rect(x: centerX - width / 2, y: cardEdge, width: width, height: stretch)
    }
    let widening = max(0, droppedCard.width - cutout.width) * style.widening * progress(stretch)
    let width = min(viewport.size.width, cutout.width + widening)
    return Rect(x: centerX - width / 2, y: cutout.inset, width: width, height: cutout.depth + stretch)
  }

  /// The radius of the lower corners of the stretched cut-out; of an island, of all four.
  func notchRadius(stretch: Double) -> Double {
    let shape = notch(stretch: stretch)
    if isIsland, let cutout {
      let grown = cutout.cornerRadius + max(0, stretch) / 2
      let maximum = max(cutout.cornerRadius, style.capsuleRadius)
      return min(min(grown, maximum), min(shape.width, shape.height) / 2)
    }
    let resting = cutout?.cornerRadius ?? style.stretchedRadius
    let radius = resting + (style.stretchedRadius - resting) * progress(stretch)
    return min(radius, min(shape.width / 2, shape.height))
  }

  /// Adds the outline of the stretched cut-out; none if its box has no area.
  func addOutline(stretch: Double, to path: inout Outline) {
    let shape = notch(stretch: stretch)
    guard shape.width > 0, shape.height > 0 else { return }
    let radius = notchRadius(stretch: stretch)
    if isIsland, style.pinch == 0, style.neckLength == 0 {
      return path.addRect(shape, topRadius: radius, bottomRadius: radius)
    }
    addShape(
      shape, corner: upperRadius(of: shape, radius: radius), radius: radius,
      pinch: pinch(of: shape, radius: radius, stretch: stretch), to: &path)
  }

  /// The radius of the upper corners of the cut-out's box: round for an island, else the shoulders.
  private func upperRadius(of shape: Rect, radius: Double) -> Double {
    isIsland ? radius : max(0, min(style.shoulderRadius, shape.height - radius))
  }

  /// The inward bend of each side of the stretched cut-out, in its middle; less for short sides, and between large corners:
  /// a shape of the lower corners alone, `retractedCard`, is not seen to be wider than the bend.
  private func pinch(of shape: Rect, radius: Double, stretch: Double) -> Double {
    let sideHeight = shape.height - radius - upperRadius(of: shape, radius: radius)
    return max(
      0, min(style.pinch * progress(stretch), sideHeight / 8, sideHeight * sideHeight / (10 * radius)))
  }

  /// Adds the outline of the cut-out, down its left side and up its right one. The lower corners are round. The upper ones
  /// are round as well for an island, and hollow (shoulders) at the screen's edge. The sides bend inwards by `pinch`.
  ///
  /// ```
  ///  --.         .--   shoulder, `corner`
  ///     |       |
  ///     )       (      pinch
  ///     |       |
  ///      '-----'       radius
  /// ```
  private func addShape(
    _ shape: Rect, corner: Double, radius: Double, pinch: Double, to path: inout Outline
  ) {
    let quarter = Double.pi / 2
    let outset = isIsland ? -corner : corner
    let top = shape.minY + corner
    let bottom = shape.maxY - radius
    path.add(.move(Point(x: shape.minX - outset, y: shape.minY)))
    if corner > 0 {
      path.addArc(
        center: Point(x: shape.minX - outset, y: top), radius: corner, from: -quarter,
        to: isIsland ? -2 * quarter : 0, begins: false)
    }
    addSide(x: shape.minX, from: top, to: bottom, pinch: pinch, into: &path)
    if radius > 0 {
      path.addArc(
        center: Point(x: shape.minX + radius, y: bottom), radius: radius, from: 2 * quarter, to: quarter,
        begins: false)
      path.addArc(
        center: Point(x: shape.maxX - radius, y: bottom), radius: radius, from: quarter, to: 0, begins: false)
    } else {
      path.add(.line(Point(x: shape.maxX, y: bottom)))
    }
    addSide(x: shape.maxX, from: bottom, to: top, pinch: -pinch, into: &path)
    if corner > 0 {
      path.addArc(
        center: Point(x: shape.maxX + outset, y: top), radius: corner, from: isIsland ? 0 : 2 * quarter,
        to: isIsland ? -quarter : 3 * quarter, begins: false)
    }
    path.add(.close)
  }

  /// Adds a vertical side that bends by `pinch` in its middle, without a corner at its ends.
  private func addSide(x: Double, from start: Double, to end: Double, pinch: Double, into path: inout Outline)
  {
    guard pinch != 0 else { return path.add(.line(Point(x: x, y: end))) }
    let middle = (start + end) / 2
    let handle = (end - start) / 4
    path.add(
      .cubic(
        Point(x: x, y: start + handle), Point(x: x + pinch, y: middle - handle),
        end: Point(x: x + pinch, y: middle)))
    path.add(
      .cubic(
        Point(x: x + pinch, y: middle + handle), Point(x: x, y: end - handle), end: Point(x: x, y: end)))
  }

  // MARK: Card

  /// The waiting card: at least as wide as the cut-out, at most as a row, with a row's ratio of width and height.
  var droppedCard: Rect {
    let cell = self.cell
    let width = min(cell.width, max(style.cardWidth, cutout?.width ?? 0))
    let height = width * cell.height / cell.width
    let minimumTop = cutout.map { $0.inset + $0.depth + style.cardClearance } ?? (cardEdge + style.cardMargin)
    // A bar or a title above the rows stays clear; the usual inset does not.
    let titleHeight = navigationBar + max(0, style.firstRowInset - FlippingNotchGeometry.emptyInset)
    let top = max(viewport.safeArea.top + titleHeight - style.cardRise, minimumTop)
    return Rect(x: centerX - width / 2, y: top, width: width, height: height)
  }

  /// The card before it drops, where it is invisible: the box of the stretched cut-out. While the cut-out's sides bend
  /// inwards, it is only the box's lower part, between the round corners. A card between the bends would be narrower than
  /// the lower end of the cut-out, which would stand out on both sides as it retracts. Without a cut-out the card
  /// comes out from behind the bar or the edge by the stretch.
  func retractedCard(stretch: Double) -> Rect {
    let shape = notch(stretch: stretch)
    let radius = notchRadius(stretch: stretch)
    let pinch = pinch(of: shape, radius: radius, stretch: stretch)
    var inset = 0.0
    var height = pinch > 0 ? min(2 * radius, shape.height) : shape.height
    if cutout == nil { (inset, height) = (pinch, droppedCard.height) }
    return Rect(x: shape.x + inset, y: shape.maxY - height, width: shape.width - 2 * inset, height: height)
  }

  /// The radius of the corners of a card that has slid back: the radius of the cut-out.
  var retractedRadius: Double { cutout == nil ? style.cellRadius : notchRadius(stretch: 0) }
}
