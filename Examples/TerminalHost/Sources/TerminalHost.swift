// A complete host: any interaction in a terminal, with the mouse and the keys.
import SuppleKit
import SuppleScene

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A cell of the terminal: a character, or two square pixels, one above the other.
struct Cell: Hashable {
  var upper = RGBAColor.white
  var lower = RGBAColor.white
  var character: Character?

  /// The characters and colours that show the cell.
  var code: String {
    let ground = character == nil ? lower : upper.mixed(with: lower, 0.5)
    let ink = character == nil ? upper : ground.luminance > 0.3 ? .black : .white
    func part(_ color: RGBAColor) -> String { "\(color.red);\(color.green);\(color.blue)" }
    return "\u{1B}[38;2;\(part(ink));48;2;\(part(ground))m" + String(character ?? "▀")
  }
}

/// An interaction in a terminal. Its points are eighths of a cell's width and sixteenths of its height.
struct Terminal<Subject: Interaction> {
  private(set) var subject: Subject
  private(set) var frame = Frame()
  private(set) var cells: [Cell] = []
  private(set) var isEnded = false
  private var shown: [Cell] = []
  private var columns = 0
  private var rows = 0
  private var unread: [UInt8] = []
  private var mouse: (position: Point, isDown: Bool) = (.zero, false)
  /// The app's content of a layer: the colour of a layer without a fill, and a text; nil for an invisible layer.
  private let content: (Layer) -> (color: RGBAColor, text: String)?
  /// The app's answer to an event at a time, in host seconds.
  private let answer: (Subject.Event, Double, inout Subject) -> Void

  init(
    _ subject: Subject, content: @escaping (Layer) -> (color: RGBAColor, text: String)?,
    answer: @escaping (Subject.Event, Double, inout Subject) -> Void = { _, _, _ in }
  ) {
    (self.subject, self.content, self.answer) = (subject, content, answer)
  }

  // MARK: Input

  /// Sets the size of the terminal, in cells. The next screen is written wholly.
  mutating func resize(columns: Int, rows: Int, at time: Double) {
    guard (columns, rows) != (self.columns, self.rows) else { return }
    (self.columns, self.rows, shown) = (max(0, columns), max(0, rows), [])
    let size = Size(width: Double(self.columns) * 8, height: Double(self.rows) * 16)
    subject.handle(.viewport(Viewport(size: size)), at: time)
  }

  /// Handles the bytes that the terminal sends: keys, and reports of the mouse (SGR 1006).
  mutating func receive(_ bytes: [UInt8], at time: Double) {
    unread += bytes
    while let first = unread.first {
      var length = 1
      if first == 0x1B, unread.count > 1, unread[1] == UInt8(ascii: "[") {
        guard let end = unread.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else { return }
        length = end + 1
      }
      handle(String(decoding: unread.prefix(length), as: UTF8.self), at: time)
      unread.removeFirst(length)
    }
  }

  private mutating func handle(_ code: String, at time: Double) {
    if code == "q" || code == "\u{3}" {
      isEnded = true
    } else if code.hasPrefix("\u{1B}[<") {
      handleMouse(
        code.dropFirst(3).dropLast().split(separator: ";").map { Int($0) ?? 0 }, code.last == "m", at: time)
    } else if let key = keys[code] {
      // The layer under the mouse has the focus.
      subject.handle(.key(key, focus: frame.hitTest(mouse.position)?.id), at: time)
    }
  }

  private mutating func handleMouse(_ report: [Int], _ isUp: Bool, at time: Double) {
    guard report.count == 3 else { return }
    mouse.position = Point(x: Double(report[1]) * 8 - 4, y: Double(report[2]) * 16 - 8)
    let button = report[0]
    if button & 64 != 0 {
      let delta = Vector(x: 0, y: button & 1 == 0 ? -48 : 48)
      subject.handle(.wheel(delta: delta, at: mouse.position), at: time)
      return
    }
    let isMove = button & 32 != 0
    guard isMove ? mouse.isDown : button & 3 == 0 else { return }
    if !isMove { mouse.isDown = !isUp }
    let phase = isMove ? PointerPhase.move : isUp ? .up : .down
    subject.handle(.pointer(Pointer(id: 1, phase: phase, position: mouse.position)), at: time)
  }

  // MARK: Frames

  /// Draws the frame of a time, in host seconds, and returns the codes that update the terminal; none if it is up to date.
  mutating func draw(at time: Double) -> String {
    subject.advance(to: time)
    subject.write(into: &frame)
    cells = [Cell](repeating: Cell(), count: columns * rows)
    for layer in frame.layers { draw(layer) }
    var codes = ""
    for index in cells.indices where shown.isEmpty || shown[index] != cells[index] {
      codes += "\u{1B}[\(index / columns + 1);\(index % columns + 1)H" + cells[index].code
    }
    shown = cells
    for event in subject.takeEvents() {
      answer(event.value, time, &subject)
      // The answer can bring the next frame forward.
      frame.schedule = .now
    }
    return codes
  }

  private mutating func draw(_ layer: Layer) {
    let own = content(layer)
    guard let fill = layer.fill ?? own?.color, layer.opacity > 0 else { return }
    let shape = Shape(layer, outline: frame.outline(of: layer))
    for y in pixels(shape.bounds.minY, shape.bounds.maxY, of: rows * 2) {
      for x in pixels(shape.bounds.minX, shape.bounds.maxX, of: columns) {
        let covered = shape.coverage(of: Point(x: Double(x) * 8 + 4, y: Double(y) * 8 + 4))
        guard covered > 0 else { continue }
        let part = covered * layer.opacity * Double(fill.alpha) / 255
        let pixel = y % 2 == 0 ? \Cell.upper : \Cell.lower
        let index = y / 2 * columns + x
        cells[index][keyPath: pixel] = cells[index][keyPath: pixel].mixed(with: fill, part)
        cells[index].character = nil
      }
    }
    write(text(layer.label) ?? own?.text ?? "", in: layer)
  }

  /// The pixels between two places, of `count` pixels.
  private func pixels(_ start: Double, _ end: Double, of count: Int) -> Range<Int> {
    let first = max(0, (start / 8).rounded(.down)), last = min(Double(count), (end / 8).rounded(.up))
    return first < last ? Int(first)..<Int(last) : 0..<0
  }

  private func text(_ label: LayerLabel) -> String? {
    switch label {
    case .count(let count): "\(count)"
    case .moreThan(let count): "\(count)+"
    case .letter(let code): String(UnicodeScalar(UInt8(clamping: code)))
    case .text, .none: nil
    }
  }

  private mutating func write(_ text: String, in layer: Layer) {
    guard layer.center.isOnSomeScreen, layer.opacity > 0.5 else { return }
    let row = Int((layer.center.y / 16).rounded(.down))
    let column = Int((layer.center.x / 8 - Double(text.count) / 2).rounded())
    for (offset, character) in text.enumerated()
    where (0..<rows).contains(row) && (0..<columns).contains(column + offset) {
      cells[row * columns + column + offset].character = character
    }
  }
}

private let start = ContinuousClock.now

/// The size of this process's terminal, in cells.
func terminalSize() -> (columns: Int, rows: Int) {
  var size = winsize()
  _ = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size)
  return (Int(size.ws_col), Int(size.ws_row))
}

private let keys: [String: Key] = [
  "\r": .enter, " ": .space, "\u{1B}": .escape, "\u{7F}": .backspace, "\u{1B}[3~": .delete,
  "\u{1B}[D": .arrowLeft,
  "\u{1B}[C": .arrowRight, "\u{1B}[A": .arrowUp, "\u{1B}[B": .arrowDown, "\u{1B}[H": .home, "\u{1B}[F": .end,
]

extension RGBAColor {
  /// The colour with a part of another one over it.
  func mixed(with other: RGBAColor, _ part: Double) -> RGBAColor {
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8(min(255, max(0, Double(a) + (Double(b) - Double(a)) * part)))
    }
    return RGBAColor(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }
}

// MARK: The terminal

/// Ends the process with a line on standard error, and EX_USAGE of sysexits.h.
func fail(_ line: String) -> Never {
  _ = write(STDERR_FILENO, line + "\n", line.utf8.count + 1)
  exit(64)
}

/// The settings that the terminal had before. A handler of signals reads them.
nonisolated(unsafe) private var settingsBefore = termios()

/// Brings back the screen, the cursor and the settings. It calls only functions that are async-signal-safe.
private func restoreTerminal() {
  let codes: StaticString = "\u{1B}[0m\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?25h\u{1B}[?1049l"
  _ = write(STDOUT_FILENO, codes.utf8Start, codes.utf8CodeUnitCount)
  var settings = settingsBefore
  tcsetattr(STDIN_FILENO, TCSANOW, &settings)
}

/// Restores the terminal, and lets the signal end the process: it is blocked until its handler returns.
private func end(by number: Int32) {
  restoreTerminal()
  signal(number, SIG_DFL)
  raise(number)
}

extension Terminal {
  /// Shows the interaction in this process's terminal until q is pressed or the input ends.
  mutating func run() {
    guard tcgetattr(STDIN_FILENO, &settingsBefore) == 0 else { fail("The input is not a terminal.") }
    for number in [SIGHUP, SIGINT, SIGTERM] { signal(number, end) }
    var settings = settingsBefore
    cfmakeraw(&settings)
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
    // Another screen, without the cursor, with reports of the mouse.
    write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?1003h\u{1B}[?1006h")
    // A new size of the terminal ends the wait.
    signal(SIGWINCH) { _ in }
    while !isEnded {
      let size = terminalSize()
      resize(columns: size.columns, rows: size.rows, at: now)
      write(draw(at: now))
      wait()
    }
    restoreTerminal()
  }

  /// Waits for input or for the time of the next frame, and handles the input.
  private mutating func wait() {
    let seconds: Double? =
      switch frame.schedule {
      case .now: 1.0 / 60
      case .at(let time): max(0, time - now)
      case .settled: nil
      }
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&input, 1, seconds.map { Int32(min(1e6, $0 * 1000 + 1)) } ?? -1) > 0 else { return }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    if count > 0 { receive(Array(bytes.prefix(count)), at: now) } else { isEnded = true }
  }

  /// The present, in host seconds.
  private var now: Double { (ContinuousClock.now - start) / .seconds(1) }

  private func write(_ codes: String) {
    print(codes, terminator: "")
    fflush(nil)
  }
}
