import CPangoCairo
import SuppleScene

/// Draws frames as pixels.
///
/// ```swift
/// let renderer = FrameRenderer(size: script.screen.size, scale: 2, slotRenderer: slotRenderer)
/// script.play(.rate(60)) { frame, _ in renderer.draw(frame, into: pixels) }
/// ```
///
/// Drawing consecutive frames is fastest: a cache of at most about 150 MB keeps unchanged content. A renderer must be
/// used by one thread at a time.
public final class FrameRenderer {
  /// Size of the screen, in points.
  public let size: Size
  /// Device pixels per point.
  public let scale: Double
  let slotRenderer: any SlotRenderer
  let cache = DrawingCache()
  let pictures = SlotPictures()

  /// Creates a renderer for a screen of `size` points, whose slots `slotRenderer` draws.
  public init(size: Size, scale: Double, slotRenderer: any SlotRenderer) {
    self.size = size
    self.scale = scale
    self.slotRenderer = slotRenderer
  }

  /// Replaces the content of `pixels` by a frame, whose top left corner is at the first pixel.
  public func draw(_ frame: Frame, into pixels: Pixels) {
    let painter = Painter(on: pixels, scale: scale, cache: cache)
    let isCovered =
      backdrop(at: frame.time)?.isOpaque == true && Double(pixels.width) <= size.width * scale
      && Double(pixels.height) <= size.height * scale
    if !isCovered { pixels.clear() }
    draw(frame, with: painter)
  }

  /// Draws a frame at the origin of a painter, for a screen inside of a larger picture. The painter must have the same
  /// scale as this renderer, and its origin must lie on a whole pixel.
  public func draw(_ frame: Frame, with painter: Painter) {
    guard painter.projection == nil, size.isValid else { return }
    painter.saved {
      painter.clip(to: .rectangle(Rect(x: 0, y: 0, width: size.width, height: size.height)))
      if painter.drawsVectors {
        painter.saved { slotRenderer.drawBackdrop(size: size, at: frame.time, with: painter) }
      } else if let backdrop = backdrop(at: frame.time) {
        let matrix = painter.matrix
        painter.blit(backdrop, at: Point(x: matrix.x0.rounded(), y: matrix.y0.rounded()), opacity: 1)
      }
      for layer in frame.layers { draw(layer, of: frame, with: painter) }
    }
  }

  /// Returns the picture behind all layers, from the cache or newly drawn.
  private func backdrop(at time: Double) -> SlotPictures.Entry? {
    let look = slotRenderer.backdropVersion(at: time)
    func make() -> SlotPictures.Entry? {
      let width = (size.width * scale).rounded(.up)
      let height = (size.height * scale).rounded(.up)
      guard width > 0, height > 0, width <= Double(Pixels.maximumExtent),
        height <= Double(Pixels.maximumExtent),
        let pixels = try? Pixels(width: Int(width), height: Int(height))
      else { return nil }
      slotRenderer.drawBackdrop(size: size, at: time, with: Painter(on: pixels, scale: scale, cache: cache))
      return SlotPictures.Entry(pixels, left: 0, top: 0)
    }
    guard let look else { return make() }
    let key = SlotPictures.Key(
      id: nil, version: look, width: .sixtyFourths(size.width), height: .sixtyFourths(size.height),
      density: .sixtyFourths(scale))
    return pictures.picture(key, make: make)
  }

  private func draw(_ layer: Layer, of frame: Frame, with painter: Painter) {
    guard layer.isDrawable, !isOutside(layer) else { return }
    if slotRenderer.isSlot(layer) {
      layer.isFlat
        ? drawSlot(layer, at: frame.time, with: painter) : drawTurned(layer, at: frame.time, with: painter)
    } else if !layer.path.isEmpty {
      drawOutline(of: layer, of: frame, with: painter)
    } else {
      drawShape(of: layer, of: frame, with: painter)
    }
  }

  /// Whether the layer and its shadow lie completely outside of the screen.
  private func isOutside(_ layer: Layer) -> Bool {
    // Half of the layer's size allows for perspective, which enlarges a near edge; 64 points allow for drawing beyond
    // the edge by a slot renderer.
    let margin =
      64 + (layer.isFlat ? 0 : max(layer.size.width, layer.size.height) / 2) + 2
      * layer.shadow.radius.magnitude
      + layer.shadow.offset.magnitude
    let size = Size(width: layer.size.width * layer.scale, height: layer.size.height * layer.scale)
    let bounds = Rect(center: layer.center, size: size).inset(by: -margin)
    return !bounds.intersects(Rect(x: 0, y: 0, width: self.size.width, height: self.size.height))
  }
}

extension Layer {
  /// Whether the layer is visible and its values are finite and within the limits of the renderer.
  var isDrawable: Bool {
    opacity > 0 && scale > 1e-4 && scale < 1e4 && center.isOnSomeScreen && size.isValid
      && size.width * scale < 1e5
      && size.height * scale < 1e5 && angle.isFinite && rotation.isFinite && depth.magnitude < 1e6
      && perspective.isFinite
      && topRadius.isFinite && bottomRadius.isFinite && shadow.offset.magnitude < 1e5
      && shadow.radius.magnitude < 1e4
  }

  /// Opacity, limited to 1.
  var shownOpacity: Double { min(1, opacity) }

  /// Angle of the visible face, in radians: the back face is drawn upright.
  var shownAngle: Double { face == .back ? angle - Double.pi : angle }

  /// Whether the layer lies in the plane of the screen, so that no perspective is needed.
  var isFlat: Bool { shownAngle.magnitude < 1e-6 && depth.magnitude < 1e-6 }
}

extension Int32 {
  /// Converts a length to 64ths, with saturation.
  static func sixtyFourths(_ length: Double) -> Int32 {
    Int32(Swift.max(-1e9, Swift.min(1e9, (length * 64).rounded())))
  }
}

extension RGBAColor {
  /// Returns the colour with its alpha multiplied by `opacity`, 0 to 1.
  func faded(_ opacity: Double) -> RGBAColor {
    var color = self
    color.alpha = UInt8(max(0, min(255, Double(alpha) * opacity + 0.5)))
    return color
  }
}
