import SuppleScene

extension FlippingNotch {
  /// A command of the app. The verbs of a refresh are those of UIKit's `UIRefreshControl`.
  public enum Command: Sendable, Hashable {
    /// Begins a refresh without a finger, for example from a button. Ignored during a refresh.
    case beginRefreshing
    /// Answers with a number of new rows; 0 or less for no new rows. Only the first answer to a `beganRefreshing` counts.
    case finishRefreshing(items: Int32)
    /// Answers with a failure, whose text the host keeps under this number.
    case failRefreshing(text: Int32)
    /// Cancels a refresh or a pull. Ignored once the rows are in the list.
    case cancelRefreshing
    /// Reports the position of the host's native scroller, in points from the top (`scrollTop` on the web, `contentOffset.y` in
    /// UIKit). A host that has set the position from a frame reports it as well.
    case scrollTo(y: Double)
    /// Sets the screen's cut-out; nil for none.
    case setCutout(Cutout?)
    /// Sets the height of the bar between the safe area and the list, in points, 0 to 2000.
    case setNavigationBar(height: Double)
    /// Sets the size of a row, in points, 1 to 10,000 each; nil for the style's: the list's width less its margins, by
    /// the cell height.
    case setCell(Size?)
    /// Sets the number of rows in the list that did not come out of the notch.
    case setRows(Int32)
    /// Sets the distance by which the list opens for `count` arriving rows, in points, if they differ in height from
    /// ``setCell(_:)``. Hosts send it with the answer, before `finishRefreshing`, and again when an arriving row changes its
    /// height. It applies until the next refresh or blank row.
    case setArrivingRows(count: Int32, extent: Double)
    /// Sets the place and height of one of these rows, in points. `x` is the distance from the usual centre, as in a grid; `y`
    /// is the distance from the upper edge of the topmost row, whose index is 0 and on which the card lands. Hosts send rows in
    /// their order; the first 64 are drawn.
    case setArrivingRow(index: Int32, x: Double, y: Double, height: Double)
    /// Shows that the list can be pulled: the list moves down a little under the notch and returns. Ignored with reduced
    /// motion, and while any action is in progress.
    case hint
    /// Switches the pull on or off. While it is off the list only scrolls: no input pulls it or begins a refresh. Switching off
    /// cancels any pull or refresh in progress.
    case setEnabled(Bool)
    /// Sets whether the app has a panel, to which a pull far beyond the threshold opens. Without one, an open panel closes.
    case setPanel(Bool)
    /// Opens the panel without a finger. Ignored without a panel, and while a refresh is in progress.
    case showPanel
    /// Closes the panel.
    case closePanel
    /// Adds a blank row from the notch without a finger, for a person to fill in. A row that is still edited is kept first.
    /// Ignored during a refresh.
    case addRow
    /// Ends the editing of the blank row, which stays in the list.
    case keepRow
    /// Removes the blank row from the list, or returns it into the notch. A row that has grown is measured again before, with
    /// ``setArrivingRows(count:extent:)``.
    case dropRow
    /// Sets where the screen ends, in points below the top of the viewport: a finger with little room above it pulls a
    /// shorter distance. Without it the screen ends with the viewport.
    case setScreenEnd(y: Double)
  }
}
