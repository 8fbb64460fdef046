import SuppleScene

/// An input from the host. The app's commands are a separate type.
public enum Input: Sendable, Hashable {
  /// A finger, pen or mouse.
  case pointer(Pointer)
  /// A wheel or trackpad scrolled by `delta` points (positive y towards the end) at a point.
  case wheel(delta: Vector, at: Point)
  /// A key went down while the layer `focus` had the focus; nil for none of the interaction's layers.
  case key(Key, focus: LayerID?)
  /// The viewport changed.
  case viewport(Viewport)
  /// The height that the on-screen keyboard covers from the bottom, in points.
  case keyboard(height: Double)
  /// The person's preferences changed.
  case preferences(Preferences)
}
