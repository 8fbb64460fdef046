import CPangoCairo
import SuppleScene

/// A cache of the pictures of slots. The content of a slot changes seldom, but its position changes in most frames.
final class SlotPictures {
  /// The inputs of a picture's pixels.
  struct Key: Hashable {
    /// The layer; nil for the picture behind all layers.
    var id: LayerID?
    var face = Face.front
    var traits: LayerTraits = []
    var label = LayerLabel.none
    var version: Int
    /// Width in 64ths of a pixel, like all lengths of the key.
    var width: Int32
    var height: Int32
    /// Corner radius; -1 if the picture is not clipped to rounded corners.
    var topRadius: Int32 = -1
    var bottomRadius: Int32 = -1
    /// Position of the layer within its first pixel.
    var phaseX: Int32 = 0
    var phaseY: Int32 = 0
    /// Pixels per point.
    var density: Int32
  }

  /// The picture of a slot.
  final class Entry {
    let pixels: Pixels
    /// Distance from the pixel that contains the top left corner of the layer to the corner of the picture, in pixels.
    let left: Int
    let top: Int
    /// Whether all pixels are opaque.
    let isOpaque: Bool
    fileprivate var lastUse = 0

    /// Creates a picture and cuts off its transparent margins. Nil if all pixels are transparent.
    init?(_ pixels: Pixels, left: Int, top: Int) {
      guard let seen = pixels.seen else { return nil }
      if let cropped = pixels.cropped(to: seen) {
        self.pixels = cropped
        self.left = left + seen.left
        self.top = top + seen.top
      } else {
        self.pixels = pixels
        self.left = left
        self.top = top
      }
      isOpaque = seen.isOpaque
    }

    var bytes: Int { pixels.stride * pixels.height }
  }

  private enum Cached {
    case nothing
    case picture(Entry)
  }

  /// Size limit of the cache, in bytes.
  static let maximumBytes = 96 << 20
  /// Limit of the number of entries without pixels, which mark completely transparent pictures.
  private static let maximumEmptyPictures = 4096

  private var cached: [Key: Cached] = [:]
  private var bytes = 0
  private var uses = 0

  /// Returns the picture of a key. If it is not in the cache, `make` draws it, or returns nil if nothing is visible.
  func picture(_ key: Key, make: () -> Entry?) -> Entry? {
    uses += 1
    switch cached[key] {
    case .nothing: return nil
    case .picture(let entry):
      entry.lastUse = uses
      return entry
    case nil: break
    }
    guard let entry = make() else {
      if cached.count < SlotPictures.maximumEmptyPictures { cached[key] = .nothing }
      return nil
    }
    entry.lastUse = uses
    guard entry.bytes <= SlotPictures.maximumBytes else { return entry }
    while bytes + entry.bytes > SlotPictures.maximumBytes, let oldest { forget(oldest) }
    cached[key] = .picture(entry)
    bytes += entry.bytes
    return entry
  }

  private var oldest: Key? {
    var found: Key?
    var use = Int.max
    for (key, value) in cached {
      if case .picture(let entry) = value, entry.lastUse < use {
        use = entry.lastUse
        found = key
      }
    }
    return found
  }

  private func forget(_ key: Key) {
    if case .picture(let entry) = cached.removeValue(forKey: key) { bytes -= entry.bytes }
  }
}

extension Pixels {
  /// The part of the pixels that is not transparent.
  struct SeenPart {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int
    /// Whether all pixels of the whole bitmap are opaque.
    var isOpaque: Bool
  }

  /// The part that is not transparent; nil if all pixels are transparent.
  var seen: SeenPart? {
    withBytes { bytes in
      var part = SeenPart(left: width, top: height, right: 0, bottom: 0, isOpaque: true)
      for y in 0..<height {
        let row = y * stride + 3
        var first = 0
        while first < width, bytes[row + 4 * first] == 0 { first += 1 }
        guard first < width else {
          part.isOpaque = false
          continue
        }
        var last = width
        while last > first + 1, bytes[row + 4 * (last - 1)] == 0 { last -= 1 }
        part.left = min(part.left, first)
        part.right = max(part.right, last)
        part.top = min(part.top, y)
        part.bottom = y + 1
        guard part.isOpaque else { continue }
        if first > 0 || last < width { part.isOpaque = false }
        var alpha: UInt8 = 255
        for x in first..<last { alpha &= bytes[row + 4 * x] }
        if alpha != 255 { part.isOpaque = false }
      }
      return part.bottom > 0 ? part : nil
    }
  }

  /// Copies a part; nil if the part is the whole bitmap.
  func cropped(to part: SeenPart) -> Pixels? {
    let (width, height) = (part.right - part.left, part.bottom - part.top)
    guard width < self.width || height < self.height, let copy = try? Pixels(width: width, height: height)
    else { return nil }
    let context = cairo_create(copy.surface)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(context, surface, Double(-part.left), Double(-part.top))
    cairo_paint(context)
    cairo_destroy(context)
    return copy
  }
}
