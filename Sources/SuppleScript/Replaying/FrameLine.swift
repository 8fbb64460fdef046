import SuppleInteractions
import SuppleScene

/// A frame as one line of JSON, as `supple replay` prints it.
///
/// `Web/replay.mjs` writes the same; what each role carries is the table in both.
public enum FrameLine {
  /// What a layer carries beyond its place, by its role.
  private struct Traits: OptionSet {
    let rawValue: Int
    static let scale = Traits(rawValue: 1)
    static let opacity = Traits(rawValue: 2)
    static let angle = Traits(rawValue: 4)
    static let cornerRadius = Traits(rawValue: 8)
    static let fill = Traits(rawValue: 16)
    static let text = Traits(rawValue: 32)
    static let path = Traits(rawValue: 64)

    init(rawValue: Int) { self.rawValue = rawValue }

    init(_ role: LayerRole) {
      switch role {
      case .list: self = []
      case .scrim: self = [.opacity, .fill]
      case .head: self = [.scale, .opacity]
      case .conversation, .dismissTarget, .row: self = [.scale, .opacity, .cornerRadius]
      case .overflow: self = [.scale, .opacity, .text]
      case .flyout: self = [.scale, .opacity, .cornerRadius, .text]
      case .anchor, .particle: self = [.scale, .opacity, .cornerRadius, .fill]
      case .badge: self = [.scale, .opacity, .cornerRadius, .fill, .text]
      case .connector: self = [.opacity, .fill, .path]
      case .notch: self = [.cornerRadius, .fill, .path]
      case .card: self = [.scale, .opacity, .angle, .cornerRadius, .fill, .text]
      default: self = []
      }
    }
  }

  /// A frame's line, without the line's end.
  public static func text(of frame: ReplayFrame, names: ScriptNames) -> String {
    var text = ""
    append(frame, names: names, to: &text)
    return text
  }

  /// Adds a frame's line, without the line's end, to a text.
  public static func append(_ frame: ReplayFrame, names: ScriptNames, to text: inout String) {
    text += "{\"t\":"
    NumberText.append(frame.time, to: &text)
    text += ",\"settled\":"
    switch frame.scene.schedule {
    case .now: text += "false"
    case .settled: text += "true"
    case .at(let time): NumberText.append(time, to: &text)
    }
    text += ",\"layers\":["
    var isFirst = true
    for layer in frame.scene.layers {
      if !isFirst { text += "," }
      isFirst = false
      append(layer, of: frame.scene, names: names, to: &text)
    }
    text += "],\"events\":["
    isFirst = true
    for event in frame.events {
      if !isFirst { text += "," }
      isFirst = false
      append(event, names: names, to: &text)
    }
    text += "]}"
  }

  private static func append(_ layer: Layer, of frame: Frame, names: ScriptNames, to text: inout String) {
    func number(_ key: String, _ value: Double) {
      text += ",\"\(key)\":"
      NumberText.append(value, to: &text)
    }
    text += "{\"id\":"
    NumberText.appendQuoted(names.name(of: layer.id), to: &text)
    number("x", layer.center.x)
    // A list is told by its offset.
    number("y", layer.id.role == .list ? layer.center.y - layer.size.height / 2 : layer.center.y)
    number("width", layer.size.width)
    number("height", layer.size.height)
    let traits = Traits(layer.id.role)
    if traits.contains(.scale) { number("scale", layer.scale) }
    if traits.contains(.opacity) { number("opacity", layer.opacity) }
    if traits.contains(.angle) {
      number("angle", layer.angle)
      text += layer.face == .front ? ",\"face\":\"front\"" : ",\"face\":\"back\""
    }
    if traits.contains(.cornerRadius) { number("cornerRadius", max(layer.topRadius, layer.bottomRadius)) }
    if traits.contains(.fill), let fill = layer.fill {
      let digits = String(fill.rgba, radix: 16)
      text += ",\"fill\":\"#" + String(repeating: "0", count: 8 - digits.count) + digits + "\""
    }
    if traits.contains(.text), let label = label(of: layer, names: names) {
      text += ",\"text\":"
      NumberText.appendQuoted(label, to: &text)
    }
    if traits.contains(.path), !layer.path.isEmpty {
      text += ",\"path\":\""
      append(frame.outline(of: layer), to: &text)
      text += "\""
    }
    text += "}"
  }

  /// What a layer says, or nil where it says nothing.
  public static func label(of layer: Layer, names: ScriptNames) -> String? {
    switch layer.label {
    case .none: nil
    case .count(let count): count > 99 ? "99+" : String(count)
    case .text(let number): names.text(of: number)
    }
  }

  /// An outline in SVG's syntax, absolute, without a space that is not needed.
  private static func append(_ outline: ArraySlice<OutlineElement>, to text: inout String) {
    func points(_ command: String, _ points: Point...) {
      text += command
      var isFirst = true
      for point in points {
        if !isFirst { text += " " }
        isFirst = false
        NumberText.append(point.x, to: &text)
        text += " "
        NumberText.append(point.y, to: &text)
      }
    }
    for element in outline {
      switch element {
      case .move(let point): points("M", point)
      case .line(let point): points("L", point)
      case .quadratic(let control, let end): points("Q", control, end)
      case .cubic(let first, let second, let end): points("C", first, second, end)
      case .close: text += "Z"
      }
    }
  }

  private static func append(_ event: EventRecord, names: ScriptNames, to text: inout String) {
    text += "{\"t\":"
    NumberText.append(event.time, to: &text)
    text += ",\"name\":\"\(event.name.rawValue)\""
    if event.item != 0 {
      text += names.kind(of: event.item) == .badge ? ",\"badge\":" : ",\"head\":"
      NumberText.appendQuoted(names.id(of: event.item) ?? String(event.item), to: &text)
    }
    if let edge = event.edge { text += edge == .right ? ",\"edge\":\"right\"" : ",\"edge\":\"left\"" }
    if let value = event.value {
      text += event.name == .inserted ? ",\"items\":" : ",\"y\":"
      NumberText.append(value, to: &text)
    }
    text += "}"
  }
}
