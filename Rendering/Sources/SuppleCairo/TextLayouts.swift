import CPangoCairo
import SuppleScene

/// The measured size of a text, in points.
public struct TextExtent: Sendable, Hashable {
  /// Width of the widest line.
  public var width: Double
  /// Height of all lines.
  public var height: Double
  /// Distance from the top to the baseline of the first line.
  public var baseline: Double
  /// Number of lines.
  public var lines: Int
  /// Whether a part of the text is replaced by an ellipsis.
  public var isCut: Bool
}

/// A cache of texts that Pango laid out, as outlines. Cairo 1.16 would round the positions of glyphs to whole pixels,
/// and moving text would tremble.
final class TextLayouts {
  /// A text after layout.
  final class Line {
    let path: UnsafeMutablePointer<cairo_path_t>
    let extent: TextExtent
    var lastUse = 0

    init(path: UnsafeMutablePointer<cairo_path_t>, extent: TextExtent) {
      self.path = path
      self.extent = extent
    }

    deinit { cairo_path_destroy(path) }
  }

  private struct Key: Hashable {
    var text: String
    var style: TextStyle
    var width: Double?
  }

  /// Pango and Cairo use fixed-point numbers. For precision, text is laid out at this multiple of its size and scaled
  /// down.
  static let magnification = 16.0
  /// Largest number of cached texts.
  private static let maximumCount = 1024
  /// Largest length of a text, in UTF-8 bytes; longer than what fits a screen.
  private static let maximumLength = 20_000

  private let context: OpaquePointer
  private let canvas: OpaquePointer
  private let unbounded: OpaquePointer
  private var lines: [Key: Line] = [:]
  private var uses = 0

  init() {
    // Cairo omits outlines of glyphs that lie far outside of a surface. This surface has no bounds.
    unbounded = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
    canvas = cairo_create(unbounded)
    context = pango_cairo_create_context(canvas)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(context))
    cairo_destroy(canvas)
    cairo_surface_destroy(unbounded)
  }

  /// Lays out a text wrapped at `width` points, or without a limit.
  func line(_ text: String, style: TextStyle, width: Double?) -> Line? {
    guard style.size > 0, style.size < 2000 else { return nil }
    if let width { guard width > 0, width < 1e5 else { return nil } }
    var key = Key(text: text, style: style, width: width)
    key.style.color = .black
    uses += 1
    if let line = lines[key] {
      line.lastUse = uses
      return line
    }
    guard let line = set(text, style: key.style, width: width) else { return nil }
    line.lastUse = uses
    if lines.count >= TextLayouts.maximumCount {
      let median = uses - TextLayouts.maximumCount / 2
      lines = lines.filter { $0.value.lastUse > median }
    }
    lines[key] = line
    return line
  }

  private func set(_ text: String, style: TextStyle, width: Double?) -> Line? {
    guard let layout = pango_layout_new(context) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let unit = TextLayouts.magnification * Double(PANGO_SCALE)
    let font = pango_font_description_new()
    pango_font_description_set_family(font, style.family)
    pango_font_description_set_weight(font, PangoWeight(UInt32(style.weight.rawValue)))
    pango_font_description_set_absolute_size(font, style.size * unit)
    pango_layout_set_font_description(layout, font)
    pango_font_description_free(font)
    let attributes = pango_attr_list_new()
    if style.hasTabularFigures { pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1")) }
    if style.tracking != 0, style.tracking.magnitude < 1000 {
      pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(Int32(style.tracking * unit)))
    }
    if let height = style.lineHeight, height > 0, height < 10 {
      pango_attr_list_insert(
        attributes, pango_attr_line_height_new_absolute(Int32(min(1e9, height * style.size * unit))))
    }
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    if let width {
      pango_layout_set_width(layout, Int32(min(2e9, width * unit)))
      pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
      if style.lines > 0 {
        pango_layout_set_height(layout, -Int32(clamping: style.lines))
        pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
      }
    }
    switch style.alignment {
    case .natural: break
    case .left, .right:
      // Pango's "left" is the side where lines of text begin: without this call, left and right would be exchanged in a
      // right-to-left text.
      pango_layout_set_auto_dir(layout, 0)
      pango_layout_set_alignment(layout, style.alignment == .left ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT)
    case .center: pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
    }
    let bytes = Array(text.utf8.prefix(TextLayouts.maximumLength))
    bytes.withUnsafeBytes { raw in
      pango_layout_set_text(
        layout, raw.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: raw.count))
    }
    cairo_new_path(canvas)
    pango_cairo_layout_path(canvas, layout)
    guard let path = cairo_copy_path(canvas) else { return nil }
    cairo_new_path(canvas)
    var logical = PangoRectangle()
    pango_layout_get_extents(layout, nil, &logical)
    let extent = TextExtent(
      width: Double(logical.width) / unit, height: Double(logical.height) / unit,
      baseline: Double(pango_layout_get_baseline(layout)) / unit,
      lines: Int(pango_layout_get_line_count(layout)), isCut: pango_layout_is_ellipsized(layout) != 0)
    return Line(path: path, extent: extent)
  }
}
