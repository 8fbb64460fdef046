/// The interactions of the page, by their handles.
///
/// A handle contains a place and the place's generation: after `remove` an old handle is invalid, even if the place has
/// a new owner.
struct InteractionTable {
  private struct Place {
    var generation: Int32 = 0
    var interaction: AnyInteraction?
  }

  private static let placeBits: Int32 = 16
  private static let placeMask: Int32 = 0xFFFF
  private static let lastGeneration: Int32 = 0x7FFF

  private var places: [Place] = []
  private var free: [Int32] = []

  /// The interaction of a handle; nil for an invalid one.
  subscript(handle: Int32) -> AnyInteraction? {
    get {
      guard let index = index(of: handle) else { return nil }
      return places[index].interaction
    }
  }

  /// Adds an interaction; returns its handle, above 0, or 0 if the table is full.
  mutating func insert(_ interaction: AnyInteraction) -> Int32 {
    var place = Int32(truncatingIfNeeded: places.count)
    if let last = free.popLast() {
      place = last
    } else {
      guard places.count <= Int(InteractionTable.placeMask) else { return 0 }
      places.append(Place())
    }
    let index = Int(place)
    let before = places[index].generation
    let generation = before < InteractionTable.lastGeneration ? before + 1 : 1
    places[index] = Place(generation: generation, interaction: interaction)
    return generation << InteractionTable.placeBits | place
  }

  /// Removes an interaction.
  mutating func remove(_ handle: Int32) {
    guard let index = index(of: handle), places[index].interaction != nil else { return }
    places[index].interaction = nil
    free.append(Int32(truncatingIfNeeded: index))
  }

  private func index(of handle: Int32) -> Int? {
    let index = Int(handle & InteractionTable.placeMask)
    guard handle > 0, index < places.count, places[index].generation == handle >> InteractionTable.placeBits
    else { return nil }
    return index
  }
}
