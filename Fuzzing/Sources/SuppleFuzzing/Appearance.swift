import SuppleScene

/// The visible properties of a layer as numbers in points, so that a jump can be measured.
struct Appearance {
  /// The kinds are compared separately, because great changes of one kind hide small ones of another.
  enum Kind: CaseIterable {
    /// The center and the size.
    case place
    /// The opacities.
    case opacity
    /// The angle and the rotation.
    case rotation

    /// The numbers of this kind.
    var mask: SIMDMask<SIMD8<Int64>> {
      switch self {
      case .place: [true, true, true, true, false, false, false, false]
      case .opacity: [false, false, false, false, true, false, false, true]
      case .rotation: [false, false, false, false, false, true, true, false]
      }
    }
  }

  let values: SIMD8<Double>

  /// The numbers of a kind, or of all; 0 for a number that may change abruptly.
  init(_ layer: Layer, without allowance: Continuity.Allowance = [], of kind: Kind? = nil) {
    let all: SIMD8<Double> = [
      allowance.contains(.center) ? 0 : layer.center.x, allowance.contains(.center) ? 0 : layer.center.y,
      allowance.contains(.size) ? 0 : layer.size.width * layer.scale,
      allowance.contains(.size) ? 0 : layer.size.height * layer.scale,
      allowance.contains(.size) ? 0 : layer.opacity * 100, allowance.contains(.size) ? 0 : layer.angle * 100,
      allowance.isDisjoint(with: [.size, .velocity]) ? layer.rotation * 100 : 0,
      allowance.contains(.size) ? 0 : layer.contentOpacity * 100,
    ]
    values = kind.map { SIMD8<Double>.zero.replacing(with: all, where: $0.mask) } ?? all
  }

  /// The largest difference of any number, in points.
  func distance(to other: Appearance) -> Double {
    let change = values - other.values
    return change.replacing(with: -change, where: change .< 0).max()
  }

  static let names = [
    "x", "y", "width", "height", "opacity in %", "angle in rad / 100", "rotation in rad / 100",
    "content opacity in %",
  ]

  /// A description of the number with the largest change.
  func change(to other: Appearance) -> String {
    let change = other.values - values
    var largest = 0
    for index in 0..<8 where change[index].magnitude > change[largest].magnitude { largest = index }
    return "\(Appearance.names[largest]) from \(values[largest]) to \(other.values[largest])"
  }
}

/// The unit of a check: the numbers of one kind of one layer.
struct LayerProperty {
  let layer: LayerID
  let kind: Appearance.Kind
}

/// The largest change between two frames, among the layers of both.
struct Change {
  let id: LayerID
  let distance: Double
  let detail: String

  /// The maximum distance of a layer, in points. Beyond it, outside of any screen, rounding errors would be measured.
  private static let maximumDistance = 2e4
  /// The minimum opacity or scale of a visible layer.
  private static let minimumVisibility = 1e-4

  /// All properties that changed by more than `limit`.
  static func properties(
    from before: Frame, to after: Frame, beyond limit: Double, allowing: (Layer) -> Continuity.Allowance
  ) -> [LayerProperty] {
    var changed: [LayerProperty] = []
    // Most layers of a frame do not move, and need no measurement.
    for layer in before.layers where after.layer(layer.id) != layer {
      for kind in Appearance.Kind.allCases {
        let property = LayerProperty(layer: layer.id, kind: kind)
        let change = greatest(from: before, to: after, of: property, allowing: allowing)
        if let change, change.distance > limit { changed.append(property) }
      }
    }
    return changed
  }

  /// Whether a change is invisible because before and after it the layer is transparent or a point. With reduced motion a head
  /// moves like that, and so does a panel that has almost closed.
  private static func isUnseen(from layer: Layer, to other: Layer) -> Bool {
    min(layer.opacity, layer.scale) <= minimumVisibility
      && min(other.opacity, other.scale) <= minimumVisibility
  }

  static func greatest(
    from before: Frame, to after: Frame, of property: LayerProperty? = nil,
    allowing: (Layer) -> Continuity.Allowance = { _ in [] }
  ) -> Change? {
    var greatest: (distance: Double, from: Layer, to: Layer, allowance: Continuity.Allowance)?
    for (index, layer) in before.layers.enumerated() where property == nil || layer.id == property?.layer {
      // Most layers keep their index.
      let other =
        index < after.layers.count && after.layers[index].id == layer.id
        ? after.layers[index] : after.layer(layer.id)
      guard let other, layer != other, layer.center.x.magnitude < maximumDistance,
        layer.center.y.magnitude < maximumDistance,
        !isUnseen(from: layer, to: other)
      else { continue }
      // The points of a construction are the intersections of the connector's tangents, and have no motion of their own.
      guard layer.id.role != .construction else { continue }
      // Of three texts in a row the second is the flyout after its fade; its layer then shows the third text.
      guard layer.id.role != .flyout || layer.label == other.label else { continue }
      let allowance = allowing(layer)
      guard !allowance.isSuperset(of: [.center, .size]) else { continue }
      let distance = Appearance(layer, without: allowance, of: property?.kind)
        .distance(to: Appearance(other, without: allowance, of: property?.kind))
      if distance > greatest?.distance ?? 0 { greatest = (distance, layer, other, allowance) }
    }
    guard let greatest else { return nil }
    let change = Appearance(greatest.from, without: greatest.allowance, of: property?.kind)
      .change(to: Appearance(greatest.to, without: greatest.allowance, of: property?.kind))
    return Change(
      id: greatest.from.id, distance: greatest.distance,
      detail: FrameRules.name(greatest.from.id) + ", " + change)
  }
}
