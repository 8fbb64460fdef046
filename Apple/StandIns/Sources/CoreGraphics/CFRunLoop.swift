// Run loop observers of Core Foundation. A host adds one to act at the end of each turn.

// Page: https://developer.apple.com/documentation/corefoundation/cfrunloopmode; iOS 2
public struct CFRunLoopMode: Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let commonModes: CFRunLoopMode! = CFRunLoopMode(rawValue: "kCFRunLoopCommonModes")
}

// Page: https://developer.apple.com/documentation/corefoundation/cfrunloopactivity; iOS 2
public struct CFRunLoopActivity: OptionSet, Sendable {
  public let rawValue: CFOptionFlags
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
  public static var beforeWaiting: CFRunLoopActivity { CFRunLoopActivity(rawValue: 1 << 5) }
}

// Page: https://developer.apple.com/documentation/corefoundation/cfoptionflags; iOS 2
public typealias CFOptionFlags = UInt
// Page: https://developer.apple.com/documentation/corefoundation/cfindex; iOS 2
public typealias CFIndex = Int

// Page: https://developer.apple.com/documentation/corefoundation/cfallocator; iOS 2
public final class CFAllocator {}

// Page: https://developer.apple.com/documentation/corefoundation/cfrunloop; iOS 2
public final class CFRunLoop {
  nonisolated(unsafe) static let standInMain = CFRunLoop()
  fileprivate var observers: [CFRunLoopObserver] = []
  /// Ends a turn of the main run loop: calls its observers with `beforeWaiting`.
  public static func standInTurn() {
    for observer in standInMain.observers where observer.isValid { observer.block(observer, .beforeWaiting) }
  }
  /// The number of observers of the main run loop.
  public static var standInObservers: Int { standInMain.observers.count }
}

// Page: https://developer.apple.com/documentation/corefoundation/cfrunloopobserver; iOS 2
public final class CFRunLoopObserver {
  fileprivate let block: (CFRunLoopObserver?, CFRunLoopActivity) -> Void
  fileprivate var isValid = true
  fileprivate init(_ block: @escaping (CFRunLoopObserver?, CFRunLoopActivity) -> Void) { self.block = block }
}

// Page: https://developer.apple.com/documentation/corefoundation/cfrunloopgetmain(); iOS 2
public func CFRunLoopGetMain() -> CFRunLoop! { CFRunLoop.standInMain }

// Page: https://developer.apple.com/documentation/corefoundation/cfrunloopobservercreatewithhandler(_:_:_:_:_:); iOS 5
public func CFRunLoopObserverCreateWithHandler(
  _ allocator: CFAllocator!, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
  _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver! { CFRunLoopObserver(block) }

// Page: https://developer.apple.com/documentation/corefoundation/cfrunloopaddobserver(_:_:_:); iOS 2
public func CFRunLoopAddObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {
  rl.observers.append(observer)
}

// Page: https://developer.apple.com/documentation/corefoundation/cfrunloopobserverinvalidate(_:); iOS 2
public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver!) {
  observer.isValid = false
  CFRunLoop.standInMain.observers.removeAll { $0 === observer }
}
