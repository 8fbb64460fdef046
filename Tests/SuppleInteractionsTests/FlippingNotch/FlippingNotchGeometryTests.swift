import SuppleScene
import Testing

@testable import SuppleInteractions

/// The places of all parts, for any cut-out, bar, cell and screen.
@Suite struct FlippingNotchGeometryTests {
  private func geometry(
    _ cutout: Cutout?, viewport: Viewport = FlippingNotchDriver.phone, style: FlippingNotchStyle = .modern
  ) -> FlippingNotchGeometry {
    FlippingNotchGeometry(viewport: viewport, style: style, cutout: cutout)
  }

  @Test func theCellIsTheListLessItsMargins() {
    #expect(geometry(.notch).cell == Size(width: 343, height: 177))
    let landscape = Viewport(
      size: Size(width: 812, height: 375), safeArea: Insets(top: 0, left: 44, bottom: 21, right: 44))
    #expect(geometry(nil, viewport: landscape).cell == Size(width: 692, height: 177))
    var own = geometry(.notch)
    own.customCell = Size(width: 300, height: 80)
    #expect(own.cell == Size(width: 300, height: 80))
    #expect(own.row(0, offset: 0).midX == 187.5)
  }

  @Test func theFirstRowLies24BelowTheSafeAreaAndTheBar() {
    #expect(geometry(.notch).row(0, offset: 0).minY == 68)
    var barred = geometry(.notch)
    barred.navigationBar = 44
    #expect(barred.row(0, offset: 0).minY == 112)
    #expect(barred.row(2, offset: 10).minY == 112 + 2 * 187 + 10)
  }

  @Test func theDroppedCardHasTheCellsShapeAndStaysClearOfTheFirstRow() {
    for cutout in [Cutout.notch, .island, .punchHole, nil] {
      for cell in [
        nil, Size(width: 343, height: 60), Size(width: 160, height: 300), Size(width: 320, height: 320),
      ] {
        for bar in [0.0, 44, 96] {
          var shape = geometry(cutout)
          shape.customCell = cell
          shape.navigationBar = bar
          let card = shape.droppedCard
          #expect(near(card.height / card.width, shape.cell.height / shape.cell.width, 1e-9))
          #expect(card.width <= shape.cell.width)
          #expect(card.midX == 187.5)
          let first = shape.row(0, offset: shape.droppedOffset)
          #expect(first.minY - card.maxY >= 10 - 1e-9)
          if let cutout { #expect(card.minY >= cutout.inset + cutout.depth) }
          if cutout == nil, bar > 0 { #expect(card.minY > 44 + bar) }
        }
      }
    }
  }

  @Test func theNotchStretchesWithStraightSidesAndRoundCorners() {
    let shape = geometry(.notch)
    for stretch in [0.0, 20, 86, 140] {
      #expect(shape.notch(stretch: stretch) == Rect(x: 83, y: 0, width: 209, height: 26 + stretch))
    }
    #expect(shape.notchRadius(stretch: 0) == 20)
    #expect(near(shape.notchRadius(stretch: 30.5), 18, 1e-12))
    #expect(shape.notchRadius(stretch: 61) == 16)
    #expect(shape.notchRadius(stretch: 200) == 16)
  }

  @Test func anIslandStretchesDownwardAsACapsule() {
    let shape = geometry(.island)
    #expect(shape.notch(stretch: 0) == Rect(x: 124.5, y: 11, width: 126, height: 37))
    for stretch in [0.0, 10, 20, 30] {
      let box = shape.notch(stretch: stretch)
      #expect(box.minY == 11)
      #expect(box.maxY == 48 + stretch)
      // Both its ends are half circles while its radius may grow.
      #expect(near(shape.notchRadius(stretch: stretch), box.height / 2, 1e-12))
    }
    #expect(shape.notchRadius(stretch: 86) == shape.style.capsuleRadius)
    #expect(near(shape.notch(stretch: 86).width, 126 + 0.35 * 83, 1e-9))
    var narrow = shape
    narrow.style.widening = 0
    #expect(narrow.notch(stretch: 86).width == 126)
  }

  @Test func aPunchHoleStretches() {
    let shape = geometry(.punchHole)
    #expect(shape.notch(stretch: 0) == Rect(x: 174.5, y: 12, width: 26, height: 26))
    #expect(shape.notchRadius(stretch: 0) == 13)
    #expect(shape.notch(stretch: 50).maxY == 88)
  }

  @Test func withoutACutoutTheCardHangsFromTheEdgeOrTheBar() {
    var shape = geometry(nil)
    #expect(shape.notch(stretch: 0).height == 0)
    #expect(shape.retractedCard(stretch: 0).maxY == 0)
    #expect(shape.retractedCard(stretch: 30).maxY == 30)
    // As wide as its visible part, between sides that bend inwards.
    #expect(shape.retractedCard(stretch: 30).height == shape.droppedCard.height)
    #expect(near(shape.retractedCard(stretch: 30).width, 208.2, 1e-9))
    #expect(shape.droppedCard.minY == 40)
    shape.navigationBar = 44
    #expect(shape.retractedCard(stretch: 0).maxY == 88)
    #expect(shape.notch(stretch: 30) == Rect(x: 83, y: 88, width: 209, height: 30))
    #expect(shape.droppedCard.minY == 98)
  }

  @Test func outlinesAreClosedAndMatchTheirBoxes() {
    for cutout in [Cutout.notch, .island, .punchHole, nil] {
      for style in [FlippingNotchStyle.modern, .classic] {
        for stretch in [0.5, 20.0, 86, 150] {
          let shape = geometry(cutout, style: style)
          let box = shape.notch(stretch: stretch)
          var path = Outline()
          shape.addOutline(stretch: stretch, to: &path)
          #expect(path.elements.last == .close)
          let ends = path.elements.compactMap(\.end)
          #expect(ends.allSatisfy { $0.isFinite })
          #expect(near(ends.map(\.y).max() ?? 0, box.maxY, 1e-9))
          #expect(near(ends.map(\.y).min() ?? 0, box.minY, 1e-9))
          let shoulder = cutout == .notch || cutout == nil ? min(style.shoulderRadius, box.height) : 0
          #expect((ends.map(\.x).max() ?? 0) >= box.maxX - 1e-9)
          #expect((ends.map(\.x).max() ?? 0) <= box.maxX + shoulder + 1e-9)
          // Symmetric about the middle.
          for end in ends {
            #expect(ends.contains { near($0.x, 375 - end.x, 1e-6) && near($0.y, end.y, 1e-6) })
          }
        }
      }
    }
  }

  @Test func theThresholdCanBeReachedOnAnyList() {
    #expect(geometry(.notch).threshold == 61)
    let low = Viewport(size: Size(width: 600, height: 150))
    #expect(near(geometry(nil, viewport: low).threshold, 60, 1e-9))
    #expect(geometry(nil, viewport: Viewport(size: .zero)).threshold == 0)
  }

  @Test func cutoutsAreMadeMeaningful() {
    let wild = Cutout(width: -5, depth: .nan, cornerRadius: .infinity, inset: 1e300)
    #expect(wild.isEmpty)
    #expect(wild.inset == 10_000)
    #expect(Cutout(width: 100, depth: 30, cornerRadius: 80, inset: 0).cornerRadius == 30)
    #expect(Cutout(width: 100, depth: 30, cornerRadius: 80, inset: 4).cornerRadius == 15)
  }

  @Test func rowsAreNumberedForGood() {
    var rows = FlippingNotchRows()
    rows.setFirst(3)
    #expect((0..<3).map { rows.number(at: $0) } == [1, 2, 3])
    rows.insert(2)
    #expect((0..<5).map { rows.number(at: $0) } == [5, 4, 1, 2, 3])
    #expect((0..<3).map { rows.number(at: $0, arriving: 1) } == [6, 5, 4])
    rows.setFirst(1)
    #expect((0..<3).map { rows.number(at: $0) } == [5, 4, 1])
    rows.setFirst(9)
    #expect((0..<7).map { rows.number(at: $0) } == [5, 4, 1, 2, 3, 0, 0])
    rows.setFirst(.min)
    #expect(rows.count == 2)
    rows.insert(.max)
    rows.setFirst(.max)
    rows.insert(.max)
    #expect(rows.inserted == 1_000_000_000)
    #expect(rows.count == 2_000_000_000)
  }
}

extension OutlineElement {
  fileprivate var end: Point? {
    switch self {
    case .move(let point), .line(let point): point
    case .quadratic(_, let point), .cubic(_, _, let point): point
    case .close: nil
    }
  }
}

extension Rect {
  fileprivate var midX: Double { center.x }
}
