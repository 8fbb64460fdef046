import SuppleMotion

/// The joints of the smooth connector with its two dots, and the width of its waist, along the axis from the anchor's
/// centre.
///
///                  fillet
///           .--.   .-""-.    .--.
///         .`    `.(      ) .`    `.            joint: where the fillet touches a dot
///        /  r1    \`-..-'/   r2   \           waist: the fillet's lowest point
///       |    +-----|--w---|----+----|-- axis
///        \        /.-""-.\        /           The two sides are mirror images.
///
/// The joints of an edge are the joints of its fillet, the circular arc that touches both dots and the waist from outside.
/// Every waist has exactly one fillet; as the waist thins with the distance, the joints move. `threading` then draws the joints
/// towards the axis, which turns cone into thread and keeps the waist. Overlapping dots have no waist; the fillet of touching
/// dots fills the notches between them.
struct ConnectorProfile: Hashable {
  /// A place on a dot, by the angle from the direction of the other dot: its cosine and its sine.
  struct Joint: Hashable {
    var cosine: Double
    var sine: Double

    /// A place by its cosine. Rounding may have moved it outside of -1 to 1.
    init(cosine: Double) {
      self.cosine = max(-1, min(1, cosine))
      sine = ((1 - self.cosine) * (1 + self.cosine)).squareRoot()
    }

    /// A place by its sine, on the side of the other dot.
    init(sine: Double) {
      self.sine = max(0, min(1, sine))
      cosine = ((1 - self.sine) * (1 + self.sine)).squareRoot()
    }

    /// The angle from the direction of the other dot, radians from 0 to pi.
    var angle: Double { Elementary.atan2(sine, cosine) }

    /// The joint drawn towards the axis by a part, 0 to 1, of its height above the waist.
    func drawnIn(by part: Double, radius: Double, halfWaist: Double) -> Joint {
      guard cosine >= 0, part > 0, radius > 0 else { return self }
      let height = radius * sine
      return Joint(sine: (halfWaist + max(0, height - halfWaist) * (1 - part)) / radius)
    }
  }

  /// The narrowest place: its distance along the axis, and half its width, in points.
  struct Waist: Hashable {
    var along: Double
    var half: Double
  }

  /// The joint with the anchor.
  var anchor: Joint
  /// The joint with the badge's circle.
  var badge: Joint
  /// The part of the plain arc's angle at the badge that is left after threading, 0 to 1.
  var badgeDrawn: Double
  /// The narrowest place, or nil while the dots overlap.
  var waist: Waist?

  /// The part of a joint's height above the waist that full threading removes.
  static let fullThreading = 0.75

  /// The profile of two dots with their centres `distance` apart. Neither contains the other.
  ///
  /// - Parameters:
  ///   - waist: The full width of the waist, in points; ignored while the dots overlap.
  ///   - threading: 0 for plain arcs, 1 for the maximum of thread.
  init(anchorRadius: Double, badgeRadius: Double, distance: Double, waist: Double, threading: Double) {
    let anchorIsSmall = anchorRadius <= badgeRadius
    let small = min(anchorRadius, badgeRadius)
    let large = max(anchorRadius, badgeRadius)
    // The fillet's centre lies at `along - lean / curvature` on the axis: the difference of the two dots' equations.
    let along = (distance * distance - (large - small) * (large + small)) / (2 * distance)
    let lean = (large - small) / distance

    guard distance > small + large else {
      let curvature = (large - small) / (small * (small + large))
      let center = along * curvature - lean
      let smallJoint = Joint(cosine: center / (1 + small * curvature))
      let largeJoint = Joint(cosine: (distance * curvature - center) / (1 + large * curvature))
      anchor = anchorIsSmall ? smallJoint : largeJoint
      badge = anchorIsSmall ? largeJoint : smallJoint
      badgeDrawn = 1
      self.waist = nil
      return
    }
    // (r1 + R)^2 = x^2 + (R + h)^2 with x as above, solved for the curvature 1 / R; the greater root has its waist
    // between the dots.
    let half = min(waist / 2, small)
    let rise = small - half
    let linear = rise + along * lean
    let constant = (along - small) * (along + small) + half * half
    let discriminant = rise * rise + 2 * rise * along * lean + lean * lean * rise * (small + half)
    let curvature = (linear + max(0, discriminant).squareRoot()) / max(constant, 1e-12)
    let center = along * curvature - lean

    // The waist of touching dots is beside the smaller one. It moves away gradually as they part, so that it does not
    // jump along the connector at a badge's straight side.
    let near = max(0, 1 - (distance - small - large) / small)
    let freedom = 1 - near * near
    let drawnIn = threading * ConnectorProfile.fullThreading
    let smallJoint = Joint(cosine: center / (1 + small * curvature))
      .drawnIn(by: max(drawnIn, 0.98 * (1 - freedom)), radius: small, halfWaist: half)
    let beside = smallJoint.cosine > 1e-6 ? (small - half * smallJoint.sine) / smallJoint.cosine : 0
    let between = curvature > 1e-9 ? center / curvature : distance / 2
    let place = beside + max(0, between - beside) * freedom

    // The fillet of the larger dot from there: (d - x)^2 + (R + h)^2 = (r2 + R)^2, by its curvature again.
    let room = distance - place
    let largeCurvature = 2 * (large - half) / (room * room - (large - half) * (large + half))
    let plain = Joint(cosine: room * largeCurvature / (1 + large * largeCurvature))
    let largeJoint = plain.drawnIn(by: drawnIn, radius: large, halfWaist: half)

    anchor = anchorIsSmall ? smallJoint : largeJoint
    badge = anchorIsSmall ? largeJoint : smallJoint
    badgeDrawn = anchorIsSmall && plain.angle > 0 ? min(1, largeJoint.angle / plain.angle) : 1
    self.waist = Waist(along: anchorIsSmall ? place : distance - place, half: half)
  }
}
