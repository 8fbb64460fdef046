import CPangoCairo
import SuppleInteractions
import SuppleScene

/// Turns frames into pixels.
///
/// ```swift
/// let renderer = FrameRenderer(size: script.screen.size, scale: 2, artist: artist)
/// script.play(.rate(60)) { frame, _ in renderer.draw(frame, into: pixels) }
/// ```
///
/// Frames are best drawn one after the other: what did not change is kept, in some 150 MB at most. A renderer belongs to
/// one thread at a time.
public final class FrameRenderer {
  /// The screen's size, in points.
  public let size: Size
  /// The device pixels of a point.
  public let scale: Double
  let artist: any SlotArtist
  let cache = DrawingCache()
  let pictures = SlotPictures()

  /// A renderer for a screen.
  public init(size: Size, scale: Double, artist: any SlotArtist) {
    self.size = size
    self.scale = scale
    self.artist = artist
  }

  /// Draws a frame instead of all that was there, its top left corner at the pixels' own.
  public func draw(_ frame: Frame, into pixels: Pixels) {
    let painter = Painter(on: pixels, scale: scale, cache: cache)
    let isCovered =
      backdrop(at: frame.time)?.isOpaque == true && Double(pixels.width) <= size.width * scale
      && Double(pixels.height) <= size.height * scale
    if !isCovered { pixels.clear() }
    draw(frame, with: painter)
  }

  /// Draws a frame where a painter stands, so that a screen can lie inside of something larger. Its points should be
  /// as large as this renderer's, and its origin on a whole pixel.
  public func draw(_ frame: Frame, with painter: Painter) {
    guard painter.projection == nil, size.isValid else { return }
    painter.saved {
      painter.clip(to: .rectangle(Rect(x: 0, y: 0, width: size.width, height: size.height)))
      if painter.drawsVectors {
        painter.saved { artist.drawBackdrop(size: size, at: frame.time, with: painter) }
      } else if let backdrop = backdrop(at: frame.time) {
        let matrix = painter.matrix
        painter.blit(backdrop, at: Point(x: matrix.x0.rounded(), y: matrix.y0.rounded()), opacity: 1)
      }
      for layer in frame.layers { draw(layer, of: frame, with: painter) }
    }
  }

  /// What lies behind the layers.
  private func backdrop(at time: Double) -> SlotPictures.Entry? {
    let look = artist.backdropVersion(at: time)
    func make() -> SlotPictures.Entry? {
      let width = (size.width * scale).rounded(.up)
      let height = (size.height * scale).rounded(.up)
      guard width > 0, height > 0, width <= Double(Pixels.greatestExtent),
        height <= Double(Pixels.greatestExtent),
        let pixels = try? Pixels(width: Int(width), height: Int(height))
      else { return nil }
      artist.drawBackdrop(size: size, at: time, with: Painter(on: pixels, scale: scale, cache: cache))
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
    switch layer.id.role {
    case .connector, .notch: drawOutline(of: layer, of: frame, with: painter)
    case .scrim, .anchor, .particle, .badge: drawShape(of: layer, of: frame, with: painter)
    case .card where !layer.isFlat: drawTurned(layer, at: frame.time, with: painter)
    default: drawSlot(layer, at: frame.time, with: painter)
    }
  }

  /// Whether nothing of a layer, not even its shadow, can be on the screen.
  private func isOutside(_ layer: Layer) -> Bool {
    // Half again as large for a near edge in perspective; 64 points for what an artist may add around it.
    let reach =
      64 + (layer.isFlat ? 0 : max(layer.size.width, layer.size.height) / 2) + 2
      * layer.shadow.radius.magnitude
      + layer.shadow.offset.magnitude
    let size = Size(width: layer.size.width * layer.scale, height: layer.size.height * layer.scale)
    let bounds = Rect(center: layer.center, size: size).inset(by: -reach)
    return !bounds.intersects(Rect(x: 0, y: 0, width: self.size.width, height: self.size.height))
  }
}

extension Layer {
  /// Whether it is meaningful, and to be seen.
  var isDrawable: Bool {
    opacity > 0 && scale > 1e-4 && scale < 1e4 && center.isOnSomeScreen && size.isValid
      && size.width * scale < 1e5
      && size.height * scale < 1e5 && angle.isFinite && depth.magnitude < 1e6 && perspective.isFinite
      && topRadius.isFinite && bottomRadius.isFinite && shadow.offset.magnitude < 1e5
      && shadow.radius.magnitude < 1e4
  }

  /// The opacity, at most 1.
  var shownOpacity: Double { min(1, opacity) }

  /// The turn of the side that is seen: a back is drawn upright.
  var shownAngle: Double { face == .back ? angle - Double.pi : angle }

  /// Whether it lies in the screen.
  var isFlat: Bool { shownAngle.magnitude < 1e-6 && depth.magnitude < 1e-6 }
}

extension Int32 {
  /// A length in 64ths.
  static func sixtyFourths(_ length: Double) -> Int32 {
    Int32(Swift.max(-1e9, Swift.min(1e9, (length * 64).rounded())))
  }
}

extension RGBAColor {
  /// The colour with its alpha times an opacity of 0 to 1.
  func faded(_ opacity: Double) -> RGBAColor {
    var color = self
    color.alpha = UInt8(max(0, min(255, Double(alpha) * opacity + 0.5)))
    return color
  }
}
