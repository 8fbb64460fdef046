package import QuartzCore
package import SuppleScene

/// Where the app's own content is shown: the Core Animation layer that a frame's layer places.
package struct LayerSlot {
  /// The layer that gets place, size, transform, opacity, corners and shadow.
  package let layer: CALayer
  /// The layer that is put in order among its siblings: `layer` itself, or a flat container around it.
  package let outermost: CALayer

  /// A slot. `container` keeps a layer that turns in space from cutting through its siblings; it shows nothing itself.
  package init(_ layer: CALayer, container: CALayer? = nil) {
    self.layer = layer
    outermost = container ?? layer
  }
}

/// Who provides the slots of a tree of layers.
@MainActor package protocol LayerSlots: AnyObject {
  /// The slot of a layer that was not there in the frame before, already in the tree's root; nil to draw the layer
  /// from what it carries.
  func slot(for layer: Layer) -> LayerSlot?
  /// The slot shows this now. Called within the transaction of the frame, and only where the layer has changed.
  func update(_ slot: LayerSlot, with layer: Layer)
  /// The colour of an outline that has no fill of its own: that of the slot which it continues; nil for none.
  func outlineColor(of layer: Layer) -> CGColor?
  /// The layer is gone from the frames.
  func remove(_ slot: LayerSlot, of id: LayerID)
}

extension LayerSlots {
  package func outlineColor(of layer: Layer) -> CGColor? { nil }
}
