import SuppleScene

/// Where everything of a flipping notch is, from the screen and the style alone.
///
/// ```
///  +-----[ notch ]-----+   top edge
///  |     | card  |     |   the dropped card: top `cardRise` above the safe area
///  |     +-------+     |
///  | +---------------+ |   first row: `firstRowInset` below the safe area and the bar, plus the list's offset
///  | |               | |
/// ```
///
/// One that is in force does not change any more; another takes its place.
final class FlippingNotchGeometry {
  /// The part of a low list's height at which a pull is armed there.
  private static let reachablePart = 0.4

  var viewport: Viewport
  var style: FlippingNotchStyle
  var cutout: Cutout?
  /// The height of the bar between the safe area and the list, in points.
  var navigationBar = 0.0
  /// The row's size as the app gave it.
  var givenCell: Size?

  init(viewport: Viewport, style: FlippingNotchStyle, cutout: Cutout?) {
    self.viewport = viewport
    self.style = style
    self.cutout = cutout
  }

  /// The same once more, to be changed.
  init(copying other: FlippingNotchGeometry) {
    viewport = other.viewport
    style = other.style
    cutout = other.cutout
    navigationBar = other.navigationBar
    givenCell = other.givenCell
  }

  /// Whether everything is where it is in another.
  func isSame(as other: FlippingNotchGeometry) -> Bool {
    viewport == other.viewport && style == other.style && cutout == other.cutout
      && navigationBar == other.navigationBar && givenCell == other.givenCell
  }

  // MARK: List

  /// The height of the list's viewport: what the rubber band is measured by.
  var listHeight: Double { max(0, viewport.safeBounds.height - navigationBar) }

  /// The over-scroll at which a pull is armed.
  var threshold: Double { min(style.pullLimit, FlippingNotchGeometry.reachablePart * listHeight) }

  /// A row's size.
  var cell: Size {
    let room = viewport.safeBounds.width - 2 * style.cellMargin
    return givenCell ?? Size(width: max(1, room), height: style.cellHeight)
  }

  /// From one row's top to the next's.
  var pitch: Double { cell.height + style.rowGap }

  /// The first row's top when the list is at rest.
  var firstRowTop: Double { viewport.safeArea.top + navigationBar + style.firstRowInset }

  /// The middle of every row.
  var rowMiddle: Double { viewport.safeBounds.center.x }

  /// Where the list lies while the card hangs under the notch: it has opened by half of a row, and more where the
  /// card would come too near.
  var droppedOffset: Double { max(pitch / 2, droppedCard.maxY + style.cardMargin - firstRowTop) }

  /// The row `index` from the top, with the list's place at `place` (offset less scroll).
  func row(_ index: Double, place: Double) -> Rect {
    Rect(
      x: rowMiddle - cell.width / 2, y: firstRowTop + place + index * pitch, width: cell.width,
      height: cell.height)
  }

  // MARK: Notch

  private var isDetached: Bool { (cutout?.inset ?? 0) > 0 }
  private var middle: Double { viewport.size.width / 2 }

  /// The line out of which the card comes where there is no cut-out: the bar's lower edge, or the screen's upper.
  private var brink: Double { navigationBar > 0 ? viewport.safeArea.top + navigationBar : 0 }

  /// How far a stretch has come to the pull limit, 0 to 1.
  private func progress(_ stretch: Double) -> Double { min(1, max(0, stretch / style.pullLimit)) }

  /// The cut-out stretched downwards by so many points; without one, what of the card is out.
  func notch(stretch: Double) -> Rect {
    let stretch = max(0, stretch)
    guard let cutout else {
      let width = droppedCard.width
      return Rect(x: middle - width / 2, y: brink, width: width, height: stretch)
    }
    let wider = max(0, droppedCard.width - cutout.width) * style.widening * progress(stretch)
    let width = min(viewport.size.width, cutout.width + wider)
    return Rect(x: middle - width / 2, y: cutout.inset, width: width, height: cutout.depth + stretch)
  }

  /// The radius of the lower corners of the stretched cut-out, and of an island's upper ones.
  func notchRadius(stretch: Double) -> Double {
    let shape = notch(stretch: stretch)
    if isDetached, let cutout {
      let grown = cutout.cornerRadius + max(0, stretch) / 2
      let most = max(cutout.cornerRadius, style.capsuleRadius)
      return min(min(grown, most), min(shape.width, shape.height) / 2)
    }
    let resting = cutout?.cornerRadius ?? style.stretchedRadius
    let radius = resting + (style.stretchedRadius - resting) * progress(stretch)
    return min(radius, min(shape.width / 2, shape.height))
  }

  /// Adds the outline of the stretched cut-out; none where nothing is to be seen.
  func addOutline(stretch: Double, to path: inout Outline) {
    let shape = notch(stretch: stretch)
    guard shape.width > 0, shape.height > 0 else { return }
    let radius = notchRadius(stretch: stretch)
    if isDetached {
      path.addRect(shape, topRadius: radius, bottomRadius: radius)
    } else {
      addNotch(shape, radius: radius, shoulder: min(style.shoulderRadius, shape.height - radius), to: &path)
    }
  }

  /// Straight sides, round lower corners, and hollow ones where it leaves the edge.
  private func addNotch(_ shape: Rect, radius: Double, shoulder: Double, to path: inout Outline) {
    let quarter = Double.pi / 2
    let shoulder = max(0, shoulder)
    path.add(.move(Point(x: shape.minX - shoulder, y: shape.minY)))
    if shoulder > 0 {
      path.addArc(
        center: Point(x: shape.minX - shoulder, y: shape.minY + shoulder), radius: shoulder, from: -quarter,
        to: 0,
        begins: false)
    }
    path.add(.line(Point(x: shape.minX, y: shape.maxY - radius)))
    if radius > 0 {
      path.addArc(
        center: Point(x: shape.minX + radius, y: shape.maxY - radius), radius: radius, from: 2 * quarter,
        to: quarter, begins: false)
      path.addArc(
        center: Point(x: shape.maxX - radius, y: shape.maxY - radius), radius: radius, from: quarter, to: 0,
        begins: false)
    } else {
      path.add(.line(Point(x: shape.maxX, y: shape.maxY)))
    }
    path.add(.line(Point(x: shape.maxX, y: shape.minY + shoulder)))
    if shoulder > 0 {
      path.addArc(
        center: Point(x: shape.maxX + shoulder, y: shape.minY + shoulder), radius: shoulder,
        from: 2 * quarter,
        to: 3 * quarter, begins: false)
    }
    path.add(.close)
  }

  // MARK: Card

  /// The card that hangs under the notch: as wide as the notch, the row's shape.
  var droppedCard: Rect {
    let cell = self.cell
    let width = min(cell.width, max(style.cardWidth, cutout?.width ?? 0))
    let height = width * cell.height / cell.width
    let nearest = cutout.map { $0.inset + $0.depth + style.cardClearance } ?? (brink + style.cardMargin)
    let top = max(viewport.safeArea.top - style.cardRise, nearest)
    return Rect(x: middle - width / 2, y: top, width: width, height: height)
  }

  /// The card before it drops: all of the stretched cut-out, which hides it; without one it hangs out by the stretch,
  /// the rest behind the bar or the edge.
  func tuckedCard(stretch: Double) -> Rect {
    guard cutout == nil else { return notch(stretch: stretch) }
    let dropped = droppedCard
    return Rect(
      x: dropped.x, y: brink + max(0, stretch) - dropped.height, width: dropped.width, height: dropped.height)
  }

  /// The radius of the corners of a card that has slid back: those of the cut-out that hides it.
  var tuckedRadius: Double { cutout == nil ? style.cellRadius : notchRadius(stretch: 0) }
}
