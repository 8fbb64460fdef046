import SuppleMotion
import SuppleScene
import Testing

@testable import SuppleInteractions

/// The flip in space as seen from 500 points, or 800 for the original.
@Suite struct FlippingNotchFlipTests {
  /// The card's frames through a flip.
  private func flip(_ style: FlippingNotchStyle = .modern) -> [Layer] {
    let driver = FlippingNotchDriver(style)
    driver.fire()
    driver.perform(.finishRefreshing(items: 1))
    let start = driver.time
    var cards: [Layer] = []
    for step in 0..<120 {
      if let card = driver.look(at: start + Double(step) * 0.005).card { cards.append(card) }
    }
    return cards
  }

  @Test func theBottomEdgeComesForwardAndTheFaceChangesHalfWay() {
    let cards = flip()
    #expect(cards.count == 120)
    #expect(cards.first?.angle == 0)
    for (card, next) in zip(cards, cards.dropFirst()) {
      #expect(next.angle > card.angle)
      #expect(card.face == (card.angle < Double.pi / 2 ? .front : .back))
    }
    #expect((cards.last?.angle ?? 0) > 3.1)
    // In the first half the lower edge is nearer, and so wider on the screen.
    for card in cards where card.angle > 0.1 && card.angle < 1.5 {
      let corners = projected(card)
      #expect(corners[2].x - corners[3].x > corners[1].x - corners[0].x)
      #expect(corners[2].y > corners[1].y)
    }
  }

  /// The x coordinate of an item that becomes known only while the card turns is reached without a jump.
  @Test(arguments: [false, true]) func theCardLandsOnTheFirstItemOfAGrid(isLate: Bool) {
    let driver = FlippingNotchDriver()
    driver.perform(.setCell(Size(width: 160, height: 120)))
    driver.fire()
    func measure() {
      driver.perform(.setArrivingRows(count: 2, extent: 130))
      driver.perform(.setArrivingRow(index: 0, x: -90, y: 0, height: 120))
      driver.perform(.setArrivingRow(index: 1, x: 90, y: 0, height: 120))
    }
    if !isLate { measure() }
    driver.perform(.finishRefreshing(items: 2))
    if isLate {
      driver.wait(0.3)
      measure()
    }
    var (x, beside, steps): (Double?, Double?, [Double]) = (nil, nil, [])
    for _ in 0..<120 {
      let frame = driver.look(at: driver.time + 0.005)
      guard let card = frame.card else { break }
      steps.append(((x ?? card.center.x) - card.center.x).magnitude)
      x = card.center.x
      beside = frame.layers.last { $0.id.role == .row && $0.traits.contains(.raised) }?.center.x
    }
    #expect(near(x ?? 0, 97.5, 0.1) && near(beside ?? 0, 277.5, 0.1))
    #expect((steps.max() ?? 9) < 5)
  }

  @Test func theAngleIsEasedAndEvenInTime() {
    let easing = CubicBezierEasing.easeInOut
    for (step, card) in flip().enumerated() {
      #expect(near(card.angle, Double.pi * easing.value(at: Double(step) * 0.005 / 0.6), 1e-6))
    }
  }

  @Test func itMovesBackSoThatTheNearEdgeIsNeverWiderThanTheCard() {
    #expect(flip(.classic).allSatisfy { $0.perspective == 800 })
    for card in flip() {
      let sine = Elementary.sin(card.angle)
      #expect(card.perspective == 500)
      #expect(near(card.depth, card.size.height / 2 * sine.magnitude, 1e-12))
      let corners = projected(card)
      #expect(corners[1].x - corners[0].x <= card.size.width + 1e-9)
      #expect(corners[2].x - corners[3].x <= card.size.width + 1e-9)
    }
  }

  @Test func itsOutlineIsAPinholeCameras() {
    for card in flip() {
      // Straight from the definition: a point (x, y) of the card is turned to (x, y cos a, y sin a), moved back by
      // (h / 2) |sin a|, and seen from 500 in front of the card's centre: scaled by 500 / (500 - z).
      let sine = Elementary.sin(card.angle)
      let cosine = Elementary.cos(card.angle)
      let half = card.size.height / 2
      for (corner, y) in zip(projected(card), [-half, -half, half, half]) {
        let depth = y * sine - half * sine.magnitude
        let scale = 500 / (500 - depth)
        #expect(near((corner.x - card.center.x).magnitude, card.size.width / 2 * scale, 1e-9))
        #expect(near(corner.y - card.center.y, y * cosine * scale, 1e-9))
      }
    }
  }

  @Test func itDimsSlightlyNearEdgeOn() {
    for (style, back) in [(FlippingNotchStyle.modern, 0.15), (.classic, 0.35)] {
      for card in flip(style) {
        #expect(near(card.dimming, (card.face == .front ? 0.35 : back) * Elementary.sin(card.angle), 1e-12))
      }
    }
  }

  @Test func positionAndSizeRunAtTheSameTime() {
    let cards = flip()
    for (card, next) in zip(cards, cards.dropFirst()) {
      #expect(next.size.width > card.size.width)
      #expect(next.center.y > card.center.y - 0.6)
    }
  }

  private func projected(_ card: Layer) -> [Point] {
    let halfWidth = card.size.width / 2
    let half = card.size.height / 2
    return [(-halfWidth, -half), (halfWidth, -half), (halfWidth, half), (-halfWidth, half)].compactMap {
      card.transform.project(Point(x: $0.0, y: $0.1))
    }
  }
}
