import SuppleCairo
import SuppleInteractions
import SuppleScene

/// The cut-out of a phone's screen where no interaction draws it: at the top, or at the left of a phone on its side.
struct ScreenCutout {
  /// Where it is, and what it is called there.
  enum Place: Sendable, Hashable {
    /// A notch at the top.
    case notch
    /// An island below the top.
    case island
    /// A notch at the left.
    case side
  }

  /// Where it is.
  let place: Place
  /// Its rectangle on the screen, in points.
  let box: Rectangle

  /// The cut-out that a screen's safe area is there for, or nil where it is there for none.
  init?(of screen: Screen) {
    let size = screen.size
    let safeArea = screen.safeArea
    if size.width > size.height {
      guard safeArea.left >= 40, size.height > 240 else { return nil }
      place = .side
      box = Rectangle(x: 0, y: size.height / 2 - 104.5, width: 30, height: 209)
    } else if safeArea.top >= 55, size.width > 160 {
      place = .island
      box = ScreenCutout.rectangle(of: .island, in: size)
    } else if safeArea.top >= 40, size.width > 240 {
      place = .notch
      box = ScreenCutout.rectangle(of: .notch, in: size)
    } else {
      return nil
    }
  }

  private static func rectangle(of cutout: Cutout, in size: Size) -> Rectangle {
    Rectangle(
      x: (size.width - cutout.width) / 2, y: cutout.inset, width: cutout.width, height: cutout.depth)
  }

  /// Draws it into a layer of its size.
  func draw(size: Size, with painter: Painter) {
    let box = Rectangle(x: 0, y: 0, width: size.width, height: size.height)
    let corners =
      switch place {
      case .notch: Corners(topLeft: 0, topRight: 0, bottomRight: 20, bottomLeft: 20)
      case .island: Corners(topLeft: 18.5, topRight: 18.5, bottomRight: 18.5, bottomLeft: 18.5)
      case .side: Corners(topLeft: 0, topRight: 20, bottomRight: 20, bottomLeft: 0)
      }
    painter.fill(.rectangle(box, corners: corners), with: .color(.black))
  }
}
