import SuppleCairo
import SuppleScene
import Testing

@testable import SuppleGallery

/// A piece of the gallery, in one of its states.
struct Piece: Sendable, CustomTestStringConvertible {
  let name: String
  let sizes: [Size]
  var overhang = 0.0
  let draw: @Sendable (Size, Palette, Painter) -> Void

  var testDescription: String { name }

  static let anna = Person(id: "anna")

  static let all: [Piece] =
    [false, true].flatMap(pieces(isRightToLeft:)) + [
      Piece(name: "avatar", sizes: squares(20, 58, 120)) { size, _, painter in
        Avatar(person: anna).draw(
          in: Rect(x: 0, y: 0, width: size.width, height: size.height), with: painter)
      },
      Piece(name: "head", sizes: squares(20, 66, 120)) { size, palette, painter in
        HeadFace(
          avatar: Avatar(person: anna), inset: 4, glowRadius: 3, border: (2, palette.surface),
          isSelected: true
        ).draw(size: size, with: painter)
      },
      Piece(name: "target", sizes: squares(60, 96)) { size, palette, painter in
        DismissTarget(glow: 0).draw(size: size, palette: palette, with: painter)
      },
      Piece(name: "engaged target", sizes: squares(60, 96), overhang: DismissTarget.overhang) {
        size, palette, painter in
        DismissTarget(glow: 1, isRing: true, label: "Remove").draw(
          size: size, palette: palette, with: painter)
      },
      Piece(name: "overflow", sizes: squares(20, 66, 120)) { size, palette, painter in
        OverflowCounter(count: 123, inset: 4).draw(size: size, palette: palette, with: painter)
      },
      Piece(name: "listed head", sizes: [Size(width: 90, height: 94), Size(width: 60, height: 80)]) {
        size, palette, painter in
        ListedHead(
          avatar: Avatar(person: anna), name: anna.name, count: "99+", headSize: size.width - 24, inset: 4,
          glowRadius: 3
        ).draw(size: size, palette: palette, with: painter)
      },
      Piece(name: "listed face", sizes: [Size(width: 184, height: 94), Size(width: 60, height: 80)]) {
        size, palette, painter in
        ListedHead(
          avatar: Avatar(person: anna), name: anna.name, count: "3", headSize: min(66, size.width - 24),
          inset: 4, glowRadius: 3, face: .init(width: 160, height: 48)
        ).draw(size: size, palette: palette, with: painter)
      },
      Piece(name: "blank row", sizes: cards) { size, palette, painter in
        BlankRow(placeholder: "New payment", isRightToLeft: true).draw(
          size: size, palette: palette, with: painter)
      },
      Piece(name: "waiting card", sizes: cards) { size, palette, painter in
        CardFront(content: .waiting(time: 0.7)).draw(size: size, palette: palette, with: painter)
      },
      Piece(name: "failed card", sizes: cards) { size, palette, painter in
        CardFront(content: .message("No connection to anything at all, nor will there be one soon"))
          .draw(size: size, palette: palette, with: painter)
      },
      Piece(name: "status bar", sizes: [Size(width: 390, height: 47), Size(width: 320, height: 20)]) {
        size, palette, painter in
        StatusBar().draw(size: size, palette: palette, with: painter)
      },
      Piece(name: "keyboard", sizes: [Size(width: 390, height: 336), Size(width: 844, height: 200)]) {
        size, palette, painter in
        Keyboard().draw(size: size, safeBottom: 34, palette: palette, with: painter)
      },
      Piece(name: "touch dot", sizes: squares(44)) { size, _, painter in
        TouchDot().draw(size: size, with: painter)
      },
      Piece(name: "home screen", sizes: [Size(width: 390, height: 600), Size(width: 300, height: 200)]) {
        size, palette, painter in
        HomeScreen(badgeAnchor: Point(x: 150, y: 60)).draw(size: size, palette: palette, with: painter)
      },
    ]

  private static let cards = [Size(width: 209, height: 107.85), Size(width: 209, height: 44)]

  private static func squares(_ sides: Double...) -> [Size] {
    sides.map { Size(width: $0, height: $0) }
  }

  private static func pieces(isRightToLeft: Bool) -> [Piece] {
    let direction = isRightToLeft ? "right to left" : "left to right"
    return [
      Piece(name: "flyout, \(direction)", sizes: [Size(width: 232, height: 90), Size(width: 90, height: 90)])
      {
        size, palette, painter in
        FlyoutBubble(
          name: anna.name, text: "Are you on the train already, or still at home?",
          others: 2, isRightToLeft: isRightToLeft
        ).draw(size: size, palette: palette, with: painter)
      },
      Piece(
        name: "list row, \(direction)", sizes: [Size(width: 358, height: 84), Size(width: 200, height: 48)]
      ) {
        size, palette, painter in
        ListRow(
          person: Person(id: "a-name-that-is-far-too-long-for-one-row-of-a-list"), isUnread: true,
          badge: .belowTime, isRightToLeft: isRightToLeft
        ).draw(size: size, palette: palette, with: painter)
      },
      Piece(
        name: "payment, \(direction)",
        sizes: [
          Size(width: 358, height: 177), Size(width: 358, height: 120), Size(width: 358, height: 84),
          Size(width: 780, height: 177), Size(width: 160, height: 104),
        ]
      ) { size, _, painter in
        PaymentCard(payment: .row(5, first: 8), isRightToLeft: isRightToLeft).draw(size: size, with: painter)
      },
      Piece(
        name: "conversation, \(direction)",
        sizes: [
          Size(width: 374, height: 671), Size(width: 374, height: 190), Size(width: 240, height: 300),
          Size(width: 828, height: 240),
        ]
      ) { size, palette, painter in
        ConversationPanel(person: anna, isRightToLeft: isRightToLeft)
          .draw(size: size, palette: palette, with: painter)
      },
      Piece(name: "bar, \(direction)", sizes: [Size(width: 390, height: 159), Size(width: 844, height: 99)]) {
        size, palette, painter in
        NavigationBar(
          title: "Chats", icon: .compose, safeTop: 47, gutter: 20, isOverRows: true,
          isRightToLeft: isRightToLeft
        ).draw(size: size, palette: palette, with: painter)
      },
    ]
  }
}

@Suite struct PieceTests {
  @Test(arguments: Piece.all)
  func drawsInsideOfItsBoundsAndNowhereElse(_ piece: Piece) throws {
    for size in piece.sizes {
      for (scale, appearance) in [(1.0, Appearance.light), (2, .dark), (3, .light)] {
        let canvas = try Canvas(size, scale: scale) { piece.draw(size, Palette(appearance), $0) }
        let drawn = canvas.drawn(overhang: piece.overhang)
        #expect(drawn.inside > 40, "\(piece.name) at \(size), scale \(scale)")
        #expect(drawn.outside == 0, "\(piece.name) at \(size), scale \(scale)")
      }
    }
  }

  @Test(arguments: Piece.all)
  func drawsTheSameTwice(_ piece: Piece) throws {
    let size = piece.sizes[0]
    let first = try Canvas(size, scale: 2) { piece.draw(size, Palette(.light), $0) }
    let second = try Canvas(size, scale: 2) { piece.draw(size, Palette(.light), $0) }
    #expect(first.pixels.bytes == second.pixels.bytes)
  }

  @Test(arguments: Piece.all)
  func takesAnySize(_ piece: Piece) throws {
    let lengths = [0, -1, 1e-9, 0.5, 3, 1e9, .nan, .infinity, -.infinity]
    let pixels = try Pixels(width: 400, height: 120)
    for width in lengths {
      for height in lengths {
        piece.draw(Size(width: width, height: height), Palette(.dark), Painter(on: pixels, scale: 1))
      }
    }
    // The painter still works.
    pixels.clear()
    piece.draw(piece.sizes[0], Palette(.light), Painter(on: pixels, scale: 1))
    #expect(pixels.bytes.contains { $0 > 0 })
  }

  @Test func mirrorsConversationsAndRows() throws {
    // The owner's messages are at the trailing side: the accent colour is in the right half, or in the left half of a
    // right-to-left layout.
    func middleOfAccent(isRightToLeft: Bool) throws -> Double {
      let size = Size(width: 374, height: 671)
      let canvas = try Canvas(size, scale: 1) {
        ConversationPanel(person: Person(id: "anna"), isRightToLeft: isRightToLeft)
          .draw(size: size, palette: Palette(.light), with: $0)
      }
      var sum = 0.0
      var count = 0.0
      for y in 100..<600 {
        for x in 0..<canvas.pixels.width where canvas.pixels[x, y] == Palette(.light).accentFill {
          sum += Double(x)
          count += 1
        }
      }
      return sum / count - Canvas.margin
    }
    #expect(try middleOfAccent(isRightToLeft: false) > 374 / 2)
    #expect(try middleOfAccent(isRightToLeft: true) < 374 / 2)
  }

  @Test func showsMarkupAsText() throws {
    let pixels = try Pixels(width: 8, height: 8)
    let painter = Painter(on: pixels, scale: 1)
    let style = TextStyle(size: 16)
    #expect(
      painter.extent(of: "<b>A</b>", style: style).width > 3 * painter.extent(of: "A", style: style).width)
    #expect(painter.extent(of: "&amp;", style: style).width > 2 * painter.extent(of: "&", style: style).width)
    let person = Person(id: "<span size='90000'>x</span>")
    #expect(person.name.contains("<") || person.name.contains("Span"))
    let size = Size(width: 358, height: 84)
    let canvas = try Canvas(size, scale: 1) {
      ListRow(person: person, isUnread: false, badge: .none, isRightToLeft: false)
        .draw(size: size, palette: Palette(.light), with: $0)
    }
    #expect(canvas.drawn().outside == 0)
  }
}
