/// What an interaction tells its app, by name.
public enum EventName: Int32, Sendable, Hashable, CaseIterable {
  /// A finger came down on something that answers.
  case pressed = 0
  /// A conversation opened.
  case opened
  /// It closed.
  case closed
  /// Another head's conversation came to the front.
  case selected
  /// The stack came to rest at an edge (`x` is 0 for left and 1 for right) and a height (`y`).
  case moved
  /// The target took hold of a head.
  case captured
  /// The target let go of it.
  case released
  /// Something was thrown away.
  case dismissed
  /// A head joined.
  case added
  /// A head left the row for the overflow.
  case overflowed
  /// The overflow was full and forgot its oldest.
  case dropped
  /// A badge was torn off or cleared.
  case cleared
  /// The gum broke.
  case snapped
  /// A broken badge was put back.
  case restored
  /// A pull went far enough to fire.
  case armed
  /// It was taken back.
  case disarmed
  /// A pull fired: the app is asked for content.
  case triggered
  /// New rows are in the list; `x` says how many.
  case inserted
  /// The app's answer was a failure.
  case failed
  /// A refresh ended without one.
  case cancelled
}

/// One thing that happened, for the app.
public struct Event: Sendable, Hashable {
  /// When, in the host's seconds.
  public var time: Double
  /// What.
  public var name: EventName
  /// To which head or row; 0 where there is but one.
  public var item: Int32
  /// A first number, where the event carries one.
  public var x: Double
  /// A second number, where the event carries one.
  public var y: Double

  /// An event.
  public init(_ name: EventName, at time: Double, item: Int32 = 0, x: Double = 0, y: Double = 0) {
    self.name = name
    self.time = time
    self.item = item
    self.x = x
    self.y = y
  }
}
