// Apple's module UserNotifications, reduced to the declarations that an app with heads uses.
public import Foundation

open class UNNotificationContent: NSObject, @unchecked Sendable {
  public let title: String
  public let body: String
  public let threadIdentifier: String
  public init(standIn threadIdentifier: String, title: String, body: String) {
    (self.threadIdentifier, self.title, self.body) = (threadIdentifier, title, body)
  }
}

open class UNNotificationRequest: NSObject, @unchecked Sendable {
  public let content: UNNotificationContent
  init(_ content: UNNotificationContent) { self.content = content }
}

open class UNNotification: NSObject, @unchecked Sendable {
  public let request: UNNotificationRequest
  public init(standIn content: UNNotificationContent) { request = UNNotificationRequest(content) }
}

open class UNNotificationResponse: NSObject, @unchecked Sendable {
  public let notification: UNNotification
  public init(standIn notification: UNNotification) { self.notification = notification }
}

public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

public protocol UNUserNotificationCenterDelegate: AnyObject {
  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse)
    async
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
}

open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let only = UNUserNotificationCenter()
  public class func current() -> UNUserNotificationCenter { only }
  public weak var delegate: (any UNUserNotificationCenterDelegate)?
}
