import XCTest

/// The demo in the simulator, driven by fingers; a step can be saved as a picture.
@MainActor struct Phone {
  let app = XCUIApplication()
  private let test: XCTestCase

  init(_ test: XCTestCase, arguments: [String] = []) {
    self.test = test
    app.launchArguments = arguments
    app.launch()
  }

  /// Goes to a screen of the demo. The floating bar of an iPad may be no tab bar.
  func open(_ tab: String) {
    let inBar = app.tabBars.buttons[tab]
    // A floating bar has each tab twice.
    (inBar.waitForExistence(timeout: 3) ? inBar : app.buttons[tab]).firstMatch.tap()
  }

  /// The centre of an element, plus an offset in points.
  func place(_ element: XCUIElement, dx: CGFloat = 0, dy: CGFloat = 0) -> XCUICoordinate {
    element.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
      .withOffset(CGVector(dx: dx, dy: dy))
  }

  /// Drags an element by some points, and releases it immediately or after a rest.
  func drag(
    _ element: XCUIElement, dx: CGFloat, dy: CGFloat, velocity: XCUIGestureVelocity = .default,
    rest: TimeInterval = 0
  ) {
    place(element).press(
      forDuration: 0.05, thenDragTo: place(element, dx: dx, dy: dy), withVelocity: velocity,
      thenHoldForDuration: rest)
  }

  /// Saves a screenshot, even if the test passes.
  func keep(_ name: String) {
    let picture = XCTAttachment(screenshot: XCUIScreen.main.screenshot())
    picture.name = name
    picture.lifetime = .keepAlways
    test.add(picture)
  }
}
