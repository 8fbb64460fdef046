#if canImport(UIKit)
import SuppleInteractions
package import SuppleLayers
package import SuppleScene
package import UIKit

/// The slots of a badge: its label, the app's pictures of a burst, and the letters of a construction.
@MainActor package final class BadgeSlots: LayerSlots {
  /// The pictures of a burst, one after another.
  package var images: [UIImage] = [] { didSet { sendPictures(changed: true) } }
  /// A view in place of the pictures.
  package var burstView: UIView? { didSet { sendPictures(changed: true) } }
  /// Whether the construction of the connector is drawn.
  package var showsConstruction = false {
    didSet {
      guard let badge, badge.isVisible, showsConstruction != oldValue else { return }
      badge.driver.perform(.setConstruction(showsConstruction))
    }
  }
  private let label = BadgeLabelView()
  private var letters: [LayerID: UILabel] = [:]
  /// The picture of the burst in progress.
  package private(set) var burst: SlotView?
  private weak var plane: UIView?
  private weak var badge: (any GroupedBadge)?

  /// The slots of a badge in its plane.
  package init(in plane: UIView, of badge: any GroupedBadge) {
    self.plane = plane
    self.badge = badge
  }

  /// Sends the number of pictures to the engine, if it has `changed` or is not 0.
  package func sendPictures(changed: Bool = false) {
    let count = burstView == nil ? Int32(clamping: images.count) : 1
    guard let badge, badge.isVisible, changed || count > 0 else { return }
    badge.driver.perform(.setBurstFrames(count))
  }

  /// Sends the pictures and the construction to a new engine.
  package func send() {
    sendPictures()
    if showsConstruction, let badge { badge.driver.perform(.setConstruction(true)) }
  }

  package func slot(for layer: Layer) -> LayerSlot? {
    switch layer.id.role {
    case .construction:
      guard case .letter(let letter) = layer.label else { return nil }
      let label = UILabel()
      label.text = String(UnicodeScalar(UInt8(truncatingIfNeeded: letter)))
      label.font = .systemFont(ofSize: 11, weight: .semibold)
      label.textAlignment = .center
      label.textColor = layer.fill.map { UIColor($0.ink) }
      label.isAccessibilityElement = false
      plane?.addSubview(label)
      letters[layer.id] = label
      return LayerSlot(label.layer)
    case .badge:
      plane?.addSubview(label)
      return LayerSlot(label.layer)
    case .burst:
      let slot = SlotView(burstView ?? UIImageView(image: images.first))
      slot.isUserInteractionEnabled = false
      plane?.addSubview(slot)
      burst = slot
      return LayerSlot(slot.layer)
    default: return nil
    }
  }

  package func update(_ slot: LayerSlot, with layer: Layer) {
    guard layer.id.role != .construction else { return }
    if layer.id.role == .burst {
      guard let view = burst?.content as? UIImageView, burstView == nil else { return }
      let number = Int(layer.label.count)
      view.image = images.indices.contains(number) ? images[number] : images.last
    } else {
      guard let badge else { return }
      (label.style, label.text) = (badge.driver.engine.style, badge.groupContent.text ?? "")
      label.update(with: layer)
    }
  }

  package func remove(_ slot: LayerSlot, of id: LayerID) {
    if id.role == .burst {
      burst?.removeFromSuperview()
      burst = nil
    } else if id.role == .construction {
      letters.removeValue(forKey: id)?.removeFromSuperview()
    } else {
      label.removeFromSuperview()
    }
  }

  fileprivate var shownText: String { label.superview == nil ? "" : label.shownText }
}

extension GroupedBadge {
  /// The text on the badge; for tests.
  package var shownText: String { slots.shownText }
}
#endif
