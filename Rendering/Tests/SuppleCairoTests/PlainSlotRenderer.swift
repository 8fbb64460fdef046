import SuppleCairo
import SuppleInteractions
import SuppleScene
import SuppleScript

/// Draws plain content with edges, letters and curves everywhere, so that any motion changes pixels.
final class PlainSlotRenderer: SlotRenderer {
  private let names: ScriptNames
  private static let paper = RGBAColor(rgba: 0xE1E6EFFF)
  private static let ink = RGBAColor(rgba: 0x1B1F27FF)
  private static let tones: [(RGBAColor, RGBAColor)] = [
    (RGBAColor(rgba: 0x7C8CFFFF), RGBAColor(rgba: 0x3A49C9FF)),
    (RGBAColor(rgba: 0xFF9A8BFF), RGBAColor(rgba: 0xC43E5CFF)),
    (RGBAColor(rgba: 0x5FD3B0FF), RGBAColor(rgba: 0x11805FFF)),
    (RGBAColor(rgba: 0xFFC46BFF), RGBAColor(rgba: 0xB96A00FF)),
  ]

  init(names: ScriptNames) { self.names = names }

  func isSlot(_ layer: Layer) -> Bool { layer.id.role.isSlot }

  func outlineColor(of layer: Layer) -> RGBAColor? { .white }

  func text(of number: Int32) -> String? { names.text(of: number) }

  func look(of layer: Layer, at time: Double) -> SlotLook {
    switch layer.id.role {
    case .head, .overflow: SlotLook(inset: 4)
    case .conversation, .panel: SlotLook(background: .white)
    case .row: SlotLook(background: .white, shadow: Shadow(opacity: 0.12, offset: 2, radius: 8))
    case .card:
      SlotLook(
        background: layer.face == .back ? .white : nil, shadow: Shadow(opacity: 0.28, offset: 8, radius: 28))
    case .dismissTarget: SlotLook(overhang: layer.traits.contains(.engaged) ? 14 : 0, shadow: Shadow.none)
    case .flyout: SlotLook(background: .white)
    case .burst:
      if case .count(let number) = layer.label { SlotLook(version: Int(number)) } else { SlotLook() }
    default: SlotLook()
    }
  }

  func drawBackdrop(size: Size, at time: Double, with painter: Painter) {
    painter.fill(with: .color(PlainSlotRenderer.paper))
    var lines = Outline()
    for line in 1..<Int(max(2, min(2000, size.height / 40))) {
      let y = Double(line) * 40
      lines.add(.move(Point(x: 0, y: y)))
      lines.add(.line(Point(x: size.width, y: y)))
    }
    painter.stroke(lines, with: .color(RGBAColor(rgba: 0xC3CAD8FF)), width: 1)
  }

  func draw(_ layer: Layer, at time: Double, with painter: Painter) {
    let box = Rect(x: 0, y: 0, width: layer.size.width, height: layer.size.height)
    switch layer.id.role {
    case .head: drawHead(layer, box, with: painter)
    case .overflow:
      painter.fill(.ellipse(in: box.inset(by: 4)), with: .color(RGBAColor(rgba: 0xDFE3EAFF)))
      var style = TextStyle(size: 18, weight: .semibold, color: PlainSlotRenderer.ink)
      style.alignment = .center
      if case .count(let count) = layer.label {
        painter.draw("+\(count)", in: box, style: style, placement: .capitals)
      }
    case .conversation, .panel: drawConversation(layer, box, with: painter)
    case .row: drawRow(layer, box, with: painter)
    case .card: drawCard(layer, box, with: painter)
    case .flyout:
      painter.draw(
        "Anna", in: Rect(x: 14, y: 8, width: box.width - 28, height: 16),
        style: TextStyle(size: 13, weight: .semibold, color: PlainSlotRenderer.ink))
      if case .text(let number) = layer.label, let text = text(of: number) {
        painter.draw(
          text, in: Rect(x: 14, y: 26, width: box.width - 28, height: 20),
          style: TextStyle(size: 15, color: PlainSlotRenderer.ink))
      }
    case .dismissTarget: drawTarget(layer, box, with: painter)
    case .burst:
      painter.stroke(.ellipse(in: box.inset(by: 3)), with: .color(PlainSlotRenderer.ink), width: 2)
      var style = TextStyle(size: 30, weight: .bold, color: PlainSlotRenderer.ink)
      style.alignment = .center
      if case .count(let number) = layer.label {
        painter.draw("\(number)", in: box, style: style, placement: .capitals)
      }
    default: break
    }
  }

  private func drawHead(_ layer: Layer, _ box: Rect, with painter: Painter) {
    let tone = PlainSlotRenderer.tones[Int(layer.id.item.magnitude) % PlainSlotRenderer.tones.count]
    let face = box.inset(by: 4)
    // A circle that is squashed is an ellipse; a head with a face is a rounded rectangle.
    let isRound = (4 * layer.topRadius - box.width - box.height).magnitude <= 0.01
    let radius = max(0, layer.topRadius - 4)
    func outline(_ outset: Double) -> Outline {
      let box = face.inset(by: -outset)
      return isRound
        ? .ellipse(in: box)
        : .rectangle(box, topRadius: radius + outset, bottomRadius: radius + outset)
    }
    painter.fill(
      outline(0),
      with: .linear(
        from: Point(x: face.minX, y: face.minY), to: Point(x: face.maxX, y: face.maxY),
        [GradientStop(0, tone.0), GradientStop(1, tone.1)]))
    painter.innerGlow(
      in: face, cornerRadius: isRound ? face.width / 2 : radius, blur: 3,
      color: RGBAColor(red: 255, green: 255, blue: 255, alpha: 178))
    var style = TextStyle(
      size: (isRound ? box.width : min(box.width, box.height)) * 0.3, weight: .semibold, color: .white)
    style.alignment = .center
    let name = names.id(of: layer.id.item) ?? "?"
    painter.draw(String(name.prefix(1)).uppercased(), in: box, style: style, placement: .capitals)
    if layer.traits.contains(.selected) {
      painter.stroke(outline(1.25), with: .color(.white), width: 2.5)
    }
  }

  private func drawConversation(_ layer: Layer, _ box: Rect, with painter: Painter) {
    painter.draw(
      names.id(of: layer.id.item) ?? "", in: Rect(x: 16, y: 12, width: box.width - 32, height: 28),
      style: TextStyle(size: 20, weight: .bold, color: PlainSlotRenderer.ink))
    for line in 0..<8 {
      let isOwn = line % 3 == 1
      let width = box.width * (0.35 + 0.08 * Double(line % 4))
      let bubble = Rect(
        x: isOwn ? box.width - width - 16 : 16, y: 60 + 52 * Double(line), width: width, height: 40)
      painter.fill(
        .rectangle(bubble, radius: 18),
        with: .color(isOwn ? RGBAColor(rgba: 0x2F6BFFFF) : RGBAColor(rgba: 0xE9ECF2FF)))
      painter.draw(
        "A line of words that is too long", in: bubble.inset(by: 12),
        style: TextStyle(size: 15, color: isOwn ? .white : PlainSlotRenderer.ink))
    }
  }

  private func drawRow(_ layer: Layer, _ box: Rect, with painter: Painter) {
    painter.fill(
      .ellipse(in: Rect(x: 16, y: box.height / 2 - 22, width: 44, height: 44)),
      with: .color(PlainSlotRenderer.tones[Int(layer.id.item.magnitude) % PlainSlotRenderer.tones.count].1))
    painter.draw(
      "Row \(layer.id.item)", in: Rect(x: 76, y: box.height / 2 - 22, width: box.width - 92, height: 20),
      style: TextStyle(size: 16, weight: .semibold, color: PlainSlotRenderer.ink))
    painter.draw(
      "What was said last, and a little more of it",
      in: Rect(x: 76, y: box.height / 2 + 2, width: box.width - 92, height: 20),
      style: TextStyle(size: 14, color: RGBAColor(rgba: 0x5C6577FF)))
  }

  private func drawCard(_ layer: Layer, _ box: Rect, with painter: Painter) {
    if layer.face == .back { return drawRow(layer, box, with: painter) }
    var style = TextStyle(size: 15, weight: .medium, color: .white)
    style.alignment = .center
    if case .text(let number) = layer.label, let text = text(of: number) {
      painter.draw(text, in: box.inset(by: 8), style: style)
    } else if layer.traits.contains(.waiting) {
      painter.fill(
        .rectangle(Rect(x: box.width / 2 - 30, y: box.height / 2 - 3, width: 60, height: 6), radius: 3),
        with: .color(RGBAColor(rgba: 0xFFFFFF66)))
    }
  }

  private func drawTarget(_ layer: Layer, _ box: Rect, with painter: Painter) {
    let isCaptured = layer.traits.contains(.engaged)
    if isCaptured {
      painter.fill(.ellipse(in: box.inset(by: -14)), with: .color(RGBAColor(rgba: 0xD700154D)))
    }
    painter.fill(
      .ellipse(in: box), with: .color(isCaptured ? RGBAColor(rgba: 0xD70015FF) : RGBAColor(rgba: 0x14161A8C)))
    painter.stroke(.ellipse(in: box.inset(by: 1)), with: .color(.white), width: 2)
    let cross = box.inset(by: box.width * 0.37)
    var path = Outline.line(Point(x: cross.minX, y: cross.minY), Point(x: cross.maxX, y: cross.maxY))
    path.add(.move(Point(x: cross.minX, y: cross.maxY)))
    path.add(.line(Point(x: cross.maxX, y: cross.minY)))
    painter.stroke(path, with: .color(.white), width: 2.5, cap: .round)
  }
}
