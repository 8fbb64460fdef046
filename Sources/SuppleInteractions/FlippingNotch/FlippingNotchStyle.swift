import SuppleMotion
import SuppleScene

/// How far the list can be pulled.
public enum PullResistance: Int32, StyleChoice {
  /// Ever harder, as a rubber band, without an end.
  case rubberBand = 0
  /// As a rubber band up to the pull limit, and there it stops.
  case wall

  /// The way's name.
  public var name: StaticString {
    switch self {
    case .rubberBand: "rubberBand"
    case .wall: "wall"
    }
  }
}

/// What comes of a pull that fired.
public enum PullContent: Int32, StyleChoice {
  /// The app is asked, and the card waits for its answer.
  case asksApp = 0
  /// Exactly one row, at once.
  case oneRow

  /// The way's name.
  public var name: StaticString {
    switch self {
    case .asksApp: "asksApp"
    case .oneRow: "oneRow"
    }
  }
}

/// What moves the card and the list.
public enum CardMotion: Int32, StyleChoice {
  /// Springs, which take the list's velocity.
  case springs = 0
  /// Ease in-out over fixed times.
  case eased

  /// The way's name.
  public var name: StaticString {
    switch self {
    case .springs: "springs"
    case .eased: "eased"
    }
  }
}

/// Every number that shapes how a flipping notch looks and feels.
///
/// ```swift
/// var style = FlippingNotchStyle.modern
/// style.pullLimit = 70          // fires sooner
/// ```
public struct FlippingNotchStyle: InteractionStyle {
  // MARK: Pull

  /// The over-scroll at which a pull is armed, in points. Less fires sooner, and by mistake. On a list that is lower
  /// than two and a half times this, it is 0.4 of the list's height, so that it can be reached.
  public var pullLimit = 86.0
  /// Whether the list can be pulled beyond that.
  public var resistance = PullResistance.rubberBand
  /// How much of the finger's way the list follows at first. Less feels heavier.
  public var rubberBand = 0.55
  /// How far a finger may stray, in points, before it pulls.
  public var slop = 10.0
  /// The rate at which the list falls back when it is let go, in 1/s. More is brisker.
  public var fallBackRate = 9.3
  /// The rate at which a list that is let go turns from the finger's velocity to falling back, in 1/s; with `.eased`
  /// motion it turns at once. Less lets a flick run on further.
  public var fallBackTakeUp = 120.0
  /// How long a wheel or trackpad has to be silent at the top before it pulls, and to let go, in seconds.
  public var wheelSilence = 0.15
  /// The spring by which the list follows a wheel's steps. Stiffer is more direct and less smooth.
  public var wheelSpring = Spring(stiffness: 2500, dampingRatio: 1)

  // MARK: Notch

  /// The radius of a notch's lower corners when it is stretched to the pull limit, in points.
  public var stretchedRadius = 16.0
  /// The radius of the hollow corners by which a notch leaves the screen's edge, in points; 0 for none.
  public var shoulderRadius = 6.0
  /// The largest radius of a stretched island's corners, in points: up to it the island stays a capsule.
  public var capsuleRadius = 36.0
  /// How far a cut-out that is narrower than the card widens towards it when stretched to the pull limit, 0 to 1.
  public var widening = 0.35

  // MARK: Card

  /// The width of the card when it has dropped, in points. It is never narrower than the cut-out, nor wider than
  /// the row that it becomes, whose shape it has.
  public var cardWidth = 209.0
  /// How far the dropped card's top lies above the safe area, in points.
  public var cardRise = 4.0
  /// How far it stays below its cut-out, in points, wherever the rise would bring it nearer.
  public var cardClearance = 4.0
  /// The least between the dropped card and the first row, which makes room for it, in points; and between it and the
  /// bar, or the screen's edge, where there is no cut-out.
  public var cardMargin = 10.0
  /// How much of the page's colour the black card takes, 0 to 1.
  public var cardTint = 0.2
  /// The colour of the page; alpha is not looked at. Hosts set it with the light and the dark theme.
  public var pageColor = RGBAColor.white

  // MARK: Rows

  /// The height of a row unless the app gives a size, in points.
  public var cellHeight = 177.0
  /// How far a row stays from either side of the list unless the app gives a size, in points.
  public var cellMargin = 16.0
  /// The radius of a row's corners, in points, and of the dropped card's.
  public var cellRadius = 10.0
  /// The gap between two rows, in points.
  public var rowGap = 10.0
  /// How far the first row lies below the safe area (and the navigation bar), in points.
  public var firstRowInset = 24.0

  // MARK: Drop

  /// Springs, or ease in-out.
  public var motion = CardMotion.springs
  /// How long the card takes to drop before it may flip, in seconds.
  public var dropDuration = 0.3
  /// The spring of the dropping card and of the list that makes room for it. Less damping bounces under the notch.
  public var dropSpring = Spring(stiffness: 260, dampingRatio: 0.7)
  /// The spring by which the notch draws back.
  public var retractSpring = Spring(stiffness: 420, dampingRatio: 1)

  // MARK: Flip

  /// How long the card takes to flip and to grow into the row, in seconds.
  public var flipDuration = 0.6
  /// The spring of the list that makes room for the row. Less damping bounces after the card has landed.
  public var flipSpring = Spring(stiffness: 95, dampingRatio: 0.74)
  /// How far away the viewer is, in points. Nearer turns more dramatically.
  public var perspective = 800.0
  /// How much the card dims edge-on, 0 to 1.
  public var dimming = 0.35

  // MARK: Answer

  /// What comes of a pull that fired.
  public var content = PullContent.asksApp
  /// How long a failure is shown, in seconds.
  public var failureDuration = 1.8
  /// How long the card takes to slide back up, in seconds.
  public var returnDuration = 0.35
  /// How long a fade takes where motion is reduced, in seconds.
  public var fadeDuration = 0.2

  // MARK: Invitation

  /// How far an invitation dips the list, in points.
  public var hintDistance = 26.0
  /// How long it dips before it comes back, in seconds.
  public var hintDuration = 0.32

  /// What a person expects today.
  public static var modern: FlippingNotchStyle { FlippingNotchStyle() }

  /// What the original showed.
  public static var classic: FlippingNotchStyle {
    var style = FlippingNotchStyle()
    style.resistance = .wall
    style.shoulderRadius = 0
    style.widening = 0
    style.motion = .eased
    style.content = .oneRow
    return style
  }

  /// Goes through every property.
  @inline(never)
  public mutating func visit(_ visitor: StyleVisitor) {
    visitPull(visitor)
    visitLooks(visitor)
    visitMotion(visitor)
  }

  private mutating func visitPull(_ visitor: StyleVisitor) {
    visitor.group("pull")
    visitor.number("pullLimit", &pullLimit, in: 20...300, unit: .points)
    visitor.choice("resistance", &resistance)
    visitor.number("rubberBand", &rubberBand, in: 0.1...1, unit: .ratio)
    visitor.number("slop", &slop, in: 0...40, unit: .points)
    visitor.number("fallBackRate", &fallBackRate, in: 3...40, unit: .perSecond)
    visitor.number("fallBackTakeUp", &fallBackTakeUp, in: 60...1000, unit: .perSecond)
    visitor.number("wheelSilence", &wheelSilence, in: 0.05...1, unit: .seconds)
    visitor.spring("wheelSpring", &wheelSpring, stiffness: 400...20000, dampingRatio: 0.7...1.5)
  }

  private mutating func visitLooks(_ visitor: StyleVisitor) {
    visitor.group("notch")
    visitor.number("stretchedRadius", &stretchedRadius, in: 0...60, unit: .points)
    visitor.number("shoulderRadius", &shoulderRadius, in: 0...30, unit: .points)
    visitor.number("capsuleRadius", &capsuleRadius, in: 0...100, unit: .points)
    visitor.number("widening", &widening, in: 0...1, unit: .ratio)
    visitor.group("card")
    visitor.number("cardWidth", &cardWidth, in: 40...600, unit: .points)
    visitor.number("cardRise", &cardRise, in: -100...100, unit: .points)
    visitor.number("cardClearance", &cardClearance, in: 0...100, unit: .points)
    visitor.number("cardMargin", &cardMargin, in: 0...100, unit: .points)
    visitor.number("cardTint", &cardTint, in: 0...1, unit: .ratio)
    visitor.color("pageColor", &pageColor)
    visitor.group("rows")
    visitor.number("cellHeight", &cellHeight, in: 20...600, unit: .points)
    visitor.number("cellMargin", &cellMargin, in: 0...200, unit: .points)
    visitor.number("cellRadius", &cellRadius, in: 0...60, unit: .points)
    visitor.number("rowGap", &rowGap, in: 0...100, unit: .points)
    visitor.number("firstRowInset", &firstRowInset, in: 0...400, unit: .points)
  }

  private mutating func visitMotion(_ visitor: StyleVisitor) {
    visitor.group("drop")
    visitor.choice("motion", &motion)
    visitor.number("dropDuration", &dropDuration, in: 0.05...2, unit: .seconds)
    visitor.spring("dropSpring", &dropSpring, stiffness: 80...4000, dampingRatio: 0.35...1.5)
    visitor.spring("retractSpring", &retractSpring, stiffness: 80...4000, dampingRatio: 0.35...1.5)
    visitor.group("flip")
    visitor.number("flipDuration", &flipDuration, in: 0.1...3, unit: .seconds)
    visitor.spring("flipSpring", &flipSpring, stiffness: 80...4000, dampingRatio: 0.35...1.5)
    visitor.number("perspective", &perspective, in: 200...10000, unit: .points)
    visitor.number("dimming", &dimming, in: 0...1, unit: .ratio)
    visitor.group("answer")
    visitor.choice("content", &content)
    visitor.number("failureDuration", &failureDuration, in: 0...5, unit: .seconds)
    visitor.number("returnDuration", &returnDuration, in: 0.05...2, unit: .seconds)
    visitor.number("fadeDuration", &fadeDuration, in: 0.05...1, unit: .seconds)
    visitor.group("invitation")
    visitor.number("nudgeDistance", &hintDistance, in: 0...86, unit: .points)
    visitor.number("nudgeDuration", &hintDuration, in: 0.05...0.6, unit: .seconds)
  }
}
