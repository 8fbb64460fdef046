import SuppleMotion
import SuppleScene

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
  /// The inset of the round picture from the head's edge, in points, with room for shadow and glow.
  public var avatarInset = 4.0
  /// The part of a resting head beyond the edge of the viewport, in points: the head seems attached to the edge.
  /// Below 0 it is a gap to the edge and to the ends of the edge.
  public var edgeOverhang = 11.0
  /// The distance of a stack's second head from the first, in points: below it, at the top and bottom beside it. It shows that
  /// the stack has more than one head.
  public var stackOffset = 12.0
  /// The edges at which heads rest.
  public var edges = RestingEdges.either
  /// The distance of heads and conversations from the safe area's edges, in points.
  public var restInsets = Insets()
  /// The height of the first resting place, as a part of the reachable height, 0 at the top. At the top and bottom it is a part
  /// of the width, 0 where lines of text begin.
  public var startingHeight = 0.25

  // MARK: Touch

  /// The maximum movement of a finger in a tap, in points.
  public var slop = 10.0
  /// The distance to which a finger can drag a head's centre beyond the viewport, as a part of the head's width; 0 for
  /// no limit. A sixth leaves a third of the head in sight.
  public var dragOverhang = 0.0
  /// The axes along which heads are dragged. Only with both the dismiss target can be reached.
  public var dragAxis = DragAxis.both
  /// Whether a tap on a head opens its conversation.
  public var tapOpens = TapOpening.on
  /// The scale of a pressed head: above 1 the head lifts, below 1 it yields.
  public var pressedScale = 0.95
  /// The scale of a dragged head: above 1 the head and its shadow lift.
  public var draggedScale = 1.0
  /// The maximum lean of heads that move sideways, in radians; half of it at 1200 points per second. More is livelier.
  public var lean = 0.0
  /// The squash of the leader at its arrival at the edge, as a part of its width; more is softer.
  public var squash = 0.0
  /// The spring of a press; looser wobbles under the finger.
  public var pressSpring = Spring(stiffness: 990, dampingRatio: 0.55)
  /// The motion of presses, conversations and the scrim.
  public var changes = ChangeMotion.springs
  /// The spring by which each head follows the one before it; looser makes a longer train.
  public var chaseSpring = Spring(stiffness: 800, dampingRatio: 0.9)

  // MARK: Release

  /// The motion of a released head.
  public var release = ReleaseMotion.fling
  /// The sideways speed at which a thrown head crosses to the opposite edge, in points per second.
  public var escapeSpeed = 286.0
  /// The friction of a throw, in 1/s; lower glides for longer.
  public var friction = 7.98
  /// The speed at which the spring takes over from the glide, in points per second.
  public var handOverSpeed = 24.0
  /// The part of the distance that is left when the spring takes over from the glide; larger feels softer, at 0 heads
  /// hit the edge.
  public var handOverDistance = 0.0
  /// The spring that brings a head to rest; its damping shapes the bounce at the edge.
  public var settleSpring = Spring(stiffness: 700, dampingRatio: 0.85)
  /// The time in which the damped cosine of `.dampedCosine` falls to a tenth of a point, in seconds.
  public var cosineDuration = 1.2

  /// The speed with which a hinting head leaves its edge, in points per second.
  public var hintSpeed = 620.0
  /// The spring that returns a hinting head.
  public var hintSpring = Spring(stiffness: 260, dampingRatio: 0.45)

  // MARK: Conversation

  /// The room between the heads of the open row, in points.
  public var rowSpacing = 3.0
  /// The minimum distance of the row's outermost pictures from the sides, in points.
  public var rowMargin = 8.0
  /// The spring that moves heads into the row and back.
  public var rowSpring = Spring(stiffness: 200, dampingRatio: 0.65)
  /// The delay of each head's start after the previous one, in seconds; the head with the longest distance is first.
  public var rowStagger = 0.01
  /// The delay with which the other heads leave the row after the selected one, in seconds. The conversation shrinks first, so
  /// that they do not cross its text.
  public var rowLeaveDelay = 0.0
  /// The room between the row and the conversation, in points.
  public var conversationGap = 20.0
  /// The room beside and below the conversation, in points.
  public var conversationMargin = 8.0
  /// The spring by which a conversation grows out of its head.
  public var openSpring = Spring(stiffness: 247, dampingRatio: 0.59)
  /// The spring by which a conversation closes.
  public var closeSpring = Spring(stiffness: 420, dampingRatio: 1)
  /// The initial scale of a conversation. Its content appears in the last half of the growth; at 0 the content grows along.
  /// With a small scale the conversation comes out from behind its head.
  public var openScale = 0.0
  /// The remaining part of a head's distance to its slot at the start of the conversation's growth.
  public var openDistance = 1.0
  /// The spring of the contents as one conversation replaces another: they slide over the card side by side. Conversations that
  /// open as recorded fade instead.
  public var switchSpring = Spring(stiffness: 600, dampingRatio: 1)
  /// The height of the beak between a conversation and its head, in points; 0 for none. Conversations that open as
  /// recorded have none.
  public var beakHeight = 0.0
  /// The duration of the recorded growth to its peak, and of the return from there, in seconds.
  public var openDuration = 0.3
  /// The peak scale of the recorded growth.
  public var openPeak = 1.1
  /// The conversation's corner radius while it is smallest, in points.
  public var smallestRadius = 3.0
  /// The conversation's corner radius when it is open, in points.
  public var openRadius = 12.0
  /// The opacity of the scrim behind an open conversation, 0 to 1: large enough to hide texts below the row. A host that blurs
  /// the content behind a conversation multiplies the opacity by 0.58.
  public var scrimOpacity = 0.5
  /// The scale of the heads beside the selected one in an open row; below 1 the selected one stands out.
  public var unselectedScale = 1.0
  /// The saturation of the pictures of those heads, 0 for grey to 1. A host in which it would cost time in each frame ignores
  /// it.
  public var unselectedSaturation = 1.0
  /// The distance below its slot at which the release of a head closes the conversation, in points.
  public var closingDistance = 66.0

  // MARK: Panel

  /// The layout of open heads and their conversation.
  public var layout = ConversationLayout.automatic
  /// Whether an open conversation blocks the app below it.
  public var modality = ConversationModality.automatic
  /// The effect of a press outside of an open modeless conversation.
  public var outsidePress = OutsidePress.ignore
  /// The preferred width of a conversation beside its head, in points.
  public var panelWidth = 380.0
  /// The preferred height of a conversation beside its head, in points.
  public var panelHeight = 560.0
  /// The minimum width of a conversation beside its head, in points; with less room the heads form a row.
  public var panelMinimumWidth = 280.0
  /// The minimum height of a conversation beside its head, in points; with less room the heads form a row.
  public var panelMinimumHeight = 240.0
  /// The maximum width of a conversation beside its head, in points. Below the minimum it counts as the minimum.
  public var panelMaximumWidth = 720.0
  /// The maximum height of a conversation beside its head, in points. Below the minimum it counts as the minimum.
  public var panelMaximumHeight = 900.0
  /// The height of a conversation beside its head: the preferred one, or with ``PanelSizing/content`` that of its content and
  /// bar, between minimum and maximum.
  public var panelSizing = PanelSizing.fixed
  /// The room between a conversation beside its head and the safe area's edges or exclusion areas, in points.
  public var panelMargin = 16.0
  /// The room between a head and the conversation beside it, in points. The beak stands in it.
  public var panelGap = 14.0
  /// The height of the bar by which a conversation beside its head is dragged, in points; 0 for none. A conversation in a row
  /// has none.
  public var panelBarHeight = 0.0
  /// The distance outside of the edges of a conversation beside its head at which a press resizes it, in points. With 0 here
  /// and for the inset there is no resizing. The default is for fingers; for a mouse the elements have 8.
  public var panelHandleOutset = 0.0
  /// The same distance inside of the edges, in points. For a mouse the elements have 4.
  public var panelHandleInset = 0.0
  /// The buttons in its bar, which hosts draw.
  public var barButtons = BarButtons.all
  /// Whether a conversation beside its head can float.
  public var panelFloats = PanelFloating.on
  /// The sideways speed at which a thrown conversation docks at that side, in points per second.
  public var panelThrowSpeed = 900.0

  // MARK: Dismissing

  /// The zones in which a dragged head can be dropped.
  public var dropZones = DropZones.remove
  /// The height of the dismiss target's centre above the safe bottom, in points.
  public var targetHeight = 98.0
  /// The target's diameter, in points.
  public var targetSize = 96.0
  /// The target's diameter with a captured head, in points.
  public var targetCapturedSize = 60.0
  /// The lean of the target towards a near finger, in points; more attracts the eye and the finger.
  public var targetLean = 0.0
  /// The height of the gradient behind the target, above the safe bottom, in points; 0 for no gradient and no label.
  public var targetScrimHeight = 0.0
  /// The duration of the glow's fade-in after a capture, in seconds.
  public var glowDuration = 0.0
  /// The distance from the target's centre at which a dragged head is captured, in points.
  public var captureRadius = 120.0
  /// The sideways speed above which a drag through the target's field is not captured, in points per second.
  public var passingSpeed = 760.0
  /// The spring that moves a captured head to the target's centre.
  public var captureSpring = Spring(stiffness: 1500, dampingRatio: 1)
  /// The downward speed above which a throw at the target is caught in flight, in points per second.
  public var throwSpeed = 1520.0
  /// The sideways speed from which the catching band is half as wide again, in points per second.
  public var widerBandSpeed = 570.0
  /// The spring by which the target rises and drops.
  public var targetSpring = Spring(stiffness: 420, dampingRatio: 0.78)
  /// The motion of heads that are dismissed in the target.
  public var dismissal = DismissalMotion.absorption
  /// The time between two heads that the target absorbs, in seconds; the last one begins at most 0.08 s after the first.
  public var absorptionInterval = 0.04
  /// The duration in which a head implodes, or shrinks in the target, in seconds.
  public var implosionDuration = 0.22

  // MARK: Messages

  /// The delay of a flyout after its message, in seconds.
  public var flyoutDelay = 0.2
  /// The time for which a flyout stays, in seconds.
  public var flyoutDuration = 5.0
  /// A flyout's maximum width, in points; the width for words of unknown size.
  public var flyoutWidth = 232.0
  /// A flyout's minimum height, in points; the height for words of unknown size.
  public var flyoutHeight = 56.0
  /// The sideways speed that flicks a flyout away, in points per second.
  public var flyoutFlickSpeed = 762.0
  /// The distance of a drag that closes a flyout, as a part of its width.
  public var flyoutFlickDistance = 0.25
  /// The spring by which a flyout opens and closes.
  public var flyoutSpring = Spring(stiffness: 380, dampingRatio: 0.82)

  // MARK: Tucking away

  /// The time without activity after which a resting stack tucks itself away, in seconds; 0 for never.
  public var idleDelay = 0.0
  /// The opacity of a tucked stack; lower hides less of the content below.
  public var idleOpacity = 0.6
  /// The part of a tucked stack beyond its edge, as a part of a head's width.
  public var idleOverhang = 0.5

  // MARK: Unread counts

  /// The unread count on the badge of the closed stack.
  public var stackCount = StackCount.sum
  /// The slime badges that carry the heads' unread counts.
  public var badge: SlimeBadgeStyle = {
    var badge = SlimeBadgeStyle.modern
    badge.badgeRadius = 10
    badge.anchorRadius = 8
    badge.characterWidth = 7
    // A tap on the badge is a tap on the head.
    badge.tapDistance = 0
    badge.hitOutset = 6
    badge.minimumHitSize = 32
    return badge
  }()

  // MARK: Looks

  /// The opacity of a head's shadow, 0 to 1.
  public var shadowOpacity = 0.7
  /// The vertical offset of a head's shadow, in points.
  public var shadowOffset = 2.0
  /// The blur radius of a head's shadow, in points.
  public var shadowRadius = 2.0
  /// The opacity of a dragged head's shadow, 0 to 1.
  public var draggedShadowOpacity = 0.7
  /// The vertical offset of a dragged head's shadow, in points.
  public var draggedShadowOffset = 2.0
  /// The blur radius of a dragged head's shadow, in points.
  public var draggedShadowRadius = 2.0
  /// The width of the ring around a head's picture, in points: it separates the head from the content below.
  public var ringWidth = 0.0
  /// The blur radius of a head's white inner glow, in points.
  public var glowRadius = 3.0

  /// The preset that people expect today; the default.
  public static var modern: ChatHeadsStyle {
    var style = ChatHeadsStyle()
    style.setModern()
    return style
  }

  /// Sets the numbers in which `.modern` differs from the original. A separate function changes the style in place; otherwise
  /// the compiler copies all other numbers one by one.
  @inline(never)
  private mutating func setModern() {
    shadowOpacity = 0.3
    shadowOffset = 3
    shadowRadius = 8
    pressedScale = 1.04
    draggedScale = 1.04
    pressSpring = Spring(stiffness: 900, dampingRatio: 0.9)
    draggedShadowOpacity = 0.45
    draggedShadowOffset = 8
    draggedShadowRadius = 18
    ringWidth = 2
    rowMargin = 12
    // Heads that swing far beyond their slots would be cut by the cut-out above.
    rowSpring = Spring(stiffness: 240, dampingRatio: 0.86)
    rowLeaveDelay = 0.05
    openSpring = Spring(stiffness: 420, dampingRatio: 0.86)
    openScale = 0.02
    scrimOpacity = 0.6
    openDistance = 0.3
    unselectedScale = 0.88
    unselectedSaturation = 0.7
    beakHeight = 10
    panelBarHeight = 44
    // A small conversation is as round as its head.
    smallestRadius = 29
    panelHandleOutset = 22
    badge.borderWidth = 2
    lean = 0.19
    squash = 0.06
    // Ring and cross stay visible around the head.
    targetCapturedSize = 76
    implosionDuration = 0.16
    targetLean = 12
    targetScrimHeight = 180
    glowDuration = 0.15
    dragOverhang = 1.0 / 6
    handOverSpeed = 500
    handOverDistance = 0.4
    flyoutWidth = 300
  }

  /// The preset of the original.
  public static var classic: ChatHeadsStyle {
    var style = ChatHeadsStyle()
    style.changes = .recorded
    style.release = .dampedCosine
    style.rowMargin = 0
    style.conversationMargin = 0
    style.layout = .row
    style.modality = .modal
    style.stackCount = .leader
    style.dismissal = .implosion
    style.badge.setRecorded()
    return style
  }

  /// The `.modern` style.
  public init() {}

  /// Visits every property in order.
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
    visitor.choice("dragAxis", &dragAxis)
    visitor.choice("changes", &changes)
    visitor.choice("tapOpens", &tapOpens)
    visitor.group("Conversation")
    visitor.spring("rowSpring", &rowSpring)
    visitor.number("rowStagger", &rowStagger, in: 0...0.1, unit: .seconds)
    visitor.number("rowLeaveDelay", &rowLeaveDelay, in: 0...0.5, unit: .seconds)
    visitor.spring("openSpring", &openSpring)
    visitor.spring("closeSpring", &closeSpring)
    visitor.number("openScale", &openScale, in: 0...1, unit: .ratio)
    visitor.number("openDistance", &openDistance, in: 0...1, unit: .ratio)
    visitor.spring("switchSpring", &switchSpring)
    visitor.number("beakHeight", &beakHeight, in: 0...30, unit: .points)
    visitor.number("openDuration", &openDuration, in: 0.05...1.5, unit: .seconds)
    visitor.number("openPeak", &openPeak, in: 1...1.5, unit: .ratio)
    visitor.number("scrimOpacity", &scrimOpacity, in: 0...1, unit: .ratio)
    visitor.number("rowSpacing", &rowSpacing, in: 0...40, unit: .points)
    visitor.number("rowMargin", &rowMargin, in: 0...80, unit: .points)
    visitor.number("conversationGap", &conversationGap, in: 0...80, unit: .points)
    visitor.number("conversationMargin", &conversationMargin, in: 0...80, unit: .points)
    visitor.number("smallestRadius", &smallestRadius, in: 0...60, unit: .points)
    visitor.number("openRadius", &openRadius, in: 0...60, unit: .points)
    visitor.number("unselectedScale", &unselectedScale, in: 0.7...1, unit: .ratio)
    visitor.number("unselectedSaturation", &unselectedSaturation, in: 0...1, unit: .ratio)
    visitor.number("closingDistance", &closingDistance, in: 10...400, unit: .points)
    visitor.group("Panel")
    visitor.choice("layout", &layout)
    visitor.choice("modality", &modality)
    visitor.choice("outsidePress", &outsidePress)
    visitor.number("panelWidth", &panelWidth, in: 240...960, unit: .points)
    visitor.number("panelHeight", &panelHeight, in: 200...1200, unit: .points)
    visitor.number("panelMinimumWidth", &panelMinimumWidth, in: 200...480, unit: .points)
    visitor.number("panelMinimumHeight", &panelMinimumHeight, in: 160...480, unit: .points)
    visitor.number("panelMaximumWidth", &panelMaximumWidth, in: 280...1600, unit: .points)
    visitor.number("panelMaximumHeight", &panelMaximumHeight, in: 240...1600, unit: .points)
    visitor.choice("panelSizing", &panelSizing)
    visitor.number("panelMargin", &panelMargin, in: 0...80, unit: .points)
    visitor.number("panelGap", &panelGap, in: 0...80, unit: .points)
    visitor.number("panelBarHeight", &panelBarHeight, in: 0...80, unit: .points)
    visitor.number("panelHandleOutset", &panelHandleOutset, in: 0...44, unit: .points)
    visitor.number("panelHandleInset", &panelHandleInset, in: 0...20, unit: .points)
    visitor.choice("barButtons", &barButtons)
    visitor.choice("panelFloats", &panelFloats)
    visitor.number("panelThrowSpeed", &panelThrowSpeed, in: 200...10000, unit: .pointsPerSecond)
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
    visitor.choice("dropZones", &dropZones)
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
    visitor.number("edgeOverhang", &edgeOverhang, in: -80...80, unit: .points)
    visitor.number("stackOffset", &stackOffset, in: 0...40, unit: .points)
    visitor.number("startingHeight", &startingHeight, in: 0...1, unit: .ratio)
    visitor.choice("edges", &edges)
    visitor.part("top", of: "restInsets", &restInsets.top, in: 0...400, unit: .points)
    visitor.part("left", of: "restInsets", &restInsets.left, in: 0...400, unit: .points)
    visitor.part("bottom", of: "restInsets", &restInsets.bottom, in: 0...400, unit: .points)
    visitor.part("right", of: "restInsets", &restInsets.right, in: 0...400, unit: .points)
    visitor.number("shadowOpacity", &shadowOpacity, in: 0...1, unit: .ratio)
    visitor.number("shadowOffset", &shadowOffset, in: 0...20, unit: .points)
    visitor.number("shadowRadius", &shadowRadius, in: 0...40, unit: .points)
    visitor.number("draggedShadowOpacity", &draggedShadowOpacity, in: 0...1, unit: .ratio)
    visitor.number("draggedShadowOffset", &draggedShadowOffset, in: 0...40, unit: .points)
    visitor.number("draggedShadowRadius", &draggedShadowRadius, in: 0...60, unit: .points)
    visitor.number("ringWidth", &ringWidth, in: 0...4, unit: .points)
    visitor.number("glowRadius", &glowRadius, in: 0...10, unit: .points)
  }
}
