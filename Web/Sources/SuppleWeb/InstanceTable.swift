/// The page's living interactions behind handles.
///
/// A handle names a place and how often that place has been taken, so that one kept after `remove` names nothing,
/// even when the place has a new owner.
struct InstanceTable {
  private struct Place {
    var generation: Int32 = 0
    var instance: Instance?
  }

  private static let placeBits: Int32 = 16
  private static let placeMask: Int32 = 0xFFFF
  private static let lastGeneration: Int32 = 0x7FFF

  private var places: [Place] = []
  private var free: [Int32] = []

  /// The instance of a handle, or nil where it names none.
  subscript(handle: Int32) -> Instance? {
    guard let index = index(of: handle) else { return nil }
    return places[index].instance
  }

  /// Takes in an instance; returns its handle, which is above 0, or 0 when there is no room.
  mutating func insert(_ instance: Instance) -> Int32 {
    var place = Int32(truncatingIfNeeded: places.count)
    if let last = free.popLast() {
      place = last
    } else {
      guard places.count <= Int(InstanceTable.placeMask) else { return 0 }
      places.append(Place())
    }
    let index = Int(place)
    let before = places[index].generation
    let generation = before < InstanceTable.lastGeneration ? before + 1 : 1
    places[index] = Place(generation: generation, instance: instance)
    return generation << InstanceTable.placeBits | place
  }

  /// Lets an instance go.
  mutating func remove(_ handle: Int32) {
    guard let index = index(of: handle), places[index].instance != nil else { return }
    places[index].instance = nil
    free.append(Int32(truncatingIfNeeded: index))
  }

  private func index(of handle: Int32) -> Int? {
    let index = Int(handle & InstanceTable.placeMask)
    guard handle > 0, index < places.count, places[index].generation == handle >> InstanceTable.placeBits
    else { return nil }
    return index
  }
}
