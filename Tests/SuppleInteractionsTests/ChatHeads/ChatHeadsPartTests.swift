import Foundation
import SuppleMotion
import SuppleScene
import Testing

@testable import SuppleInteractions

extension ChatHeadsCore {
  /// A head at the origin, with its badge.
  fileprivate func makeHead(_ id: HeadID, unread: Int32) -> Head {
    heads.roster.makeHead(id, unread: unread, clock: clock, in: context)
  }
}

@Suite("Chat heads: parts") struct ChatHeadsPartTests {
  /// A visitor that records the types of the parts that it reads.
  private struct ReadNames: PartReader {
    var names: [String] = []
    mutating func read<P: Part>(_ part: borrowing P, in context: borrowing P.Context) {
      names.append(String(describing: P.self))
    }
  }

  /// A visitor that records the types of the parts that it can change.
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
    #expect(stored.count == 3)
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
    core.heads.roster.heads[0].badge.perform(.clear)
    #expect(core.schedule == .now)
  }

  @Test("the end of a stack that moves is unknown until its followers rest; without a leader nothing moves")
  func stack() {
    let core = core()
    let context = core.context
    func head(_ number: Int32, x: Double) -> Head {
      var head = core.makeHead(HeadID(number), unread: 0)
      head.travel = .resting(at: Point(x: x, y: 100))
      return head
    }
    func position(_ index: Int, of stack: StackPart, at time: Double) -> Point? {
      stack.position(index, at: time, in: context.geometry)
    }
    var stack = StackPart(edge: .left, in: context.geometry)
    #expect(stack.restTime(in: context, at: 0) == -.infinity)
    #expect(position(1, of: stack, at: 0) == nil)

    let leader = PointMotion.resting(at: Point(x: 50, y: 100))
    stack.follow(leader, isCaptured: false, [head(1, x: 50), head(2, x: 250)], in: context, at: 0)
    #expect(position(1, of: stack, at: 0) == Point(x: 250, y: 100))
    #expect(stack.restTime(in: context, at: 0) == .infinity)
    stack.move(to: 8, in: context)
    let offset = context.geometry.style.stackOffset
    #expect(position(1, of: stack, at: 8) == Point(x: 50, y: 100 + offset))
    #expect(stack.restTime(in: context, at: 8) <= 8)

    stack.follow(leader, isCaptured: true, [head(1, x: 50), head(2, x: 250)], in: context, at: 8)
    stack.move(to: 16, in: context)
    #expect(position(1, of: stack, at: 16) == Point(x: 50, y: 100))
    stack.follow(nil, isCaptured: false, [], in: context, at: 16)
    #expect(stack.restTime(in: context, at: 16) == -.infinity)
  }

  @Test("heads start one after the other, first the head with the longest distance") func ranks() {
    let core = core()
    var roster = core.heads.roster
    for (index, x) in [10.0, 300, 100].enumerated() {
      roster.apply(.insert(core.makeHead(HeadID(Int32(index + 1)), unread: 0), at: index))
      roster.heads[index].travel = .resting(at: Point(x: x, y: 0))
    }
    roster.send(
      to: [.zero, .zero, nil], by: core.style.settleSpring, stagger: 0.5, in: core.context, at: 0)
    // Within the stagger, the nearer one waits.
    let moved = roster.heads.map { $0.travel.position(at: 0.4).x }
    #expect(moved[0] == 10 && moved[1] < 200)
    #expect(roster.heads[2].travel.target == Point(x: 100, y: 0))
    #expect(roster.heads[0].travel.target == .zero)
  }

  /// A roster of heads at rest, 100 points apart.
  private func roster(of count: Int, _ core: ChatHeadsCore) -> HeadRoster {
    var roster = core.heads.roster
    for index in 0..<count {
      roster.apply(.insert(core.makeHead(HeadID(Int32(index + 1)), unread: 0), at: index))
      roster.heads[index].travel = .resting(at: Point(x: 100 * Double(index), y: 100))
    }
    return roster
  }

  @Test("a stack that lands at its place continues, and from elsewhere its leader turns to the place")
  func reshape() {
    let core = core()
    var roster = roster(of: 2, core)
    let rest = roster.rest(in: core.geometry)
    func reshape(landingAt place: Point) -> StackActivity? {
      let landing = PointMotion(
        spring: core.style.settleSpring, start: 0, from: Point(x: 0, y: 100), velocity: .zero, target: place)
      roster.follow(landing: landing, in: core.context, at: 0)
      return roster.reshape(.landing(landing), in: core.context, at: 0)
    }
    #expect(reshape(landingAt: rest) == nil)
    let next = reshape(landingAt: .zero)
    guard case .landing(let motion)? = next else { return #expect(Bool(false), "\(next as Any)") }
    #expect(motion.target == rest && motion.position(at: 0).distance(to: Point(x: 0, y: 100)) < 0.001)
  }

  @Test(
    "a dismissal takes heads out of the overflow; the shown ones stay until a change, and unknown ones are left out"
  )
  func dismissal() {
    let core = core()
    var roster = roster(of: 2, core)
    roster.appendOverflow(HeadID(7), unread: 3)
    var schedule: AbsorbedHeads?
    let areKnown = [1, 7, 9].map {
      roster.beginDismissal(
        of: HeadID($0), absorbedBy: &schedule, clock: core.clock, in: core.context)
    }
    #expect(areKnown == [true, true, false])
    #expect(roster.removals.underWay.map(\.reason) == [.dismissal, .dismissalFromOverflow])
    #expect(roster.removals.underWay.map(\.head.id.number) == [1, 7])
    #expect(roster.heads.count == 2 && roster.overflow.isEmpty)
  }

  @Test(
    "in a row the active head is where it is moved, with an unknown end; any other is where its own motion is"
  )
  func active() {
    let core = core()
    var roster = roster(of: 2, core)
    let target = Point(x: 195, y: 700)
    let fling = FlingToTarget(head: HeadID(2), motion: .resting(at: target))
    #expect(!roster.isRow && roster.restTime(in: core.context, at: 0) <= 0)
    roster.form(as: .row(selected: nil, .flungToTarget(fling)), in: core.context, at: 0)
    #expect(roster.isRow && roster.restTime(in: core.context, at: 0) == .infinity)
    #expect(roster.position(1, in: core.context, at: 0) == target)
    #expect(roster.position(0, in: core.context, at: 0) == Point(x: 0, y: 100))
    #expect(roster.pose(1, in: core.context, at: 0).isHeld && !roster.pose(0, in: core.context, at: 0).isHeld)
    roster.form(as: .stack(.settling), in: core.context, at: 0)
    #expect(roster.position(1, in: core.context, at: 0) == Point(x: 100, y: 100))
  }

  @Test("the last head moves to the overflow, unless its conversation is open or a finger has it")
  func excess() {
    let core = core()
    #expect(roster(of: ChatHeads.maximumVisible, core).excess(besides: nil, nil) == nil)
    let roster = roster(of: ChatHeads.maximumVisible + 1, core)
    let last = ChatHeads.maximumVisible
    #expect(roster.excess(besides: nil, nil) == last)
    #expect(roster.excess(besides: HeadID(Int32(last + 1)), nil) == last - 1)
    #expect(roster.excess(besides: HeadID(Int32(last + 1)), HeadID(Int32(last))) == last - 2)
  }

  @Test("a resting place without a height is ignored if it is animated, else the height stays") func places()
  {
    let core = core()
    var roster = roster(of: 1, core)
    let before = roster.stack.place
    let isSetWithoutHeight = roster.setRestingPlace(
      .left, x: nil, y: .nan, animated: true, in: core.geometry)
    #expect(!isSetWithoutHeight && roster.stack.place == before)
    let isSet = roster.setRestingPlace(.left, x: .infinity, y: .nan, animated: false, in: core.geometry)
    #expect(isSet)
    #expect(roster.stack.place.edge == .left && roster.stack.place.point.y == before.point.y)
  }

  @Test("no part names another, except its children") func names() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/SuppleInteractions/ChatHeads").standardized
    let children = [
      "HeadsPart": ["ConversationPart", "HeadRoster"], "ConversationPart": ["OverflowPart", "PanelPart"],
      "HeadRoster": ["StackPart", "BadgesPart", "RemovalsPart", "IdlePart"],
    ]
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let parts = files.filter { $0.hasSuffix("Part.swift") }.map { String($0.dropLast(6)) } + ["HeadRoster"]
    #expect(parts.count == 11)
    for part in parts {
      for file in files where file.hasPrefix(part) {
        let source = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        for other in parts where other != part && children[part]?.contains(other) != true {
          #expect(!source.contains(other), "\(file) names \(other)")
        }
      }
    }
  }
}
