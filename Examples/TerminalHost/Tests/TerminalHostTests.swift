import SuppleInteractions
import SuppleScene
import Testing

@testable import BottomSheet
@testable import TerminalHost

/// A terminal of 30 by 16 cells: 240 by 256 points.
private func terminal<Subject: Interaction>(
  _ content: @escaping (Layer) -> (color: RGBAColor, text: String)?,
  _ answer: @escaping (Subject.Event, Double, inout Subject) -> Void = { _, _, _ in },
  _ setUp: (inout Subject) -> Void
) -> Terminal<Subject> {
  var subject = Subject(style: .modern, viewport: Viewport(size: Size(width: 240, height: 256)), seed: 1)
  setUp(&subject)
  var terminal = Terminal(subject, content: content, answer: answer)
  terminal.resize(columns: 30, rows: 16, at: 0)
  return terminal
}

extension Terminal {
  /// Draws frames until nothing is due; returns the time.
  mutating func rest(from start: Double) -> Double {
    var time = start
    _ = draw(at: time)
    while time < start + 60 {
      switch frame.schedule {
      case .now: time += 1.0 / 60
      case .at(let next): time = max(time, next)
      case .settled: return time
      }
      _ = draw(at: time)
    }
    return time
  }

  /// The report of the mouse with a button code in a cell, as a terminal sends it.
  mutating func mouse(_ button: Int, _ column: Int, _ row: Int, _ end: Character = "M", at time: Double) {
    receive(Array("\u{1B}[<\(button);\(column);\(row)\(end)".utf8), at: time)
  }

  /// The screen: a text where there is one, else "#", "+", "-" or a space, the darker the fuller.
  var picture: String {
    var lines: [String] = []
    for row in 0..<16 {
      let line = cells[row * 30..<row * 30 + 30].map { cell -> Character in
        let light = cell.upper.mixed(with: cell.lower, 0.5).luminance
        return cell.character ?? (light < 0.1 ? "#" : light < 0.4 ? "+" : light < 0.8 ? "-" : " ")
      }
      lines.append(String(line.reversed().drop(while: { $0 == " " }).reversed()))
    }
    return lines.joined(separator: "\n")
  }
}

extension String {
  /// The lines of a picture without the empty ones before and after.
  fileprivate var filled: String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.firstIndex(where: { !$0.isEmpty }),
      let last = lines.lastIndex(where: { !$0.isEmpty })
    else { return "" }
    return lines[first...last].joined(separator: "\n")
  }
}

/// The content of a bottom sheet.
private func bottomSheet(_ layer: Layer) -> (color: RGBAColor, text: String)? {
  switch layer.id.role {
  case .sheet: (RGBAColor(rgba: 0x2D6C_DFFF), "")
  case .handle: (.white, "")
  default: (.black, "")
  }
}

@Suite("The terminal host")
struct TerminalHostTests {
  @Test("A head rests at its edge, is thrown across, opens by a click and closes by Escape")
  func heads() {
    var terminal: Terminal<ChatHeads> = terminal(chatHeads) {
      $0.perform(.add(head: 1, unread: 7, animated: false), at: 0)
    }
    var time = terminal.rest(from: 0)
    #expect(
      terminal.picture.filled == """
                               -7++++-
                               +++++++
                               ++++A++
                                -+++++
        """)
    // At rest the host waits for input, and has nothing to write.
    time += 60
    #expect(terminal.frame.schedule == .settled && terminal.draw(at: time).isEmpty)

    terminal.mouse(0, 27, 6, at: time)
    for column in stride(from: 25, to: 13, by: -2) {
      time += 0.016
      terminal.mouse(32, column, 6, at: time)
    }
    terminal.mouse(0, 15, 6, "m", at: time)
    time = terminal.rest(from: time)
    let thrown = """
      -++++7-
      +++++++
      ++A++++
      +++++-
      """
    #expect(terminal.picture.filled == thrown)

    terminal.mouse(0, 3, 6, at: time)
    terminal.mouse(0, 3, 6, "m", at: time + 0.1)
    time = terminal.rest(from: time + 0.1)
    #expect(
      terminal.picture.filled.split(separator: "\n").prefix(8) == [
        "++++++++++++++++#7#+++++++++++",
        "++++++++++++++++++++++++++++++",
        "+++++++++++++++A++++++++++++++",
        "++++++++++++++++++++++++++++++",
        "++++++++++++++++++++++++++++++",
        "++------------  ------------++",
        "+                            +",
        "+                            +",
      ])

    terminal.receive([0x1B], at: time)
    _ = terminal.rest(from: time)
    #expect(terminal.picture.filled == thrown)
  }

  @Test("A badge stretches under the mouse, and bursts")
  func badge() {
    var terminal: Terminal<SlimeBadge> = terminal({ _ in nil }) {
      $0.perform(.moveAnchor(Point(x: 60, y: 60)), at: 0)
      $0.perform(.setCount(7), at: 0)
    }
    let time = terminal.rest(from: 0)
    terminal.mouse(0, 8, 4, at: time)
    terminal.mouse(32, 12, 6, at: time + 0.1)
    _ = terminal.draw(at: time + 0.5)
    #expect(
      terminal.picture.filled == """
               +-
               -++-
                 -+++
                  -+-
        """)
    terminal.mouse(32, 24, 12, at: time + 0.6)
    terminal.mouse(0, 24, 12, "m", at: time + 0.7)
    _ = terminal.rest(from: time + 0.7)
    #expect(terminal.picture.filled.isEmpty)
  }

  @Test("A list is pulled until its new row comes out of the notch")
  func notch() {
    var answers = 0
    var terminal: Terminal<FlippingNotch> = terminal(
      flippingNotch,
      { event, time, notch in
        guard event == .beganRefreshing else { return }
        answers += 1
        notch.perform(.finishRefreshing(items: 1), at: time)
      },
      {
        $0.perform(.setCutout(.island), at: 0)
        $0.perform(.setRows(3), at: 0)
      })
    _ = terminal.rest(from: 0)
    terminal.mouse(0, 15, 4, at: 1)
    for row in 5...16 { terminal.mouse(32, 15, row, at: 1 + Double(row) / 60) }
    _ = terminal.draw(at: 2)
    #expect(
      terminal.picture.split(separator: "\n").prefix(8) == [
        "        --------------",
        "      +################+",
        "     +##################+",
        "     +##################+",
        "     -##################-",
        "     +##################+",
        "  +########################+",
        "  ##########################",
      ])
    terminal.mouse(0, 15, 16, "m", at: 2)
    _ = terminal.rest(from: 2)
    #expect(answers == 1 && terminal.picture.contains("Row 4"))
  }

  @Test("A sheet of an app opens, is dragged to its next point, and closes by Escape")
  func sheet() {
    var terminal: Terminal<BottomSheet> = terminal(bottomSheet) { $0.perform(.open(0), at: 0) }
    var time = terminal.rest(from: 0)
    // 0.3 of 16 rows are 4.8.
    #expect(terminal.picture.filled.split(separator: "\n").count == 5)
    terminal.mouse(0, 15, 14, at: time)
    for row in (7...13).reversed() {
      time += 0.05
      terminal.mouse(32, 15, row, at: time)
    }
    terminal.mouse(0, 15, 7, "m", at: time + 0.5)
    time = terminal.rest(from: time + 0.5)
    // 0.6 of 16 rows are 9.6, above which the scrim has come.
    #expect(terminal.frame.layer(LayerID(.sheet))?.center.y == 256 * 0.4 + 128)
    terminal.receive([0x1B], at: time)
    _ = terminal.rest(from: time)
    #expect(terminal.picture.filled.isEmpty)
  }

  @Test("A report can come in parts, and bytes that are none do no harm")
  func bytes() {
    var terminal: Terminal<ChatHeads> = terminal(chatHeads) {
      $0.perform(.add(head: 1, unread: 0, animated: false), at: 0)
    }
    _ = terminal.rest(from: 0)
    terminal.receive(Array("\u{1B}[<0;2".utf8), at: 1)
    terminal.receive(Array("7;6".utf8), at: 1)
    terminal.receive(Array("M".utf8), at: 1)
    _ = terminal.draw(at: 1)
    #expect(terminal.frame.layer(LayerID(.head, item: 1))?.traits.contains(.pressed) == true)
    var random = SystemRandomNumberGenerator()
    for step in 0..<500 {
      let damaged = (0..<20).map { _ in UInt8.random(in: 0...255, using: &random) }
      terminal.receive(damaged + Array("\u{1B}[<\(Int.max)9;;-1M\u{1B}[<M".utf8), at: 2 + Double(step) / 60)
    }
    terminal.resize(columns: 0, rows: -3, at: 20)
    #expect(terminal.draw(at: 20).isEmpty)
  }
}
