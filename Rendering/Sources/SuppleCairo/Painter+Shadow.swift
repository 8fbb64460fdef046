import CPangoCairo
import SuppleScene

extension Painter {
  /// Draws the shadow of a rounded rectangle, including the part below the rectangle.
  public func shadow(
    of box: Rect, topRadius: Double, bottomRadius: Double, _ shadow: Shadow, color: RGBAColor = .black
  ) {
    guard shadow.opacity > 0, shadow.offset.isFinite, shadow.radius >= 0 else { return }
    var color = color
    color.alpha = UInt8(max(0, min(255, Double(color.alpha) * min(1, shadow.opacity) + 0.5)))
    let fallen = Rect(x: box.x, y: box.y + shadow.offset, width: box.width, height: box.height)
    drawMask(of: fallen, topRadius: topRadius, bottomRadius: bottomRadius, blur: shadow.radius, color: color)
  }

  /// Draws the shadow of outlines that lie within a box. The blur is computed each time, without the cache.
  public func shadow(of outline: ArraySlice<OutlineElement>, within box: Rect, _ shadow: Shadow) {
    guard shadow.opacity > 0, shadow.offset.magnitude < 1e5, shadow.radius >= 0, box.isFinite,
      projection == nil
    else { return }
    if drawsVectors {
      return saved {
        translate(x: 0, y: shadow.offset)
        var path = Outline()
        for element in outline { path.add(element) }
        fillBlurred(path, within: box, blur: shadow.radius, color: .black.faded(min(1, shadow.opacity)))
      }
    }
    let density = self.density
    let matrix = self.matrix
    guard matrix.xy == 0, matrix.yx == 0, matrix.xx == matrix.yy, matrix.xx > 0 else { return }
    // The box is rounded to whole pixels, so that the shadow has the same position between pixels as its outline.
    let left = (box.minX * density + matrix.x0).rounded(.down) - matrix.x0
    let top = ((box.minY + shadow.offset) * density + matrix.y0).rounded(.down) - matrix.y0
    func place(_ point: Point) -> Point {
      Point(x: point.x * density - left, y: (point.y + shadow.offset) * density - top)
    }
    var path = Outline()
    for element in outline {
      switch element {
      case .move(let point): path.add(.move(place(point)))
      case .line(let point): path.add(.line(place(point)))
      case .quadratic(let control, let end): path.add(.quadratic(control: place(control), end: place(end)))
      case .cubic(let a, let b, let end): path.add(.cubic(place(a), place(b), end: place(end)))
      case .close: path.add(.close)
      }
    }
    guard path.elements.allSatisfy({ $0.isNear }) else { return }
    let room = Rect(x: 0, y: 0, width: box.width * density + 1, height: box.height * density + 1)
    guard
      let mask = BlurredMasks.make(path.elements[...], within: room, deviation: shadow.radius / 2 * density)
    else { return }
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_set_source_rgba(context, 0, 0, 0, min(1, shadow.opacity))
    cairo_mask_surface(
      context, mask.surface, left + matrix.x0 - Double(mask.margin), top + matrix.y0 - Double(mask.margin))
    cairo_restore(context)
  }

  /// Draws a glow along the inner edge of a rounded rectangle, like CSS's `inset 0 0 blur color`; `blur` is in points.
  public func innerGlow(in box: Rect, cornerRadius: Double, blur: Double, color: RGBAColor) {
    guard blur > 0 else { return }
    saved {
      clip(to: .rectangle(box, radius: cornerRadius))
      drawMask(
        of: box, topRadius: cornerRadius, bottomRadius: cornerRadius, blur: blur, color: color, inverted: true
      )
    }
  }

  private func drawMask(
    of box: Rect, topRadius: Double, bottomRadius: Double, blur: Double, color: RGBAColor,
    inverted: Bool = false
  ) {
    if drawsVectors {
      var path = Outline.rectangle(box, topRadius: topRadius, bottomRadius: bottomRadius)
      if inverted { path.addRect(box.inset(by: -4 * blur)) }
      return fillBlurred(path, within: box, blur: blur, color: color)
    }
    let density = self.density
    guard box.isFinite, box.width > 0, box.height > 0, blur.isFinite, topRadius.isFinite,
      bottomRadius.isFinite, box.width * density <= BlurredMasks.maximumExtent,
      box.height * density <= BlurredMasks.maximumExtent, blur * density < 2000
    else { return }
    let matrix = self.matrix
    let isPlain =
      projection == nil && matrix.xy == 0 && matrix.yx == 0 && matrix.xx == matrix.yy && matrix.xx > 0
    var left = 0.0
    var top = 0.0
    var phaseX: Int32 = 0
    var phaseY: Int32 = 0
    if isPlain {
      // A mask is made for the quarter of a pixel at which it is drawn, and is then drawn at whole pixels: this is fast
      // and sharp.
      let quarters = Point(
        x: ((box.minX * density + matrix.x0) * 4).rounded(),
        y: ((box.minY * density + matrix.y0) * 4).rounded())
      guard quarters.x.magnitude < Painter.maximumCoordinate, quarters.y.magnitude < Painter.maximumCoordinate
      else { return }
      left = (quarters.x / 4).rounded(.down)
      top = (quarters.y / 4).rounded(.down)
      phaseX = Int32(quarters.x - 4 * left)
      phaseY = Int32(quarters.y - 4 * top)
    }
    func key(_ length: Double) -> Int32 { Int32(max(0, min(1e9, (length * density * 64).rounded()))) }
    let mask = cache.masks.mask(
      BlurredMasks.Key(
        width: key(box.width), height: key(box.height), topRadius: key(topRadius),
        bottomRadius: key(bottomRadius), deviation: key(blur / 2), phaseX: phaseX, phaseY: phaseY,
        isInverted: inverted))
    guard let mask else { return }
    cairo_save(context)
    setSource(.color(color))
    if isPlain {
      cairo_identity_matrix(context)
      cairo_mask_surface(context, mask.surface, left - Double(mask.margin), top - Double(mask.margin))
    } else {
      var place = projection?.tangent(at: box.center, through: matrix) ?? matrix
      if place.xx * place.yy - place.xy * place.yx != 0 {
        cairo_set_matrix(context, &place)
        cairo_translate(context, box.minX, box.minY)
        cairo_scale(context, 1 / density, 1 / density)
        cairo_mask_surface(context, mask.surface, -Double(mask.margin), -Double(mask.margin))
      }
    }
    cairo_restore(context)
  }
}

extension OutlineElement {
  /// Whether all points are within the range of coordinates.
  fileprivate var isNear: Bool {
    func isNear(_ point: Point) -> Bool { point.x.magnitude < 1e5 && point.y.magnitude < 1e5 }
    switch self {
    case .move(let point), .line(let point): return isNear(point)
    case .quadratic(let control, let end): return isNear(control) && isNear(end)
    case .cubic(let a, let b, let end): return isNear(a) && isNear(b) && isNear(end)
    case .close: return true
    }
  }
}
