/// A key that an interaction responds to, named by `KeyboardEvent.key`.
public enum Key: Int32, Sendable, Hashable, CaseIterable {
  /// "Enter"
  case enter = 0
  /// " "
  case space
  /// "Escape"
  case escape
  /// "Delete"
  case delete
  /// "Backspace"
  case backspace
  /// "ArrowLeft"
  case arrowLeft
  /// "ArrowRight"
  case arrowRight
  /// "ArrowUp"
  case arrowUp
  /// "ArrowDown"
  case arrowDown
  /// "Home"
  case home
  /// "End"
  case end
}
