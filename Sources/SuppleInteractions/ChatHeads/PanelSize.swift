import SuppleScene

/// The panel's size as set by a person or the app: nil for an axis with the style's.
struct PanelSize: Sendable, Hashable {
  /// The width, in points.
  var width: Double?
  /// The height, in points.
  var height: Double?

  init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// Whether each given length is positive and at most `limit`, in points.
  func isPositive(upTo limit: Double) -> Bool {
    for length in [width ?? limit, height ?? limit] where !(length > 0 && length <= limit) { return false }
    return true
  }
}

/// The height of a docked panel that was resized at its top or bottom; valid until its heads rest elsewhere.
struct PanelLevel: Sendable, Hashable {
  /// The resting place at the resize.
  let restingPlace: RestingPlace
  /// The place of the top as a part of the room's free height, 0 to 1.
  let part: Double
  /// Whether the content has resized the panel: the level then lasts as long as the panel is open.
  var isOfContent = false
}

/// The natural height of a head's conversation.
struct ContentHeight: Sendable {
  /// The smallest change that has an effect, in points.
  static let step = 1.0

  /// The head.
  let head: HeadID
  /// The height, in points.
  var height: Double
}

extension ChatHeadsStyle {
  /// The widths and the heights that a panel can have.
  var panelSizes: (width: ClosedRange<Double>, height: ClosedRange<Double>) {
    (
      panelMinimumWidth...max(panelMinimumWidth, panelMaximumWidth),
      panelMinimumHeight...max(panelMinimumHeight, panelMaximumHeight)
    )
  }

  /// The size of a panel in a room without bounds.
  func panelSize(_ size: PanelSize) -> Size {
    Size(
      width: max(panelMinimumWidth, min(size.width ?? panelWidth, panelMaximumWidth)),
      height: max(panelMinimumHeight, min(size.height ?? panelHeight, panelMaximumHeight)))
  }
}
