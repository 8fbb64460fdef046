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

  /// The colour of badge, connector, anchor and particles. Hosts write the label in white if the contrast is at least
  /// 4.5, else in black.
  public var fill = RGBAColor(red: 215, green: 0, blue: 21)
  /// The radius of the badge, and half the height of a pill, in points.
  public var badgeRadius = 11.0
  /// The additional width of the badge for each character after the first, in points.
  public var characterWidth = 9.0
  /// The anchor's radius without a stretch, in points; the anchor is never drawn larger than the badge.
  public var anchorRadius = 10.0
  /// The width of a border around badge, connector and anchor, outside of their edge, in points. The host sets its
  /// colour.
  public var borderWidth = 0.0
  /// The extent of the hit area beyond the badge's edge, in points.
  public var hitOutset = 10.0
  /// The minimum width and height of the hit area, in points.
  public var minimumHitSize = 44.0
  /// The opacity of the shadow below a raised badge, 0 to 1.
  public var shadowOpacity = 0.28
  /// The vertical offset of that shadow, in points.
  public var shadowOffset = 3.0
  /// The blur radius of that shadow, in points.
  public var shadowRadius = 8.0

  // MARK: Stretch

  /// The distance of a finger's movement at which a press becomes a drag, in points.
  public var slop = 4.0
  /// The distance of the centres at which the connector breaks, in points. A shorter one breaks easily, a longer one
  /// resists.
  public var breakDistance = 120.0
  /// The anchor's smallest scale while the connector is whole. A smaller one leaves less of the anchor at the break.
  public var minimumAnchorScale = 0.55
  /// The shape of the connector.
  public var connector = ConnectorShape.smooth
  /// The connector's full width at its waist just before it breaks, in points.
  public var breakingWaist = 6.0
  /// The exponent of the waist's width: at 1 the waist thins evenly with the distance, above 1 early, into a long
  /// thread.
  public var waistPower = 1.0
  /// The part of thread, rather than cone, in the connector just before the break, 0 to 1.
  public var threading = 0.3
  /// The amplitude of the smooth connector's waist on the last 15 % of the distance to the break, in points. It swings
  /// with the finger's movement, and announces the break.
  public var tremble = 0.5

  // MARK: Snap

  /// Whether a broken connector joins again in the same drag.
  public var healing = ConnectorHealing.never
  /// The motion of the anchor after a break.
  public var anchorRecoil = AnchorRecoil.vanishes
  /// The spring that moves the anchor's scale when the connector breaks or joins.
  public var anchorSpring = Spring(stiffness: 900, dampingRatio: 1)
  /// The spring by which the two ends of a broken smooth connector recoil into their dots.
  public var tearSpring = Spring(stiffness: 900, dampingRatio: 0.5)
  /// The squash of the badge along the pull at the recoil of its end, as a part of its size, 0 to 0.3.
  public var wobble = 0.08
  /// The width of the ring around the zone in which a torn badge is put back, in points, visible during the drag. 0 for
  /// none.
  public var ringWidth = 1.0

  // MARK: Release

  /// The spring that moves the badge to its anchor; less damping overshoots more.
  public var returnSpring = Spring(stiffness: 650, dampingRatio: 0.42)
  /// The minimum distance of the badge from the edges of the viewport's safe area while that spring moves it, in
  /// points: near an edge it overshoots less. 0 for none.
  public var returnMargin = 4.0
  /// The radius of the zone around the anchor, in points; at most half of `breakDistance` counts. A torn badge is put
  /// back if it overlaps that zone at its release.
  public var anchorZone = 60.0
  /// The distance to which a tap swings the badge out, in points; 0 for a badge that ignores taps.
  public var tapDistance = 10.0

  // MARK: Burst

  /// The flight of the particles.
  public var burst = BurstKind.drops
  /// The time until the last particle ends, in seconds.
  public var burstDuration = 0.26
  /// The number of drops; in other bursts, the number of cells along the badge's height and width, each a particle.
  public var burstCells = 5.0
  /// The initial speed of the smallest drops, and of the outermost particles of `.ballistic`, in points per second.
  public var burstSpeed = 520.0
  /// The part of the finger's velocity that the particles keep, 0 to 1.
  public var burstCarry = 0.3
  /// The gravity of the particles, in points per second squared.
  public var burstGravity = 150.0
  /// The drag of the air on the particles, in 1/s.
  public var burstDrag = 9.0
  /// The maximum distance of a drop's flight, in points, also with the finger's velocity.
  public var burstReach = 56.0
  /// The duration for which the drops of a burst stay joined, in seconds.
  public var joinedDuration = 0.09
  /// The scale to which a ring around a badge that bursts into drops grows as it fades; 1 for no ring.
  public var flashScale = 1.8
  /// The duration of a burst by `frames`, in seconds.
  public var framesDuration = 0.5
  /// The width and height of its pictures, in points.
  public var framesSize = 60.0
  /// The content after a burst.
  public var afterBurst = AfterBurst.gone

  // MARK: Counting

  /// The maximum count that is written in full; above it the badge shows the maximum with a plus sign, "99+". 0 for no
  /// maximum.
  public var maximumCount = 99.0
  /// The initial velocity of the scale at a change of the count, in 1/s.
  public var popSpeed = 5.0
  /// The spring of the scale at a change of the count, and of a badge that appears.
  public var popSpring = Spring(stiffness: 520, dampingRatio: 0.42)
  /// The spring of the width, the elevation and other scales.
  public var changeSpring = Spring(stiffness: 620, dampingRatio: 1)
  /// The removal of the badge when the count becomes 0.
  public var removal = BadgeRemoval.fades
  /// The duration of a fade, in seconds, also of fades in place of bursts with reduced motion.
  public var fadeDuration = 0.2
  /// The delay between the clearings of two neighbouring members of a group whose sum was cleared, in seconds; 0 for all
  /// at the same instant.
  public var cascadeDelay = 0.08

  // MARK: Hint

  /// The distance of a hint's stretch, in points.
  public var hintDistance = 44.0
  /// The duration of the stretch before the release, in seconds.
  public var hintDuration = 0.5
  /// The spring of the stretch.
  public var hintSpring = Spring(stiffness: 150, dampingRatio: 1)

  // MARK: Fixed numbers

  /// The direction of a hint: the horizontal and the vertical part of its distance.
  static let hintAcross = 0.94
  static let hintDown = 0.34
  /// The sag of the connector before it breaks, in points, and the parts of the break distance at which it begins and is whole.
  static let sag = 3.0
  static let sagStart = 0.75
  static let sagEnd = 0.95
  /// The sines of the angles from the vertical up to which the connector sags to the trailing side, 15 degrees, and from which on
  /// it sags downwards, 30 degrees.
  static let sagTrailing = 0.25881904510252074
  static let sagDown = 0.5
  /// The part of the break distance from which on the connector trembles.
  static let trembleStart = 0.85
  /// The wavelength of the tremble: the badge's movement for one swing, in points.
  static let trembleLength = 4.0
  /// The spring of a wobble and of a tap, and the velocity that swings it out by 1: w0 e^(z acos z / sqrt(1 - z^2)).
  static var wobbleSpring: Spring { Spring(stiffness: 900, dampingRatio: 0.25) }
  static let wobbleSpeed = 42.165
  /// The opacity of the ring around the zone.
  static let ringOpacity = 0.55
  /// The opacity of the zone's fill, visible while a release would return the badge.
  static let zoneOpacity = 0.2
  /// The duration in which the zone fills, in seconds.
  static let zoneFillDuration = 0.12
  /// The hysteresis of the zone's edge, in points: a badge leaves the zone at this distance beyond the edge.
  static let zoneHysteresis = 4.0
  /// The duration of the growth of a burst's ring, in seconds.
  static let flashDuration = 0.2
  /// The duration of a fade in place of a modern burst, with reduced motion, in seconds.
  static let reducedFade = 0.12
  /// The scale of a badge that has faded out.
  static let fadedScale = 0.6
  /// The widths of a line of the construction and of its contrast line, in points.
  static let constructionLine = 1.0
  static let constructionHalo = 3.0
  /// The diameter of a point of the construction, in points.
  static let constructionPoint = 5.0
  /// The width and height of the ground of a letter, in points.
  static let constructionLetter = 14.0
  /// Its corner radius, in points.
  static let constructionRadius = 3.0
  /// The distance of a letter from its point, in points; at a joint as far again along the axis.
  static let constructionLetterOffset = 9.0
  /// The maximum coordinate of a followed point, in points, outside of any screen.
  static let maximumDistance = 1e5
  /// The maximum speed from a finger, in points per second.
  static let maximumSpeed = 2e4
  /// The maximum width of a text, in points.
  static let maximumTextWidth = 1000.0
  /// The maximum delay of a clearing, in seconds.
  static let maximumClearDelay = 10.0
  /// The maximum number of pictures of a burst.
  static let maximumFrames: Int32 = 60
  /// The number of checks for a break per motion second, while the finger's lag or the anchor moves a badge.
  static let breakChecksPerSecond = 960.0

  // MARK: Presets

  /// The preset that people expect today; the default.
  public static var modern: SlimeBadgeStyle { SlimeBadgeStyle() }

  /// The preset of the original, with numbers from recordings.
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
    // The recordings suggest 0.5; 0.505 has their overshoot of 15.9 %.
    style.returnSpring = Spring(stiffness: 52 * 52, dampingRatio: 0.505)
    style.burst = .fountain
    style.burstDuration = 3
    style.burstCells = 8
    style.afterBurst = .returns
    style.removal = .bursts
    return style
  }

  /// Sets the numbers of every badge in `.classic`. Numbers that neither recording shows are the first version's.
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

  /// Visits every property in order.
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
    // With the return of the widest badge after it, by the loosest spring, some 10 s.
    visitor.number("burstDuration", &burstDuration, in: 0.05...4, unit: .seconds)
    visitor.number("burstCells", &burstCells, in: 1...12, unit: .count)
    visitor.number("burstSpeed", &burstSpeed, in: 0...3000, unit: .pointsPerSecond)
    visitor.number("burstCarry", &burstCarry, in: 0...1, unit: .ratio)
    visitor.number("burstGravity", &burstGravity, in: 0...8000, unit: .pointsPerSecondSquared)
    visitor.number("burstDrag", &burstDrag, in: 0.1...40, unit: .perSecond)
    visitor.number("burstReach", &burstReach, in: 0...2000, unit: .points)
    visitor.number("joinedDuration", &joinedDuration, in: 0...0.5, unit: .seconds)
    visitor.number("flashScale", &flashScale, in: 1...4, unit: .ratio)
    visitor.number("framesDuration", &framesDuration, in: 0.1...3, unit: .seconds)
    visitor.number("framesSize", &framesSize, in: 16...300, unit: .points)
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
    visitor.number("cascadeDelay", &cascadeDelay, in: 0...1, unit: .seconds)
    visitor.group("hint")
    visitor.number("hintDistance", &hintDistance, in: 0...200, unit: .points)
    visitor.number("hintDuration", &hintDuration, in: 0.05...2, unit: .seconds)
    visitor.spring("hintSpring", &hintSpring)
  }
}
