package import QuartzCore
package import SuppleScene

/// A frame's layers as sublayers of one layer of Core Animation, in the engine's points and order.
///
/// A drawing node is kept when its layer is removed, and reused for the next one: a burst makes its particles once.
@MainActor package final class LayerTree {
  /// Provides the slots; without a provider, nodes draw everything.
  package weak var slots: (any LayerSlots)?
  private let root: CALayer
  private var nodes: [LayerID: LayerNode] = [:]
  private var order: [LayerID] = []
  private var spare: [LayerNode] = []

  /// The number of drawing nodes kept for later.
  package static let maximumSpare = 64

  /// Makes a tree below a layer without other sublayers.
  package init(root: CALayer) { self.root = root }

  /// The node of a layer, if the last frame contains it.
  package func node(_ id: LayerID) -> LayerNode? { nodes[id] }

  /// The layers of the last frame, back to front.
  package var shownOrder: [LayerID] { order }

  /// The number of nodes, in use or kept.
  package var count: Int { nodes.count + spare.count }

  /// Displays the layers of a frame that `includes` accepts, without implicit animations.
  package func show(_ frame: Frame, where includes: (Layer) -> Bool = { _ in true }) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }

    let layers = frame.layers.filter(includes)
    rearrange(layers)
    for layer in layers {
      guard let node = nodes[layer.id] else { continue }
      guard node.show(layer, of: frame) else { continue }
      if !node.isDrawn {
        slots?.update(node.slot, with: layer)
      } else if layer.fill == nil, !layer.path.isEmpty {
        node.fillOutline(slots?.outlineColor(of: layer))
      }
    }
  }

  /// Updates the colours of outlines without a fill, after a change of traits.
  package func recolor() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    for node in nodes.values where node.isDrawn {
      if let layer = node.shown, layer.fill == nil, !layer.path.isEmpty {
        node.fillOutline(slots?.outlineColor(of: layer))
      }
    }
  }

  /// Empties the tree: removes every slot, keeps every drawing node.
  package func removeAll() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    rearrange([])
  }

  private func rearrange(_ layers: [Layer]) {
    guard !layers.lazy.map(\.id).elementsEqual(order) else { return }
    let next = layers.map(\.id)
    let stay = Set(next)
    for id in order where !stay.contains(id) { remove(id) }
    for layer in layers where nodes[layer.id] == nil { nodes[layer.id] = makeNode(layer) }
    for (index, id) in next.enumerated() {
      guard let layer = nodes[id]?.slot.outermost else { continue }
      let isInPlace = root.sublayers.map { index < $0.count && $0[index] === layer } ?? false
      if !isInPlace { root.insertSublayer(layer, at: UInt32(index)) }
    }
    order = next
  }

  private func makeNode(_ layer: Layer) -> LayerNode {
    if let slot = slots?.slot(for: layer) { return LayerNode(slot: slot) }
    return spare.popLast() ?? LayerNode()
  }

  private func remove(_ id: LayerID) {
    guard let node = nodes.removeValue(forKey: id) else { return }
    guard node.isDrawn else {
      slots?.remove(node.slot, of: id)
      return
    }
    node.layer.removeFromSuperlayer()
    node.reset()
    if spare.count < LayerTree.maximumSpare { spare.append(node) }
  }
}
