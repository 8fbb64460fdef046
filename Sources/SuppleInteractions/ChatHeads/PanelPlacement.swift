import SuppleScene

/// The shape of the head's picture that covers a small panel.
struct PanelPicture {
  /// The size, in points.
  let size: Size
  /// The radius of the corners, in points.
  let radius: Double

  /// The shape with its lengths in units of `length`.
  func scaled(by length: Double) -> PanelPicture {
    PanelPicture(
      size: Size(width: size.width * length, height: size.height * length), radius: radius * length)
  }
}

/// The drawing of a panel at an instant: its room, scaled about the point of its growth.
struct PanelPlacement {
  /// The room at full size, in points.
  let room: Rect
  /// The fixed point of the growth, in points.
  let anchor: Point
  /// The scale, 0 or more.
  let scale: Double
  /// The displacement of the card by which it comes out from behind its head before it has grown.
  let emergence: Vector
  /// The opacity, 0 to 1.
  let opacity: Double
  /// The progress of the part of the growth in which the beak appears, 0 to 1.
  let grown: Double
  /// The progress of the part of the growth in which the content appears, 0 to 1.
  let clarity: Double
  /// The opacity of content that fades in place, 0 to 1.
  var contentOpacity: Double
  /// The opacity of the content on the card, 0 to 1.
  var shownContent: Double { clarity * contentOpacity }

  /// The progress from the room's shape to the round shape behind the head, 0 to 1. A card of its head's size has the shape of
  /// the head and is wholly behind it.
  let roundness: Double
  /// The shape of the card behind its head, before scaling.
  let picture: PanelPicture
  /// The radius of the corners of a card with the room's shape, before scaling, in points.
  let roomRadius: Double

  /// The radius of the corners, before scaling, in points.
  var cornerRadius: Double { roomRadius + (picture.radius - roomRadius) * roundness }

  /// The size of the card before scaling: from the size of the room to the size of its head's picture.
  var size: Size {
    Size(
      width: room.width + (picture.size.width - room.width) * roundness,
      height: room.height + (picture.size.height - room.height) * roundness)
  }

  /// The centre of the card: from the centre of the scaled room to the centre of the head.
  var center: Point {
    let center = point(room.center)
    return center + (anchor - center) * roundness
  }

  /// The position of a point of the full-sized room.
  func point(_ point: Point) -> Point { anchor + (point - anchor) * scale + emergence }
}
