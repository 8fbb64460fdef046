import SuppleMotion
import SuppleScene

// The heads' places at the present.
extension ChatHeadsCore {
  /// The centre of a head, in points.
  func position(_ index: Int) -> Point { roster.position(index, in: context, at: now) }

  /// The velocity of a head, in points per second.
  func velocity(_ index: Int) -> Vector { roster.velocity(index, in: context, at: now) }

  /// Whether a head is invisible.
  func isHidden(_ index: Int) -> Bool { roster.isHidden(index, in: context, at: now) }

  /// The leader's resting point.
  var restPoint: Point {
    @_transparent get { roster.rest(in: geometry) }
  }

  /// The slots of the open row and their heads.
  var rowLayout: RowLayout { roster.row(in: geometry) }
}
