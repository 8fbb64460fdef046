import SuppleMotion
import SuppleScene

// Faces: the sizes of heads that are not circles of the style's size.
//
//     stack                        row                                column
//     +--------------+             (160 x 48 pill) [90] ( 1 )         as the row, with width and height
//     |    leader    |                              160               exchanged
//     +--------------+             at most `headSize` high,
//        |  second |               three times as wide
//        +---------+               `stackOffset` lower
extension ChatHeadsGeometry {
  /// The largest part of the viewport's width or height that a face takes.
  private static let largestPart = 0.8
  /// The largest length of a face along the row, in heads.
  private static let longestSlot = 3.0
  /// The minimum width and height of the area in which a face is hit, in points.
  static let minimumHitSize = 44.0

  /// The size at rest of a head with a face, within the viewport; nil for the circle.
  @inline(never)
  func box(of face: HeadFace?) -> HeadFace {
    guard let face else { return HeadFace(width: style.headSize, height: style.headSize) }
    let room = viewport.size
    return HeadFace(
      width: min(face.width, Self.largestPart * room.width),
      height: min(face.height, Self.largestPart * room.height), cornerRadius: face.cornerRadius)
  }

  /// The size on the screen at `time` of a head with a shape, nil for a circle, without the scale under a finger, in points.
  ///
  /// The shape and not the head is the argument, because a call of a method of an array's element copies the element.
  @inline(never)
  func visibleExtent(of shape: HeadShape?, at time: Double) -> Size {
    guard let shape else { return headExtent }
    let (extent, scale) = (shape.extent(at: time), shape.scale(at: time))
    return Size(width: extent.width * scale, height: extent.height * scale)
  }

  /// The part of a resting leader beyond the edge of the viewport, in points, of its `length` across that edge.
  func leaderOverhang(of length: Double) -> Double {
    // A gap to the edge, an overhang below 0, is the same for each face.
    guard leaderFace != nil, style.edgeOverhang > 0 else { return min(style.edgeOverhang, headRadius) }
    return min(style.edgeOverhang / style.headSize * length, length / 2)
  }

  // MARK: Scales

  /// The scale of a head behind a leader that is shown at a scale: at most as wide and as high as the leader.
  @inline(never)
  func stackScale(of face: HeadFace?, behind leader: HeadFace?, at scale: Double = 1) -> Double {
    let (own, other) = (box(of: face), box(of: leader))
    return min(1, scale * other.width / own.width, scale * other.height / own.height)
  }

  /// The scale of a head in the open row or column.
  @inline(never)
  func rowScale(of face: HeadFace?, isColumn: Bool) -> Double {
    let own = box(of: face)
    let (along, across) = isColumn ? (own.height, own.width) : (own.width, own.height)
    return min(1, style.headSize / across, Self.longestSlot * style.headSize / along)
  }

  /// The scale of a head in the dismiss target.
  @inline(never)
  func capturedScale(of face: HeadFace?) -> Double { min(1, style.headSize / box(of: face).largerSide) }

  /// The scale at which a head fits its place in stack, row or dismiss target.
  @inline(never)
  func fittingScale(_ index: Int, of heads: [Head], isRow: Bool, isColumn: Bool, isCaptured: Bool) -> Double {
    let face = heads[index].face
    let captured = isCaptured ? capturedScale(of: face) : 1
    if isRow { return min(captured, rowScale(of: face, isColumn: isColumn)) }
    guard index > 0 else { return captured }
    let leader = heads[0].face
    return stackScale(of: face, behind: leader, at: isCaptured ? capturedScale(of: leader) : 1)
  }

  // MARK: Places

  /// The length of a head's slot along the open row or column, in points.
  @inline(never)
  func slotLength(of face: HeadFace?, isColumn: Bool) -> Double {
    let own = box(of: face)
    return rowScale(of: face, isColumn: isColumn) * (isColumn ? own.height : own.width)
  }

  /// The distance of a head's centre below the leader's in the closed stack, in points, so that its bottom edge is lower by the
  /// style's offset. At the top and bottom the head is beside the leader by this distance.
  @inline(never)
  func stackDrop(_ index: Int, of heads: [Head], at edge: RestingEdge) -> Double {
    guard index > 0 else { return 0 }
    let (face, leader) = (heads[index].face, heads[0].face)
    guard face != nil || leader != nil else { return style.stackOffset }
    let (box, first) = (box(of: face), box(of: leader))
    let own = (edge.isSide ? box.height : box.width) * stackScale(of: face, behind: leader)
    let length = edge.isSide ? first.height : first.width
    // In a small viewport no head behind a leader at its first place is beyond the last edge.
    let room = max(0, (edge.isSide ? viewport.size.height : viewport.size.width) - length)
    return length / 2 + min(style.stackOffset, room) - own / 2
  }

  /// The distance of each head's centre below the leader's; empty where no head has a face.
  @inline(never)
  func stackDrops(of heads: [Head], at edge: RestingEdge) -> [Double] {
    guard heads.hasFaces else { return [] }
    var drops: [Double] = []
    for index in heads.indices {
      drops.append(stackDrop(index, of: heads, at: edge))
    }
    return drops
  }
}
