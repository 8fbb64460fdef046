import SuppleCairo
import SuppleInteractions
import SuppleScene
import SuppleScript

extension Script {
  /// The script with the size of its words for each message without one, as a gallery draws them. A host measures words before
  /// it announces a message; a script by hand has no sizes.
  public func measuringMessages() -> Script {
    let history = ScriptHistory(self)
    guard let heads = history.heads, let pixels = try? Pixels(width: 1, height: 1) else { return self }
    let painter = Painter(on: pixels, scale: 1, cache: DrawingCache())
    var script = self
    for (index, event) in events.enumerated() {
      guard case .chatHeads(.message(let head, let number, nil)) = event.action,
        let text = names.text(of: number)
      else { continue }
      let limit = ChatHeads(style: heads.style, viewport: history.viewport(at: event.time), seed: 0)
        .flyoutLimit
      let bubble = FlyoutBubble(
        name: names.sender(of: number) ?? Person(id: names.id(of: head) ?? String(head)).name, text: text,
        others: history.unread(besides: head, at: event.time) { _ in -.infinity }, isRightToLeft: rightToLeft)
      let size = bubble.size(limit: limit, palette: Palette(.light), with: painter)
      script.events[index].action = .chatHeads(.message(head: head, text: number, size: size))
    }
    return script
  }
}
