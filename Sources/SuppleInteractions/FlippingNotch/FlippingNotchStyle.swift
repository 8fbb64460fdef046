import SuppleMotion
import SuppleScene

/// The resistance of the list to a pull.
public enum PullResistance: Int32, StyleChoice {
  /// A rubber band without an end: the resistance rises with the distance.
  case rubberBand = 0
  /// A rubber band up to the pull limit, where the list stops.
  case wall

  /// The name in scripts.
  public var name: StaticString {
    switch self {
    case .rubberBand: "rubberBand"
    case .wall: "wall"
    }
  }
}

/// The effect of releasing an armed pull.
public enum PullContent: Int32, StyleChoice {
  /// Asks the app; the card waits for the answer.
  case asksApp = 0
  /// Inserts exactly one row, without asking the app.
  case oneRow
  /// Inserts a blank row, which a person fills in.
  case blankRow

  /// The name in scripts.
  public var name: StaticString {
    switch self {
    case .asksApp: "asksApp"
    case .oneRow: "oneRow"
    case .blankRow: "blankRow"
    }
  }
}

/// The motion of the card and the list.
public enum CardMotion: Int32, StyleChoice {
  /// Springs, which begin with the list's velocity.
  case springs = 0
  /// Ease in-out, over fixed durations.
  case eased

  /// The name in scripts.
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
/// style.pullLimit = 50          // armed sooner
/// ```
public struct FlippingNotchStyle: InteractionStyle {
  // MARK: Pull

  /// The over-scroll at which a pull is armed, in points. Less arms a pull sooner, also one by mistake. On a list with
  /// a height of less than 2.5 times this number, 0.4 of the height counts, so that a finger can reach it. With the
  /// rubber band of the default, 61 points take 117 to 123 points of finger on lists 600 to 1200 points high.
  public var pullLimit = 61.0
  /// Whether the list can be pulled beyond the pull limit.
  public var resistance = PullResistance.rubberBand
  /// The ratio of the list's displacement to the finger's at the start of a pull (the coefficient of the rubber band). Less
  /// feels heavier.
  public var rubberBand = 0.55
  /// The distance of a finger below which no pull is armed, in points, where the screen ends so near below the finger that the
  /// list follows it faster; 0 for a list that follows equally everywhere.
  public var shortestPull = 72.0
  /// The distance of a finger from the screen's lower edge at which a pull that begins near it is armed, in points.
  public var pullMargin = 16.0
  /// The distance of a finger's movement at which a press becomes a pull, in points.
  public var slop = 10.0
  /// The rate at which the list falls back after a release, in 1/s: its offset is multiplied by e^(-rate t). More is faster.
  public var fallBackRate = 9.3
  /// The rate at which the list's velocity changes, after a release, from the finger's to that of falling back, in 1/s.
  /// Less lets a flick move the list further. With `.eased` motion the velocity changes immediately.
  public var fallBackTurnRate = 120.0
  /// The silence of a wheel or trackpad after which it can pull at the top, and which counts as a release, in seconds.
  public var wheelSilence = 0.15
  /// The spring on which the list follows the steps of a wheel. A stiffer one is more direct and less smooth.
  public var wheelSpring = Spring(stiffness: 2500, dampingRatio: 1)

  // MARK: Notch

  /// The radius of the lower corners of a notch at the pull limit, in points.
  public var stretchedRadius = 16.0
  /// The radius of the hollow corners between notch and screen's edge, in points; 0 for none.
  public var shoulderRadius = 6.0
  /// The maximum corner radius of a stretched island, in points: up to it the island stays a capsule.
  public var capsuleRadius = 36.0
  /// The widening of a cut-out that is narrower than the card, at the pull limit: 0 for none, 1 to the card's width.
  public var widening = 0.35
  /// The inward bend of each side of the cut-out at the pull limit, in points; 0 for straight sides.
  public var pinch = 7.0
  /// The maximum length of the neck between cut-out and card, in points; 0 for none. The neck breaks at 0.6 of the waiting
  /// card's distance, if that is less.
  public var neckLength = 24.0
  /// The size of the arrow in the stretched cut-out, in points; 0 for none. The arrow turns with the pull and becomes a
  /// tick once the pull is armed.
  public var indicatorSize = 14.0

  // MARK: Card

  /// The width of the dropped card, in points. The card is at least as wide as the cut-out, at most as wide as the row,
  /// and has the row's ratio of width and height.
  public var cardWidth = 209.0
  /// The distance of the dropped card's top above the safe area's, in points.
  public var cardRise = 4.0
  /// The minimum distance from the cut-out to the dropped card below it, in points.
  public var cardClearance = 12.0
  /// The minimum distance from the dropped card to the first row, in points; without a cut-out also from the bar, or
  /// the screen's edge, to the card.
  public var cardMargin = 10.0
  /// The part of the page's colour in the card's black, 0 to 1.
  public var cardTint = 0.2
  /// The colour of the page, without its alpha. Hosts set it with the light and the dark theme.
  public var pageColor = RGBAColor.white

  // MARK: Rows

  /// The height of a row unless the app gives a size, in points.
  public var cellHeight = 177.0
  /// The margin of a row at either side of the list unless the app gives a size, in points.
  public var cellMargin = 16.0
  /// The radius of the corners of a row and of the dropped card, in points.
  public var cellRadius = 10.0
  /// The gap between two rows, in points.
  public var rowGap = 10.0
  /// The distance from the safe area (and the navigation bar) to the first row, in points.
  public var firstRowInset = 24.0

  // MARK: Drop

  /// The motion of card and list: springs or ease in-out.
  public var motion = CardMotion.springs
  /// The duration of the drop, in seconds. The card does not flip before its end.
  public var dropDuration = 0.3
  /// The spring of the dropping card and of the list. Less damping makes the card bounce.
  public var dropSpring = Spring(stiffness: 260, dampingRatio: 0.7)
  /// The spring on which the notch retracts.
  public var retractSpring = Spring(stiffness: 420, dampingRatio: 1)

  // MARK: Flip

  /// The duration of the flip, in seconds, in which the card turns and grows into the row.
  public var flipDuration = 0.6
  /// The spring of the list as it makes room for the row. Less damping makes the list bounce after the card has landed.
  public var flipSpring = Spring(stiffness: 95, dampingRatio: 0.74)
  /// The distance of the viewer from the screen, in points (`perspective` in CSS, -1 / m34 in Core Animation). Less shows a
  /// stronger perspective.
  public var perspective = 500.0
  /// The darkening of the card's front while edge-on, 0 to 1.
  public var dimming = 0.35
  /// The darkening of the card's back, the row, while edge-on, 0 to 1.
  public var backDimming = 0.15

  // MARK: Answer

  /// The effect of releasing an armed pull.
  public var content = PullContent.asksApp
  /// The maximum time of the app's answer after `beganRefreshing`, in seconds; then the card shows a failure. 0 waits
  /// for ever.
  public var answerLimit = 60.0
  /// The time for which the card shows that nothing is new, in seconds; at 0 it slides back immediately.
  public var nothingNewDuration = 1.0
  /// The time for which the card shows a failure, in seconds.
  public var failureDuration = 1.8
  /// The duration of the card's slide back up, in seconds.
  public var returnDuration = 0.35
  /// The duration of a fade with reduced motion, in seconds.
  public var fadeDuration = 0.2

  // MARK: Panel

  /// The over-scroll at which a release opens the panel, as a multiple of the pull limit; at most 0.55 of the list's height.
  /// Less opens the panel by mistake.
  public var panelRatio = 1.6
  /// The spring on which the card grows to the panel and the list moves down.
  public var panelSpring = Spring(stiffness: 200, dampingRatio: 0.9)
  /// The part of its height by which a push upwards closes the panel; a push faster than 500 points per second closes it at any
  /// distance.
  public var pushRatio = 1.0 / 6

  // MARK: Hint

  /// The distance of a hint, in points down.
  public var hintDistance = 48.0
  /// The duration of a hint's movement down, before it returns, in seconds.
  public var hintDuration = 0.4

  /// The preset that people expect today; the default. A pull asks the app; motions are springs.
  public static var modern: FlippingNotchStyle { FlippingNotchStyle() }

  /// The numbers of the original, FlippingNotch (2018): a wall at the pull limit, eased motions, one row for each pull.
  public static var classic: FlippingNotchStyle {
    var style = FlippingNotchStyle()
    style.pullLimit = 86
    style.resistance = .wall
    style.shortestPull = 0
    style.shoulderRadius = 0
    style.widening = 0
    style.pinch = 0
    style.neckLength = 0
    style.indicatorSize = 0
    style.cardClearance = 4
    style.perspective = 800
    style.backDimming = style.dimming
    style.nothingNewDuration = 0
    style.motion = .eased
    style.content = .oneRow
    style.hintDistance = 26
    style.hintDuration = 0.32
    return style
  }

  /// Visits every property in order.
  @inline(never)
  public mutating func visit<Visitor: StyleVisitor>(_ visitor: Visitor) {
    visitPull(visitor)
    visitLooks(visitor)
    visitMotion(visitor)
  }

  private mutating func visitPull<Visitor: StyleVisitor>(_ visitor: Visitor) {
    visitor.group("pull")
    visitor.number("pullLimit", &pullLimit, in: 20...300, unit: .points)
    visitor.choice("resistance", &resistance)
    visitor.number("rubberBand", &rubberBand, in: 0.1...1, unit: .ratio)
    visitor.number("shortestPull", &shortestPull, in: 0...200, unit: .points)
    visitor.number("pullMargin", &pullMargin, in: 0...100, unit: .points)
    visitor.number("slop", &slop, in: 0...40, unit: .points)
    visitor.number("fallBackRate", &fallBackRate, in: 3...40, unit: .perSecond)
    visitor.number("fallBackTurnRate", &fallBackTurnRate, in: 60...1000, unit: .perSecond)
    visitor.number("wheelSilence", &wheelSilence, in: 0.05...1, unit: .seconds)
    visitor.spring("wheelSpring", &wheelSpring, stiffness: 400...20000, dampingRatio: 0.7...1.5)
  }

  private mutating func visitLooks<Visitor: StyleVisitor>(_ visitor: Visitor) {
    visitor.group("notch")
    visitor.number("stretchedRadius", &stretchedRadius, in: 0...60, unit: .points)
    visitor.number("shoulderRadius", &shoulderRadius, in: 0...30, unit: .points)
    visitor.number("capsuleRadius", &capsuleRadius, in: 0...100, unit: .points)
    visitor.number("widening", &widening, in: 0...1, unit: .ratio)
    visitor.number("pinch", &pinch, in: 0...20, unit: .points)
    visitor.number("neckLength", &neckLength, in: 0...60, unit: .points)
    visitor.number("indicatorSize", &indicatorSize, in: 0...30, unit: .points)
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

  private mutating func visitMotion<Visitor: StyleVisitor>(_ visitor: Visitor) {
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
    visitor.number("backDimming", &backDimming, in: 0...1, unit: .ratio)
    visitor.group("answer")
    visitor.choice("content", &content)
    visitor.number("answerLimit", &answerLimit, in: 0...600, unit: .seconds)
    visitor.number("nothingNewDuration", &nothingNewDuration, in: 0...5, unit: .seconds)
    visitor.number("failureDuration", &failureDuration, in: 0...5, unit: .seconds)
    visitor.number("returnDuration", &returnDuration, in: 0.05...2, unit: .seconds)
    visitor.number("fadeDuration", &fadeDuration, in: 0.05...1, unit: .seconds)
    visitor.group("hint")
    visitor.number("hintDistance", &hintDistance, in: 0...86, unit: .points)
    visitor.number("hintDuration", &hintDuration, in: 0.05...0.6, unit: .seconds)
    visitor.group("panel")
    visitor.number("panelRatio", &panelRatio, in: 1.2...3, unit: .ratio)
    visitor.spring("panelSpring", &panelSpring, stiffness: 80...4000, dampingRatio: 0.35...1.5)
    visitor.number("pushRatio", &pushRatio, in: 0.05...0.5, unit: .ratio)
  }
}
