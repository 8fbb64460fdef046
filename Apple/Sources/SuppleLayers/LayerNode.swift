package import QuartzCore
package import SuppleScene

/// Displays one layer of a frame on one layer of Core Animation. Writes only changes since the last frame.
@MainActor package final class LayerNode {
  /// The layer and its container.
  package let slot: LayerSlot
  /// Whether the node draws; otherwise the slot shows the app's content.
  package let isDrawn: Bool
  private let shape: CAShapeLayer?
  /// The layer of the last frame.
  private(set) var shown: Layer?
  private var outline: [OutlineElement] = []

  /// Makes a node that draws a layer.
  package init() {
    let shape = CAShapeLayer()
    shape.fillColor = nil
    self.shape = shape
    slot = LayerSlot(shape)
    isDrawn = true
  }

  /// A node that places the app's content.
  package init(slot: LayerSlot) {
    self.slot = slot
    shape = nil
    isDrawn = false
  }

  /// The placed layer.
  package var layer: CALayer { slot.layer }

  /// Resets the node, so that it can display another layer.
  package func reset() {
    shown = nil
    outline.removeAll()
    shape?.path = nil
    shape?.fillColor = nil
    layer.shadowPath = nil
    layer.backgroundColor = nil
  }

  /// Displays a frame's layer; returns whether anything changed.
  package func show(_ next: Layer, of frame: Frame) -> Bool {
    let last = shown
    guard next != last || !next.path.isEmpty else { return false }
    shown = next
    if next.path.isEmpty || shape == nil {
      showBox(next, last)
    } else {
      showOutline(next, last, frame.outline(of: next))
    }
    if next.opacity != last?.opacity { layer.opacity = Float(next.opacity) }
    if next.shadow != last?.shadow { showShadow(next.shadow) }
    return next != last
  }

  private func showBox(_ next: Layer, _ last: Layer?) {
    if next.size != last?.size { layer.bounds = CGRect(origin: layer.bounds.origin, size: CGSize(next.size)) }
    if next.center != last?.center { layer.position = CGPoint(next.center) }
    // The position contains the translation; the rest of the transform is relative to the anchor point.
    if last.map({ !next.isTransformedAs($0) }) ?? true {
      layer.transform = CATransform3D(next.uprightTransform)
    }
    let hasNewCorners = next.topRadius != last?.topRadius || next.bottomRadius != last?.bottomRadius
    if hasNewCorners { showCorners(next) }
    if next.fill != last?.fill { layer.backgroundColor = next.fill?.cgColor }
    // Without a path Core Animation derives the shadow's shape off screen, in every frame.
    if next.shadow.opacity > 0, hasNewCorners || next.size != last?.size || last?.shadow.opacity == 0 {
      layer.shadowPath = next.boxPath
    }
  }

  private func showCorners(_ next: Layer) {
    layer.cornerRadius = max(next.topRadius, next.bottomRadius)
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    // No interaction draws a box whose upper and lower radii are both positive and differ.
    layer.maskedCorners = (next.topRadius > 0 ? top : []).union(next.bottomRadius > 0 ? bottom : [])
  }

  private func showOutline(_ next: Layer, _ last: Layer?, _ elements: ArraySlice<OutlineElement>) {
    // Setting a path draws it again, so only a changed path is set.
    if !elements.elementsEqual(outline) {
      outline = Array(elements)
      let path = CGPath.make(elements)
      shape?.path = path
      layer.shadowPath = path
    }
    if next.fill != last?.fill { shape?.fillColor = next.fill?.cgColor }
  }

  /// Fills the outline of a layer without a fill.
  package func fillOutline(_ color: CGColor?) {
    if shape?.fillColor != color { shape?.fillColor = color }
  }

  private func showShadow(_ shadow: Shadow) {
    layer.shadowOpacity = Float(shadow.opacity)
    layer.shadowOffset = CGSize(width: 0, height: shadow.offset)
    // The engine gives twice the standard deviation, as CSS does; Core Animation takes the standard deviation.
    layer.shadowRadius = shadow.radius / 2
  }
}

extension Layer {
  /// Whether the transform about the centre differs from another layer's.
  func isTransformedAs(_ other: Layer) -> Bool {
    scale == other.scale && rotation == other.rotation && angle == other.angle && depth == other.depth
      && perspective == other.perspective && face == other.face
  }

  /// The transform about the centre, with the visible face upright.
  package var uprightTransform: Transform3D {
    guard face == .back else { return transformAboutCenter }
    var turned = self
    turned.angle -= Double.pi
    return turned.transformAboutCenter
  }

  /// The rounded box, in the layer's own points, with the origin at its upper left corner.
  var boxPath: CGPath {
    let box = CGRect(origin: .zero, size: CGSize(size))
    let radius = min(max(topRadius, bottomRadius, 0), min(size.width, size.height) / 2)
    return CGPath(roundedRect: box, cornerWidth: radius, cornerHeight: radius, transform: nil)
  }
}
