/// What the parts of chat heads read of the whole: a few words, made anew for each call.
struct HeadsContext {
  /// Sizes, places and distances.
  let geometry: ChatHeadsGeometry
  /// Whether the person asked for less motion.
  let reducedMotion: Bool
  /// The edge at which the stack rests.
  let edge: HorizontalEdge
}
