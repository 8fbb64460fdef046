#if MESSENGER
  import SuppleInteractions
  import SuppleMessenger
  import SuppleScene

  /// The numbers of `Contract.messengerCommandStride`: the heads' commands from 0, a badge's from 100, with the badge's
  /// number before the arguments, the notch's from 200; 300 adds a badge to a row, 301 a badge to a group.
  extension Messenger: NumberedCommands {
    static func command(_ number: Int32, _ arguments: CommandArguments) -> Command? {
      let first = Int32(total: arguments.a)
      switch number {
      case 0..<100: return ChatHeads.command(number, arguments).map { .chatHeads($0) }
      case 100..<200:
        let rest = CommandArguments(a: arguments.b, b: arguments.c, c: arguments.d)
        return SlimeBadge.command(number - 100, rest).map { .badge(first, $0) }
      case 200..<300: return FlippingNotch.command(number - 200, arguments).map { .notch($0) }
      case 300:
        let count = arguments.c.isFinite ? Int32(total: arguments.c) : nil
        return .addBadge(first, row: Int32(total: arguments.b), count: count)
      case 301: return .addToGroup(sum: first, member: Int32(total: arguments.b))
      default: return nil
      }
    }
  }

  extension Messenger: NumberedEvents {
    static func numbers(of event: Event) -> EventNumbers {
      switch event {
      case .chatHeads(let event): return ChatHeads.numbers(of: event)
      case .notch(let event): return FlippingNotch.numbers(of: event)
      case .badge(let badge, let event):
        var numbers = SlimeBadge.numbers(of: event)
        numbers.item = badge
        return numbers
      }
    }
  }

  extension Messenger {
    /// The fields of the heads' progress, then those of the list's.
    func progressNumber(at index: Int32) -> Double {
      let headFields: Int32 = 7
      return index < headFields
        ? heads.progress().rounded.number(at: index) : notch.progress().rounded.number(at: index - headFields)
    }
  }

  extension Preset {
    /// The style of a messenger with a preset each for heads, badges and notch.
    var messengerStyle: MessengerStyle {
      MessengerStyle(chatHeads: style(), slimeBadge: style(part: 1), flippingNotch: style(part: 2))
    }
  }
#endif
