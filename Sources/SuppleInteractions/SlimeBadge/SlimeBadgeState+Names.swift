extension SlimeBadgeState {
  /// The name in Documentation/spec/states.md.
  var tableName: StaticString {
    switch self {
    case .hidden: "hidden"
    case .resting: "resting"
    case .touched(let touch): touch.isDragged ? "dragged" : "pressed"
    case .hinting: "hinting"
    case .returning: "returning"
    case .bursting: "bursting"
    case .fading: "fading"
    }
  }
}

extension SlimeBadge {
  /// The name of the state in Documentation/spec/states.md.
  @_spi(States) public var stateName: StaticString { core.value.state.tableName }
}
