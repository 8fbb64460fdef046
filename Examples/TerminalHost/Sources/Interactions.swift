// The three interactions in a terminal: `swift run TerminalHost chat-heads`, `slime-badge` or `flipping-notch`; q ends it.
import SuppleInteractions
import SuppleScene

@main
struct Program {
  static func main() {
    let (columns, rows) = terminalSize()
    let room = Viewport(size: Size(width: Double(columns) * 8, height: Double(rows) * 16))
    switch CommandLine.arguments.dropFirst().first {
    case "chat-heads":
      var heads = ChatHeads(style: .modern, viewport: room, seed: 1)
      for head in 1...3 as ClosedRange<Int32> {
        heads.perform(.add(head: head, unread: head - 1, animated: true), at: 0)
      }
      var terminal = Terminal(heads, content: chatHeads)
      terminal.run()
    case "slime-badge":
      var badge = SlimeBadge(style: .modern, viewport: room, seed: 1)
      badge.perform(.moveAnchor(Point(x: 160, y: 120)), at: 0)
      badge.perform(.setCount(8), at: 0)
      var terminal = Terminal(badge, content: { _ in nil })
      terminal.run()
    case "flipping-notch":
      var notch = FlippingNotch(style: .modern, viewport: room, seed: 1)
      notch.perform(.setCutout(.notch), at: 0)
      notch.perform(.setRows(9), at: 0)
      var terminal = Terminal(notch, content: flippingNotch) { event, time, notch in
        if event == .beganRefreshing { notch.perform(.finishRefreshing(items: 1), at: time) }
      }
      terminal.run()
    default: fail("Usage: TerminalHost chat-heads | slime-badge | flipping-notch")
    }
  }
}

/// The content of chat heads.
func chatHeads(_ layer: Layer) -> (color: RGBAColor, text: String)? {
  let colors: [UInt32] = [0x2D6C_DFFF, 0x1B9E_77FF, 0xB845_5CFF]
  return switch layer.id.role {
  case .head, .overflowed:
    (
      RGBAColor(rgba: colors[Int(layer.id.item) % 3]),
      String("ABC".dropFirst(Int(layer.id.item - 1)).prefix(1))
    )
  case .conversation, .overflowPanel, .conversationBeak, .panelBar: (RGBAColor(rgba: 0xE8EC_F4FF), "")
  case .scrim, .targetScrim: (.black, "")
  case .dismissTarget: (RGBAColor(rgba: 0x4444_4AFF), "x")
  default: nil
  }
}

/// The content of a flipping notch.
func flippingNotch(_ layer: Layer) -> (color: RGBAColor, text: String)? {
  switch layer.id.role {
  case .list: (RGBAColor(rgba: 0xE8EC_F4FF), "")
  case .row, .card, .panel:
    (RGBAColor(rgba: layer.face == .front ? 0x2222_28FF : 0x2D6C_DFFF), "Row \(layer.id.item)")
  default: nil
  }
}
