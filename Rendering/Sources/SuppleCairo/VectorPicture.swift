import CPangoCairo
import Foundation
import SuppleScene

/// A vector picture, as an SVG file.
///
/// Texts are converted to outlines, so the picture needs no fonts. Soft shadows are SVG filters.
public struct VectorPicture: Sendable {
  /// Content of the file, in UTF-8.
  public let svg: [UInt8]

  /// Creates a picture of `size` points that `body` draws. Parts that have to be pixels have `scale` pixels per point.
  ///
  /// - Throws: ``PictureError/badSize(width:height:)`` unless width and height are 1 to ``Pixels/maximumExtent``
  ///   pixels, and ``PictureError/outOfMemory``.
  public init(size: Size, scale: Double, _ body: (Painter) -> Void) throws(PictureError) {
    let width = size.width * scale
    let height = size.height * scale
    let range = 1.0...Double(Pixels.maximumExtent)
    guard range.contains(width), range.contains(height) else {
      throw .badSize(width: Int(exactly: width.rounded()) ?? 0, height: Int(exactly: height.rounded()) ?? 0)
    }
    let written = ByteCollection()
    let surface = cairo_svg_surface_create_for_stream(
      { closure, bytes, length in
        guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<ByteCollection>.fromOpaque(closure).takeUnretainedValue().bytes
          .append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(length)))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(written).toOpaque(), width, height)
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      throw .outOfMemory
    }
    defer { cairo_surface_destroy(surface) }
    cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
    let blurs = VectorBlurs()
    body(Painter(surface: surface, scale: scale, cache: DrawingCache(), blurs: blurs))
    cairo_surface_finish(surface)
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { throw .outOfMemory }
    let text = blurs.applied(to: String(decoding: written.bytes, as: UTF8.self))
    svg = Array(VectorPicture.sized(text, to: size).utf8)
  }

  /// Sets width and height of the file in points, independent of its internal coordinates.
  private static func sized(_ svg: String, to size: Size) -> String {
    guard let tag = svg.range(of: "<svg [^>]*>", options: .regularExpression) else { return svg }
    var head = String(svg[tag])
    for (name, length) in [("width", size.width), ("height", size.height)] {
      head = head.replacingOccurrences(
        of: " \(name)=\"[^\"]*\"", with: " \(name)=\"\(length)\"", options: .regularExpression)
    }
    return svg[..<tag.lowerBound] + head + svg[tag.upperBound...]
  }

  private final class ByteCollection {
    var bytes: [UInt8] = []
  }
}
