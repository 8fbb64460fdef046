import SuppleScene

/// The room that an interaction has: a size, and a safe area that cut-outs and system bars leave free.
public struct Viewport: Sendable, Hashable {
  /// Width and height, in points; 0 or more.
  public let size: Size
  /// What bars and cut-outs take from each edge, in points.
  public let safeArea: Insets

  /// A viewport. A size or insets that no viewport can have (negative, a million points, not numbers, insets that leave
  /// no room between them) count as 0.
  public init(size: Size, safeArea: Insets = .zero) {
    self.size = size.isValid ? size : .zero
    let fits =
      safeArea.isValid && safeArea.left + safeArea.right <= self.size.width
      && safeArea.top + safeArea.bottom <= self.size.height
    self.safeArea = fits ? safeArea : .zero
  }

  /// The whole viewport.
  public var bounds: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }

  /// The viewport less its safe area's insets.
  public var safeBounds: Rect { bounds.inset(by: safeArea) }
}
