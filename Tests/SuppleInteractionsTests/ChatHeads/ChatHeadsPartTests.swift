import SuppleScene
import Testing

@testable import SuppleInteractions

@Suite("Chat heads: parts") struct ChatHeadsPartTests {
  /// A visitor that writes down the types of the parts that it reads.
  private struct ReadNames: PartReader {
    var names: [String] = []
    mutating func read<P: Part>(_ part: borrowing P, in context: borrowing P.Context) {
      names.append(String(describing: P.self))
    }
  }

  /// A visitor that writes down the types of the parts that it could change.
  private struct MovedNames: PartMover {
    var names: [String] = []
    mutating func move<P: Part>(_ part: inout P, in context: borrowing P.Context) {
      names.append(String(describing: P.self))
    }
  }

  private func core() -> ChatHeadsCore {
    ChatHeadsCore(style: .modern, viewport: Viewport(size: Size(width: 390, height: 844)), seed: 1)
  }

  @Test("both lists name every part that the core stores, in one order") func lists() {
    var core = core()
    let stored = Mirror(reflecting: core).children.compactMap { child in
      child.value is any Part ? String(describing: type(of: child.value)) : nil
    }
    var read = ReadNames()
    core.visitParts(&read)
    var moved = MovedNames()
    core.visitParts(&moved)
    #expect(stored.count == 8)
    #expect(read.names.sorted() == stored.sorted())
    #expect(read.names == moved.names)
  }

  @Test("each head is read, with its badge, and keeps the schedule at now while the badge bursts")
  func heads() {
    var core = core()
    core.perform(.add(head: 1, unread: 2, animated: false), at: 0)
    core.perform(.add(head: 2, unread: 0, animated: false), at: 0)
    core.advance(to: 10)
    #expect(core.schedule != .now)
    core.roster.heads[0].badge.perform(.clear)
    #expect(core.schedule == .now)
  }
}
