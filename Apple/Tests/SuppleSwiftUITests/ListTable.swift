#if !canImport(ObjectiveC)
  import SwiftUI

  @testable import SuppleSwiftUI

  extension FlippingNotchList {
    /// The represented table, without the modifiers around it.
    var table: NotchTable<Item, Row>? {
      EnvironmentValues.standInInside(body).1 as? NotchTable<Item, Row>
    }
  }
#endif
