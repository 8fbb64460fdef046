import SuppleInteractions
import SuppleScene

// What happens when.
extension ScriptWriter {
  /// An event, or nil for one that scripts have no words for.
  func event(_ event: ScriptEvent) -> JSONText? {
    let place: [(String, JSONText)]
    let said: [(String, JSONText)]?
    switch event.action {
    case .input(let input): (place, said) = ([], self.input(input))
    case .chatHeads(let command): (place, said) = (self.place("chat-heads"), self.command(command))
    case .badge(let badge, let command):
      place = self.place("slime-badge") + (inMessenger ? [("badge", id(badge))] : [])
      said = self.command(command)
    case .notch(let command): (place, said) = (self.place("flipping-notch"), self.command(command))
    }
    return said.map { .object([("t", .number(event.time))] + place + $0) }
  }

  private func place(_ name: String) -> [(String, JSONText)] { inMessenger ? [("in", .string(name))] : [] }

  private func input(_ input: Input) -> [(String, JSONText)]? {
    switch input {
    case .pointer(let pointer):
      let number = JSONText.number(Double(pointer.id))
      let name =
        switch pointer.phase {
        case .down: "down"
        case .move: "move"
        case .up: "up"
        case .cancel: "cancel"
        }
      if pointer.phase == .cancel { return [(name, number)] }
      let place = [(name, ScriptWriter.point(pointer.position))]
      return pointer.id == 1 ? place : place + [("pointer", number)]
    case .wheel(let delta, let point):
      return [("wheel", .array([.number(delta.x), .number(delta.y)])), ("at", ScriptWriter.point(point))]
    case .key(let key, let focus):
      let name = ScriptReader.keys.first { $0.value == key }?.name ?? "Escape"
      return [("key", .string(name))] + (focus.map { [("focus", .string(names.name(of: $0)))] } ?? [])
    case .viewport(let viewport):
      return [
        ("resize", .array([.number(viewport.size.width), .number(viewport.size.height)])),
        ("safeArea", ScriptWriter.insets(viewport.safeArea)),
      ]
    case .keyboard(let height): return [("keyboard", .number(height))]
    // A script has its preferences from the start.
    case .preferences: return nil
    }
  }

  private func command(_ command: ChatHeads.Command) -> [(String, JSONText)]? {
    func named(_ name: String, _ head: Int32, _ more: (String, JSONText)...) -> [(String, JSONText)] {
      [("do", .string(name)), ("head", id(head))] + more
    }
    switch command {
    case .add(let head, let unread, true):
      return named("add", head, ("unread", .number(Double(unread))))
    case .remove(let head): return named("remove", head)
    case .open(let head): return named("open", head)
    case .select(let head): return named("select", head)
    case .setUnread(let head, let count): return named("setUnread", head, ("count", .number(Double(count))))
    case .message(let head, let text):
      return named("message", head, ("text", .string(names.text(of: text) ?? "")))
    case .setRestingPlace(let edge, let y, true):
      return [("do", .string("moveTo")), ("edge", ScriptWriter.edge(edge)), ("y", .number(y))]
    case .cancelDismissal: return [("do", .string("refuse"))]
    case .close: return [("do", .string("close"))]
    case .add, .setRestingPlace, .clearExclusionAreas, .addExclusionArea, .openOverflow, .hint: return nil
    }
  }

  private func command(_ command: SlimeBadge.Command) -> [(String, JSONText)]? {
    switch command {
    case .setCount(let count): [("do", .string("setCount")), ("count", ScriptWriter.count(count))]
    case .moveAnchor(let home): [("do", .string("moveHome")), ("to", ScriptWriter.point(home))]
    case .clear: [("do", .string("clear"))]
    case .cancelDismissal: [("do", .string("refuse"))]
    case .hint: nil
    }
  }

  private func command(_ command: FlippingNotch.Command) -> [(String, JSONText)]? {
    switch command {
    case .beginRefreshing: [("do", .string("start"))]
    case .finishRefreshing(let items): [("do", .string("answer")), ("items", .number(Double(max(0, items))))]
    case .failRefreshing(let text): [("do", .string("fail")), ("text", .string(names.text(of: text) ?? ""))]
    case .scrollTo(let y): [("do", .string("scrollTo")), ("y", .number(max(0, y)))]
    case .cancelRefreshing: [("do", .string("cancelRefresh"))]
    case .setCutout, .setNavigationBar, .setCell, .setRows, .hint: nil
    }
  }
}
