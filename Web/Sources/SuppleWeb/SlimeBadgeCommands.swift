import SuppleInteractions
import SuppleScene

extension SlimeBadge: NumberedCommands {
  static func command(_ number: Int32, _ arguments: CommandArguments) -> Command? {
    switch number {
    case 0: .setCount(arguments.a.isFinite ? Int32(total: arguments.a) : nil)
    case 1: .moveHome(Point(x: arguments.a, y: arguments.b))
    case 2: .clear
    case 3: .refuse
    case 4: .nudge
    default: nil
    }
  }
}
