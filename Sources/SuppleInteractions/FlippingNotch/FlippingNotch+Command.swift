import SuppleScene

extension FlippingNotch {
  /// What the app can ask. The verbs of a refresh are those of UIKit's `UIRefreshControl`.
  public enum Command: Sendable, Hashable {
    /// Begins a refresh without a finger, as a button does. Ignored while a refresh is in progress.
    case beginRefreshing
    /// Answers with so many new rows; 0 or less for no new rows. Only the first answer to a `beganRefreshing` counts.
    case finishRefreshing(items: Int32)
    /// Answers with a failure, whose text the host keeps under this number.
    case failRefreshing(text: Int32)
    /// Cancels a refresh or a pull. Ignored once the rows are in the list.
    case cancelRefreshing
    /// Reports where the host's native scroller stands, in points from the top (`scrollTop` on the web,
    /// `contentOffset.y` in UIKit). A host that has put its scroller where a frame said reports that too.
    case scrollTo(y: Double)
    /// Sets the screen's cut-out; nil for none.
    case setCutout(Cutout?)
    /// Sets the height of the bar between the safe area and the list, in points, 0 to 2000.
    case setNavigationBar(height: Double)
    /// Sets the size of a row, in points, 1 to 10,000 each; nil for the style's: the list's width less its margins, by
    /// the cell height.
    case setCell(Size?)
    /// Sets how many rows the list holds that did not come out of the notch.
    case setRows(Int32)
    /// Sets by how many points the list opens for so many rows that come in, where they are not all as high as a row of
    /// ``setCell(_:)``. It is given with the answer, before `finishRefreshing`, and again when a row changes its height
    /// before it is in the list. It holds until the next refresh or empty row.
    case setArrivingRows(count: Int32, extent: Double)
    /// Sets where one of these rows will lie, and how high it is, in points: `x` from where a row in the middle of the
    /// list lies, as in a grid, `y` from the upper edge of the topmost one, whose index is 0 and on which the card lands.
    /// They are given in their order; the first 64 are drawn.
    case setArrivingRow(index: Int32, x: Double, y: Double, height: Double)
    /// Shows that the list can be pulled: it moves down a little under the notch and comes back. Ignored when motion is
    /// reduced, and while anything is in progress.
    case hint
    /// Switches the pull on or off. While it is off the list only scrolls: nothing pulls it and nothing begins a refresh.
    /// What is in progress as it is switched off ends as cancelled.
    case setEnabled(Bool)
    /// Says whether the app has a panel, to which a pull far beyond the threshold opens. A panel that is out closes.
    case setPanel(Bool)
    /// Opens the panel without a finger. Ignored without a panel, and while a refresh is in progress.
    case showPanel
    /// Closes the panel.
    case closePanel
    /// Has an empty row come out of the notch without a finger, for a person to fill in. One that is edited is kept first.
    /// Ignored while a refresh is in progress.
    case addRow
    /// Ends the editing of the empty row, which stays in the list.
    case keepRow
    /// Takes the empty row out of the list, or back into the notch. A row that has grown is measured anew before, with
    /// ``setArrivingRows(count:extent:)``.
    case dropRow
    /// Sets where the screen ends, in points below the top of the viewport: a finger with little room above it pulls a
    /// shorter distance. Without it the screen ends with the viewport.
    case setScreenEnd(y: Double)
  }
}
