#if !canImport(ObjectiveC)
  import Foundation
  import SuppleLayers
  import UIKit

  /// A picture of views and layers, as a page of HTML: boxes, corners, clipping, outlines, shadows, texts.
  ///
  /// With `SUPPLE_PICTURES` naming a folder, tests write their pictures into it; `Scripts/draw-hosts` converts them to
  /// PNG.
  @MainActor struct Picture {
    private var views: [ObjectIdentifier: UIView] = [:]
    private let window: UIWindow

    init(of window: UIWindow) {
      self.window = window
      func add(_ view: UIView, to views: inout [ObjectIdentifier: UIView]) {
        views[ObjectIdentifier(view.layer)] = view
        for child in view.subviews { add(child, to: &views) }
      }
      add(window, to: &views)
    }

    /// Writes the picture into the folder of the environment variable, if it is set.
    static func write(_ name: String, of window: UIWindow) throws {
      guard let folder = ProcessInfo.processInfo.environment["SUPPLE_PICTURES"] else { return }
      let style = window.traitCollection.userInterfaceStyle == .dark ? "dark" : "light"
      let file = URL(fileURLWithPath: folder).appending(path: "\(name)-\(style).html")
      try Picture(of: window).page.write(to: file, atomically: true, encoding: .utf8)
    }

    private var page: String {
      let color = UIColor.systemBackground.resolvedColor(with: window.traitCollection).cgColor
      return """
        <!doctype html><meta charset="utf-8"><style>body { margin: 0; background: \(css(color)) }
        div { position: absolute; left: 0; top: 0; box-sizing: border-box }
        svg { position: absolute; left: 0; top: 0; overflow: visible }</style>
        <div style="width: \(window.bounds.width)px; height: \(window.bounds.height)px; overflow: hidden; \
        font: 17px Inter, Helvetica, Arial, sans-serif; background: \(css(color))">\(inside(of: window.layer))</div>
        """
    }

    private func inside(of layer: CALayer) -> String {
      let (origin, shift) = (layer.bounds.origin, layer.sublayerTransform)
      let children = (layer.sublayers ?? []).map(draw).joined(separator: "\n")
      guard origin != .zero || shift.m41 != 0 || shift.m42 != 0 else { return children }
      return
        "<div style=\"transform: translate(\(shift.m41 - origin.x)px, \(shift.m42 - origin.y)px)\">\(children)</div>"
    }

    private func draw(_ layer: CALayer) -> String {
      guard !layer.isHidden, layer.opacity > 0 else { return "" }
      let (size, t) = (layer.bounds.size, layer.transform)
      let corner = { (mask: CACornerMask) in
        layer.maskedCorners.contains(mask) ? layer.cornerRadius : 0
      }
      var style = "width: \(size.width)px; height: \(size.height)px; opacity: \(layer.opacity);"
      style +=
        " left: \(layer.position.x - size.width / 2)px; top: \(layer.position.y - size.height / 2)px;"
      if !CATransform3DEqualToTransform(t, CATransform3DIdentity) {
        let numbers = [
          t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41,
          t.m42,
          t.m43, t.m44,
        ]
        style += " transform: matrix3d(\(numbers.map { "\($0)" }.joined(separator: ",")));"
      }
      if layer.cornerRadius > 0 {
        let corners: [CGFloat] = [
          corner(.layerMinXMinYCorner), corner(.layerMaxXMinYCorner), corner(.layerMaxXMaxYCorner),
          corner(.layerMinXMaxYCorner),
        ]
        style += " border-radius: \(corners.map { "\($0)px" }.joined(separator: " "));"
      }
      if layer.masksToBounds { style += " overflow: hidden;" }
      if let color = layer.backgroundColor { style += " background: \(css(color));" }
      let shape = layer as? CAShapeLayer
      if layer.shadowOpacity > 0, let color = layer.shadowColor {
        let shadow =
          "\(layer.shadowOffset.width)px \(layer.shadowOffset.height)px \(layer.shadowRadius * 2)px "
          + css(color, times: CGFloat(layer.shadowOpacity))
        style += shape?.path == nil ? " box-shadow: \(shadow);" : " filter: drop-shadow(\(shadow));"
      }
      if let colors = (layer as? CAGradientLayer)?.colors?.compactMap({ $0 as? CGColor }) {
        style += " background: linear-gradient(\(colors.map { css($0) }.joined(separator: ", ")));"
      }
      return
        "<div style=\"\(style)\">\(shape.map(outline) ?? "")\(inside(of: layer))\(content(of: layer))</div>"
    }

    private func content(of layer: CALayer) -> String {
      let view = views[ObjectIdentifier(layer)]
      if let label = view as? UILabel, let text = label.text, !text.isEmpty {
        let color = label.textColor.resolvedColor(with: label.traitCollection).cgColor
        let isRightToLeft = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let natural = isRightToLeft ? "flex-end" : "flex-start"
        let align = [NSTextAlignment.center: "center", .right: "flex-end", .natural: natural][
          label.textAlignment]
        let side = [
          NSTextAlignment.center: "center", .right: "right", .natural: isRightToLeft ? "right" : "left",
        ][
          label.textAlignment]
        // A text that is too wide is made smaller, or ends with three dots.
        var size = label.font.pointSize
        let width = label.sizeThatFits(CGSize(width: 10_000, height: 10_000)).width
        if label.adjustsFontSizeToFitWidth, width > label.bounds.width {
          size *= max(label.minimumScaleFactor, label.bounds.width / width)
        }
        return """
          <div style="inset: 0; display: flex; align-items: center; justify-content: \(align ?? "flex-start"); \
          overflow: hidden; text-align: \(side ?? "left"); color: \(css(color)); font-size: \(size)px; \
          line-height: 1.2; white-space: \(label.numberOfLines == 1 ? "pre" : "pre-line")">\
          <span style="overflow: hidden; text-overflow: ellipsis">\(text)</span></div>
          """
      }
      if let spinner = view as? UIActivityIndicatorView, spinner.isAnimating {
        return """
          <div style="left: -10px; top: -10px; width: 20px; height: 20px; border-radius: 10px; \
          border: 3px dotted \(css(spinner.color.resolvedColor(with: spinner.traitCollection).cgColor))"></div>
          """
      }
      if view is UIImageView {
        return "<div style=\"inset: 0; background: linear-gradient(45deg, #48c, #c8e)\"></div>"
      }
      return ""
    }

    private func outline(_ shape: CAShapeLayer) -> String {
      guard let path = shape.path else { return "" }
      var steps: [String] = []
      path.applyWithBlock { element in
        let points = element.pointee.points
        func at(_ index: Int) -> String { "\(points[index].x) \(points[index].y)" }
        switch element.pointee.type {
        case .moveToPoint: steps.append("M \(at(0))")
        case .addLineToPoint: steps.append("L \(at(0))")
        case .addQuadCurveToPoint: steps.append("Q \(at(0)) \(at(1))")
        case .addCurveToPoint: steps.append("C \(at(0)) \(at(1)) \(at(2))")
        default: steps.append("Z")
        }
      }
      let fill = shape.fillColor.map { css($0) } ?? "none"
      let stroke =
        shape.strokeColor.map {
          "stroke=\"\(css($0))\" stroke-width=\"\(shape.lineWidth)\" stroke-linecap=\"\(shape.lineCap.rawValue)\""
        } ?? ""
      return
        "<svg width=\"1\" height=\"1\"><path d=\"\(steps.joined(separator: " "))\" fill=\"\(fill)\" \(stroke)/></svg>"
    }

    private func css(_ color: CGColor, times opacity: CGFloat = 1) -> String {
      let parts = color.components ?? [0, 0, 0, 0]
      let bytes = parts.prefix(3).map { "\(Int(($0 * 255).rounded()))" }.joined(separator: ", ")
      return "rgba(\(bytes), \(color.alpha * opacity))"
    }
  }
#endif
