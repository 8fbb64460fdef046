#if canImport(UIKit)
import SuppleHosting
public import SuppleInteractions
public import UIKit

// The empty row that a pull adds to the list.
extension FlippingNotchControl {
  /// What the release of a pull brings: the app's rows, one row at once, or an empty row, which a person fills in.
  ///
  /// ```swift
  /// notch.pullContent = .blankRow
  /// notch.makeNewRow = { NewPaymentView() }
  /// notch.keepNewRow = { row in store.add((row as? NewPaymentView)?.payee.text ?? "") }
  /// ```
  ///
  /// The empty row comes on the card. Its first text field gets the focus as soon as the list rests. Return in a field of one
  /// line keeps the row, and so does focus that leaves a row that is not empty. Escape, VoiceOver's two-finger scrub and focus
  /// that leaves an empty row drop it. The list cannot be pulled meanwhile.
  public var pullContent: PullContent {
    get { style.content }
    set { style.content = newValue }
  }

  /// Makes the view of an empty row, as high as the list's rows; nil keeps the row away.
  /// Example: `notch.makeNewRow = { NewPaymentView() }`
  public var makeNewRow: (() -> UIView?)? {
    get { newRow.make }
    set { newRow.make = newValue }
  }

  /// Called with the view of an empty row that a person has filled in. Insert the app's own row on top of the list in this
  /// closure, without animation. Example: `notch.keepNewRow = { _ in store.commit(1) }`
  public var keepNewRow: ((UIView) -> Void)? {
    get { newRow.insert }
    set { newRow.insert = newValue }
  }

  /// Adds an empty row without a pull. One that is edited stays, unless it is empty. Nothing happens without a window, and
  /// during a refresh. Example: `notch.addRow()`
  public func addRow(completion: ((Bool) -> Void)? = nil) { newRow.add(completion) }

  /// Ends the editing of the empty row, which stays in the list. Example: `notch.keepRow()`
  public func keepRow() { newRow.end(.kept) }

  /// Takes the empty row out of the list, or back into the notch. Example: `notch.dropRow()`
  public func dropRow() { newRow.end(.dropped) }
}
#endif
