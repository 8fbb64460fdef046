import SuppleMotion
import SuppleScene

/// How the heads stand.
enum HeadFormation: Sendable {
  /// As a closed stack.
  case stack
  /// As an open row or column, with the head that a finger or the dismiss target moves; nil for none.
  case row(active: ActiveHead?)
}

/// A head that a finger presses or drags, or that was flung to the dismiss target.
enum ActiveHead: Sendable {
  /// Under a finger.
  case dragged(HeadDrag)
  /// In flight.
  case flung(FlingToTarget)

  /// The head.
  var head: HeadID {
    switch self {
    case .dragged(let drag): drag.head
    case .flung(let fling): fling.head
    }
  }

  /// The motion of the head.
  var motion: PointMotion {
    switch self {
    case .dragged(let drag): drag.motion
    case .flung(let fling): fling.motion
    }
  }
}
