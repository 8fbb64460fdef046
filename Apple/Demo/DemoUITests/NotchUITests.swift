import UIKit
import XCTest

final class NotchUITests: XCTestCase {
  override func setUp() { continueAfterFailure = false }

  /// Pulls far enough for a refresh, and not as far as the list's panel.
  @MainActor private func pull(_ phone: Phone, from row: String, velocity: XCUIGestureVelocity = .default) {
    phone.drag(phone.app.staticTexts[row].firstMatch, dx: 0, dy: 160, velocity: velocity)
  }

  @MainActor func testAPullBringsARow() {
    let phone = Phone(self)
    phone.open("Notch")
    pull(phone, from: "Payment 12")
    phone.keep("card waits")
    XCTAssertTrue(phone.app.staticTexts["Payment 13"].waitForExistence(timeout: 8))
    phone.keep("row has landed")
  }

  @MainActor func testThreeRowsComeIn() {
    let phone = Phone(self)
    phone.open("Notch")
    phone.app.buttons["Three rows"].tap()
    pull(phone, from: "Payment 12", velocity: .fast)
    XCTAssertTrue(phone.app.staticTexts["Payment 15"].waitForExistence(timeout: 8))
  }

  @MainActor func testAFailureIsOnTheCard() {
    // Longer than XCTest waits for the refresh and takes a picture.
    let phone = Phone(self, arguments: ["-failureDuration", "5"])
    phone.open("Notch")
    phone.app.buttons["Failure"].tap()
    pull(phone, from: "Payment 12")
    XCTAssertTrue(phone.app.staticTexts["No connection"].waitForExistence(timeout: 5))
    phone.keep("failure on the card")
  }

  @MainActor func testUnderALargeTitleThePullWorks() {
    let phone = Phone(self)
    phone.open("Chats")
    phone.keep("messenger")
    // The list begins behind the bar. Only then its title can collapse.
    let (bar, list) = (phone.app.navigationBars["Chats"], phone.app.tables.firstMatch)
    XCTAssertGreaterThan(bar.frame.maxY, list.frame.minY)
    // A row is a button, which has its texts; the identifier is its name.
    phone.drag(phone.app.buttons["Ella Novak"].firstMatch, dx: 0, dy: 260)
    XCTAssertTrue(phone.app.buttons["Mia Sol"].waitForExistence(timeout: 8))
    XCTAssertTrue(phone.app.navigationBars["Chats"].exists)
    phone.keep("messenger after a pull")
  }

  @MainActor func testASearchLeavesWhatHasItsText() {
    let phone = Phone(self)
    phone.open("Chats")
    let field = phone.app.searchFields.firstMatch
    field.tap()
    field.typeText("lake")
    XCTAssertTrue(phone.app.buttons["Dev Rao"].waitForNonExistence(timeout: 5))
    XCTAssertTrue(phone.app.buttons["Ella Novak"].exists)
    phone.keep("a search")
  }

  @MainActor func testScrolledUpNothingIsPulled() {
    let phone = Phone(self)
    phone.open("Notch")
    phone.app.staticTexts["Payment 10"].firstMatch.swipeUp()
    phone.keep("list scrolled")
    XCTAssertFalse(phone.app.staticTexts["Payment 13"].exists)
  }
}
