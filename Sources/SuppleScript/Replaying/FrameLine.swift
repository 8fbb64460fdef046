import SuppleContract
import SuppleInteractions
import SuppleScene

/// A frame as one line of JSON, as `supple replay` prints it. The contract lists the values of each role's layers.
public enum FrameLine {
  /// The line of a frame, without a line break.
  public static func text(of frame: ReplayFrame, names: ScriptNames) -> String {
    var text = ""
    append(frame, names: names, to: &text)
    return text
  }

  /// Appends the line of a frame, without a line break, to a text.
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
    text += "],"
    if !frame.progress.isEmpty {
      text += "\"progress\":"
      append(frame.progress, names: names, to: &text)
      text += ","
    }
    text += "\"events\":["
    isFirst = true
    for event in frame.events {
      if !isFirst { text += "," }
      isFirst = false
      append(event, names: names, to: &text)
    }
    text += "]}"
  }

  /// The numbers of one interaction, or of each interaction of a messenger under its name.
  private static func append(_ progress: [ReplayFrame.Progress], names: ScriptNames, to text: inout String) {
    text += "{"
    for (index, part) in progress.enumerated() {
      if index > 0 { text += "," }
      if progress.count > 1 { text += "\"\(part.interaction.scriptName)\":{" }
      for (place, (field, number)) in zip(part.interaction.progress, part.numbers).enumerated() {
        text += (place > 0 ? "," : "") + "\"\(field.name)\":"
        switch field.kind {
        case .number: NumberText.append(number, to: &text)
        case .flag: text += String(number != 0)
        case .state: text += "\"\(Contract.notchStates[Int(number)])\""
        case .head:
          if number == 0 {
            text += "null"
          } else {
            NumberText.appendQuoted(names.id(of: Int32(number)) ?? String(Int32(number)), to: &text)
          }
        }
      }
      if progress.count > 1 { text += "}" }
    }
    text += "}"
  }

  private static func append(_ layer: Layer, of frame: Frame, names: ScriptNames, to text: inout String) {
    func number(_ key: String, _ value: Double) {
      text += ",\"\(key)\":"
      NumberText.append(value, to: &text)
    }
    text += "{\"id\":"
    NumberText.appendQuoted(names.name(of: layer.id), to: &text)
    number("x", layer.center.x)
    // The y of a list is its scroll offset.
    number("y", layer.id.role == .list ? layer.center.y - layer.size.height / 2 : layer.center.y)
    number("width", layer.size.width)
    number("height", layer.size.height)
    let values = layer.id.role.roleDescription?.values ?? []
    if values.contains(.scale) { number("scale", layer.scale) }
    if values.contains(.opacity) { number("opacity", layer.opacity) }
    if values.contains(.angle) {
      number("angle", layer.angle)
      text += ",\"face\":\"\(Contract.faces[Int(layer.face.rawValue)].name)\""
    }
    if values.contains(.cornerRadius) { number("cornerRadius", max(layer.topRadius, layer.bottomRadius)) }
    if values.contains(.fill), let fill = layer.fill {
      let digits = String(fill.rgba, radix: 16)
      text += ",\"fill\":\"#" + String(repeating: "0", count: 8 - digits.count) + digits + "\""
    }
    if values.contains(.text), let label = label(of: layer, names: names) {
      text += ",\"text\":"
      NumberText.appendQuoted(label, to: &text)
      if case .text(let number) = layer.label, let sender = names.sender(of: number) {
        text += ",\"sender\":"
        NumberText.appendQuoted(sender, to: &text)
      }
    }
    if values.contains(.path), !layer.path.isEmpty {
      text += ",\"path\":\""
      append(frame.outline(of: layer), to: &text)
      text += "\""
    }
    if values.contains(.border), layer.borderWidth > 0 { number("borderWidth", layer.borderWidth) }
    if values.contains(.content), layer.contentOpacity < 1 { number("contentOpacity", layer.contentOpacity) }
    if values.contains(.content), layer.contentOffset != 0 { number("contentOffset", layer.contentOffset) }
    if values.contains(.content), layer.saturation < 1 { number("saturation", layer.saturation) }
    text += "}"
  }

  /// The text of a layer's label; nil for none.
  public static func label(of layer: Layer, names: ScriptNames) -> String? {
    switch layer.label {
    case .none: nil
    case .count(let count): String(count)
    case .moreThan(let count): "\(count)+"
    case .text(let number): names.text(of: number)
    case .letter(let letter): String(UnicodeScalar(UInt8(truncatingIfNeeded: letter)))
    }
  }

  /// Appends an outline as SVG path data: absolute commands, without unnecessary spaces.
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
    var values = [event.value, event.secondValue][...]
    for field in event.name.eventDescription.fields {
      switch field.kind {
      case .edge: text += ",\"\(field.name)\":\"\(Contract.edges[Int(event.edge?.rawValue ?? 0)].name)\""
      case .number, .count:
        text += ",\"\(field.name)\":"
        NumberText.append((values.popFirst() ?? nil) ?? 0, to: &text)
      case .flag: text += ",\"\(field.name)\":\(event.value != 0)"
      case .docking:
        text += ",\"\(field.name)\":\"\(Contract.dockings[Int(event.docking?.rawValue ?? 0)].name)\""
      case .frame:
        let frame = event.frame ?? Rect(x: 0, y: 0, width: 0, height: 0)
        text += ",\"\(field.name)\":["
        for (index, number) in [frame.x, frame.y, frame.width, frame.height].enumerated() {
          if index > 0 { text += "," }
          NumberText.append(number, to: &text)
        }
        text += "]"
      case .text: break
      }
    }
    text += "}"
  }
}
