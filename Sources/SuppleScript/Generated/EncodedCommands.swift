// Written by `make contract` from Sources/SuppleContract; edit the descriptions there.
// swift-format-ignore-file
import SuppleInteractions
import SuppleScene

extension ChatHeads {
  static func numbers(of command: Command) -> CommandNumbers {
    switch command {
    case .add(let head, let unread, let animated, let from): CommandNumbers(0, CommandArguments(a: Double(head), b: Double(unread), c: animated ? 1 : 0, d: from?.x ?? .nan, e: from?.y ?? .nan, f: from?.width ?? .nan))
    case .remove(let head): CommandNumbers(1, CommandArguments(a: Double(head)))
    case .open(let head): CommandNumbers(2, CommandArguments(a: Double(head)))
    case .select(let head): CommandNumbers(3, CommandArguments(a: Double(head)))
    case .close: CommandNumbers(4, CommandArguments())
    case .setUnread(let head, let count): CommandNumbers(5, CommandArguments(a: Double(head), b: Double(count)))
    case .message(let head, let text, let size): CommandNumbers(6, CommandArguments(a: Double(head), b: Double(text), c: size?.width ?? .nan, d: size?.height ?? .nan))
    case .setRestingPlace(let edge, let x, let y, let animated): CommandNumbers(7, CommandArguments(a: Double(edge.rawValue), b: x ?? .nan, c: y, d: animated ? 1 : 0))
    case .cancelDismissal: CommandNumbers(8, CommandArguments())
    case .setExclusionAreas(let areas): CommandNumbers(9, CommandArguments(a: Double(areas.count), rects: areas))
    case .setEditing(let isEditing): CommandNumbers(10, CommandArguments(a: isEditing ? 1 : 0))
    case .openOverflow: CommandNumbers(11, CommandArguments())
    case .hint: CommandNumbers(12, CommandArguments())
    case .setAttention(let isPresent): CommandNumbers(13, CommandArguments(a: isPresent ? 1 : 0))
    case .enter: CommandNumbers(14, CommandArguments())
    case .setDocking(let docking, let animated): CommandNumbers(15, CommandArguments(a: Double(docking.rawValue), b: animated ? 1 : 0))
    case .setPanelFrame(let frame, let animated): CommandNumbers(16, CommandArguments(a: frame.x, b: frame.y, c: frame.width, d: frame.height, e: animated ? 1 : 0))
    case .setFace(let head, let face, let animated): CommandNumbers(17, CommandArguments(a: Double(head), b: face?.width ?? .nan, c: face?.height ?? .nan, d: face?.cornerRadius ?? .nan, e: animated ? 1 : 0))
    case .setPanelSize(let width, let height, let animated): CommandNumbers(18, CommandArguments(a: width ?? .nan, b: height ?? .nan, c: animated ? 1 : 0))
    case .restorePanel(let docking, let width, let height, let x, let y): CommandNumbers(19, CommandArguments(a: Double(docking.rawValue), b: width ?? .nan, c: height ?? .nan, d: x ?? .nan, e: y ?? .nan))
    case .setContentHeight(let head, let height): CommandNumbers(20, CommandArguments(a: Double(head), b: height))
    }
  }
}

extension SlimeBadge {
  static func numbers(of command: Command) -> CommandNumbers {
    switch command {
    case .setCount(let count): CommandNumbers(0, CommandArguments(a: count.map { Double($0) } ?? .nan))
    case .moveAnchor(let to): CommandNumbers(1, CommandArguments(a: to.x, b: to.y))
    case .clear(let after): CommandNumbers(2, CommandArguments(a: after))
    case .cancelDismissal: CommandNumbers(3, CommandArguments())
    case .hint: CommandNumbers(4, CommandArguments())
    case .setText(let text, let width): CommandNumbers(5, CommandArguments(a: Double(text), b: width))
    case .setPinned(let pinned): CommandNumbers(6, CommandArguments(a: pinned ? 1 : 0))
    case .setBurstFrames(let count): CommandNumbers(7, CommandArguments(a: Double(count)))
    case .setConstruction(let construction): CommandNumbers(8, CommandArguments(a: construction ? 1 : 0))
    }
  }
}

extension FlippingNotch {
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
    case .setArrivingRows(let count, let extent): CommandNumbers(11, CommandArguments(a: Double(count), b: extent))
    case .setArrivingRow(let index, let x, let y, let height): CommandNumbers(12, CommandArguments(a: Double(index), b: x, c: y, d: height))
    case .setPanel(let panel): CommandNumbers(13, CommandArguments(a: panel ? 1 : 0))
    case .showPanel: CommandNumbers(14, CommandArguments())
    case .closePanel: CommandNumbers(15, CommandArguments())
    case .addRow: CommandNumbers(16, CommandArguments())
    case .keepRow: CommandNumbers(17, CommandArguments())
    case .dropRow: CommandNumbers(18, CommandArguments())
    case .setScreenEnd(let y): CommandNumbers(19, CommandArguments(a: y))
    }
  }
}
