import SuppleInteractions
import SuppleScene

extension ChatHeads: NumberedCommands {
  static func command(_ number: Int32, _ arguments: CommandArguments) -> Command? {
    let head = Int32(total: arguments.a)
    let second = Int32(total: arguments.b)
    return switch number {
    case 0: .add(head: head, unread: second)
    case 1: .remove(head: head)
    case 2: .open(head: head)
    case 3: .select(head: head)
    case 4: .close
    case 5: .setUnread(head: head, count: second)
    case 6: .message(head: head, text: second)
    case 7: .moveTo(edge: arguments.a > 0 ? .right : .left, y: arguments.b)
    case 8: .refuse
    case 9: .clearKeepOut
    case 10:
      .addKeepOut(Rect(x: arguments.a, y: arguments.b, width: arguments.c, height: arguments.d))
    case 11: .openOverflow
    case 12: .nudge
    case 13: .seat(head: head, unread: second)
    case 14: .place(edge: arguments.a > 0 ? .right : .left, y: arguments.b)
    default: nil
    }
  }
}
