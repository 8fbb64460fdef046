import SuppleContract
import SuppleInteractions
import SuppleScene

/// A call of a function that the WebAssembly module exports, without the handle of the interaction.
public struct ModuleCall: Sendable, Hashable {
  /// The name of the export.
  public var export: String
  /// The arguments.
  public var arguments: [Double]
  /// The content of the style buffer at the call.
  public var styleNumbers: [Double] = []

  init(_ export: String, _ arguments: [Double]) {
    self.export = export
    self.arguments = arguments
  }
}

/// The calls by which the WebAssembly module plays a script exactly as ``Replay`` does natively.
///
/// A program without a reader of scripts can play the calls on the module and compare its frames with
/// ``numbers(of:)``, bit for bit.
public struct ModuleCalls: Sendable {
  /// The maximum number of areas in a command's list.
  private static let maximumAreas = 64

  private let script: Script
  private var eventsPlayed = 0

  /// Starts at the beginning of a script.
  public init(_ script: Script) { self.script = script }

  /// The kind of the interaction: its number in the module.
  public var kind: Int32 { script.subject.start.kind }

  /// The calls before the first frame: they create the interaction and set its state at the start.
  public var opening: [ModuleCall] {
    let style = script.subject.start.styleNumbers
    let seed = Double(script.seed)
    var setStyle = ModuleCall("setStyle", [0, Double(style.numbers.count)])
    setStyle.styleNumbers = style.numbers
    let opening = script.opening
    var calls = [
      ModuleCall("create", [Double(kind), Double(style.preset)] + size(script.viewport) + [seed]), setStyle,
      // The style must apply from the beginning.
      ModuleCall("reset", size(script.viewport) + insets(script.viewport) + [seed]),
    ]
    calls += opening.actions.map { call($0, at: opening.time) }
    // The events before the script's start are not shown.
    if opening.time < 0 { calls.append(ModuleCall("frame", [0])) }
    return calls
  }

  /// The calls for the events after the last frame, up to and including a time.
  public mutating func calls(upTo time: Double) -> [ModuleCall] {
    var calls: [ModuleCall] = []
    while eventsPlayed < script.events.count, script.events[eventsPlayed].time <= time {
      let event = script.events[eventsPlayed]
      calls.append(call(.action(event.action), at: event.time))
      eventsPlayed += 1
    }
    return calls
  }

  // MARK: Input and commands

  private func call(_ action: StageAction, at time: Double) -> ModuleCall {
    switch action {
    case .action(let action):
      switch action.content {
      case .input(let input): return call(input, at: time)
      case .command(let command): return call(command, at: time)
      }
    case .addToGroup(let sum, let member):
      let arguments = CommandArguments([Double(sum), Double(member)]).list
      return ModuleCall("command", [time, Double(Contract.messengerAddToGroup)] + arguments)
    case .addBadge(let badge):
      let count = badge.count.map { Double($0) } ?? .nan
      let arguments = CommandArguments([Double(badge.badge), Double(badge.row), count]).list
      return ModuleCall("command", [time, Double(Contract.messengerAddBadge)] + arguments)
    }
  }

  private func call(_ command: ScriptAction.Command, at time: Double) -> ModuleCall {
    var (number, arguments) = (command.numbers.number, command.numbers.arguments)
    if kind == Contract.messengerKind {
      number += command.interaction.kind * Contract.messengerCommandStride
      if let badge = command.badge { arguments = CommandArguments([Double(badge)] + arguments.list) }
    }
    var call = ModuleCall("command", [time, Double(number)] + arguments.list)
    call.styleNumbers = command.numbers.arguments.rects.prefix(ModuleCalls.maximumAreas).flatMap {
      [$0.x, $0.y, $0.width, $0.height]
    }
    return call
  }

  private func call(_ input: Input, at time: Double) -> ModuleCall {
    switch input {
    case .pointer(let pointer):
      let phase = Double(pointer.phase.rawValue)
      return ModuleCall(
        "pointer", [time, Double(pointer.id), phase, pointer.position.x, pointer.position.y])
    case .wheel(let delta, let point): return ModuleCall("wheel", [time, delta.x, delta.y, point.x, point.y])
    case .key(let key, let focus):
      let layer = [Double(focus?.role.rawValue ?? -1), Double(focus?.item ?? 0)]
      return ModuleCall("key", [time, Double(key.rawValue)] + layer)
    case .viewport(let viewport): return ModuleCall("viewport", [time] + size(viewport) + insets(viewport))
    case .keyboard(let height): return ModuleCall("keyboard", [time, height])
    case .preferences(let preferences):
      return ModuleCall(
        "preferences",
        [
          time, preferences.reducedMotion ? 1 : 0, preferences.rightToLeft ? 1 : 0, preferences.rate,
          Double(preferences.tells.rawValue),
        ])
    }
  }

  private func size(_ viewport: Viewport) -> [Double] { [viewport.size.width, viewport.size.height] }

  private func insets(_ viewport: Viewport) -> [Double] {
    let insets = viewport.safeArea
    return [insets.top, insets.left, insets.bottom, insets.right]
  }
}
