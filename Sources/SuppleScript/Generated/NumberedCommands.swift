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
    case 6: .message(head: wholeA, text: wholeB, size: arguments.c.isFinite ? Size(width: arguments.c, height: arguments.d) : nil)
    case 7: .setRestingPlace(edge: RestingEdge(rawValue: wholeA) ?? .left, x: arguments.b.isNaN ? nil : arguments.b, y: arguments.c, animated: arguments.d > 0)
    case 8: .cancelDismissal
    case 9: .setExclusionAreas(arguments.rects)
    case 10: .setEditing(arguments.a > 0)
    case 11: .openOverflow
    case 12: .hint
    case 13: .setAttention(isPresent: arguments.a > 0)
    case 14: .enter
    case 15: .setDocking(PanelDocking(rawValue: wholeA) ?? .head, animated: arguments.b > 0)
    case 16: .setPanelFrame(Rect(x: arguments.a, y: arguments.b, width: arguments.c, height: arguments.d), animated: arguments.e > 0)
    case 17: .setFace(head: wholeA, arguments.b.isFinite ? HeadFace(width: arguments.b, height: arguments.c, cornerRadius: arguments.d) : nil, animated: arguments.e > 0)
    case 18: .setPanelSize(width: arguments.a.isNaN ? nil : arguments.a, height: arguments.b.isNaN ? nil : arguments.b, animated: arguments.c > 0)
    case 19: .restorePanel(docking: PanelDocking(rawValue: wholeA) ?? .head, width: arguments.b.isNaN ? nil : arguments.b, height: arguments.c.isNaN ? nil : arguments.c, x: arguments.d.isNaN ? nil : arguments.d, y: arguments.e.isNaN ? nil : arguments.e)
    case 20: .setContentHeight(head: wholeA, height: arguments.b)
    default: nil
    }
  }
}

extension SlimeBadge: NumberedCommands {
  static func command(_ number: Int32, _ arguments: CommandArguments) -> Command? {
    let wholeA = Int32(total: arguments.a)
    return switch number {
    case 0: .setCount(arguments.a.isFinite ? wholeA : nil)
    case 1: .moveAnchor(Point(x: arguments.a, y: arguments.b))
    case 2: .clear(after: arguments.a)
    case 3: .cancelDismissal
    case 4: .hint
    case 5: .setText(wholeA, width: arguments.b)
    case 6: .setPinned(arguments.a > 0)
    case 7: .setBurstFrames(wholeA)
    case 8: .setConstruction(arguments.a > 0)
    default: nil
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
    case 11: .setArrivingRows(count: wholeA, extent: arguments.b)
    case 12: .setArrivingRow(index: wholeA, x: arguments.b, y: arguments.c, height: arguments.d)
    case 13: .setPanel(arguments.a > 0)
    case 14: .showPanel
    case 15: .closePanel
    case 16: .addRow
    case 17: .keepRow
    case 18: .dropRow
    case 19: .setScreenEnd(y: arguments.a)
    default: nil
    }
  }
}
