import SuppleScene

/// Everything that reaches an interaction from outside, but for the app's own commands.
public enum Input: Sendable, Hashable {
  /// A finger, pen or mouse.
  case pointer(Pointer)
  /// A wheel or trackpad turned by `delta` points (positive y scrolls towards the end) at a place.
  case wheel(delta: Vector, at: Point)
  /// A key went down while `focus` had the focus (nil: nothing of the interaction's own).
  case key(Key, focus: LayerID?)
  /// The screen changed.
  case viewport(Viewport)
  /// The on-screen keyboard covers this many points from the bottom.
  case keyboard(height: Double)
  /// The person's preferences changed.
  case preferences(Preferences)
}
