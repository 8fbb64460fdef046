/// The shape of the connector between anchor and badge.
public enum ConnectorShape: Int32, StyleChoice {
  /// Two edges that leave either dot without a corner, and a waist that thins as the connector is stretched.
  case smooth = 0
  /// The original's two parabolas, straight from the anchor's sides and wider towards the badge.
  case parabolic

  /// The name in scripts and attributes.
  public var name: StaticString {
    switch self {
    case .smooth: "smooth"
    case .parabolic: "parabolic"
    }
  }
}

/// Whether a connector that broke joins again while the badge is dragged back.
public enum ConnectorHealing: Int32, StyleChoice {
  /// The connector stays broken until the badge is released.
  case never = 0
  /// The connector joins as soon as badge and anchor are nearer than the break distance.
  case withinReach

  /// The name in scripts and attributes.
  public var name: StaticString {
    switch self {
    case .never: "never"
    case .withinReach: "withinReach"
    }
  }
}

/// The motion of the anchor when the connector breaks.
public enum AnchorRecoil: Int32, StyleChoice {
  /// The anchor shrinks into nothing.
  case vanishes = 0
  /// The anchor springs back to its full size.
  case springsBack

  /// The name in scripts and attributes.
  public var name: StaticString {
    switch self {
    case .vanishes: "vanishes"
    case .springsBack: "springsBack"
    }
  }
}

/// The flight of a dismissed badge's particles.
public enum BurstKind: Int32, StyleChoice {
  /// The particles fly outwards, fall, and shrink to nothing.
  case ballistic = 0
  /// The original's fountain: the particles follow long curves that leave the screen at the bottom.
  case fountain
  /// A few drops of unequal size separate from the badge after a moment, and shrink to nothing.
  case drops
  /// The app's own pictures, one after another, at the place of the release. Without pictures as `drops`.
  case frames

  /// The name in scripts and attributes.
  public var name: StaticString {
    switch self {
    case .ballistic: "ballistic"
    case .fountain: "fountain"
    case .drops: "drops"
    case .frames: "frames"
    }
  }
}

/// The removal of a badge when its count becomes 0.
public enum BadgeRemoval: Int32, StyleChoice {
  /// The badge fades out and shrinks a little.
  case fades = 0
  /// The badge bursts.
  case bursts

  /// The name in scripts and attributes.
  public var name: StaticString {
    switch self {
    case .fades: "fades"
    case .bursts: "bursts"
    }
  }
}

/// The content after a burst.
public enum AfterBurst: Int32, StyleChoice {
  /// Nothing: the count is 0.
  case gone = 0
  /// The badge is back on its anchor with the same count, until the app sets another.
  case returns

  /// The name in scripts and attributes.
  public var name: StaticString {
    switch self {
    case .gone: "gone"
    case .returns: "returns"
    }
  }
}
