import XCTest

final class BadgeUITests: XCTestCase {
  override func setUp() { continueAfterFailure = false }

  @MainActor func testTornOffSlowlyItIsCleared() {
    let phone = Phone(self)
    phone.open("Badge")
    phone.keep("badge at rest")
    phone.drag(phone.app.buttons["Five"], dx: -120, dy: 260, velocity: .slow)
    XCTAssertTrue(phone.app.staticTexts["0 unread"].waitForExistence(timeout: 5))
    phone.keep("badge torn off")
  }

  @MainActor func testThrownItIsCleared() {
    let phone = Phone(self)
    phone.open("Badge")
    phone.drag(phone.app.buttons["Five"], dx: -120, dy: 300, velocity: .fast)
    XCTAssertTrue(phone.app.staticTexts["0 unread"].waitForExistence(timeout: 5))
  }

  @MainActor func testStretchedALittleItComesBack() {
    let phone = Phone(self)
    phone.open("Badge")
    phone.drag(phone.app.buttons["Five"], dx: 30, dy: 40, rest: 0.5)
    phone.keep("badge let go")
    XCTAssertTrue(phone.app.staticTexts["5 unread"].exists)
    XCTAssertTrue(phone.app.buttons["Five"].exists)
  }

  @MainActor func testRefusedItComesBack() {
    let phone = Phone(self)
    phone.open("Badge")
    phone.drag(phone.app.buttons["Refused"], dx: -60, dy: 300)
    XCTAssertTrue(phone.app.buttons["Refused"].waitForExistence(timeout: 5))
    phone.keep("badge refused")
  }

  @MainActor func testInLargeTextTheBadgeIsLarger() {
    let phone = Phone(
      self,
      arguments: ["-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryAccessibilityXL"])
    phone.open("Badge")
    XCTAssertGreaterThan(phone.app.buttons["Five"].frame.height, 24)
    phone.keep("badge in large text")
  }
}
