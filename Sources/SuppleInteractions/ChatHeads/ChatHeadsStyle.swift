import SuppleMotion

/// Every number that shapes how chat heads feel.
///
/// ```swift
/// var style = ChatHeadsStyle.modern
/// style.chaseSpring = Spring(stiffness: 500, dampingRatio: 0.7)  // a looser train of followers
/// ```
public struct ChatHeadsStyle: InteractionStyle {
  // MARK: Anatomy

  /// A head's width and height, in points. Larger is easier to hit and hides more.
  public var headSize = 66.0
  /// How far the round picture stands in from the head's edge, in points; shadow and glow live in between.
  public var avatarInset = 4.0
  /// How far a resting head reaches beyond the edge of the viewport, in points: it reads as clinging to the edge.
  public var edgeOverhang = 11.0
  /// How much lower than the first the second head of a stack sits, in points: it shows that there is more than one.
  public var stackOffset = 12.0
  /// Where heads may rest.
  public var edges = RestingEdges.either
  /// The height of the first resting place, as a part of the reachable height from the top.
  public var startingHeight = 0.25

  // MARK: Touch

  /// How far a finger may move, in points, and still be tapping.
  public var slop = 10.0
  /// How far a finger can drag the middle of a head beyond the edge of the viewport, as a part of its width; 0 lets it go
  /// anywhere. A sixth leaves a third of it in sight.
  public var dragOverhang = 0.0
  /// Whether a tap on a head opens its conversation.
  public var tapOpens = TapOpening.on
  /// The size of a pressed head, as a part of its own; above 1 it lifts, below it gives way.
  public var pressedScale = 0.95
  /// The size of a dragged head, as a part of its own; above 1 it lifts, and its shadow with it.
  public var draggedScale = 1.0
  /// How far heads that move sideways lean back, in radians: half of it at 1200 points per second, and less than it at
  /// any speed. More is livelier.
  public var lean = 0.0
  /// By which part of its width the leader is squashed as it arrives at its edge; more is softer.
  public var squash = 0.0
  /// The spring of a press; looser wobbles under the finger.
  public var pressSpring = Spring(stiffness: 990, dampingRatio: 0.55)
  /// How heads, conversation and scrim change.
  public var changes = ChangeMotion.springs
  /// The spring by which each head follows the one before it; looser makes a longer train.
  public var chaseSpring = Spring(stiffness: 800, dampingRatio: 0.9)

  // MARK: Release

  /// How a released head travels.
  public var release = ReleaseMotion.fling
  /// The sideways speed towards the opposite edge, in points per second, that carries a head over to it.
  public var escapeSpeed = 286.0
  /// How fast a thrown head loses speed, in 1/s; lower glides on for longer.
  public var friction = 7.98
  /// The speed at which the spring takes over from the glide, in points per second.
  public var handOverSpeed = 24.0
  /// The part of the distance that is left when the spring takes over from the glide; larger feels softer, at 0 heads
  /// hit the edge.
  public var handOverDistance = 0.0
  /// The spring that brings a head to rest; its damping is what makes the edge bounce.
  public var settleSpring = Spring(stiffness: 700, dampingRatio: 0.85)
  /// How long the damped cosine of `.dampedCosine` takes to fall to a tenth of a point, in seconds.
  public var cosineDuration = 1.2

  /// The speed with which a hinting head leaves its edge, in points per second.
  public var hintSpeed = 620.0
  /// The spring that returns a hinting head.
  public var hintSpring = Spring(stiffness: 260, dampingRatio: 0.45)

  // MARK: Conversation

  /// The room between the heads of the open row, in points.
  public var rowSpacing = 3.0
  /// The spring that carries heads into the row and back.
  public var rowSpring = Spring(stiffness: 200, dampingRatio: 0.65)
  /// By how much each head sets out later than the one before it, in seconds, the one with the longest distance first.
  public var rowStagger = 0.01
  /// The room between the row and the conversation, in points.
  public var conversationGap = 20.0
  /// The room beside and below the conversation, in points.
  public var conversationMargin = 8.0
  /// The spring by which a conversation grows out of its head.
  public var openSpring = Spring(stiffness: 247, dampingRatio: 0.59)
  /// The spring by which a conversation closes.
  public var closeSpring = Spring(stiffness: 420, dampingRatio: 1)
  /// The scale from which a conversation grows, its content in the last half; at 0 it grows from nothing, with its content.
  /// A small one lets it come out from behind its head.
  public var openScale = 0.0
  /// The part of the distance to its slot that a head has left when its conversation begins to grow.
  public var openDistance = 1.0
  /// How far the contents of two conversations move sideways as one takes the place of the other, in points; at 0 the
  /// second grows a little over the first.
  public var contentSlide = 0.0
  /// The height of the beak by which a conversation points to its head, in points; 0 for none. Conversations that open as
  /// recorded have none.
  public var beakHeight = 0.0
  /// How long the recorded growth takes to its peak, and again from there, in seconds.
  public var openDuration = 0.3
  /// How far the recorded growth overshoots.
  public var openPeak = 1.1
  /// The conversation's corner radius while it is smallest, in points.
  public var smallestRadius = 3.0
  /// The conversation's corner radius when it is open, in points.
  public var openRadius = 12.0
  /// The opacity of the scrim behind an open conversation, 0 to 1.
  public var scrimOpacity = 0.5
  /// The distance below its slot at which the release of a head closes the conversation, in points.
  public var closingDistance = 66.0

  // MARK: Dismissing

  /// How far the dismiss target's centre stands above the safe bottom, in points.
  public var targetHeight = 98.0
  /// The target's diameter, in points.
  public var targetSize = 96.0
  /// Its diameter with a captured head in it, in points.
  public var targetCapturedSize = 60.0
  /// How far the target leans towards a finger that comes near, in points; more draws the eye and the finger to it.
  public var targetLean = 0.0
  /// The height of the gradient behind the target, above the safe bottom, in points; 0 for none, and then the target has
  /// no label either.
  public var targetScrimHeight = 0.0
  /// How long the target takes to glow once it has captured a head, in seconds.
  public var glowDuration = 0.0
  /// How near to the target's centre a finger's head is captured, in points.
  public var captureRadius = 120.0
  /// The sideways speed above which a finger passes through the target's field and keeps its head, in points per second.
  public var passingSpeed = 760.0
  /// The spring that draws a captured head to the target's centre.
  public var captureSpring = Spring(stiffness: 1500, dampingRatio: 1)
  /// The downward speed above which a throw at the target is caught in flight, in points per second.
  public var throwSpeed = 1520.0
  /// The sideways speed from which the band that catches throws is widened by half, in points per second.
  public var widerBandSpeed = 570.0
  /// The spring by which the target rises and falls away.
  public var targetSpring = Spring(stiffness: 420, dampingRatio: 0.78)
  /// The motion of heads that are dismissed in the target.
  public var dismissal = DismissalMotion.absorption
  /// The time between two heads that the target absorbs, in seconds.
  public var absorptionInterval = 0.04
  /// How long a head takes to implode, or to shrink in the target, in seconds.
  public var implosionDuration = 0.22

  // MARK: Messages

  /// How long after a message its flyout appears, in seconds.
  public var flyoutDelay = 0.2
  /// How long a flyout stays, in seconds.
  public var flyoutDuration = 5.0
  /// A flyout's greatest width, in points.
  public var flyoutWidth = 232.0
  /// A flyout's height, in points.
  public var flyoutHeight = 56.0
  /// The sideways speed that flicks a flyout away, in points per second.
  public var flyoutFlickSpeed = 762.0
  /// The distance of a drag that closes a flyout, as a part of its width.
  public var flyoutFlickDistance = 0.25
  /// The spring by which a flyout opens and closes.
  public var flyoutSpring = Spring(stiffness: 380, dampingRatio: 0.82)

  // MARK: Tucking away

  /// How long a resting stack is left alone before it tucks itself away, in seconds; 0 for never.
  public var idleDelay = 0.0
  /// The opacity of a stack that has tucked itself away; lower hides less of what lies beneath.
  public var idleOpacity = 0.6
  /// How far a stack that has tucked itself away reaches beyond its edge, as a part of a head's width.
  public var idleOverhang = 0.5

  // MARK: Unread counts

  /// Which unread count the badge of the closed stack shows.
  public var stackCount = StackCount.sum
  /// The slime badges that carry the heads' unread counts.
  public var badge: SlimeBadgeStyle = {
    var badge = SlimeBadgeStyle.modern
    badge.badgeRadius = 10
    badge.anchorRadius = 8
    badge.characterWidth = 7
    // A tap on it is the head's.
    badge.tapDistance = 0
    badge.hitOutset = 6
    badge.minimumHitSize = 32
    return badge
  }()

  // MARK: Looks

  /// The shadow below a head: its darkness, 0 to 1.
  public var shadowOpacity = 0.7
  /// How far a head's shadow falls, in points.
  public var shadowOffset = 2.0
  /// How soft a head's shadow is, in points.
  public var shadowRadius = 2.0
  /// How far the shadow of a dragged head falls, in points.
  public var draggedShadowOffset = 2.0
  /// How soft the shadow of a dragged head is, in points.
  public var draggedShadowRadius = 2.0
  /// The width of the ring round a head's picture, in points: it sets the head off from what lies below it.
  public var ringWidth = 0.0
  /// How soft the white inner glow of a head is, in points.
  public var glowRadius = 3.0

  /// The preset that people expect today; the default.
  public static var modern: ChatHeadsStyle {
    var style = ChatHeadsStyle()
    style.shadowOpacity = 0.3
    style.shadowOffset = 3
    style.shadowRadius = 8
    style.pressedScale = 1.04
    style.draggedScale = 1.04
    style.draggedShadowOffset = 10
    style.draggedShadowRadius = 24
    style.ringWidth = 2
    style.openSpring = Spring(stiffness: 420, dampingRatio: 0.86)
    style.openScale = 0.02
    style.openDistance = 0.3
    style.contentSlide = 24
    style.beakHeight = 10
    // A small conversation is as round as its head.
    style.smallestRadius = 29
    style.badge.borderWidth = 2
    style.lean = 0.1
    style.squash = 0.04
    // Ring and cross stay visible round the head.
    style.targetCapturedSize = 76
    style.targetLean = 12
    style.targetScrimHeight = 180
    style.glowDuration = 0.15
    style.dragOverhang = 1.0 / 6
    style.handOverSpeed = 500
    style.handOverDistance = 0.4
    return style
  }

  /// The preset of the original.
  public static var classic: ChatHeadsStyle {
    var style = ChatHeadsStyle()
    style.changes = .recorded
    style.release = .dampedCosine
    style.conversationMargin = 0
    style.stackCount = .leader
    style.dismissal = .implosion
    style.badge.setRecorded()
    return style
  }

  /// The `.modern` style.
  public init() {}

  /// Goes through every property in order.
  @inline(never)
  public mutating func visit<Visitor: StyleVisitor>(_ visitor: Visitor) {
    visitor.group("Release")
    visitor.spring("settleSpring", &settleSpring)
    visitor.number("friction", &friction, in: 3...40, unit: .perSecond)
    visitor.number("escapeSpeed", &escapeSpeed, in: 0...5000, unit: .pointsPerSecond)
    visitor.number("handOverSpeed", &handOverSpeed, in: 5...2000, unit: .pointsPerSecond)
    visitor.number("handOverDistance", &handOverDistance, in: 0...1, unit: .ratio)
    visitor.choice("release", &release)
    visitor.number("cosineDuration", &cosineDuration, in: 0.2...2, unit: .seconds)
    visitor.spring("hintSpring", &hintSpring)
    visitor.number("hintSpeed", &hintSpeed, in: 0...3000, unit: .pointsPerSecond)
    visitor.group("Touch")
    visitor.spring("chaseSpring", &chaseSpring, stiffness: 150...4000, dampingRatio: 0.5...1.5)
    visitor.spring("pressSpring", &pressSpring)
    visitor.number("pressedScale", &pressedScale, in: 0.5...1.2, unit: .ratio)
    visitor.number("draggedScale", &draggedScale, in: 0.5...1.2, unit: .ratio)
    visitor.number("lean", &lean, in: 0...0.4, unit: .ratio)
    visitor.number("squash", &squash, in: 0...0.2, unit: .ratio)
    visitor.number("slop", &slop, in: 0...40, unit: .points)
    visitor.number("dragOverhang", &dragOverhang, in: 0...0.5, unit: .ratio)
    visitor.choice("changes", &changes)
    visitor.choice("tapOpens", &tapOpens)
    visitor.group("Conversation")
    visitor.spring("rowSpring", &rowSpring)
    visitor.number("rowStagger", &rowStagger, in: 0...0.1, unit: .seconds)
    visitor.spring("openSpring", &openSpring)
    visitor.spring("closeSpring", &closeSpring)
    visitor.number("openScale", &openScale, in: 0...1, unit: .ratio)
    visitor.number("openDistance", &openDistance, in: 0...1, unit: .ratio)
    visitor.number("contentSlide", &contentSlide, in: 0...100, unit: .points)
    visitor.number("beakHeight", &beakHeight, in: 0...30, unit: .points)
    visitor.number("openDuration", &openDuration, in: 0.05...1.5, unit: .seconds)
    visitor.number("openPeak", &openPeak, in: 1...1.5, unit: .ratio)
    visitor.number("scrimOpacity", &scrimOpacity, in: 0...1, unit: .ratio)
    visitor.number("rowSpacing", &rowSpacing, in: 0...40, unit: .points)
    visitor.number("conversationGap", &conversationGap, in: 0...80, unit: .points)
    visitor.number("conversationMargin", &conversationMargin, in: 0...80, unit: .points)
    visitor.number("smallestRadius", &smallestRadius, in: 0...60, unit: .points)
    visitor.number("openRadius", &openRadius, in: 0...60, unit: .points)
    visitor.number("closingDistance", &closingDistance, in: 10...400, unit: .points)
    visitor.group("Dismissing")
    visitor.spring("captureSpring", &captureSpring)
    visitor.number("captureRadius", &captureRadius, in: 20...300, unit: .points)
    visitor.number("passingSpeed", &passingSpeed, in: 50...5000, unit: .pointsPerSecond)
    visitor.number("throwSpeed", &throwSpeed, in: 200...10000, unit: .pointsPerSecond)
    visitor.number("widerBandSpeed", &widerBandSpeed, in: 50...5000, unit: .pointsPerSecond)
    visitor.spring("targetSpring", &targetSpring)
    visitor.number("targetHeight", &targetHeight, in: 20...300, unit: .points)
    visitor.number("targetSize", &targetSize, in: 20...200, unit: .points)
    visitor.number("targetCapturedSize", &targetCapturedSize, in: 10...200, unit: .points)
    visitor.number("targetLean", &targetLean, in: 0...40, unit: .points)
    visitor.number("targetScrimHeight", &targetScrimHeight, in: 0...400, unit: .points)
    visitor.number("glowDuration", &glowDuration, in: 0...1, unit: .seconds)
    visitor.choice("dismissal", &dismissal)
    visitor.number("absorptionInterval", &absorptionInterval, in: 0...0.3, unit: .seconds)
    visitor.number("implosionDuration", &implosionDuration, in: 0.05...1, unit: .seconds)
    visitor.group("Messages")
    visitor.spring("flyoutSpring", &flyoutSpring)
    visitor.number("flyoutDelay", &flyoutDelay, in: 0...2, unit: .seconds)
    visitor.number("flyoutDuration", &flyoutDuration, in: 0.5...8, unit: .seconds)
    visitor.number("flyoutWidth", &flyoutWidth, in: 60...600, unit: .points)
    visitor.number("flyoutHeight", &flyoutHeight, in: 20...200, unit: .points)
    visitor.number("flyoutFlickSpeed", &flyoutFlickSpeed, in: 50...5000, unit: .pointsPerSecond)
    visitor.number("flyoutFlickDistance", &flyoutFlickDistance, in: 0.05...1, unit: .ratio)
    visitor.choice("stackCount", &stackCount)
    visitor.group("Tucking away")
    visitor.number("idleDelay", &idleDelay, in: 0...60, unit: .seconds)
    visitor.number("idleOpacity", &idleOpacity, in: 0.2...1, unit: .ratio)
    visitor.number("idleOverhang", &idleOverhang, in: 0.1667...0.5, unit: .ratio)
    visitor.group("Anatomy")
    visitor.part("badgeRadius", of: "badge", &badge.badgeRadius, in: 4...20, unit: .points)
    visitor.part("borderWidth", of: "badge", &badge.borderWidth, in: 0...4, unit: .points)
    visitor.part("maximumCount", of: "badge", &badge.maximumCount, in: 0...9999, unit: .count)
    visitor.part("breakDistance", of: "badge", &badge.breakDistance, in: 40...600, unit: .points)
    visitor.number("headSize", &headSize, in: 24...160, unit: .points)
    visitor.number("avatarInset", &avatarInset, in: 0...12, unit: .points)
    visitor.number("edgeOverhang", &edgeOverhang, in: -40...12, unit: .points)
    visitor.number("stackOffset", &stackOffset, in: 0...40, unit: .points)
    visitor.number("startingHeight", &startingHeight, in: 0...1, unit: .ratio)
    visitor.choice("edges", &edges)
    visitor.number("shadowOpacity", &shadowOpacity, in: 0...1, unit: .ratio)
    visitor.number("shadowOffset", &shadowOffset, in: 0...20, unit: .points)
    visitor.number("shadowRadius", &shadowRadius, in: 0...40, unit: .points)
    visitor.number("draggedShadowOffset", &draggedShadowOffset, in: 0...40, unit: .points)
    visitor.number("draggedShadowRadius", &draggedShadowRadius, in: 0...60, unit: .points)
    visitor.number("ringWidth", &ringWidth, in: 0...4, unit: .points)
    visitor.number("glowRadius", &glowRadius, in: 0...10, unit: .points)
  }
}
