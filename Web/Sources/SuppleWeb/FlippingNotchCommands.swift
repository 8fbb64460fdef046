import SuppleInteractions
import SuppleScene

extension FlippingNotch: NumberedCommands {
  static func command(_ number: Int32, _ arguments: CommandArguments) -> Command? {
    switch number {
    case 0: .beginRefreshing
    case 1: .finishRefreshing(items: Int32(total: arguments.a))
    case 2: .failRefreshing(text: Int32(total: arguments.a))
    case 3: .cancelRefreshing
    case 4: .scrollTo(y: arguments.a)
    case 5:
      .setCutout(
        arguments.a.isFinite
          ? Cutout(width: arguments.a, depth: arguments.b, cornerRadius: arguments.c, inset: arguments.d)
          : nil)
    case 6: .setNavigationBar(height: arguments.a)
    case 7: .setCell(arguments.a.isFinite ? Size(width: arguments.a, height: arguments.b) : nil)
    case 8: .setRows(Int32(total: arguments.a))
    case 9: .hint
    default: nil
    }
  }
}
