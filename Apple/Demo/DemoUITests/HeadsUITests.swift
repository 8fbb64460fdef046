import Foundation
import UIKit
import XCTest

final class HeadsUITests: XCTestCase {
  override func setUp() { continueAfterFailure = false }

  @MainActor private func start(_ arguments: [String] = []) -> (Phone, XCUIElement) {
    let phone = Phone(self, arguments: arguments)
    phone.open("Heads")
    let head = phone.app.buttons["Anna Berg"].firstMatch
    XCTAssertTrue(head.waitForExistence(timeout: 5))
    return (phone, head)
  }

  @MainActor func testATapOpensAndAnotherCloses() {
    let (phone, head) = start()
    head.tap()
    XCTAssertTrue(phone.app.textFields["Message"].waitForExistence(timeout: 5))
    phone.keep("conversation open")
    phone.app.buttons["Anna Berg"].firstMatch.tap()
    XCTAssertTrue(phone.app.textFields["Message"].waitForNonExistence(timeout: 5))
    phone.keep("conversation closed")
  }

  @MainActor func testThrownAcrossItClingsToTheOtherEdge() {
    let (phone, head) = start()
    let window = phone.app.windows.firstMatch.frame
    let wasRight = head.frame.midX > window.midX
    phone.drag(head, dx: (wasRight ? -0.7 : 0.7) * window.width, dy: 40, velocity: .fast)
    // XCTest does not wait for a display link: the heads may still be in flight.
    let end = Date() + 5
    while (head.frame.midX > window.midX) == wasRight, Date() < end {}
    XCTAssertTrue((head.frame.midX > window.midX) != wasRight)
    phone.keep("heads at the other edge")
  }

  @MainActor func testDraggedIntoTheTargetItGoes() {
    let (phone, head) = start()
    let window = phone.app.windows.firstMatch.frame
    let (dx, dy) = (window.midX - head.frame.midX, window.maxY - 120 - head.frame.midY)
    phone.drag(head, dx: dx, dy: dy, velocity: .slow, rest: 0.6)
    XCTAssertTrue(phone.app.staticTexts["0 heads"].waitForExistence(timeout: 5))
    phone.keep("heads thrown away")
    phone.open("Chats")
    phone.keep("an undo is offered")
    phone.app.buttons["Undo"].tap()
    phone.open("Heads")
    XCTAssertTrue(phone.app.staticTexts["3 heads"].waitForExistence(timeout: 5))
  }

  @MainActor func testBesideTheHeadsTheAppIsTouched() {
    let (phone, _) = start()
    phone.app.buttons["Add a head"].tap()
    XCTAssertTrue(phone.app.staticTexts["4 heads"].waitForExistence(timeout: 5))
  }

  @MainActor func testTurnedTheyStayOnTheScreen() {
    let (phone, head) = start()
    // A failed assertion leaves this function, and the next test needs an upright phone.
    addTeardownBlock { @MainActor in XCUIDevice.shared.orientation = .portrait }
    XCUIDevice.shared.orientation = .landscapeLeft
    phone.keep("heads in landscape")
    let screen = phone.app.windows.firstMatch.frame
    XCTAssertTrue(screen.insetBy(dx: -20, dy: -20).contains(head.frame))
  }

  @MainActor func testFromRightToLeftTheyAreThere() {
    let (phone, _) = start(["-AppleLanguages", "(ar)", "-AppleTextDirection", "YES"])
    phone.keep("heads from right to left")
  }
}
