import CPangoCairo
import SuppleScene

/// Turns frames into pixels.
///
/// ```swift
/// let renderer = FrameRenderer(size: script.screen.size, scale: 2, artist: artist)
/// script.play(.rate(60)) { frame, _ in renderer.draw(frame, into: pixels) }
/// ```
///
/// Frames are best drawn one after the other: what did not change is kept.
public final class FrameRenderer {
  /// The screen's size, in points.
  public let size: Size
  /// The device pixels of a point.
  public let scale: Double
  private let artist: any SlotArtist
  private let cache = DrawingCache()

  /// A renderer for a screen.
  public init(size: Size, scale: Double, artist: any SlotArtist) {
    self.size = size
    self.scale = scale
    self.artist = artist
  }

  /// Draws a frame over all that was there, its top left corner at the pixels' own.
  public func draw(_ frame: Frame, into pixels: Pixels) {
    draw(frame, with: Painter(on: pixels, scale: scale, cache: cache))
  }

  /// Draws a frame where a painter stands, so that a screen can lie inside of something larger. The painter's `scale`
  /// should be this renderer's, and its origin on a whole pixel.
  public func draw(_ frame: Frame, with painter: Painter) {
    painter.saved {
      painter.clip(to: .rectangle(Rectangle(x: 0, y: 0, width: size.width, height: size.height)))
      artist.drawBackdrop(size: size, at: frame.time, with: painter)
      for layer in frame.layers { draw(layer, of: frame, with: painter) }
    }
  }

  private func draw(_ layer: Layer, of frame: Frame, with painter: Painter) {}
}
