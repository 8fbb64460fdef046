import CPangoCairo
import Foundation
import SuppleScene

/// The soft shadows and glows of a vector picture.
///
/// Cairo's SVG surface cannot blur, so each outline to blur is drawn in a separate shade, indistinguishable from black or white
/// by eye. After the file is written, SVG filters replace the shades.
final class VectorBlurs {
  private struct Blur {
    /// Standard deviation, in units of the file.
    var deviation: Double
    /// Bounding box of the blurred outline, in units of the file.
    var region: Rect
  }

  /// Difference between two shades, as a fraction of white. It is the smallest that Cairo writes with different digits.
  private static let step = 1e-6
  /// Largest number of shades; more would come close to colours with eight bits.
  private static let maximumCount = 3000

  private var blurs: [Blur] = []

  /// Returns the shade of a new blur; nil beyond the largest number of shades.
  func shade(deviation: Double, region: Rect) -> Double? {
    guard blurs.count < VectorBlurs.maximumCount else { return nil }
    blurs.append(Blur(deviation: deviation, region: region))
    return Double(blurs.count) * VectorBlurs.step
  }

  /// Returns the SVG file with a filter for each shade.
  func applied(to svg: String) -> String {
    guard !blurs.isEmpty,
      let marks = try? NSRegularExpression(
        pattern: #"<path style="([^"]*)rgb\(([0-9.e-]+)%,(0|100)%,(0|100)%\)"#)
    else { return svg }
    let source = svg as NSString
    var result = ""
    var done = 0
    for match in marks.matches(in: svg, range: NSRange(location: 0, length: source.length)) {
      guard let red = Double(source.substring(with: match.range(at: 2))) else { continue }
      let base = source.substring(with: match.range(at: 3))
      let distance = (red / 100 - (base == "0" ? 0 : 1)).magnitude / VectorBlurs.step
      guard distance >= 0.5, distance < Double(blurs.count) + 0.5 else { continue }
      let before = NSRange(location: done, length: match.range.location - done)
      result += source.substring(with: before)
      result += "<path filter=\"url(#blur\(Int(distance.rounded())))\" style=\""
      result += source.substring(with: match.range(at: 1)) + "rgb(\(base)%,\(base)%,\(base)%)"
      done = match.range.location + match.range.length
    }
    result += source.substring(from: done)
    guard let tag = result.range(of: "<svg [^>]*>", options: .regularExpression) else { return svg }
    return result[..<tag.upperBound] + "\n<defs>\n\(filters)</defs>" + result[tag.upperBound...]
  }

  private var filters: String {
    var text = ""
    for (index, blur) in blurs.enumerated() {
      let region = blur.region
      text +=
        "<filter id=\"blur\(index + 1)\" filterUnits=\"userSpaceOnUse\" x=\"\(region.x)\" y=\"\(region.y)\""
      text += " width=\"\(region.width)\" height=\"\(region.height)\" color-interpolation-filters=\"sRGB\">"
      text += "<feGaussianBlur stdDeviation=\"\(blur.deviation)\"/></filter>\n"
    }
    return text
  }
}

extension Painter {
  /// Fills outlines within a box by the even-odd rule, blurred with a standard deviation of half of `blur`, in points.
  /// Painters that draw pixels do not call this.
  func fillBlurred(_ path: Outline, within box: Rect, blur: Double, color: RGBAColor) {
    let isBlack = color.red == 0 && color.green == 0 && color.blue == 0
    let isWhite = color.red == 255 && color.green == 255 && color.blue == 255
    guard let blurs, blur > 0, isBlack || isWhite, box.isFinite else {
      return fill(path, with: .color(color), rule: .evenOdd)
    }
    let matrix = self.matrix
    // Three standard deviations and a little more.
    let extent = 1.6 * blur
    let around = box.inset(by: -extent)
    let region = Rect(
      x: around.x * matrix.xx + matrix.x0, y: around.y * matrix.yy + matrix.y0,
      width: around.width * matrix.xx, height: around.height * matrix.yy)
    // Cairo clips to the filled area. Lines without area at two corners reserve room for the blur.
    var path = path
    for corner in [Point(x: around.minX, y: around.minY), Point(x: around.maxX, y: around.maxY)] {
      path.add(.move(corner))
      path.add(.line(Point(x: corner.x, y: corner.y - 0.1)))
      path.add(.close)
    }
    guard matrix.xx > 0, matrix.yy > 0, trace(path.elements[...]),
      let shade = blurs.shade(deviation: blur / 2 * density, region: region)
    else { return }
    cairo_set_source_rgba(
      context, isBlack ? shade : 1 - shade, isBlack ? 0 : 1, isBlack ? 0 : 1, Double(color.alpha) / 255)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_fill(context)
  }
}
