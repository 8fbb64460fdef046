#if canImport(UIKit)
package import UIKit

/// The swipe actions of a row, by edge.
package struct RowSwipes<Item> {
  package var leading: (@MainActor (Item) -> UISwipeActionsConfiguration?)?
  package var trailing: (@MainActor (Item) -> UISwipeActionsConfiguration?)?

  package init() {}
}
#endif
