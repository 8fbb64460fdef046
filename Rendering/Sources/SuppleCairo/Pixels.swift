import CPangoCairo
import SuppleScene

/// A bitmap in memory: premultiplied BGRA, eight bits per channel, rows from top to bottom.
///
/// ```swift
/// let pixels = try Pixels(width: 780, height: 1688)
/// renderer.draw(frame, into: pixels)
/// try pixels.writePNG(to: "frame.png")
/// ```
///
/// A bitmap may be passed between threads, but must be used by one thread at a time.
public final class Pixels {
  /// Largest width and height, in pixels.
  public static let maximumExtent = 16_384

  /// Width, in device pixels.
  public let width: Int
  /// Height, in device pixels.
  public let height: Int
  let surface: OpaquePointer

  /// Creates transparent pixels.
  ///
  /// - Throws: ``PictureError/badSize(width:height:)`` unless width and height are 1 to ``maximumExtent``, and
  ///   ``PictureError/outOfMemory``.
  public init(width: Int, height: Int) throws(PictureError) {
    guard (1...Pixels.maximumExtent).contains(width), (1...Pixels.maximumExtent).contains(height) else {
      throw .badSize(width: width, height: height)
    }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      throw .outOfMemory
    }
    self.surface = surface
    self.width = width
    self.height = height
  }

  /// Takes ownership of an image surface of the format ARGB32.
  init(adopting surface: OpaquePointer) {
    self.surface = surface
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
  }

  deinit { cairo_surface_destroy(surface) }

  /// Distance between rows, in bytes; at least four times the width.
  public var stride: Int { Int(cairo_image_surface_get_stride(surface)) }

  /// Gives read access to the bytes: `height` rows, ``stride`` apart, four bytes per pixel in the order blue, green,
  /// red, alpha.
  public func withBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    cairo_surface_flush(surface)
    return try body(
      UnsafeRawBufferPointer(start: cairo_image_surface_get_data(surface), count: stride * height))
  }

  /// Gives read and write access to the bytes, in the layout of ``withBytes(_:)``. No channel may exceed the alpha of
  /// its pixel.
  public func withMutableBytes<Result, Failure: Error>(
    _ body: (UnsafeMutableRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    cairo_surface_flush(surface)
    defer { cairo_surface_mark_dirty(surface) }
    return try body(
      UnsafeMutableRawBufferPointer(start: cairo_image_surface_get_data(surface), count: stride * height))
  }

  /// The colour of a pixel with straight alpha; nil outside of the bitmap.
  public subscript(x: Int, y: Int) -> RGBAColor? {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    let place = y * stride + 4 * x
    return withBytes { bytes in
      let alpha = Int(bytes[place + 3])
      guard alpha > 0 else { return RGBAColor(rgba: 0) }
      func part(_ index: Int) -> UInt8 {
        UInt8(clamping: (Int(bytes[place + index]) * 255 + alpha / 2) / alpha)
      }
      return RGBAColor(red: part(2), green: part(1), blue: part(0), alpha: UInt8(clamping: alpha))
    }
  }

  /// Makes all pixels transparent.
  public func clear() {
    withMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      start.initializeMemory(as: UInt8.self, repeating: 0, count: bytes.count)
    }
  }
}
