import SuppleHosting
import SuppleInteractions
import SuppleLayers
import SuppleScene
import SuppleUIKit
import UIKit

/// Describes the differences between a layer tree and a frame. Numbers are compared exactly.
@MainActor func differences(
  _ tree: LayerTree, _ frame: Frame, where includes: (Layer) -> Bool = { $0.id.role != .panelHandle }
) -> [String] {
  var found: [String] = []
  let layers = frame.layers.filter(includes)
  if tree.shownOrder != layers.map(\.id) { found.append("order \(tree.shownOrder)") }
  // The drawn layers, in front of the slots.
  let outermost = layers.compactMap { tree.node($0.id)?.slot.outermost }
  if !outermost.elementsEqual(outermost.first?.superlayer?.sublayers ?? [], by: ===) {
    found.append("order of the sublayers")
  }
  for layer in layers {
    guard let node = tree.node(layer.id) else {
      found.append("\(layer.id) is missing")
      continue
    }
    let shown = node.layer
    func same(_ what: String, _ ok: Bool) { if !ok { found.append("\(layer.id): \(what)") } }
    same("opacity", shown.opacity == Float(layer.opacity))
    same("shadow's opacity", shown.shadowOpacity == Float(layer.shadow.opacity))
    same(
      "shadow's offset",
      shown.shadowOffset == CGSize(width: 0, height: layer.shadow.offset) || layer.shadow == .none)
    same("shadow's radius", shown.shadowRadius == layer.shadow.radius / 2 || layer.shadow == .none)
    same("shadow without a path", layer.shadow.opacity == 0 || shown.shadowPath != nil)
    if let shape = shown as? CAShapeLayer, !layer.path.isEmpty {
      // The beak continues a slot, and has the host's colour.
      same("fill", layer.fill == nil ? shape.fillColor != nil : shape.fillColor == layer.fill?.cgColor)
      same("outline", shape.path == CGPath.make(frame.outline(of: layer)))
      same("shadow's outline", shape.shadowPath == shape.path)
    } else {
      same("position", shown.position == CGPoint(x: layer.center.x, y: layer.center.y))
      same("size", shown.bounds.size == CGSize(width: layer.size.width, height: layer.size.height))
      same("transform", CATransform3DEqualToTransform(shown.transform, CATransform3D(expected(layer))))
      same("corners", shown.cornerRadius == max(layer.topRadius, layer.bottomRadius))
      if node.isDrawn || layer.fill != nil { same("fill", shown.backgroundColor == layer.fill?.cgColor) }
    }
  }
  return found
}

/// The transform about the centre by the engine's own arithmetic; the back is drawn upright.
private func expected(_ layer: Layer) -> Transform3D {
  var alone = layer
  alone.center = .zero
  if layer.face == .back { alone.angle -= Double.pi }
  return alone.transform
}

/// A second interaction with the input of a driver's, for comparison.
@MainActor final class Twin<Engine: Interaction> {
  private(set) var engine: Engine
  private(set) var frame = Frame()
  /// The pointer samples that the driver has sent, with their times.
  private(set) var pointers: [(Pointer, TimeInterval)] = []

  init(of driver: InteractionDriver<Engine>) {
    (engine, frame) = (driver.engine, driver.frame)
    driver.onInput = { [weak self] input, time in self?.take(input, at: time) }
  }

  private func take(_ input: DriverInput<Engine>, at time: TimeInterval) {
    switch input {
    case .begin(let style, let viewport, let seed):
      engine = Engine(style: style, viewport: viewport, seed: seed)
    case .input(let input):
      if case .pointer(let pointer) = input { pointers.append((pointer, time)) }
      engine.handle(input, at: time)
    case .command(let command): engine.perform(command, at: time)
    case .style(let style): engine.setStyle(style, at: time)
    case .advance:
      engine.advance(to: time)
      engine.write(into: &frame)
    }
  }
}
