import CPangoCairo
import SuppleScene

/// A picture in memory that can be painted on: premultiplied BGRA, eight bits a part, rows from top to bottom.
///
/// ```swift
/// let pixels = try Pixels(width: 780, height: 1688)
/// renderer.draw(frame, into: pixels)
/// try pixels.writePNG(to: "frame.png")
/// ```
///
/// One user at a time: it may be handed from thread to thread, but not be shared by two.
public final class Pixels {
  /// The greatest width and height, in pixels.
  public static let greatestExtent = 16_384

  /// The width, in device pixels.
  public let width: Int
  /// The height, in device pixels.
  public let height: Int
  let surface: OpaquePointer

  /// Clear pixels.
  ///
  /// - Throws: ``PictureError/badSize(width:height:)`` unless both are 1 to ``greatestExtent``, and
  ///   ``PictureError/outOfMemory`` where there is no room.
  public init(width: Int, height: Int) throws(PictureError) {
    guard (1...Pixels.greatestExtent).contains(width), (1...Pixels.greatestExtent).contains(height) else {
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

  /// Takes over an image surface of the format ARGB32.
  init(adopting surface: OpaquePointer) {
    self.surface = surface
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
  }

  deinit { cairo_surface_destroy(surface) }

  /// The distance from one row to the next, in bytes; at least four times the width.
  public var stride: Int { Int(cairo_image_surface_get_stride(surface)) }

  /// Reads the bytes: `height` rows, ``stride`` apart, four bytes a pixel in the order blue, green, red, alpha.
  public func withBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    cairo_surface_flush(surface)
    return try body(
      UnsafeRawBufferPointer(start: cairo_image_surface_get_data(surface), count: stride * height))
  }

  /// Reads and writes the bytes, laid out as in ``withBytes(_:)``. No part may be greater than its pixel's alpha.
  public func withMutableBytes<Result, Failure: Error>(
    _ body: (UnsafeMutableRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    cairo_surface_flush(surface)
    defer { cairo_surface_mark_dirty(surface) }
    return try body(
      UnsafeMutableRawBufferPointer(start: cairo_image_surface_get_data(surface), count: stride * height))
  }

  /// The colour of a pixel with straight alpha, or nil outside.
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

  /// Makes every pixel clear.
  public func clear() {
    withMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      start.initializeMemory(as: UInt8.self, repeating: 0, count: bytes.count)
    }
  }
}
