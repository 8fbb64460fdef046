extension FlippingNotchState {
  /// The name in Documentation/spec/states.md.
  var tableName: StaticString {
    switch self {
    case .idle: "idle"
    case .pulling: "pulling"
    case .armed(let pull): pull.isPanelArmed ? "panel armed" : "armed"
    case .dropping: "dropping"
    case .waiting: "waiting"
    case .flipping: "flipping"
    case .inserting: "inserting"
    case .cancelled(.showing): "showing message"
    case .cancelled(.slidingBack): "sliding back"
    case .panelOpening: "panel opening"
    case .panelOpen: "panel open"
    case .panelPushed: "panel pushed"
    case .panelClosing: "panel closing"
    case .editing: "editing"
    case .removing: "removing row"
    }
  }
}

extension FlippingNotch {
  /// The name of the state in Documentation/spec/states.md.
  @_spi(States) public var stateName: StaticString { state.tableName }
}
