import SuppleMotion
import SuppleScene

/// What the gum between the two dots looks like.
public enum GumShape: Int32, StyleChoice {
  /// Smooth where it leaves either dot, with a waist that thins as it is drawn out.
  case smooth = 0
  /// The original's two quadratics, straight from the trail dot's sides and bulging towards the head.
  case parabola

  /// The way's name.
  public var name: StaticString {
    switch self {
    case .smooth: "smooth"
    case .parabola: "parabola"
    }
  }
}

/// What a broken badge does when it is brought back while still held.
public enum GumHealing: Int32, StyleChoice {
  /// It stays broken until it is let go.
  case never = 0
  /// The gum is there again as soon as the two are nearer than the break distance.
  case withinReach

  /// The way's name.
  public var name: StaticString {
    switch self {
    case .never: "never"
    case .withinReach: "withinReach"
    }
  }
}

/// What becomes of the trail dot when the gum breaks.
public enum TrailRecoil: Int32, StyleChoice {
  /// It shrinks into nothing.
  case vanishes = 0
  /// It springs back to its full size.
  case springsBack

  /// The way's name.
  public var name: StaticString {
    switch self {
    case .vanishes: "vanishes"
    case .springsBack: "springsBack"
    }
  }
}

/// How a badge that is thrown away comes apart.
public enum BurstKind: Int32, StyleChoice {
  /// Crumbs fly outwards, fall and are gone.
  case crumbs = 0
  /// The original's fountain: dots on long curves that leave the screen at the bottom.
  case fountain

  /// The way's name.
  public var name: StaticString {
    switch self {
    case .crumbs: "crumbs"
    case .fountain: "fountain"
    }
  }
}

/// How a badge goes when its count becomes 0.
public enum Leaving: Int32, StyleChoice {
  /// It fades and shrinks a little.
  case fades = 0
  /// It bursts.
  case bursts

  /// The way's name.
  public var name: StaticString {
    switch self {
    case .fades: "fades"
    case .bursts: "bursts"
    }
  }
}

/// What follows a burst.
public enum AfterBurst: Int32, StyleChoice {
  /// The count is 0 and nothing is left.
  case gone = 0
  /// The badge is back at home, its count unchanged, until the app sets another.
  case returns

  /// The way's name.
  public var name: StaticString {
    switch self {
    case .gone: "gone"
    case .returns: "returns"
    }
  }
}

/// Every number that shapes how a slime badge looks and feels.
///
/// ```swift
/// var style = SlimeBadgeStyle.modern
/// style.breakDistance = 120     // tears off sooner
/// ```
public struct SlimeBadgeStyle: InteractionStyle {
  // MARK: Shape

  /// The colour of the badge, its gum and its crumbs. Hosts write the label in white where that gives a contrast
  /// of 4.5, else in black.
  public var fill = RGBAColor(red: 215, green: 0, blue: 21)
  /// The radius of the badge, and half the height of a pill, in points.
  public var badgeRadius = 11.0
  /// How much wider each character after the first makes the badge, in points.
  public var characterWidth = 9.0
  /// The radius of the trail dot before it is stretched, in points; it is never larger than the badge.
  public var trailRadius = 10.0
  /// How far beyond its edge the badge is hit, in points.
  public var hitOutset = 10.0
  /// The least width and height of what is hit, in points.
  public var leastHit = 44.0
  /// How dark the shadow below a lifted badge is, 0 to 1.
  public var shadowOpacity = 0.28
  /// How far that shadow falls, in points.
  public var shadowOffset = 3.0
  /// How soft that shadow is, in points.
  public var shadowRadius = 8.0

  // MARK: Stretch

  /// How far a finger may stray, in points, and still not pull.
  public var slop = 4.0
  /// The distance of the centres at which the gum breaks, in points. Shorter tears off in passing, longer resists.
  public var breakDistance = 180.0
  /// The trail dot's least scale. Smaller draws more of it into the gum.
  public var leastTrailScale = 0.25
  /// What the gum looks like.
  public var gum = GumShape.smooth
  /// The gum's full width at its waist just before it breaks, in points.
  public var breakingWaist = 1.5
  /// How fast the waist thins at first: 1 thins evenly with the distance, more thins early and leaves a long thread.
  public var waistPower = 1.6
  /// How much of the gum is thread and how little of it is cone, 0 to 1, as it nears its break.
  public var threading = 0.3

  // MARK: Snap

  /// Whether a broken gum joins again in the same drag.
  public var healing = GumHealing.never
  /// What becomes of the trail dot.
  public var trailRecoil = TrailRecoil.vanishes
  /// The spring that moves the trail dot's scale when the gum breaks or joins.
  public var trailSpring = Spring(stiffness: 900, dampingRatio: 1)

  // MARK: Release

  /// The spring that brings the badge home; less damping swings further through.
  public var returnSpring = Spring(stiffness: 1100, dampingRatio: 0.42)
  /// How near home a broken badge is put back when it is let go, in points.
  public var homeZone = 20.0

  // MARK: Burst

  /// How it comes apart.
  public var burst = BurstKind.crumbs
  /// How long until the last of it is gone, in seconds.
  public var burstDuration = 0.6
  /// How many cells the badge is cut into along its height and along its width.
  public var burstCells = 6.0
  /// How fast the outermost crumbs of `.crumbs` fly off, in points per second.
  public var burstSpeed = 420.0
  /// How much of the finger's velocity they take along.
  public var burstCarry = 0.3
  /// How fast they begin to fall, in points per second squared.
  public var burstGravity = 1300.0
  /// How fast the air slows them down, in 1/s.
  public var burstDrag = 5.0
  /// What follows.
  public var afterBurst = AfterBurst.gone

  // MARK: Counting

  /// How fast the badge begins to swell when its count changes, in scales per second.
  public var popSpeed = 5.0
  /// The spring of that swelling, and of a badge that appears.
  public var popSpring = Spring(stiffness: 520, dampingRatio: 0.42)
  /// The spring by which the badge widens, narrows, lifts and sets down.
  public var changeSpring = Spring(stiffness: 620, dampingRatio: 1)
  /// How it goes at 0.
  public var leaving = Leaving.fades
  /// How long a fade takes, in seconds; also in place of bursts when motion is reduced.
  public var fadeDuration = 0.2

  // MARK: Invitation

  /// How far an invitation stretches the badge, in points.
  public var hintDistance = 44.0
  /// How long it pulls before it lets go, in seconds.
  public var hintDuration = 0.5
  /// The spring that pulls.
  public var hintSpring = Spring(stiffness: 150, dampingRatio: 1)

  /// What a person expects today.
  public static var modern: SlimeBadgeStyle { SlimeBadgeStyle() }

  /// What the original showed; its numbers were read off recordings.
  public static var classic: SlimeBadgeStyle {
    var style = SlimeBadgeStyle()
    style.fill = RGBAColor(red: 234, green: 175, blue: 47)
    style.badgeRadius = 15
    style.shadowOpacity = 0
    style.slop = 0
    style.gum = .parabola
    style.healing = .withinReach
    style.trailRecoil = .springsBack
    style.trailSpring = Spring(stiffness: 35.7 * 35.7, dampingRatio: 0.2)
    // Read off as 0.5; 0.505 gives the recorded overshoot of 15.9 %.
    style.returnSpring = Spring(stiffness: 52 * 52, dampingRatio: 0.505)
    style.burst = .fountain
    style.burstDuration = 3
    style.burstCells = 8
    style.afterBurst = .returns
    style.leaving = .bursts
    return style
  }

  /// Goes through every property.
  @inline(never)
  public mutating func visit(_ visitor: StyleVisitor) {
    visitShape(visitor)
    visitStretch(visitor)
    visitBurst(visitor)
    visitLife(visitor)
  }

  private mutating func visitShape(_ visitor: StyleVisitor) {
    visitor.group("shape")
    visitor.color("fill", &fill)
    visitor.number("badgeRadius", &badgeRadius, in: 4...40, unit: .points)
    visitor.number("characterWidth", &characterWidth, in: 0...30, unit: .points)
    visitor.number("trailRadius", &trailRadius, in: 1...40, unit: .points)
    visitor.number("reach", &hitOutset, in: 0...40, unit: .points)
    visitor.number("leastHit", &leastHit, in: 0...100, unit: .points)
    visitor.number("shadowOpacity", &shadowOpacity, in: 0...1, unit: .ratio)
    visitor.number("shadowOffset", &shadowOffset, in: 0...40, unit: .points)
    visitor.number("shadowRadius", &shadowRadius, in: 0...60, unit: .points)
  }

  private mutating func visitStretch(_ visitor: StyleVisitor) {
    visitor.group("stretch")
    visitor.number("slop", &slop, in: 0...30, unit: .points)
    visitor.number("breakDistance", &breakDistance, in: 40...600, unit: .points)
    visitor.number("leastTrailScale", &leastTrailScale, in: 0.05...1, unit: .ratio)
    visitor.choice("gum", &gum)
    visitor.number("breakingWaist", &breakingWaist, in: 0.2...8, unit: .points)
    visitor.number("waistPower", &waistPower, in: 1...4, unit: .ratio)
    visitor.number("threading", &threading, in: 0...1, unit: .ratio)
    visitor.group("snap")
    visitor.choice("healing", &healing)
    visitor.choice("trailRecoil", &trailRecoil)
    visitor.spring("trailSpring", &trailSpring, stiffness: 150...20000, dampingRatio: 0.15...1.5)
    visitor.group("release")
    visitor.spring("returnSpring", &returnSpring)
    visitor.number("homeZone", &homeZone, in: 0...200, unit: .points)
  }

  private mutating func visitBurst(_ visitor: StyleVisitor) {
    visitor.group("burst")
    visitor.choice("burst", &burst)
    visitor.number("burstDuration", &burstDuration, in: 0.05...6, unit: .seconds)
    visitor.number("burstCells", &burstCells, in: 1...12, unit: .count)
    visitor.number("burstSpeed", &burstSpeed, in: 0...3000, unit: .pointsPerSecond)
    visitor.number("burstCarry", &burstCarry, in: 0...1, unit: .ratio)
    visitor.number("burstGravity", &burstGravity, in: 0...8000, unit: .pointsPerSecondSquared)
    visitor.number("burstDrag", &burstDrag, in: 0.1...40, unit: .perSecond)
    visitor.choice("afterBurst", &afterBurst)
  }

  private mutating func visitLife(_ visitor: StyleVisitor) {
    visitor.group("counting")
    visitor.number("popSpeed", &popSpeed, in: 0...20, unit: .perSecond)
    visitor.spring("popSpring", &popSpring)
    visitor.spring("changeSpring", &changeSpring)
    visitor.choice("leaving", &leaving)
    visitor.number("fadeDuration", &fadeDuration, in: 0.05...2, unit: .seconds)
    visitor.group("invitation")
    visitor.number("nudgeDistance", &hintDistance, in: 0...200, unit: .points)
    visitor.number("nudgeDuration", &hintDuration, in: 0.05...2, unit: .seconds)
    visitor.spring("nudgeSpring", &hintSpring)
  }
}
