// Written by `make contract` from Sources/SuppleContract; edit the descriptions there.
// swift-format-ignore-file
import SuppleInteractions
import SuppleScene

extension ChatHeads: NumberedCommands {
  static func command(_ number: Int32, _ arguments: CommandArguments) -> Command? {
    let wholeA = Int32(total: arguments.a)
    let wholeB = Int32(total: arguments.b)
    return switch number {
    case 0: .add(head: wholeA, unread: wholeB, animated: arguments.c > 0, from: arguments.d.isFinite ? PicturePlace(x: arguments.d, y: arguments.e, width: arguments.f) : nil)
    case 1: .remove(head: wholeA)
    case 2: .open(head: wholeA)
    case 3: .select(head: wholeA)
    case 4: .close
    case 5: .setUnread(head: wholeA, count: wholeB)
    case 6: .message(head: wholeA, text: wholeB)
    case 7: .setRestingPlace(edge: arguments.a > 0 ? .right : .left, y: arguments.b, animated: arguments.c > 0)
    case 8: .cancelDismissal
    case 9: .clearExclusionAreas
    case 10: .addExclusionArea(Rect(x: arguments.a, y: arguments.b, width: arguments.c, height: arguments.d))
    case 11: .openOverflow
    case 12: .hint
    case 13: .setAttention(isPresent: arguments.a > 0)
    case 14: .enter
    default: nil
    }
  }

  static func numbers(of command: Command) -> CommandNumbers {
    switch command {
    case .add(let head, let unread, let animated, let from): CommandNumbers(0, CommandArguments(a: Double(head), b: Double(unread), c: animated ? 1 : 0, d: from?.x ?? .nan, e: from?.y ?? .nan, f: from?.width ?? .nan))
    case .remove(let head): CommandNumbers(1, CommandArguments(a: Double(head)))
    case .open(let head): CommandNumbers(2, CommandArguments(a: Double(head)))
    case .select(let head): CommandNumbers(3, CommandArguments(a: Double(head)))
    case .close: CommandNumbers(4, CommandArguments())
    case .setUnread(let head, let count): CommandNumbers(5, CommandArguments(a: Double(head), b: Double(count)))
    case .message(let head, let text): CommandNumbers(6, CommandArguments(a: Double(head), b: Double(text)))
    case .setRestingPlace(let edge, let y, let animated): CommandNumbers(7, CommandArguments(a: Double(edge.rawValue), b: y, c: animated ? 1 : 0))
    case .cancelDismissal: CommandNumbers(8, CommandArguments())
    case .clearExclusionAreas: CommandNumbers(9, CommandArguments())
    case .addExclusionArea(let area): CommandNumbers(10, CommandArguments(a: area.x, b: area.y, c: area.width, d: area.height))
    case .openOverflow: CommandNumbers(11, CommandArguments())
    case .hint: CommandNumbers(12, CommandArguments())
    case .setAttention(let isPresent): CommandNumbers(13, CommandArguments(a: isPresent ? 1 : 0))
    case .enter: CommandNumbers(14, CommandArguments())
    }
  }
}

extension SlimeBadge: NumberedCommands {
  static func command(_ number: Int32, _ arguments: CommandArguments) -> Command? {
    let wholeA = Int32(total: arguments.a)
    return switch number {
    case 0: .setCount(arguments.a.isFinite ? wholeA : nil)
    case 1: .moveAnchor(Point(x: arguments.a, y: arguments.b))
    case 2: .clear
    case 3: .cancelDismissal
    case 4: .hint
    case 5: .setText(wholeA, width: arguments.b)
    case 6: .setPinned(arguments.a > 0)
    default: nil
    }
  }

  static func numbers(of command: Command) -> CommandNumbers {
    switch command {
    case .setCount(let count): CommandNumbers(0, CommandArguments(a: count.map { Double($0) } ?? .nan))
    case .moveAnchor(let to): CommandNumbers(1, CommandArguments(a: to.x, b: to.y))
    case .clear: CommandNumbers(2, CommandArguments())
    case .cancelDismissal: CommandNumbers(3, CommandArguments())
    case .hint: CommandNumbers(4, CommandArguments())
    case .setText(let text, let width): CommandNumbers(5, CommandArguments(a: Double(text), b: width))
    case .setPinned(let pinned): CommandNumbers(6, CommandArguments(a: pinned ? 1 : 0))
    }
  }
}

extension FlippingNotch: NumberedCommands {
  static func command(_ number: Int32, _ arguments: CommandArguments) -> Command? {
    let wholeA = Int32(total: arguments.a)
    return switch number {
    case 0: .beginRefreshing
    case 1: .finishRefreshing(items: wholeA)
    case 2: .failRefreshing(text: wholeA)
    case 3: .cancelRefreshing
    case 4: .scrollTo(y: arguments.a)
    case 5: .setCutout(arguments.a.isFinite ? Cutout(width: arguments.a, depth: arguments.b, cornerRadius: arguments.c, inset: arguments.d) : nil)
    case 6: .setNavigationBar(height: arguments.a)
    case 7: .setCell(arguments.a.isFinite ? Size(width: arguments.a, height: arguments.b) : nil)
    case 8: .setRows(wholeA)
    case 9: .hint
    case 10: .setEnabled(arguments.a > 0)
    default: nil
    }
  }

  static func numbers(of command: Command) -> CommandNumbers {
    switch command {
    case .beginRefreshing: CommandNumbers(0, CommandArguments())
    case .finishRefreshing(let items): CommandNumbers(1, CommandArguments(a: Double(items)))
    case .failRefreshing(let text): CommandNumbers(2, CommandArguments(a: Double(text)))
    case .cancelRefreshing: CommandNumbers(3, CommandArguments())
    case .scrollTo(let y): CommandNumbers(4, CommandArguments(a: y))
    case .setCutout(let cutout): CommandNumbers(5, CommandArguments(a: cutout?.width ?? .nan, b: cutout?.depth ?? .nan, c: cutout?.cornerRadius ?? .nan, d: cutout?.inset ?? .nan))
    case .setNavigationBar(let height): CommandNumbers(6, CommandArguments(a: height))
    case .setCell(let size): CommandNumbers(7, CommandArguments(a: size?.width ?? .nan, b: size?.height ?? .nan))
    case .setRows(let count): CommandNumbers(8, CommandArguments(a: Double(count)))
    case .hint: CommandNumbers(9, CommandArguments())
    case .setEnabled(let enabled): CommandNumbers(10, CommandArguments(a: enabled ? 1 : 0))
    }
  }
}
