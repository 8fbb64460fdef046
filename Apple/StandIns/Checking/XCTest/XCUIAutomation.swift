// XCTest and its user interface part, for `Scripts/check-ios`: the API of the demo's tests. It is type-checked and never
// run.
@_exported import Foundation
@_exported import UIKit

// Page: https://developer.apple.com/documentation/xctest/xctestcase; iOS 9
open class XCTestCase: NSObject {
  open var continueAfterFailure = true
  open func setUp() {}
  open func tearDown() {}
  open func add(_ attachment: XCTAttachment) {}
  // Page: https://developer.apple.com/documentation/xctest/xctestcase/addteardownblock(_:)-5zw6c; iOS 13
  open func addTeardownBlock(_ block: @escaping @MainActor @Sendable () throws -> Void) {}
}
// Page: https://developer.apple.com/documentation/xctest/xctasserttrue(_:_:file:line:); iOS 9
public func XCTAssertTrue(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}
// Page: https://developer.apple.com/documentation/xctest/xctassertfalse(_:_:file:line:); iOS 9
public func XCTAssertFalse(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}
// Page: https://developer.apple.com/documentation/xctest/xctassertgreaterthan(_:_:_:file:line:); iOS 9
public func XCTAssertGreaterThan<T>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) where T: Comparable {}

// Page: https://developer.apple.com/documentation/xctest/xctattachment; iOS 9
open class XCTAttachment: NSObject {
  open var name: String?
  open var lifetime: XCTAttachment.Lifetime = .deleteOnSuccess
  // Page: https://developer.apple.com/documentation/xctest/xctattachment/lifetime-swift.enum; iOS 9
  public enum Lifetime: Int, Sendable { case keepAlways = 0, deleteOnSuccess = 1 }
}
// Page: https://developer.apple.com/documentation/xctest/xctattachment/init(screenshot:); iOS 9
extension XCTAttachment {
  public convenience init(screenshot: XCUIScreenshot) { self.init() }
}

// Page: https://developer.apple.com/documentation/xcuiautomation/xcuiscreenshot; iOS 9
@MainActor open class XCUIScreenshot: NSObject {}
// Page: https://developer.apple.com/documentation/xcuiautomation/xcuiscreen; iOS 9
@MainActor open class XCUIScreen: NSObject {
  open class var main: XCUIScreen { XCUIScreen() }
  open func screenshot() -> XCUIScreenshot { XCUIScreenshot() }
}

// Page: https://developer.apple.com/documentation/xcuiautomation/xcuielement; iOS 9
@MainActor open class XCUIElement: NSObject {
  open var exists: Bool { false }
  open var frame: CGRect { .zero }
  open var firstMatch: XCUIElement { self }
  open func tap() {}
  open func swipeUp() {}
  // Page: https://developer.apple.com/documentation/xcuiautomation/xcuielement/typetext(_:); iOS 9
  open func typeText(_ text: String) {}
  // Page: https://developer.apple.com/documentation/xcuiautomation/xcuielement/waitforexistence(timeout:); iOS 9
  open func waitForExistence(timeout: TimeInterval) -> Bool { false }
  // Page: https://developer.apple.com/documentation/xcuiautomation/xcuielement/waitfornonexistence(timeout:); iOS 9
  open func waitForNonExistence(timeout: TimeInterval) -> Bool { false }
  // Page: https://developer.apple.com/documentation/xcuiautomation/xcuielement/coordinate(withnormalizedoffset:); iOS 9
  open func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate { XCUICoordinate() }
  // Page: https://developer.apple.com/documentation/xcuiautomation/xcuielementtypequeryprovider; iOS 9
  open var buttons: XCUIElementQuery { XCUIElementQuery() }
  open var staticTexts: XCUIElementQuery { XCUIElementQuery() }
  open var textFields: XCUIElementQuery { XCUIElementQuery() }
  open var searchFields: XCUIElementQuery { XCUIElementQuery() }
  open var tables: XCUIElementQuery { XCUIElementQuery() }
  open var tabBars: XCUIElementQuery { XCUIElementQuery() }
  open var navigationBars: XCUIElementQuery { XCUIElementQuery() }
  open var windows: XCUIElementQuery { XCUIElementQuery() }
}
// Page: https://developer.apple.com/documentation/xcuiautomation/xcuielementquery; iOS 9
@MainActor open class XCUIElementQuery: NSObject {
  open var firstMatch: XCUIElement { XCUIElement() }
  open subscript(key: String) -> XCUIElement { XCUIElement() }
  open var buttons: XCUIElementQuery { self }
}
// Page: https://developer.apple.com/documentation/xcuiautomation/xcuiapplication; iOS 9
@MainActor open class XCUIApplication: XCUIElement {
  // Page: https://developer.apple.com/documentation/xcuiautomation/xcuiapplication/launcharguments; iOS 9
  open var launchArguments: [String] = []
  // Page: https://developer.apple.com/documentation/xcuiautomation/xcuiapplication/launch(); iOS 9
  open func launch() {}
}
// Page: https://developer.apple.com/documentation/xcuiautomation/xcuicoordinate; iOS 9
@MainActor open class XCUICoordinate: NSObject {
  // Page: https://developer.apple.com/documentation/xcuiautomation/xcuicoordinate/withoffset(_:); iOS 9
  open func withOffset(_ offsetVector: CGVector) -> XCUICoordinate { self }
  // Page: https://developer.apple.com/documentation/xcuiautomation/xcuicoordinate/press(forduration:thendragto:withvelocity:thenholdforduration:); iOS 9
  open func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) {}
}
// Page: https://developer.apple.com/documentation/xcuiautomation/xcuigesturevelocity; iOS 9
public struct XCUIGestureVelocity: Hashable, Sendable {
  public var rawValue: CGFloat
  public init(rawValue: CGFloat) { self.rawValue = rawValue }
  public static let `default` = XCUIGestureVelocity(rawValue: 0)
  public static let slow = XCUIGestureVelocity(rawValue: 1)
  public static let fast = XCUIGestureVelocity(rawValue: 2)
}
// Page: https://developer.apple.com/documentation/xcuiautomation/xcuidevice; iOS 9
@MainActor open class XCUIDevice: NSObject {
  open class var shared: XCUIDevice { XCUIDevice() }
  open var orientation = UIDeviceOrientation.portrait
}
// Page: https://developer.apple.com/documentation/uikit/uideviceorientation; iOS 2
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}
