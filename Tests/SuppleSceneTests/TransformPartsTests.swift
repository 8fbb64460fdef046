import SuppleMotion
import SuppleScene
import SuppleValues
import Testing

@Suite("Transforms by their parts")
struct TransformPartsTests {
  private func near(_ a: Transform3D, _ b: Transform3D) -> Bool {
    let rows = [a.m1 - b.m1, a.m2 - b.m2, a.m3 - b.m3, a.m4 - b.m4]
    return rows.allSatisfy { ($0 * $0).sum() < 1e-18 }
  }

  @Test("Scale, x, y, z, translation, in this order")
  func order() {
    let parts = TransformParts(
      translation: SIMD3(10, 20, 30), scale: SIMD2(2, 3), rotation: SIMD3(0.4, -0.7, 1.1))
    var scaled = Transform3D.identity
    scaled.m1 = SIMD4(2, 0, 0, 0)
    scaled.m2 = SIMD4(0, 3, 0, 0)
    let expected = [
      Transform3D.rotationX(0.4), .rotationY(-0.7), .rotationZ(1.1), .translation(x: 10, y: 20, z: 30),
    ].reduce(scaled) { $0.concatenating($1) }
    #expect(near(parts.transform, expected))
    #expect(TransformParts().transform == .identity)
    // A positive angle about y moves the right edge away from the viewer.
    #expect(Transform3D.rotationY(0.5).m1[2] < 0)
  }

  @Test("A plane transform without shear is read back; nothing else is")
  func readBack() {
    for scale in [SIMD2(2.0, 3.0), SIMD2(0.5, 0.5), SIMD2(4, -2)] {
      for angle in [-3.0, -1, 0, 0.3, 2.5] {
        let parts = TransformParts(
          translation: SIMD3(-7, 8, 9), scale: scale, rotation: SIMD3(0, 0, angle))
        guard let back = TransformParts(parts.transform) else {
          Issue.record("not read: \(parts)")
          continue
        }
        #expect(near(back.transform, parts.transform))
        #expect(abs(back.rotation.z - angle) < 1e-12 && abs(back.scale.y - scale.y) < 1e-12)
      }
    }
    #expect(TransformParts(.scale(3))?.scale == SIMD2(3, 3))
    var shear = Transform3D.identity
    shear.m2 = SIMD4(0.5, 1, 0, 0)
    var flat = Transform3D.identity
    flat.m2 = .zero
    var invalid = Transform3D.identity
    invalid.m4[0] = .infinity
    for other in [
      shear, flat, invalid, .scale(0), .perspective(distance: 800), .rotationX(0.2), .rotationY(0.2),
    ] {
      #expect(TransformParts(other) == nil, "\(other)")
    }
  }

  @Test("A turn and a half is three half turns, at full size all along")
  func turn() {
    let bounce = MovingBounce(
      Bounce(), start: 0, from: TransformParts(), target: TransformParts(rotation: SIMD3(0, 0, 3 * .pi)))
    let half = Motion.bouncing(Bounce(), from: 3 * .pi, to: 0, at: 0, within: .exact)
    for step in 0..<100 {
      let time = Double(step) * 0.006
      let parts = bounce.value(at: time)
      #expect(abs(parts.rotation.z - (3 * .pi - half.value(at: time))) < 1e-9)
      let row = parts.transform.m1
      #expect(abs((row * row).sum() - 1) < 1e-12)
    }
    #expect(abs(bounce.value(at: 60).rotation.z - 3 * .pi) < 1e-12)
  }

  @Test("Each axis of a point's bounce has its own distance; sizes, rectangles and colours share one")
  func scene() {
    let motion = PointMotion(bounce: Bounce(), start: 0, from: Point(x: 0, y: 0), target: Point(x: 200, y: 5))
    #expect(motion.x == .bouncing(Bounce(), from: 0, to: 200, at: 0))
    #expect(motion.y == .bouncing(Bounce(), from: 0, to: 5, at: 0))
    let rect = MovingBounce(
      Bounce(kind: .wall), start: 0, from: Rect(x: 0, y: 0, width: 10, height: 10),
      target: Rect(x: 30, y: 0, width: 50, height: 10))
    #expect(rect.spring == Bounce().spring(distance: 50))
    #expect((0..<200).allSatisfy { rect.value(at: Double($0) * 0.01).width <= 50 })
    let color = MovingBounce(
      Bounce(), start: 0, from: RGBAColor(red: 0, green: 0, blue: 0, alpha: 255),
      target: RGBAColor(red: 0, green: 250, blue: 0, alpha: 255))
    // 250 * 1.026 at frame 10, clamped to 255.
    #expect(color.value(at: 10.0 / 60) == RGBAColor(red: 0, green: 255, blue: 0, alpha: 255))
    #expect(color.value(at: 60) == color.target)
  }
}
