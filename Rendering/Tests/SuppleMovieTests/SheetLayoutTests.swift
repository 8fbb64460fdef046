import SuppleMovie
import SuppleScene
import Testing

@Suite("Contact sheets")
struct SheetLayoutTests {
  @Test("Pictures and their times lie inside, apart from each other, row by row", arguments: 1...40)
  func nothingOverlaps(count: Int) {
    for (width, height) in [(390.0, 844.0), (844, 390), (100, 100)] {
      let picture = Size(width: width, height: height)
      let layout = SheetLayout(count: count, picture: picture)
      let bounds = Rect(x: 0, y: 0, width: layout.size.width, height: layout.size.height)
      let room = bounds.inset(by: SheetLayout.gap - 1e-9)
      for index in 0..<count {
        let frame = layout.frame(of: index)
        let caption = layout.caption(of: index)
        #expect(frame.size == picture && caption.minY == frame.maxY)
        #expect(frame.minX >= room.minX && frame.maxX <= room.maxX && frame.minY >= room.minY)
        #expect(caption.maxY <= room.maxY)
        guard index > 0 else { continue }
        let before = layout.frame(of: index - 1)
        let isBeside = frame.minY == before.minY && frame.minX >= before.maxX + SheetLayout.gap
        let isBelow = frame.minX == SheetLayout.gap && frame.minY >= before.maxY + SheetLayout.captionHeight
        #expect(isBeside || isBelow)
      }
      #expect((layout.rows - 1) * layout.columns < count && count <= layout.rows * layout.columns)
    }
  }

  @Test("A dozen of a phone's stand in two rows of six")
  func dozen() {
    let layout = SheetLayout(count: 12, picture: Size(width: 390, height: 844))
    #expect((layout.columns, layout.rows) == (6, 2))
    #expect(layout.size == Size(width: 6 * 390 + 7 * 24, height: 2 * (844 + 28) + 3 * 24))
  }
}
