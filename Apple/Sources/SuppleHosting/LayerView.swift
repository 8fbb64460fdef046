#if canImport(UIKit)
package import SuppleScene
package import UIKit

/// A view that a tree of layers places for a layer of a frame.
@MainActor package protocol LayerView: UIView {
  /// Shows what a layer says besides its place. Called within the transaction of a frame.
  func update(with layer: Layer)
}
#endif
