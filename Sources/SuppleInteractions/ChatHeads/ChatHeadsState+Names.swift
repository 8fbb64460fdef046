import SuppleScene

extension ChatHeadsState {
  /// The name in Documentation/spec/states.md.
  var tableName: StaticString {
    switch self {
    case .stack(.settling): "settling"
    case .stack(.landing): "landing"
    case .stack(.tucked): "tucked"
    case .stack(.dragging(let drag)) where drag.capturedMotion != nil: "stack captured"
    case .stack(.dragging(let drag)): drag.isDragging ? "stack dragged" : "stack pressed"
    case .stack(.flungToTarget): "stack flung to target"
    case .row(nil, .reading): "listing"
    case .row(_, .reading): "reading"
    case .row(_, .dragging(let drag)) where drag.capturedMotion != nil: "head captured"
    case .row(_, .dragging(let drag)): drag.isDragging ? "head dragged" : "head pressed"
    case .row(_, .pressing(.scrim, _)): "scrim pressed"
    case .row(_, .pressing(.overflow, _)): "overflow pressed"
    case .row(_, .pressing(.listed, _)): "listed pressed"
    case .row(_, .flungToTarget): "head flung to target"
    }
  }
}

extension ChatHeads {
  /// The name of the state in Documentation/spec/states.md.
  @_spi(States) public var stateName: StaticString { core.value.state.tableName }
}
