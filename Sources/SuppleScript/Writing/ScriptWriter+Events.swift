import SuppleContract
import SuppleInteractions
import SuppleScene

// Events: input and commands, at their times.
extension ScriptWriter {
  /// An event; nil for an event that scripts cannot contain.
  func event(_ event: ScriptEvent) -> JSONText? {
    let members =
      switch event.action.content {
      case .input(let value): input(value)
      case .command(let value): command(value)
      }
    return members.map { .object([("t", .number(event.time))] + $0) }
  }

  private func input(_ input: Input) -> [(String, JSONText)]? {
    switch input {
    case .pointer(let pointer):
      let number = JSONText.number(Double(pointer.id))
      let name = Contract.phases.first { $0.value == pointer.phase }?.name ?? ""
      if pointer.phase == .cancel { return [(name, number)] }
      let place = [(name, ScriptWriter.point(pointer.position))]
      return pointer.id == 1 ? place : place + [("pointer", number)]
    case .wheel(let delta, let point):
      return [("wheel", .array([.number(delta.x), .number(delta.y)])), ("at", ScriptWriter.point(point))]
    case .key(let key, let focus):
      let name = Contract.keys.first { $0.value == key }?.name ?? ""
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

  /// A command by its description in the contract; nil for a command that scripts cannot contain.
  private func command(_ addressed: ScriptAction.Command) -> [(String, JSONText)]? {
    let commands = addressed.interaction.commands
    guard let command = commands.first(where: { $0.number == addressed.numbers.number }), command.isInScripts
    else { return nil }
    var members: [(String, JSONText)] = []
    if inMessenger {
      members.append(("in", .string(addressed.interaction.scriptName)))
      if let badge = addressed.badge { members.append(("badge", id(badge))) }
    }
    members.append(("do", .string(command.name)))
    var rest = addressed.numbers.arguments.list[...]
    for argument in command.arguments {
      let count = argument.kind.numberNames.count
      let numbers = Array(rest.prefix(count))
      rest = rest.dropFirst(count)
      guard !argument.isDefault(numbers) else { continue }
      if argument.kind == .rects {
        members.append((argument.name, ScriptWriter.areas(addressed.numbers.arguments.rects)))
        continue
      }
      members.append((argument.name, value(numbers, of: argument.kind)))
      if argument.sender != nil, let sender = names.sender(of: Int32(total: numbers.first ?? 0)) {
        members.append(("sender", .string(sender)))
      }
    }
    return members
  }

  private func value(_ numbers: [Double], of kind: ArgumentKind) -> JSONText {
    let number = numbers.first ?? 0
    switch kind {
    case .head: return id(Int32(total: number))
    case .text: return .string(names.text(of: Int32(total: number)) ?? "")
    case .count: return .number(max(ScriptLimits.counts.lowerBound, number))
    case .optionalCount: return number.isNaN ? .null : .number(number)
    case .number(let range): return .number(max(range.lowerBound, number))
    case .optionalNumber: return .number(number)
    case .flag: return .bool(number > 0)
    case .edge: return ScriptWriter.edge(RestingEdge(rawValue: Int32(total: number)) ?? .left)
    case .docking:
      let last = Contract.dockings.count - 1
      return .string(Contract.dockings[min(last, max(0, Int(number)))].name)
    case .point, .rect, .optionalPicture, .optionalFace, .optionalSize:
      return .array(numbers.map { .number($0) })
    // Scripts have no command with such an argument, and lists are written by themselves.
    case .optionalCutout, .rects: return .null
    }
  }
}
