import SuppleScene

/// What a person sees of a layer, as numbers in points, for telling whether it jumped.
struct Appearance {
  let values: SIMD8<Double>

  init(_ layer: Layer, without allowance: Continuity.Allowance = []) {
    values = [
      allowance.contains(.center) ? 0 : layer.center.x, allowance.contains(.center) ? 0 : layer.center.y,
      allowance.contains(.size) ? 0 : layer.size.width * layer.scale,
      allowance.contains(.size) ? 0 : layer.size.height * layer.scale,
      allowance.contains(.size) ? 0 : layer.opacity * 100, allowance.contains(.size) ? 0 : layer.angle * 100,
      0, 0,
    ]
  }

  /// The greatest change of any number.
  func distance(to other: Appearance) -> Double {
    let change = values - other.values
    return change.replacing(with: -change, where: change .< 0).max()
  }

  static let names = ["x", "y", "width", "height", "opacity in %", "angle in rad / 100"]

  /// The number that changed most.
  func change(to other: Appearance) -> String {
    let change = other.values - values
    var most = 0
    for index in 0..<6 where change[index].magnitude > change[most].magnitude { most = index }
    return "\(Appearance.names[most]) from \(values[most]) to \(other.values[most])"
  }
}

/// What changed most between two frames among the layers that are in both.
struct Change {
  let id: LayerID
  let distance: Double
  let detail: String

  /// Beyond this no screen ends, in points, and rounding shows.
  private static let farthest = 2e4

  static func greatest(
    from before: Frame, to after: Frame, allowing: (Layer) -> Continuity.Allowance = { _ in [] }
  ) -> Change? {
    var most: (distance: Double, from: Layer, to: Layer, allowance: Continuity.Allowance)?
    for (index, layer) in before.layers.enumerated() {
      // Most layers keep their place in the list.
      let other =
        index < after.layers.count && after.layers[index].id == layer.id
        ? after.layers[index] : after.layer(layer.id)
      guard let other, layer != other, layer.center.x.magnitude < farthest,
        layer.center.y.magnitude < farthest
      else { continue }
      let allowance = allowing(layer)
      guard !allowance.isSuperset(of: [.center, .size]) else { continue }
      let distance = Appearance(layer, without: allowance).distance(to: Appearance(other, without: allowance))
      if distance > most?.distance ?? 0 { most = (distance, layer, other, allowance) }
    }
    guard let most else { return nil }
    let change = Appearance(most.from, without: most.allowance).change(
      to: Appearance(most.to, without: most.allowance))
    return Change(
      id: most.from.id, distance: most.distance, detail: FrameRules.name(most.from.id) + ", " + change)
  }
}
