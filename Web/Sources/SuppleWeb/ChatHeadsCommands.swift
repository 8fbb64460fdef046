import SuppleInteractions
import SuppleScene

extension ChatHeads: NumberedCommands {
  static func command(_ number: Int32, _ arguments: CommandArguments) -> Command? {
    let head = Int32(total: arguments.a)
    let second = Int32(total: arguments.b)
    return switch number {
    case 0: .add(head: head, unread: second, animated: true)
    case 1: .remove(head: head)
    case 2: .open(head: head)
    case 3: .select(head: head)
    case 4: .close
    case 5: .setUnread(head: head, count: second)
    case 6: .message(head: head, text: second)
    case 7: .setRestingPlace(edge: arguments.a > 0 ? .right : .left, y: arguments.b, animated: true)
    case 8: .cancelDismissal
    case 9: .clearExclusionAreas
    case 10:
      .addExclusionArea(Rect(x: arguments.a, y: arguments.b, width: arguments.c, height: arguments.d))
    case 11: .openOverflow
    case 12: .hint
    case 13: .add(head: head, unread: second, animated: false)
    case 14: .setRestingPlace(edge: arguments.a > 0 ? .right : .left, y: arguments.b, animated: false)
    default: nil
    }
  }
}
