#if canImport(UIKit)
package import SuppleInteractions

/// Maps the app's ids of heads to the engine's numbers. A number is never reused.
package struct HeadRegister {
  /// A head in the register.
  package struct Entry {
    /// The app's id.
    package var id: String
    /// The unread count, 0 or more.
    package var unread: Int32
    /// The face; nil for the circle.
    package var face: HeadFace?

    package init(id: String, unread: Int, face: HeadFace? = nil) {
      (self.id, self.unread, self.face) = (id, Int32(clamping: max(0, unread)), face)
    }
  }

  private var numbers: [String: Int32] = [:]
  private var ids: [Int32: String] = [:]

  package init() {}

  /// The number of an id; nil for an unregistered id.
  package func number(of id: String) -> Int32? { numbers[id] }

  /// The id of a number.
  package func id(of number: Int32) -> String? { ids[number] }

  /// A head that the app has removed while its conversation was open; only its id is known.
  package func removedHead(_ number: Int32) -> ChatHead { ChatHead(id: ids[number] ?? "", name: "") }

  /// Assigns a number to each new id.
  package mutating func register(_ given: [String]) {
    for id in given where numbers[id] == nil {
      let number = Int32(clamping: numbers.count + 1)
      (numbers[id], ids[number]) = (number, id)
    }
  }

  /// The commands that convert one list of heads into another: removals first, then additions and counts. `pictures`
  /// holds the pictures from which heads are added, by number.
  package func commands(
    from old: [Entry], to new: [Entry], pictures: [Int32: PicturePlace] = [:]
  ) -> [ChatHeads.Command] {
    let before = Dictionary(old.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let stay = Set(new.map(\.id))
    var commands: [ChatHeads.Command] = []
    for entry in old where !stay.contains(entry.id) {
      if let number = numbers[entry.id] { commands.append(.remove(head: number)) }
    }
    // The head added last becomes the leader.
    for entry in new.reversed() {
      guard let number = numbers[entry.id] else { continue }
      let last = before[entry.id]
      if let last {
        if last.unread != entry.unread { commands.append(.setUnread(head: number, count: entry.unread)) }
      } else {
        commands.append(
          .add(head: number, unread: entry.unread, animated: true, from: pictures[number]))
      }
      if last?.face != entry.face { commands.append(.setFace(head: number, entry.face, animated: true)) }
    }
    return commands
  }

  /// An arrangement, with the app's ids.
  package func state(_ arrangement: ChatHeadsArrangement) -> ChatHeadsState {
    ChatHeadsState(
      order: arrangement.heads.compactMap { ids[$0.head] }, edge: ChatHeadsEdge(arrangement.edge),
      x: arrangement.x, height: arrangement.height, open: arrangement.open.flatMap { ids[$0] },
      panel: ChatHeadsPanel(arrangement.panel))
  }

  /// The arrangement of a state. Heads that the state lacks come last, in the given order; unknown ids are ignored.
  package func arrangement(_ state: ChatHeadsState, of heads: [Entry]) -> ChatHeadsArrangement {
    let rank = Dictionary(state.order.enumerated().map { ($1, $0) }, uniquingKeysWith: min)
    let ordered = heads.enumerated().sorted { a, b in
      (rank[a.element.id] ?? .max, a.offset) < (rank[b.element.id] ?? .max, b.offset)
    }
    let entries = ordered.compactMap { _, entry in
      numbers[entry.id].map { ChatHeadsArrangement.Entry(head: $0, unread: entry.unread, face: entry.face) }
    }
    let open = state.open.flatMap { id in heads.contains { $0.id == id } ? numbers[id] : nil }
    return ChatHeadsArrangement(
      heads: entries, edge: state.edge.engineEdge, x: state.x, height: state.height, open: open,
      panel: state.panel?.enginePanel ?? ChatHeadsArrangement.Panel())
  }
}
#endif
