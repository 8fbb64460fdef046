import CPangoCairo
import SuppleScene

/// Pictures of slots, kept from frame to frame: what an app puts into a slot seldom changes, but moves all the time.
final class SlotPictures {
  /// What a picture shows, at which place among the pixels.
  struct Key: Hashable {
    /// Nil for what lies behind all layers.
    var id: LayerID?
    var face = Face.front
    var traits: LayerTraits = []
    var label = LayerLabel.none
    var version: Int
    /// In 64ths of a pixel, as all lengths here.
    var width: Int32
    var height: Int32
    /// -1 where the picture is not cut along rounded corners.
    var topRadius: Int32 = -1
    var bottomRadius: Int32 = -1
    /// Where the layer begins within its first pixel.
    var phaseX: Int32 = 0
    var phaseY: Int32 = 0
    /// How many pixels a point has.
    var density: Int32
  }

  /// A slot's picture.
  final class Entry {
    let pixels: Pixels
    /// From the pixel that holds the layer's top left corner to the picture's own, in pixels.
    let left: Int
    let top: Int
    /// Whether no pixel lets anything through.
    let isOpaque: Bool
    fileprivate var lastUse = 0

    /// A picture; clear margins are cut off. Nil where there is nothing else.
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

  private enum Kept {
    case nothing
    case picture(Entry)
  }

  /// The most bytes that are kept.
  static let most = 96 << 20
  /// The most pictures of nothing.
  private static let mostKeys = 4096

  private var kept: [Key: Kept] = [:]
  private var bytes = 0
  private var uses = 0

  /// The picture of that name; `make` draws it where it is not there, and says nil where nothing is to be seen.
  func picture(_ key: Key, make: () -> Entry?) -> Entry? {
    uses += 1
    switch kept[key] {
    case .nothing: return nil
    case .picture(let entry):
      entry.lastUse = uses
      return entry
    case nil: break
    }
    guard let entry = make() else {
      if kept.count < SlotPictures.mostKeys { kept[key] = .nothing }
      return nil
    }
    entry.lastUse = uses
    guard entry.bytes <= SlotPictures.most else { return entry }
    while bytes + entry.bytes > SlotPictures.most, let oldest { forget(oldest) }
    kept[key] = .picture(entry)
    bytes += entry.bytes
    return entry
  }

  private var oldest: Key? {
    var found: Key?
    var use = Int.max
    for (key, value) in kept {
      if case .picture(let entry) = value, entry.lastUse < use {
        use = entry.lastUse
        found = key
      }
    }
    return found
  }

  private func forget(_ key: Key) {
    if case .picture(let entry) = kept.removeValue(forKey: key) { bytes -= entry.bytes }
  }
}

extension Pixels {
  /// The part that is not clear.
  struct SeenPart {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int
    /// Whether no pixel of the whole lets anything through.
    var isOpaque: Bool
  }

  /// The part that is not clear, or nil where all is.
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

  /// A copy of a part, or nil where it is the whole.
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
