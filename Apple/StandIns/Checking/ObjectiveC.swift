// Objective-C for `Scripts/check-ios`: the names that the type checker requires.
@frozen public struct Selector: Hashable, @unchecked Sendable, ExpressibleByStringLiteral {
  var ptr: OpaquePointer
  public init(_ str: String) { ptr = OpaquePointer(bitPattern: 1)! }
  public init(stringLiteral value: String) { self.init(value) }
}
@frozen public struct ObjCBool { public var value: Bool }
public func _convertBoolToObjCBool(_ x: Bool) -> ObjCBool { ObjCBool(value: x) }
public func _convertObjCBoolToBool(_ x: ObjCBool) -> Bool { x.value }
@objc public protocol NSObjectProtocol {}
@objc open class NSObject: NSObjectProtocol, Hashable {
  public init() {}
  @nonobjc open func isEqual(_ object: Any?) -> Bool { false }
  @nonobjc open var hash: Int { 0 }
  public static func == (a: NSObject, b: NSObject) -> Bool { a.isEqual(b) }
  public func hash(into hasher: inout Hasher) {}
}
