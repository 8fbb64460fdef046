#if canImport(UIKit)
import SuppleInteractions
package import SuppleLayers
package import SuppleScene
import UIKit

/// The slots of the card, of the other new rows and of the panel.
@MainActor package final class NotchSlots: LayerSlots {
  private weak var control: (any NotchHost)?
  package private(set) var card: NotchCardView?
  private var rows: [LayerID: SlotView] = [:]

  package init(_ control: any NotchHost) { self.control = control }

  package func slot(for layer: Layer) -> LayerSlot? {
    guard let control else { return nil }
    switch layer.id.role {
    case .card:
      let card = NotchCardView(frame: control.plane.bounds)
      card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      self.card = card
      control.plane.addSubview(card)
      return LayerSlot(card.turning.layer, container: card.layer)
    case .row:
      let view = SlotView(control.blankRow.view ?? control.rowView?(index(of: layer)) ?? UIView())
      rows[layer.id] = view
      control.plane.addSubview(view)
      return LayerSlot(view.layer)
    case .panel: return control.panel.makeSlot()
    default: return nil
    }
  }

  /// The position of a new row from the top: the topmost has the highest number.
  private func index(of layer: Layer) -> Int {
    guard let control else { return 0 }
    let raised = control.driver.frame.layers.filter { $0.id.role == .row && $0.traits.contains(.raised) }
    let highest = raised.map(\.id.item).max() ?? layer.id.item
    // With the card as the topmost row, the highest of the others is the second.
    return Int(highest - layer.id.item) + (raised.count < control.cycle.arriving ? 1 : 0)
  }

  package func update(_ slot: LayerSlot, with layer: Layer) {
    guard let control else { return }
    switch layer.id.role {
    case .card:
      if layer.face == .back {
        card?.turning.setRow(card?.row ?? control.blankRow.view ?? control.rowView?(0))
      }
      card?.turning.update(with: layer, text: control.cycle.text(of: layer))
    case .row: rows[layer.id]?.update(with: layer)
    case .panel: control.panel.update(with: layer)
    default: break
    }
  }

  package func remove(_ slot: LayerSlot, of id: LayerID) {
    switch id.role {
    case .card:
      card?.removeFromSuperview()
      card = nil
    case .row: rows.removeValue(forKey: id)?.removeFromSuperview()
    case .panel: control?.panel.removeSlot()
    default: break
    }
  }
}
#endif
