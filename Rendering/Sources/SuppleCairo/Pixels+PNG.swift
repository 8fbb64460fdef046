import CPangoCairo
import Foundation

extension Pixels {
  /// Encodes the picture as PNG.
  ///
  /// - Throws: ``PictureError/outOfMemory``.
  public func png() throws(PictureError) -> [UInt8] {
    let writing = Writing()
    let status = cairo_surface_write_to_png_stream(
      surface,
      { closure, bytes, length in
        guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<Writing>.fromOpaque(closure).takeUnretainedValue().bytes
          .append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(length)))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(writing).toOpaque())
    guard status == CAIRO_STATUS_SUCCESS else { throw .outOfMemory }
    return writing.bytes
  }

  /// Writes the picture to a PNG file.
  ///
  /// - Throws: ``PictureError/unwritable(path:reason:)``, and ``PictureError/outOfMemory``.
  public func writePNG(to path: String) throws(PictureError) {
    let bytes = try png()
    guard let file = fopen(path, "wb") else {
      throw .unwritable(path: path, reason: String(cString: strerror(errno)))
    }
    let written = fwrite(bytes, 1, bytes.count, file)
    guard fclose(file) == 0, written == bytes.count else {
      throw .unwritable(path: path, reason: String(cString: strerror(errno)))
    }
  }

  private final class Writing {
    var bytes: [UInt8] = []
  }
}
