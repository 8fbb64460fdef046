import SuppleInteractions
import SuppleScene

#if MESSENGER
  /// The heads' commands, then from 100 a badge's, its number before the arguments, then from 200 the notch's; 300 puts
  /// a badge into a row.
  extension Messenger: NumberedCommands {
    static func command(_ number: Int32, _ arguments: CommandArguments) -> Command? {
      let first = Int32(total: arguments.a)
      switch number {
      case 0..<100: return ChatHeads.command(number, arguments).map { .chatHeads($0) }
      case 100..<200:
        let rest = CommandArguments(a: arguments.b, b: arguments.c, c: arguments.d, d: 0)
        return SlimeBadge.command(number - 100, rest).map { .badge(first, $0) }
      case 200..<300: return FlippingNotch.command(number - 200, arguments).map { .notch($0) }
      case 300:
        let count = arguments.c.isFinite ? Int32(total: arguments.c) : nil
        return .addBadge(first, row: Int32(total: arguments.b), count: count)
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

  extension Preset {
    /// The style of a messenger whose heads, badges and notch each have a preset.
    var messengerStyle: MessengerStyle {
      MessengerStyle(chatHeads: style(), slimeBadge: style(part: 1), flippingNotch: style(part: 2))
    }
  }
#endif
