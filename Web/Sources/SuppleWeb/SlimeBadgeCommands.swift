import SuppleInteractions
import SuppleScene

extension SlimeBadge: NumberedCommands {
  static func command(_ number: Int32, _ arguments: CommandArguments) -> Command? {
    switch number {
    case 0: .setCount(arguments.a.isFinite ? Int32(total: arguments.a) : nil)
    case 1: .moveAnchor(Point(x: arguments.a, y: arguments.b))
    case 2: .clear
    case 3: .cancelDismissal
    case 4: .hint
    default: nil
    }
  }
}
