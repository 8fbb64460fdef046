/// The input of the parts of chat heads: a reference, made for each call.
struct HeadsContext {
  /// Sizes, places and distances.
  let geometry: ChatHeadsGeometry

  /// Whether the person prefers reduced motion.
  var reducedMotion: Bool { geometry.reducedMotion }
}

/// The input of the flyout.
struct FlyoutContext {
  /// Sizes, places and distances.
  let geometry: ChatHeadsGeometry
  /// The edge at which the stack rests.
  let edge: RestingEdge

  /// Whether the person prefers reduced motion.
  var reducedMotion: Bool { geometry.reducedMotion }
}
