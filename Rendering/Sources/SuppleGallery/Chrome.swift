import SuppleScene

/// The chrome that the gallery adds to a frame: layers of the app or the phone that belong to no interaction. For a frame
/// renderer they are slots with the role `list`, each with its own number.
enum Chrome: Sendable, Hashable {
  /// The navigation bar above the list.
  case bar
  /// The system's status bar at the top.
  case statusBar
  /// The cut-out of the screen, if no interaction draws it.
  case cutout
  /// The system's home indicator at the bottom.
  case homeBar
  /// The on-screen keyboard.
  case keyboard
  /// A finger, numbered from 0.
  case touch(Int)

  private static let firstTouch: Int32 = 100

  /// The id of the layer.
  var id: LayerID {
    let number: Int32 =
      switch self {
      case .bar: 1
      case .statusBar: 2
      case .cutout: 3
      case .homeBar: 4
      case .keyboard: 5
      case .touch(let index): Chrome.firstTouch + Int32(clamping: min(index, 1 << 20))
      }
    return LayerID(.list, item: number)
  }

  /// The chrome with a layer id; nil for a layer of an interaction.
  init?(_ id: LayerID) {
    guard id.role == .list else { return nil }
    switch id.item {
    case 1: self = .bar
    case 2: self = .statusBar
    case 3: self = .cutout
    case 4: self = .homeBar
    case 5: self = .keyboard
    case Chrome.firstTouch...: self = .touch(Int(id.item - Chrome.firstTouch))
    default: return nil
    }
  }

  /// A layer that fills a rectangle of the screen.
  func layer(in box: Rect) -> Layer { Layer(id, center: box.center, size: box.size) }
}
