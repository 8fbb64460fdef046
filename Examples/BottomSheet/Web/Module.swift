import SuppleInteractions

// The bottom sheet as a WebAssembly module: numbers for commands and events. The Makefile compiles this file with the
// sheet and the exports of `Web/Sources`.

/// The interaction of the module.
typealias OwnInteraction = BottomSheet

extension BottomSheet: NumberedCommands {
  static func command(_ number: Int32, _ arguments: CommandArguments) -> Command? {
    switch number {
    case 0: .open(Int(Int32(total: arguments.a)))
    case 1: .close
    case 2: .cancelDismissal
    default: nil
    }
  }
}

extension BottomSheet: NumberedEvents {
  /// The numbers are those of the contract's events with these names. The item is a snap point.
  static func numbers(of event: Event) -> EventNumbers {
    switch event {
    case .opened(let point): EventNumbers(name: 1, item: Int32(point))
    case .settled(let point): EventNumbers(name: 25, item: Int32(point))
    case .dismissed: EventNumbers(name: 7)
    }
  }
}
