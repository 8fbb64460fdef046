import SuppleMotion

/// A plot of springs' motions as SVG: curves, target, overshoot and settling time.
///
/// The SVG uses the system's font, follows light and dark mode, and refers to no other file.
public struct SpringPlot: Sendable, Hashable {
  /// A spring of the plot, with its name.
  public struct Trace: Sendable, Hashable {
    /// The name in the legend.
    public var name: String
    /// The spring.
    public var spring: Spring

    /// A spring with a name.
    public init(name: String, spring: Spring) {
      self.name = name
      self.spring = spring
    }
  }

  /// The springs, whose curves share the axes; up to four have different colours.
  public var traces: [Trace]
  /// The position at the start.
  public var from: Double
  /// The position of rest.
  public var to: Double
  /// The velocity at the start, in units per second.
  public var initialVelocity: Double
  /// The time that is drawn, in seconds; nil for the time until all springs have settled (for an undamped spring,
  /// five periods).
  public var duration: Double?

  /// The plotted bounce; nil for a plot of springs.
  private var bounce: Bounce?

  /// A plot of a bounce from `from` to `to`; a shake begins and ends at `to`.
  public init(bounce: Bounce, from: Double = 0, to: Double = 1) {
    let motion = SpringMotion.bouncing(bounce, from: from, to: to, at: 0)
    self.init(spring: motion.spring, from: from, to: to, initialVelocity: motion.initialVelocity)
    self.bounce = bounce
  }

  /// A plot of springs that move from `from` to `to`.
  public init(
    traces: [Trace], from: Double = 0, to: Double = 1, initialVelocity: Double = 0, duration: Double? = nil
  ) {
    self.traces = traces
    self.from = from
    self.to = to
    self.initialVelocity = initialVelocity
    self.duration = duration
  }

  /// A plot of one spring.
  public init(spring: Spring, from: Double = 0, to: Double = 1, initialVelocity: Double = 0) {
    self.init(
      traces: [Trace(name: "", spring: spring)], from: from, to: to, initialVelocity: initialVelocity)
  }

  // MARK: Layout

  private static let width = 640.0
  private static let height = 320.0
  private static let left = 56.0
  private static let right = 616.0
  private static let top = 40.0
  private static let bottom = 276.0

  private func settled(_ spring: Spring) -> Double {
    let distance = to - from
    return spring.settlingDuration(
      target: bounce?.isShake == true ? 0 : distance, initialVelocity: initialVelocity,
      epsilon: 0.001 * (distance == 0 ? 1 : abs(distance)))
  }

  /// The last time of the plot, in seconds.
  private var end: Double {
    if let duration, duration > 0, duration < .infinity { return duration }
    let times = traces.map { settled($0.spring) < .infinity ? settled($0.spring) : 5 * $0.spring.response }
    let longest = times.max() ?? 1
    return longest > 0 ? longest * 1.1 : 1
  }

  private func motion(_ spring: Spring) -> Motion {
    if let bounce { return .bouncing(bounce, from: from, to: to, at: 0, within: .exact) }
    return Motion(spring: spring, start: 0, from: from, velocity: initialVelocity, target: to, within: .exact)
  }

  private static func grid(_ low: Double, _ high: Double, about count: Double) -> [Double] {
    let rough = (high - low) / count
    guard rough > 0, rough < .infinity else { return [low] }
    var step = 1.0
    while step > rough { step /= 10 }
    while step * 10 <= rough { step *= 10 }
    if step * 5 <= rough { step *= 5 } else if step * 2 <= rough { step *= 2 }
    let first = (low / step).rounded(.up)
    let last = (high / step).rounded(.down)
    guard last - first < 100 else { return [low] }
    return stride(from: first, through: last, by: 1).map { $0 * step }
  }

  // MARK: SVG

  /// The plot as an `svg` element.
  public var svg: String {
    let end = self.end
    let number = 600
    let motions = traces.map { motion($0.spring) }
    let samples = motions.map { motion in
      (0...number).map { motion.value(at: end * Double($0) / Double(number)) }
    }
    var low = min(from, to)
    var high = max(from, to)
    for value in samples.joined() {
      low = min(low, value)
      high = max(high, value)
    }
    if high == low { high = low + 1 }
    let margin = (high - low) * 0.06
    high += margin
    low -= margin
    func x(_ time: Double) -> Double { Self.left + (Self.right - Self.left) * time / end }
    func y(_ value: Double) -> Double {
      Self.bottom - (Self.bottom - Self.top) * (value - low) / (high - low)
    }

    var body: [String] = []
    for value in Self.grid(low, high, about: 5) {
      body.append(line("grid", Self.left, y(value), Self.right, y(value)))
      body.append(text("number end", Self.left - 10, y(value) + 4, value.text(decimals: 3)))
    }
    for time in Self.grid(0, end, about: 6) {
      body.append(line("grid", x(time), Self.top, x(time), Self.bottom))
      body.append(text("number middle", x(time), Self.bottom + 20, "\(time.text(decimals: 3)) s"))
    }
    body.append(line("target", Self.left, y(to), Self.right, y(to)))
    for (index, values) in samples.enumerated() {
      let points = values.enumerated().map { step, value in
        "\(x(end * Double(step) / Double(number)).text(decimals: 2)),\(y(value).text(decimals: 2))"
      }
      body.append(#"<polyline class="curve c\#(index % 4)" points="\#(points.joined(separator: " "))"/>"#)
    }
    if traces.count == 1, let trace = traces.first, let values = samples.first {
      body.append(contentsOf: marks(trace.spring, values: values, end: end, x: x, y: y))
    }
    body.append(contentsOf: legend())
    return document(body)
  }

  /// The marks of a spring's overshoot and settling time.
  private func marks(
    _ spring: Spring, values: [Double], end: Double, x: (Double) -> Double, y: (Double) -> Double
  ) -> [String] {
    var marks: [String] = []
    let settled = self.settled(spring)
    if settled > 0 && settled <= end {
      marks.append(line("mark", x(settled), Self.top, x(settled), Self.bottom))
      let side = x(settled) > Self.right - 120 ? "end" : "start"
      marks.append(
        text(
          "note \(side)", x(settled) + (side == "end" ? -8 : 8), (Self.top + Self.bottom) / 2,
          "settled at \(settled.text(decimals: 3)) s"))
    }
    let distance = to - from
    let beyond = values.map { distance == 0 ? 0 : ($0 - to) / distance }
    if let most = beyond.max(), most > 0.002, let index = beyond.firstIndex(of: most) {
      let time = end * Double(index) / Double(max(beyond.count - 1, 1))
      marks.append(
        #"<circle class="dot" cx="\#(x(time).text(decimals: 2))" cy="\#(y(values[index]).text(decimals: 2))" r="4"/>"#
      )
      marks.append(
        text(
          "note start", x(time) + 10, y(values[index]) + (distance < 0 ? 16 : -8),
          "\((most * 100).text(decimals: 1)) % over"))
    }
    return marks
  }

  private func legend() -> [String] {
    guard traces.count > 1 else { return [] }
    var entries: [String] = []
    var position = Self.left
    for (index, trace) in traces.enumerated() {
      entries.append(
        #"<line class="curve c\#(index % 4)" x1="\#(position)" y1="20" x2="\#(position + 20)" y2="20"/>"#)
      entries.append(text("note start", position + 28, 24, trace.name))
      // A letter is about seven points wide at this size.
      position += 28 + Double(trace.name.count) * 7 + 24
    }
    return entries
  }

  private func line(_ style: String, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> String {
    let ends = [x1, y1, x2, y2].map { $0.text(decimals: 2) }
    return #"<line class="\#(style)" x1="\#(ends[0])" y1="\#(ends[1])" x2="\#(ends[2])" y2="\#(ends[3])"/>"#
  }

  private func text(_ style: String, _ x: Double, _ y: Double, _ content: String) -> String {
    let place = #"x="\#(x.text(decimals: 2))" y="\#(y.text(decimals: 2))""#
    return #"<text class="\#(style)" \#(place)>\#(Self.escaped(content))</text>"#
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
    return result
  }

  private func document(_ body: [String]) -> String {
    let names = traces.map(\.name).filter { !$0.isEmpty }.joined(separator: ", ")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Int(Self.width)) \(Int(Self.height))" \
      width="\(Int(Self.width))" height="\(Int(Self.height))" role="img">
      <title>\(Self.escaped(names.isEmpty ? "Value over time of a spring" : "Value over time: \(names)"))</title>
      <style>
      .ground { fill: #ffffff } .grid { stroke: #e9ebf0 } .target { stroke: #8b93a3; stroke-dasharray: 4 4 }
      .curve { fill: none; stroke-width: 2.5; stroke-linejoin: round; stroke-linecap: round }
      .c0 { stroke: #2b62e3 } .c1 { stroke: #d9480f } .c2 { stroke: #2b8a3e } .c3 { stroke: #9c36b5 }
      .mark { stroke: #c3c9d4 } .dot { fill: #2b62e3 }
      text { font: 12px system-ui, sans-serif; fill: #5b6475; font-variant-numeric: tabular-nums }
      .note { fill: #2a303c } .start { text-anchor: start } .middle { text-anchor: middle } .end { text-anchor: end }
      @media (prefers-color-scheme: dark) {
      .ground { fill: #14161b } .grid { stroke: #262a33 } .target { stroke: #767f90 }
      .c0 { stroke: #7aa2ff } .c1 { stroke: #ff9e66 } .c2 { stroke: #69c97d } .c3 { stroke: #d58cf0 }
      .mark { stroke: #4a5160 } .dot { fill: #7aa2ff } text { fill: #9aa3b4 } .note { fill: #e2e6ee }
      }
      </style>
      <rect class="ground" width="100%" height="100%" rx="12"/>
      \(body.joined(separator: "\n"))
      </svg>

      """
  }
}
