import SuppleFuzzing
import SuppleInteractions
import SuppleScene
import Testing

/// Bugs that a script cannot contain: numbers that are not finite, times that decrease, changes of preferences and
/// styles, acts of the app's own code. `supple-fuzz` printed each case.
enum Regressions {
  /// A bug that was fixed.
  struct Regression: CustomTestStringConvertible, Sendable {
    /// A name in the style of the scripts' names.
    let name: String
    /// The wrong behaviour.
    let bug: String
    /// The start: a script without events.
    let start: String
    /// The steps that showed the bug.
    let steps: [FuzzStep]
    var testDescription: String { name }
  }
}

extension Regressions {
  private static let heads = #"""
    {"supple": 1, "interaction": "chat-heads", "viewport": {"width": 320, "height": 480, "safeArea": {"top": 20}},
     "setup": {"heads": [{"id": "h1", "unread": 2}, {"id": "h2"}], "edge": "right", "y": 73.83786462455706}, "events": []}
    """#

  private static let headless = #"""
    {"supple": 1, "interaction": "chat-heads", "viewport": {"width": 390, "height": 844, "safeArea": {"top": 47, "bottom": 34}},
     "setup": {"heads": []}, "events": []}
    """#

  private static let four = #"""
    {"supple": 1, "interaction": "chat-heads", "viewport": {"width": 390, "height": 844, "safeArea": {"top": 47, "bottom": 34}},
     "setup": {"heads": [{"id": "h1", "unread": 3}, {"id": "h2", "unread": 1}, {"id": "h3", "unread": 2}, {"id": "h4"}]},
     "events": []}
    """#

  private static let seven = #"""
    {"supple": 1, "interaction": "chat-heads", "viewport": {"width": 390, "height": 844, "safeArea": {"top": 47, "bottom": 34}},
     "setup": {"heads": [{"id": "h1", "unread": 2}, {"id": "h2"}, {"id": "h3"}, {"id": "h4"}, {"id": "h5"}, {"id": "h6"},
                         {"id": "h7", "unread": 2}], "y": 187.3365189655024}, "events": []}
    """#

  private static let messenger = #"""
    {"supple": 1, "interaction": "messenger", "viewport": {"width": 390, "height": 844, "safeArea": {"top": 47, "bottom": 34}},
     "setup": {"chatHeads": {"heads": [{"id": "h1", "unread": 1}]}, "badges": [{"id": "b10", "count": 12, "row": 2}],
               "notch": {"rows": 8}}, "events": []}
    """#

  private static let worded = #"""
    {"supple": 1, "interaction": "messenger", "viewport": {"width": 390, "height": 844, "safeArea": {"top": 47, "bottom": 34}},
     "style": {"slime-badge": {"preset": "modern", "badgeRadius": 15},
               "flipping-notch": {"preset": "modern", "content": "oneRow"}},
     "setup": {"badges": [{"id": "b13", "text": "Hello", "width": 28.352645128331755, "row": 3}],
               "notch": {"rows": 20, "notch": {"width": 209, "depth": 26, "cornerRadius": 20, "inset": 0}}}, "events": []}
    """#

  private static let rowless = #"""
    {"supple": 1, "interaction": "messenger", "viewport": {"width": 390, "height": 844, "safeArea": {"top": 47, "bottom": 34}},
     "setup": {"notch": {"rows": 0, "cell": [166.42769852221255, 114.89436055636924], "scroll": 295.8870732903671}},
     "events": []}
    """#

  private static let ringing = #"""
    {"supple": 1, "interaction": "flipping-notch", "viewport": {"width": 390, "height": 844, "safeArea": {"top": 47}},
     "style": {"preset": "modern", "pullLimit": 20, "retractSpring": {"dampingRatio": 0.35}},
     "setup": {"rows": 0, "notch": {"width": 209, "depth": 26, "cornerRadius": 20, "inset": 0}}, "events": []}
    """#

  /// A sample of a finger, at a place in points and a time in seconds.
  private static func pointer(
    _ id: Int32, _ phase: PointerPhase, _ x: Double, _ y: Double, at time: Double
  ) -> FuzzStep {
    FuzzStep(time, .action(.input(.pointer(Pointer(id: id, phase: phase, position: Point(x: x, y: y))))))
  }

  /// A viewport, with its size in points, at a time in seconds.
  private static func viewport(
    _ width: Double, _ height: Double, safeArea: Insets = Insets(), at time: Double
  ) -> FuzzStep {
    FuzzStep(
      time, .action(.input(.viewport(Viewport(size: Size(width: width, height: height), safeArea: safeArea))))
    )
  }

  static let all: [Regression] = [
    Regression(
      name: "notch-retracting-as-the-list-hints",
      bug: "A notch that was still retracting jumped to the list, which moved by a hint.",
      start: ringing,
      steps: [
        pointer(1, .down, 376, 31, at: 15.269),
        pointer(1, .move, 360, 103, at: 15.66),
        pointer(1, .up, 362, 114, at: 15.706),
        FuzzStep(15.803, .action(.notch(.cancelRefreshing))), FuzzStep(16.678, .action(.notch(.hint))),
      ]),
    Regression(
      name: "badge-before-its-row",
      bug: "A badge was visible before its row existed, and jumped to the row.",
      start: rowless,
      steps: [
        FuzzStep(0, .addBadge(11, row: 2, count: 8)), FuzzStep(1.31, .action(.notch(.beginRefreshing))),
        FuzzStep(41.672, .action(.badge(11, .hint))),
        FuzzStep(42.361, .action(.notch(.finishRefreshing(items: 3)))), FuzzStep(43.5, .frame),
      ]),
    Regression(
      name: "badge-held-as-its-row-goes",
      bug: "A badge under a finger, whose row the app took away, jumped to a later row of the same number.",
      start: worded,
      steps: [
        pointer(1, .down, 308, 545, at: 0.366),
        FuzzStep(0.566, .action(.notch(.beginRefreshing))),
        FuzzStep(-.infinity, .action(.notch(.setRows(2)))),
        FuzzStep(2.5, .frame),
      ]),
    Regression(
      name: "conversation-left-before-it-appeared",
      bug:
        "A conversation that was left for the one before it, and had not yet appeared, was opaque immediately.",
      start: four,
      steps: [
        FuzzStep(1.795, .action(.chatHeads(.add(head: 9, unread: 0, animated: true)))),
        FuzzStep(
          2.398,
          .action(.chatHeads(.setRestingPlace(edge: .right, y: 328.5137179509657, animated: false)))),
        pointer(1, .down, 343, 302, at: 5.04),
        pointer(1, .up, 344, 301, at: 5.099),
        FuzzStep(5.187, .action(.chatHeads(.open(head: 4)))),
        FuzzStep(5.235, .action(.chatHeads(.select(head: 9)))),
        FuzzStep(5.278, .action(.chatHeads(.select(head: 4)))),
      ]),
    Regression(
      name: "style-number-of-the-least-index",
      bug: "Setting the style number with the least possible index trapped.",
      start: heads, steps: [FuzzStep(1, .styleNumber(.min, 3)), FuzzStep(1, .styleNumber(.max, .nan))]),
    Regression(
      name: "insets-without-room",
      bug: "Insets that leave no room between them put heads outside of the viewport.",
      start: heads,
      steps: [
        viewport(
          253.40964585560084, 515.6927783240648,
          safeArea: Insets(
            top: 416.38655713816627, left: 812.2446191308114, bottom: 566.8410963417023,
            right: 39.56327650240897), at: -3581.307)
      ]),
    Regression(
      name: "insets-without-width",
      bug: "Insets that leave no width at all put heads outside of the screen.",
      start: heads,
      steps: [
        viewport(999, 682, safeArea: Insets(left: 999), at: -0.233),
        FuzzStep(0.017, .action(.chatHeads(.setRestingPlace(edge: .left, y: 300, animated: true)))),
      ]),
    Regression(
      name: "insets-without-height",
      bug: "Insets that leave no height at all put a row of heads outside of the screen.",
      start: heads,
      steps: [
        FuzzStep(0.1, .action(.chatHeads(.open(head: 1)))),
        viewport(500, 9999, safeArea: Insets(top: 9999), at: 1),
      ]),
    Regression(
      name: "named-the-same-time-at-rate-10",
      bug: "At a rate of 10, a frame at the time of the schedule named the same time again.",
      start: heads,
      steps: [
        pointer(2, .move, 948, 613, at: 22.198),
        FuzzStep(.nan, .action(.input(.preferences(Preferences(rate: 10))))),
        FuzzStep(22.591, .action(.chatHeads(.message(head: 2, text: 1)))),
      ]),
    Regression(
      name: "badge-with-the-number-of-a-head",
      bug: "A messenger's badge got the number of a head, and two layers had the same id.",
      start: messenger, steps: [FuzzStep(0.167, .addBadge(1, row: 1, count: 1_000_000_000))]),
    Regression(
      name: "head-with-the-number-of-a-badge",
      bug: "A head got the number of a messenger's badge, and two layers had the same id.",
      start: messenger,
      steps: [FuzzStep(0.167, .action(.chatHeads(.add(head: 2, unread: 3, animated: true))))]),
    Regression(
      name: "head-from-elsewhere-with-the-number-of-a-badge",
      bug: "A head from elsewhere got the number of a messenger's badge, and two layers had the same id.",
      start: messenger,
      steps: [
        FuzzStep(
          0.167,
          .action(
            .chatHeads(
              .add(head: 2, unread: 0, animated: true, from: PicturePlace(x: 190, y: 170, width: 40)))))
      ]),
    Regression(
      name: "connector-of-a-head-moved-at-once",
      bug:
        "A badge was torn as its head was moved, without animation, away from a finger that held the badge still.",
      start: heads,
      steps: [
        pointer(3, .down, 282, 47, at: 1.248),
        pointer(3, .move, 275, 58, at: 1.286),
        FuzzStep(
          3.101, .action(.chatHeads(.setRestingPlace(edge: .right, y: 568.8151991608983, animated: false)))),
      ]),
    Regression(
      name: "badge-of-a-head-beyond-any-screen",
      bug: "A badge of a head far outside of any screen stayed at its position, and then jumped.",
      start: messenger,
      steps: [
        viewport(999_999, 840.418973380216, at: -.infinity),
        viewport(844, 390, safeArea: Insets(left: 47, bottom: 21, right: 47), at: 8.174),
      ]),
    Regression(
      name: "settled-before-the-end-of-a-fade",
      bug: "A frame was settled before the end of a fade.",
      start: messenger,
      steps: [
        FuzzStep(-.infinity, .action(.input(.preferences(Preferences(reducedMotion: true, rate: 0.001))))),
        FuzzStep(6.734, .action(.input(.keyboard(height: 99999)))),
      ]),
    Regression(
      name: "leader-pressed-as-another-opens",
      bug:
        "A leader that was pressed as another head's conversation opened stood in the row and was counted as well.",
      start: seven,
      steps: [
        viewport(0, 0, at: -.infinity),
        pointer(1, .down, 2, -6, at: 16),
        FuzzStep(16.045, .action(.chatHeads(.open(head: 7)))),
      ]),
    Regression(
      name: "room-across-a-wide-viewport",
      bug:
        "The room of a conversation that had glided across a viewport far wider than any screen ended with a jump.",
      start: headless,
      steps: [
        viewport(999_999, 0, at: .infinity),
        FuzzStep(2.378, .action(.chatHeads(.add(head: 5, unread: 1, animated: true)))),
        FuzzStep(3.221, .action(.chatHeads(.setRestingPlace(edge: .left, y: 828, animated: false)))),
        FuzzStep(3.919, .action(.chatHeads(.open(head: 5)))),
        viewport(0, 0, at: 4.252),
      ]),
    Regression(
      name: "list-scrolled-away-as-it-settles",
      bug:
        "A list that still swung to the room of its card stopped immediately, where it was scrolled away and the app answered.",
      start: #"""
        {"supple": 1, "interaction": "flipping-notch", "viewport": {"width": 390, "height": 844, "safeArea": {"top": 47, "bottom": 34}},
         "style": {"preset": "modern", "pullLimit": 20, "cellHeight": 20, "nothingNewDuration": 0},
         "setup": {"rows": 0, "notch": {"width": 209, "depth": 26, "cornerRadius": 20, "inset": 0}}, "events": []}
        """#,
      steps: [
        FuzzStep(
          0.005,
          .action(
            .notch(.setCutout(Cutout(width: 10000, depth: 397.975036179258, cornerRadius: 0, inset: 0))))),
        pointer(1, .down, 438, 148, at: 0.544),
        pointer(1, .up, 429, 213, at: 0.568),
        pointer(2, .down, 422, 489, at: 7.998),
        FuzzStep(.infinity, .action(.notch(.setNavigationBar(height: 625.6805078981117)))),
        FuzzStep(8.081, .action(.notch(.scrollTo(y: 149.74895281992482)))),
        FuzzStep(8.335, .action(.notch(.finishRefreshing(items: 0)))),
      ]),
    Regression(
      name: "badge-grows-after-a-fade",
      bug:
        "A count that was set while the badge faded appeared immediately, at the size of an anchor that had faded as well.",
      start: #"""
        {"supple": 1, "interaction": "slime-badge", "viewport": {"width": 390, "height": 844, "safeArea": {"top": 47, "bottom": 34}},
         "style": {"preset": "modern", "characterWidth": 30, "breakDistance": 40, "fadeDuration": 2},
         "reducedMotion": true, "setup": {"count": 637}, "events": []}
        """#,
      steps: [
        pointer(1, .down, 195, 422, at: 1.713),
        pointer(1, .move, 215, 427, at: 1.73),
        FuzzStep(1.772, .action(.badge(0, .clear))),
        FuzzStep(1.8, .action(.input(.preferences(Preferences(reducedMotion: false))))),
        FuzzStep(3.217, .action(.badge(0, .setCount(4)))),
      ]),
    Regression(
      name: "column-in-a-viewport-of-bars",
      bug: "A column at the left stood beyond the right edge of a viewport that was all bars.",
      start: headless,
      steps: [
        FuzzStep(1, .action(.chatHeads(.add(head: 1, unread: 0, animated: false)))),
        FuzzStep(1, .action(.chatHeads(.setRestingPlace(edge: .left, y: 80, animated: false)))),
        FuzzStep(1.1, .action(.chatHeads(.open(head: 1)))),
        viewport(847, 647, safeArea: Insets(top: 547, left: 835, bottom: 87, right: 0), at: 2),
      ]),
    Regression(
      name: "target-closes-inside-out",
      bug:
        "A small target on a loose spring, which had swung to less than no size, began to close with a negative diameter.",
      start: #"""
        {"supple": 1, "interaction": "messenger", "viewport": {"width": 390, "height": 844, "safeArea": {"top": 47, "bottom": 34}},
         "style": {"chat-heads": {"preset": "modern", "targetSpring": {"dampingRatio": 0.25}, "targetCapturedSize": 10}},
         "setup": {"chatHeads": {"heads": []}, "badges": [], "notch": {"rows": 0}}, "events": []}
        """#,
      steps: [
        FuzzStep(0.756, .action(.chatHeads(.add(head: 6, unread: 2, animated: false)))),
        viewport(0, 0, at: 1.012),
        pointer(4, .down, 3, -4, at: 1.966),
        pointer(4, .up, 2, 6, at: 2.809),
      ]),
    Regression(
      name: "measured-rows-of-minus-zero",
      bug: "New rows that were measured as -0 in all opened the list by a number that is none.",
      start: #"""
        {"supple": 1, "interaction": "flipping-notch", "viewport": {"width": 390, "height": 844, "safeArea": {"top": 47, "bottom": 34}},
         "setup": {"rows": 0}, "events": []}
        """#,
      steps: [
        FuzzStep(
          2.254,
          .action(.input(.wheel(delta: Vector(x: 1, y: -120), at: Point(x: 196, y: 518))))),
        FuzzStep(
          2.292, .action(.input(.wheel(delta: Vector(x: 1, y: -97), at: Point(x: 332, y: 359))))),
        FuzzStep(2.572, .frame),
        FuzzStep(2.573, .action(.notch(.setArrivingRows(count: 100, extent: -0.0)))),
        FuzzStep(21.345, .action(.notch(.finishRefreshing(items: 4)))),
      ]),
    Regression(
      name: "frame-before-a-wheel-falls-silent",
      bug:
        "A frame less than a nanosecond before a wheel fell silent had the list fall back from that frame on.",
      start: #"""
        {"supple": 1, "interaction": "flipping-notch", "viewport": {"width": 390, "height": 844, "safeArea": {"top": 47, "bottom": 34}},
         "setup": {"rows": 0, "notch": {"width": 209, "depth": 26, "cornerRadius": 20, "inset": 0}}, "events": []}
        """#,
      steps: [
        FuzzStep(
          46.895, .action(.input(.wheel(delta: Vector(x: -4, y: -32), at: Point(x: 53, y: 183))))),
        FuzzStep(47.045 - 1e-11, .frame), FuzzStep(47.095, .frame), FuzzStep(47.145, .frame),
      ]),
    Regression(
      name: "badge-returns-after-a-long-burst",
      bug: "The longest burst, and then the loosest return of a badge, took more than 10 s.",
      start: #"""
        {"supple": 1, "interaction": "slime-badge", "viewport": {"width": 390, "height": 844, "safeArea": {"top": 47, "bottom": 34}},
         "style": {"preset": "modern", "anchorRecoil": "springsBack", "afterBurst": "returns",
                   "changeSpring": {"stiffness": 150, "dampingRatio": 0.25}},
         "setup": {"count": null}, "events": []}
        """#,
      steps: [
        // The duration of a burst.
        FuzzStep(0, .styleNumber(34, 6)),
        FuzzStep(0.028, .action(.badge(0, .moveAnchor(Point(x: 306, y: 418))))),
        pointer(1, .down, 299, 403, at: 1.151),
        FuzzStep(1.696, .action(.badge(0, .setCount(590)))),
        pointer(1, .move, 286, 423, at: 1.781),
        pointer(1, .up, 55, 540, at: 3.164),
        FuzzStep(
          3.126,
          .action(.input(.preferences(Preferences(reducedMotion: false, rightToLeft: false, rate: 0.001))))),
      ]),
    Regression(
      name: "flat-head-below-a-low-viewport",
      bug: "In a low viewport a flat head behind a high one rested below the viewport's edge.",
      start: #"""
        {"supple": 1, "interaction": "chat-heads", "viewport": {"width": 390, "height": 844},
         "style": {"preset": "modern", "stackOffset": 40}, "setup": {"heads": []}, "events": []}
        """#,
      steps: [
        FuzzStep(
          0,
          .restore(
            ChatHeadsArrangement(
              heads: [
                ChatHeadsArrangement.Entry(
                  head: 1, unread: 0, face: HeadFace(width: 400, height: 400, cornerRadius: 200)),
                ChatHeadsArrangement.Entry(
                  head: 2, unread: 0, face: HeadFace(width: 400, height: 24, cornerRadius: 0)),
              ], edge: .left, height: 1, open: nil))),
        viewport(1005, 96, safeArea: Insets(top: 20), at: 16),
      ]),
    Regression(
      name: "list-cells-outlive-their-panel",
      bug: "`settled` came a frame late where cells of a list still moved as its panel had closed.",
      start: #"""
        {"supple": 1, "interaction": "messenger",
         "viewport": {"width": 844, "height": 390, "safeArea": {"left": 47, "bottom": 21, "right": 47}},
         "tells": ["settled", "progress"],
         "setup": {"chatHeads": {"heads": [
            {"id": "h1", "unread": 3, "face": [209.26653624805246, 203.50308099764231, 101.75154049882116]}, {"id": "h2"},
            {"id": "h3", "unread": 3}, {"id": "h4", "unread": 1, "face": [68.71110369867517, 260.42992202422647, 34.35555184933759]},
            {"id": "h5", "unread": 1, "face": [120, 44, 22]}, {"id": "h6", "unread": 1, "face": [120, 44, 22]}, {"id": "h7"}],
            "y": 437.3375378588541, "open": "h3",
            "exclusionAreas": [[623.4507271839435, 142.0274904769456, 825.5179337610658, 161.38276693674118],
              [694.398806624866, 368.62870515469535, 735.8484435711745, 213.56137726527115]]},
           "notch": {"rows": 0, "notch": {"width": 126, "depth": 37, "cornerRadius": 18.5, "inset": 11},
             "cell": [181.87851808287564, 23.074786598471505]}},
         "events": []}
        """#,
      steps: [
        pointer(2, .down, 706, 59, at: 0.048),
        pointer(2, .up, 706, 59, at: 0.061),
        FuzzStep(9.326, .action(.chatHeads(.open(head: 6)))),
      ]),
    Regression(
      name: "badge-of-a-long-head-appears-at-once",
      bug: "The badge of a head behind a long one appeared within a point of distance.",
      start: #"""
        {"supple": 1, "interaction": "messenger", "viewport": {"width": 1440, "height": 900},
         "style": {"chat-heads": {"preset": "modern", "stackCount": "leader"}},
         "setup": {"chatHeads": {"heads": [
            {"id": "h1", "unread": 3, "face": [66.98951139824004, 333.49989723256687, 33.49475569912002]},
            {"id": "h2", "face": [215.61147714572587, 284.59018809347907, 20.18601703221268]},
            {"id": "h3", "unread": 3, "face": [398.44573532372794, 267.4531294557655, 110.34288512698586]},
            {"id": "h4", "unread": 1}]},
           "notch": {"rows": 1, "notch": {"width": 209, "depth": 26, "cornerRadius": 20, "inset": 0}}}, "events": []}
        """#,
      steps: [
        pointer(1, .down, 1428, 266, at: 0.652),
        pointer(1, .move, 1413, 277, at: 2.528),
        pointer(1, .up, 1401, 282, at: 2.613),
        viewport(390, 844, safeArea: Insets(top: 47, bottom: 34), at: 2.649),
        FuzzStep(
          2.839,
          .action(
            .input(
              .preferences(
                Preferences(reducedMotion: false, rightToLeft: false, rate: 2.0507112676474075))))),
        pointer(1, .move, 176, 409, at: 2.896),
      ]),
    Regression(
      name: "slow-motion-prolongs-a-fade",
      bug: "The rule of continuity did not know that slow motion prolongs the last fade of reduced motion.",
      start: #"""
        {"supple": 1, "interaction": "chat-heads", "reducedMotion": true,
         "viewport": {"width": 390, "height": 844, "safeArea": {"top": 47, "bottom": 34}},
         "setup": {"heads": [{"id": "h1", "unread": 2}], "y": 305.3211103777255}, "events": []}
        """#,
      steps: [
        pointer(1, .down, 335, 283, at: 0.267),
        pointer(1, .move, 334, 287, at: 0.275),
        viewport(666.5930908816952, 489.553629216668, safeArea: Insets(top: 47, bottom: 34), at: 0.839),
        FuzzStep(1.437, .action(.input(.keyboard(height: 295)))),
        FuzzStep(1.437, .action(.input(.preferences(Preferences(reducedMotion: false))))),
        FuzzStep(1.565, .action(.input(.preferences(Preferences(reducedMotion: false, rate: 0.001))))),
        pointer(1, .cancel, 322, 312, at: 11.572),
        pointer(1, .down, 627, 134, at: 11.578),
      ]),
    Regression(
      name: "list-closing-for-a-drag-takes-touches",
      bug:
        "The cells of a list that closed for a drag took touches, and were more heads than the slot counted.",
      start: #"""
        {"supple": 1, "interaction": "chat-heads",
         "viewport": {"width": 390, "height": 844, "safeArea": {"top": 47, "bottom": 34}},
         "style": {"preset": "modern", "closeSpring": {"dampingRatio": 1.5}, "openScale": 0},
         "setup": {"heads": [
            {"id": "h1"}, {"id": "h2", "unread": 2}, {"id": "h3", "unread": 3}, {"id": "h4"},
            {"id": "h5", "unread": 2, "face": [317.94348012723174, 289.8437243862272, 132.04381202921513]},
            {"id": "h6", "unread": 1, "face": [284.3058258620034, 391.97907525295045, 142.1529129310017]}],
           "x": 356.86796061531663,
           "exclusionAreas": [[12.366517105739256, 256.01677949235784, 176.71747442953705, 221.76194300740113]],
           "open": "h5"},
         "events": []}
        """#,
      steps: [
        FuzzStep(0, .action(.chatHeads(.openOverflow))),
        viewport(0, 0, at: .infinity),
        FuzzStep(
          2.446,
          .restore(
            ChatHeadsArrangement(
              heads: [
                ChatHeadsArrangement.Entry(head: 4, unread: 100),
                ChatHeadsArrangement.Entry(
                  head: 7, unread: 0,
                  face: HeadFace(width: 400, height: 139.48783838973975, cornerRadius: 69.74391919486987)),
                ChatHeadsArrangement.Entry(head: 5, unread: 11),
                ChatHeadsArrangement.Entry(
                  head: 5, unread: 1_000_000_000, face: HeadFace(width: 24, height: 400, cornerRadius: 12)),
              ], edge: .left, x: 706.0729519541874, height: .infinity, open: 5))),
        pointer(3, .down, -9, 3, at: 2.814),
        pointer(3, .move, -9, 19, at: 3.423),
        FuzzStep(3.428, .action(.chatHeads(.openOverflow))),
      ]),
    Regression(
      name: "scale-that-began-in-a-huge-viewport",
      bug:
        "The rule of continuity measured the last step of a scale by the present viewport, not by that of its start.",
      start: #"""
        {"supple": 1, "interaction": "chat-heads",
         "viewport": {"width": 390, "height": 844, "safeArea": {"top": 47, "bottom": 34}},
         "setup": {"heads": [
            {"id": "h1"}, {"id": "h2"}, {"id": "h3"}, {"id": "h4"}, {"id": "h5", "unread": 3}, {"id": "h6", "unread": 2}],
           "edge": "top", "y": 420.38092689983245,
           "exclusionAreas": [
             [161.67453309815545, 149.76440429106952, 246.03042193057945, 133.0926286991466],
             [-29.227478420366936, 177.35979283534084, 269.3796421536243, 188.5725026771545],
             [120.9632321874899, 446.3773300173977, 164.20893438534858, 146.82255874186816]]},
         "events": []}
        """#,
      steps: [
        viewport(678.0377016744571, 999_999, at: -1e300),
        FuzzStep(3.879, .action(.chatHeads(.open(head: 6)))),
        viewport(696.7064925737684, 343.08671481626163, safeArea: Insets(top: 20), at: 4.242),
      ]),
    Regression(
      name: "throw-from-outside-of-a-smaller-viewport",
      bug:
        "The rule of rest expected a throw from far outside of the viewport to be as short as one from within.",
      start: #"""
        {"supple": 1, "interaction": "chat-heads",
         "viewport": {"width": 390, "height": 844, "safeArea": {"top": 47, "bottom": 34}},
         "style": {"preset": "modern", "idleDelay": 60, "idleOverhang": 0.3164251189899723},
         "setup": {"heads": [{"id": "h1", "unread": 2}, {"id": "h2"}, {"id": "h3", "unread": 1}]}, "events": []}
        """#,
      steps: [
        FuzzStep(0.272, .action(.chatHeads(.select(head: 3)))),
        FuzzStep(
          5.375,
          .action(
            .chatHeads(
              .setFace(head: 3, HeadFace(width: 120, height: 44, cornerRadius: 22), animated: false)))),
        viewport(999_999, 222.886349372111, at: -1e300),
        FuzzStep(
          6.121,
          .action(
            .chatHeads(
              .setRestingPlace(edge: .right, x: 244.56479400553388, y: 313.1485847923329, animated: true)))),
        pointer(3, .down, 999_932, 194, at: 1000021.1751561728),
        viewport(
          2403.3592096951443, 948.8952275372195, safeArea: Insets(top: 47, bottom: 34), at: 1000022.0708946899
        ),
        pointer(3, .move, 999_922, 193, at: 1000023.7466786691),
        pointer(3, .move, 999_920, 193, at: 1000023.7550120024),
        pointer(3, .up, 999_918, 193, at: 1000023.7938959097),
      ]),
  ]
}
