import SuppleMotion
import SuppleScene

/// Every number that shapes how a slime badge looks and feels.
///
/// ```swift
/// var style = SlimeBadgeStyle.modern
/// style.breakDistance = 120     // breaks sooner
/// ```
public struct SlimeBadgeStyle: InteractionStyle {
  // MARK: Shape

  /// The colour of badge, connector, anchor and particles. Hosts write the label in white where that gives a contrast
  /// of 4.5, else in black.
  public var fill = RGBAColor(red: 215, green: 0, blue: 21)
  /// The radius of the badge, and half the height of a pill, in points.
  public var badgeRadius = 11.0
  /// How much wider each character after the first makes the badge, in points.
  public var characterWidth = 9.0
  /// The anchor's radius before the badge is stretched, in points; it is never drawn larger than the badge.
  public var anchorRadius = 10.0
  /// The width of a border around badge, connector and anchor, outside of their edge, in points. Its colour is the host's.
  public var borderWidth = 0.0
  /// How far beyond its edge the badge is hit, in points.
  public var hitOutset = 10.0
  /// The smallest width and height of what is hit, in points.
  public var minimumHitSize = 44.0
  /// The opacity of the shadow below a raised badge, 0 to 1.
  public var shadowOpacity = 0.28
  /// How far below the badge that shadow lies, in points.
  public var shadowOffset = 3.0
  /// The blur radius of that shadow, in points.
  public var shadowRadius = 8.0

  // MARK: Stretch

  /// How far a finger may move, in points, before it drags.
  public var slop = 4.0
  /// The distance of the centres at which the connector breaks, in points. A shorter one breaks in passing, a longer one
  /// resists.
  public var breakDistance = 120.0
  /// The anchor's smallest scale while the connector is whole. A smaller one leaves less of the anchor at the break.
  public var minimumAnchorScale = 0.55
  /// The shape of the connector.
  public var connector = ConnectorShape.smooth
  /// The connector's full width at its waist just before it breaks, in points.
  public var breakingWaist = 6.0
  /// The power of the waist's law: at 1 the waist thins evenly with the distance, above 1 it thins early and leaves a
  /// long thread.
  public var waistPower = 1.0
  /// How much of the connector is thread rather than cone just before the break, 0 to 1.
  public var threading = 0.3
  /// How far the waist of the smooth connector swings to either side on the last 15 % of the distance to the break, in
  /// points. It swings as the finger moves, and says that the connector is about to break.
  public var tremble = 0.5

  // MARK: Snap

  /// Whether a broken connector joins again in the same drag.
  public var healing = ConnectorHealing.never
  /// What becomes of the anchor.
  public var anchorRecoil = AnchorRecoil.vanishes
  /// The spring that moves the anchor's scale when the connector breaks or joins.
  public var anchorSpring = Spring(stiffness: 900, dampingRatio: 1)
  /// The spring that draws the two ends of a smooth connector that broke into their dots.
  public var tearSpring = Spring(stiffness: 900, dampingRatio: 0.5)
  /// How much the badge is squashed along the pull when its end of the connector arrives, as a part of its size, 0 to 0.3.
  public var wobble = 0.08
  /// The width of the ring around the zone in which a badge whose connector broke is put back, in points; it is there while
  /// the badge is held. 0 for none.
  public var ringWidth = 1.0

  // MARK: Release

  /// The spring that draws the badge to its anchor; less damping overshoots more.
  public var returnSpring = Spring(stiffness: 650, dampingRatio: 0.42)
  /// The least distance of the badge's outline from the edges of the viewport's safe area while that spring moves it, in
  /// points: near an edge it overshoots less. 0 for none.
  public var returnMargin = 4.0
  /// The radius of the zone around the anchor, in points; at most half of `breakDistance` counts. A badge whose connector
  /// broke is put back when it overlaps that zone as it is let go.
  public var anchorZone = 60.0
  /// How far a tap lets the badge swing out, in points; 0 for a badge that ignores taps.
  public var tapDistance = 4.0

  // MARK: Burst

  /// How the particles fly.
  public var burst = BurstKind.drops
  /// How long until the last particle is gone, in seconds.
  public var burstDuration = 0.26
  /// How many drops there are; of other bursts, how many cells the badge is cut into along its height and along its width,
  /// each a particle.
  public var burstCells = 5.0
  /// How fast the smallest drops, and the outermost particles of `.ballistic`, fly off, in points per second.
  public var burstSpeed = 520.0
  /// How much of the finger's velocity they keep, 0 to 1.
  public var burstCarry = 0.3
  /// Their gravity, in points per second squared.
  public var burstGravity = 150.0
  /// The drag of the air on them, in 1/s.
  public var burstDrag = 9.0
  /// How far a drop flies at most, in points; the finger's velocity carries it no further.
  public var burstReach = 56.0
  /// How long the drops of a burst stay joined, in seconds.
  public var joinedDuration = 0.09
  /// The scale to which a ring around a badge that bursts into drops grows as it fades; 1 for no ring.
  public var flashScale = 1.8
  /// What is shown afterwards.
  public var afterBurst = AfterBurst.gone

  // MARK: Counting

  /// The greatest count that is written out; above it stands the greatest with a plus sign, "99+". 0 writes every count out.
  public var maximumCount = 99.0
  /// The velocity of the scale when the count changes, in 1/s.
  public var popSpeed = 5.0
  /// The spring of the scale then, and of a badge that appears.
  public var popSpring = Spring(stiffness: 520, dampingRatio: 0.42)
  /// The spring of width, elevation and of scales other than that.
  public var changeSpring = Spring(stiffness: 620, dampingRatio: 1)
  /// How it is removed when the count becomes 0.
  public var removal = BadgeRemoval.fades
  /// How long a fade takes, in seconds; also in place of bursts when motion is reduced.
  public var fadeDuration = 0.2

  // MARK: Hint

  /// How far a hint stretches the badge, in points.
  public var hintDistance = 44.0
  /// How long it stretches before it lets go, in seconds.
  public var hintDuration = 0.5
  /// The spring that stretches.
  public var hintSpring = Spring(stiffness: 150, dampingRatio: 1)

  // MARK: Fixed numbers

  /// The direction of a hint: how much of its distance it goes across, and how much down.
  static let hintAcross = 0.94
  static let hintDown = 0.34
  /// The part of the break distance from which on the connector trembles.
  static let trembleStart = 0.85
  /// How far the badge moves during one swing of the tremble, in points.
  static let trembleLength = 4.0
  /// The spring of a wobble and of a tap, and the velocity that swings it out by 1: w0 e^(z acos z / sqrt(1 - z^2)).
  static var wobbleSpring: Spring { Spring(stiffness: 900, dampingRatio: 0.25) }
  static let wobbleSpeed = 42.165
  /// The opacity of the ring around the zone.
  static let ringOpacity = 0.12
  /// The opacity with which the zone is filled while letting go would put the badge back.
  static let zoneOpacity = 0.1
  /// How long the zone takes to fill, in seconds.
  static let zoneFillDuration = 0.12
  /// How far beyond the zone's edge a badge counts as still within it, in points, so that a finger on the edge is felt once.
  static let zoneHysteresis = 4.0
  /// How long the ring around a burst grows, in seconds.
  static let flashDuration = 0.2
  /// The scale of a badge that has faded out.
  static let fadedScale = 0.6
  /// The largest coordinate at which anything is followed, in points: no screen is that large.
  static let maximumDistance = 1e5
  /// The greatest speed that a finger hands over, in points per second.
  static let maximumSpeed = 2e4
  /// The greatest width of a text, in points.
  static let maximumTextWidth = 1000.0
  /// How often, per motion second, a badge that the finger's lag or its anchor still moves is checked for a break.
  static let breakChecksPerSecond = 960.0

  // MARK: Presets

  /// What a person expects today.
  public static var modern: SlimeBadgeStyle { SlimeBadgeStyle() }

  /// What the original showed; its numbers were read off recordings.
  public static var classic: SlimeBadgeStyle {
    var style = SlimeBadgeStyle()
    style.setRecorded()
    style.breakDistance = 180
    style.fill = RGBAColor(red: 234, green: 175, blue: 47)
    style.badgeRadius = 15
    style.shadowOpacity = 0
    style.slop = 0
    style.anchorRecoil = .springsBack
    style.anchorSpring = Spring(stiffness: 35.7 * 35.7, dampingRatio: 0.2)
    // Read off as 0.5; 0.505 gives the recorded overshoot of 15.9 %.
    style.returnSpring = Spring(stiffness: 52 * 52, dampingRatio: 0.505)
    style.burst = .fountain
    style.burstDuration = 3
    style.burstCells = 8
    style.afterBurst = .returns
    style.removal = .bursts
    return style
  }

  /// The numbers of every badge in `.classic`: those that neither recording shows are those of the first version.
  mutating func setRecorded() {
    minimumAnchorScale = 0.25
    connector = .parabolic
    breakingWaist = 1.5
    waistPower = 1.6
    tremble = 0
    healing = .withinReach
    wobble = 0
    ringWidth = 0
    returnMargin = 0
    anchorZone = 20
    returnSpring = Spring(stiffness: 1100, dampingRatio: 0.42)
    tapDistance = 0
    burst = .ballistic
    burstDuration = 0.6
    burstCells = 6
    burstSpeed = 420
    burstGravity = 1300
    burstDrag = 5
    flashScale = 1
  }

  /// Goes through every property.
  @inline(never)
  public mutating func visit<Visitor: StyleVisitor>(_ visitor: Visitor) {
    visitShape(visitor)
    visitStretch(visitor)
    visitBurst(visitor)
    visitCounting(visitor)
  }

  private mutating func visitShape<Visitor: StyleVisitor>(_ visitor: Visitor) {
    visitor.group("shape")
    visitor.color("fill", &fill)
    visitor.number("badgeRadius", &badgeRadius, in: 4...40, unit: .points)
    visitor.number("characterWidth", &characterWidth, in: 0...30, unit: .points)
    visitor.number("anchorRadius", &anchorRadius, in: 1...40, unit: .points)
    visitor.number("borderWidth", &borderWidth, in: 0...4, unit: .points)
    visitor.number("hitOutset", &hitOutset, in: 0...40, unit: .points)
    visitor.number("minimumHitSize", &minimumHitSize, in: 0...100, unit: .points)
    visitor.number("shadowOpacity", &shadowOpacity, in: 0...1, unit: .ratio)
    visitor.number("shadowOffset", &shadowOffset, in: 0...40, unit: .points)
    visitor.number("shadowRadius", &shadowRadius, in: 0...60, unit: .points)
  }

  private mutating func visitStretch<Visitor: StyleVisitor>(_ visitor: Visitor) {
    visitor.group("stretch")
    visitor.number("slop", &slop, in: 0...30, unit: .points)
    visitor.number("breakDistance", &breakDistance, in: 40...600, unit: .points)
    visitor.number("minimumAnchorScale", &minimumAnchorScale, in: 0.05...1, unit: .ratio)
    visitor.choice("connector", &connector)
    visitor.number("breakingWaist", &breakingWaist, in: 0.2...8, unit: .points)
    visitor.number("waistPower", &waistPower, in: 1...4, unit: .ratio)
    visitor.number("threading", &threading, in: 0...1, unit: .ratio)
    visitor.number("tremble", &tremble, in: 0...2, unit: .points)
    visitor.group("snap")
    visitor.choice("healing", &healing)
    visitor.choice("anchorRecoil", &anchorRecoil)
    visitor.spring("anchorSpring", &anchorSpring, stiffness: 150...20000, dampingRatio: 0.15...1.5)
    visitor.spring("tearSpring", &tearSpring)
    visitor.number("wobble", &wobble, in: 0...0.3, unit: .ratio)
    visitor.number("ringWidth", &ringWidth, in: 0...4, unit: .points)
    visitor.group("release")
    visitor.spring("returnSpring", &returnSpring)
    visitor.number("returnMargin", &returnMargin, in: 0...40, unit: .points)
    visitor.number("anchorZone", &anchorZone, in: 0...200, unit: .points)
    visitor.number("tapDistance", &tapDistance, in: 0...20, unit: .points)
  }

  private mutating func visitBurst<Visitor: StyleVisitor>(_ visitor: Visitor) {
    visitor.group("burst")
    visitor.choice("burst", &burst)
    visitor.number("burstDuration", &burstDuration, in: 0.05...6, unit: .seconds)
    visitor.number("burstCells", &burstCells, in: 1...12, unit: .count)
    visitor.number("burstSpeed", &burstSpeed, in: 0...3000, unit: .pointsPerSecond)
    visitor.number("burstCarry", &burstCarry, in: 0...1, unit: .ratio)
    visitor.number("burstGravity", &burstGravity, in: 0...8000, unit: .pointsPerSecondSquared)
    visitor.number("burstDrag", &burstDrag, in: 0.1...40, unit: .perSecond)
    visitor.number("burstReach", &burstReach, in: 0...2000, unit: .points)
    visitor.number("joinedDuration", &joinedDuration, in: 0...0.5, unit: .seconds)
    visitor.number("flashScale", &flashScale, in: 1...4, unit: .ratio)
    visitor.choice("afterBurst", &afterBurst)
  }

  private mutating func visitCounting<Visitor: StyleVisitor>(_ visitor: Visitor) {
    visitor.group("counting")
    visitor.number("maximumCount", &maximumCount, in: 0...9999, unit: .count)
    visitor.number("popSpeed", &popSpeed, in: 0...20, unit: .perSecond)
    visitor.spring("popSpring", &popSpring)
    visitor.spring("changeSpring", &changeSpring)
    visitor.choice("removal", &removal)
    visitor.number("fadeDuration", &fadeDuration, in: 0.05...2, unit: .seconds)
    visitor.group("hint")
    visitor.number("hintDistance", &hintDistance, in: 0...200, unit: .points)
    visitor.number("hintDuration", &hintDuration, in: 0.05...2, unit: .seconds)
    visitor.spring("hintSpring", &hintSpring)
  }
}
