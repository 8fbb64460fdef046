package import QuartzCore
package import SuppleScene

/// A slot for the app's own content: a layer of Core Animation that a frame's layer places.
package struct LayerSlot {
  /// The layer that receives position, size, transform, opacity, corners and shadow.
  package let layer: CALayer
  /// The layer in the order of siblings: `layer` itself, or a flat container around it.
  package let outermost: CALayer

  /// Makes a slot. `container` keeps a layer with a 3D rotation from intersecting its siblings; it draws nothing itself.
  package init(_ layer: CALayer, container: CALayer? = nil) {
    self.layer = layer
    outermost = container ?? layer
  }
}

/// Provides the slots of a layer tree.
@MainActor package protocol LayerSlots: AnyObject {
  /// Returns the slot of a new layer, already in the tree's root; nil if the node must draw the layer.
  func slot(for layer: Layer) -> LayerSlot?
  /// Displays a changed layer in its slot. Called within the transaction of the frame.
  func update(_ slot: LayerSlot, with layer: Layer)
  /// The colour of an outline without a fill: the colour of the slot that the outline continues; nil for none.
  func outlineColor(of layer: Layer) -> CGColor?
  /// Removes the slot of a layer that has left the frames.
  func remove(_ slot: LayerSlot, of id: LayerID)
}

extension LayerSlots {
  package func outlineColor(of layer: Layer) -> CGColor? { nil }
}
