#if canImport(UIKit)
package import SuppleScene
package import UIKit

/// A view that the layer tree places.
@MainActor package protocol LayerView: UIView {
  /// Displays the content of a layer. Called within the transaction of a frame.
  func update(with layer: Layer)
}
#endif
