import SuppleScene

/// The room of an interaction: a size, and a safe area clear of cut-outs and system bars.
public struct Viewport: Sendable, Hashable {
  /// Width and height, in points; 0 or more.
  public let size: Size
  /// The insets of bars and cut-outs from each edge, in points.
  public let safeArea: Insets

  /// A viewport. An impossible size or impossible insets (negative, a million points, not numbers, no room between
  /// them) count as 0.
  public init(size: Size, safeArea: Insets = .zero) {
    self.size = size.isValid ? size : .zero
    let fits =
      safeArea.isValid && safeArea.left + safeArea.right <= self.size.width
      && safeArea.top + safeArea.bottom <= self.size.height
    self.safeArea = fits ? safeArea : .zero
  }

  /// The whole viewport.
  public var bounds: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }

  /// The viewport without the safe area's insets.
  public var safeBounds: Rect { bounds.inset(by: safeArea) }
}
