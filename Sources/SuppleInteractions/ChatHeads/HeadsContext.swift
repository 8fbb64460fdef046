/// The values that the parts of chat heads read: a few words, made for each call.
struct HeadsContext {
  /// Sizes, places and distances.
  let geometry: ChatHeadsGeometry
  /// The edge at which the stack rests.
  let edge: RestingEdge

  /// Whether the person prefers reduced motion.
  var reducedMotion: Bool { geometry.reducedMotion }
}
