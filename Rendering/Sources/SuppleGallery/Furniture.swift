import SuppleScene

/// What the gallery puts among a frame's layers: what belongs to the app or the phone and not to an interaction. To a
/// renderer these are slots like any other, of the role `list`, each with a number of its own.
enum Furniture: Sendable, Hashable {
  /// The bar above the list.
  case bar
  /// The system's line at the top.
  case statusBar
  /// A cut-out that no interaction draws.
  case cutout
  /// The line at the bottom to swipe.
  case homeBar
  /// The on-screen keyboard.
  case keyboard
  /// A finger, counted from 0.
  case touch(Int)

  private static let firstTouch: Int32 = 100

  /// The name of its layer.
  var id: LayerID {
    let number: Int32 =
      switch self {
      case .bar: 1
      case .statusBar: 2
      case .cutout: 3
      case .homeBar: 4
      case .keyboard: 5
      case .touch(let index): Furniture.firstTouch + Int32(clamping: min(index, 1 << 20))
      }
    return LayerID(.list, item: number)
  }

  /// The furniture of a layer's name, or nil where it is an interaction's.
  init?(_ id: LayerID) {
    guard id.role == .list else { return nil }
    switch id.item {
    case 1: self = .bar
    case 2: self = .statusBar
    case 3: self = .cutout
    case 4: self = .homeBar
    case 5: self = .keyboard
    case Furniture.firstTouch...: self = .touch(Int(id.item - Furniture.firstTouch))
    default: return nil
    }
  }

  /// Its layer in a rectangle of the screen.
  func layer(in box: Rect) -> Layer { Layer(id, center: box.center, size: box.size) }
}
