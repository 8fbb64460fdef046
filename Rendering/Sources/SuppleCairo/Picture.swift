import CPangoCairo
import CTurboJPEG
import Foundation

/// A picture that was read from a PNG or JPEG file.
public final class Picture {
  /// Size limit of a file, in bytes.
  public static let maximumFileSize = 64 << 20
  /// Limit of the number of pixels of a picture.
  public static let maximumPixels = 64 << 20

  /// The decoded pixels.
  public let pixels: Pixels

  /// Width, in pixels of the picture.
  public var width: Int { pixels.width }
  /// Height, in pixels of the picture.
  public var height: Int { pixels.height }

  /// Creates a picture from painted pixels.
  public init(_ pixels: Pixels) { self.pixels = pixels }

  /// Reads a PNG or JPEG file.
  ///
  /// - Throws: ``PictureError/unreadable(path:reason:)``, ``PictureError/unknownFormat``,
  ///   ``PictureError/damaged(reason:)`` or ``PictureError/badSize(width:height:)``.
  public convenience init(contentsOf path: String) throws(PictureError) {
    guard let file = fopen(path, "rb") else {
      throw .unreadable(path: path, reason: String(cString: strerror(errno)))
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      guard count > 0 else { break }
      bytes.append(contentsOf: chunk[0..<count])
      guard bytes.count <= Picture.maximumFileSize else {
        throw .unreadable(path: path, reason: "larger than \(Picture.maximumFileSize >> 20) MB")
      }
    }
    guard ferror(file) == 0 else { throw .unreadable(path: path, reason: String(cString: strerror(errno))) }
    try self.init(bytes: bytes)
  }

  /// Decodes a PNG or JPEG.
  ///
  /// - Throws: ``PictureError/unknownFormat``, ``PictureError/damaged(reason:)`` or
  ///   ``PictureError/badSize(width:height:)``.
  public convenience init(bytes: [UInt8]) throws(PictureError) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self.init(try Picture.decodePNG(bytes))
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self.init(try Picture.decodeJPEG(bytes))
    } else {
      throw .unknownFormat
    }
  }

  private static func check(width: Int, height: Int) throws(PictureError) {
    guard (1...Pixels.maximumExtent).contains(width), (1...Pixels.maximumExtent).contains(height),
      width * height <= maximumPixels
    else { throw .badSize(width: width, height: height) }
  }

  private static func decodePNG(_ bytes: [UInt8]) throws(PictureError) -> Pixels {
    // The size is in the first chunk of the file, and is checked before anything is decompressed.
    guard bytes.count >= 24 else { throw .damaged(reason: "it ends too early") }
    func number(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    try check(width: number(16), height: number(20))
    let reading = Reading(bytes)
    let surface = cairo_image_surface_create_from_png_stream(
      { closure, target, length in
        guard let closure, let target else { return CAIRO_STATUS_READ_ERROR }
        return Unmanaged<Reading>.fromOpaque(closure).takeUnretainedValue().read(target, Int(length))
          ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_READ_ERROR
      }, Unmanaged.passUnretained(reading).toOpaque())
    defer { cairo_surface_destroy(surface) }
    withExtendedLifetime(reading) {}
    let status = cairo_surface_status(surface)
    guard let surface, status == CAIRO_STATUS_SUCCESS else {
      throw .damaged(reason: String(cString: cairo_status_to_string(status)))
    }
    // The decoded surface may have no alpha, or more than eight bits per channel, so it is copied to the format of
    // ``Pixels``.
    let pixels = try Pixels(
      width: Int(cairo_image_surface_get_width(surface)), height: Int(cairo_image_surface_get_height(surface))
    )
    let context = cairo_create(pixels.surface)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_paint(context)
    cairo_destroy(context)
    return pixels
  }

  private static func decodeJPEG(_ bytes: [UInt8]) throws(PictureError) -> Pixels {
    guard let decoder = tjInitDecompress() else { throw .outOfMemory }
    defer { tjDestroy(decoder) }
    func reason() -> String { String(cString: tjGetErrorStr2(decoder)) }
    var width: Int32 = 0
    var height: Int32 = 0
    var subsampling: Int32 = 0
    var space: Int32 = 0
    guard
      tjDecompressHeader3(decoder, bytes, UInt(bytes.count), &width, &height, &subsampling, &space) == 0
    else { throw .damaged(reason: reason()) }
    try check(width: Int(width), height: Int(height))
    let pixels = try Pixels(width: Int(width), height: Int(height))
    let stride = Int32(pixels.stride)
    let status = pixels.withMutableBytes { target in
      tjDecompress2(
        decoder, bytes, UInt(bytes.count), target.baseAddress?.assumingMemoryBound(to: UInt8.self), width,
        stride,
        height, Int32(TJPF_BGRA.rawValue), 0)
    }
    guard status == 0 else { throw .damaged(reason: reason()) }
    return pixels
  }

  /// The bytes of a file, read in sequence by Cairo.
  private final class Reading {
    private let bytes: [UInt8]
    private var place = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func read(_ target: UnsafeMutablePointer<UInt8>, _ count: Int) -> Bool {
      guard count >= 0, count <= bytes.count - place else { return false }
      bytes.withUnsafeBufferPointer { source in
        guard let start = source.baseAddress else { return }
        target.update(from: start + place, count: count)
      }
      place += count
      return true
    }
  }
}
