// Apple's module UserNotifications, reduced to the app's needs. For the type checker only.
// swift-format-ignore-file
public import Foundation
public import UIKit
open class UNNotificationContent: NSObject, @unchecked Sendable { public var title = ""; public var body = ""; public var threadIdentifier = "" }
open class UNNotificationRequest: NSObject, @unchecked Sendable { public let content = UNNotificationContent() }
open class UNNotification: NSObject, @unchecked Sendable { public let request = UNNotificationRequest() }
open class UNNotificationResponse: NSObject, @unchecked Sendable { public let notification = UNNotification() }
public struct UNNotificationPresentationOptions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue } }
public protocol UNUserNotificationCenterDelegate: AnyObject {
  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
  func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async -> UNNotificationPresentationOptions
}
open class UNUserNotificationCenter: NSObject, @unchecked Sendable { public class func current() -> UNUserNotificationCenter { fatalError() }; weak public var delegate: (any UNUserNotificationCenterDelegate)? }
