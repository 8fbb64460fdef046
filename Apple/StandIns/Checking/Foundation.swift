// Foundation for `Scripts/check-ios`: the names that the stand-ins and the hosts use. It is type-checked and never run.
// Linux builds use the toolchain's own Foundation.
// swift-format-ignore-file
@_exported import ObjectiveC
public typealias TimeInterval = Double
@frozen public struct CGFloat: BinaryFloatingPoint, Hashable, Sendable {
  public typealias NativeType = Double
  public var native: Double
  public init() { native = 0 }
  public init(_ value: Double) { native = value }
  public init(_ value: Int) { native = Double(value) }
  public init(_ value: Float) { native = Double(value) }
  public init(_ value: UInt8) { native = Double(value) }
  public init(_ value: Int32) { native = Double(value) }
  public typealias Exponent = Int
  public typealias RawSignificand = UInt64
  public typealias RawExponent = UInt
  public init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt64) {
    native = Double(sign: sign, exponentBitPattern: exponentBitPattern, significandBitPattern: significandBitPattern)
  }
  public init(sign: FloatingPointSign, exponent: Int, significand: CGFloat) { native = 0 }
  public static var exponentBitCount: Int { 11 }
  public static var significandBitCount: Int { 52 }
  public var exponentBitPattern: UInt { native.exponentBitPattern }
  public var significandBitPattern: UInt64 { native.significandBitPattern }
  public var binade: CGFloat { CGFloat(native.binade) }
  public var significandWidth: Int { native.significandWidth }
  public static var nan: CGFloat { CGFloat(Double.nan) }
  public static var signalingNaN: CGFloat { CGFloat(Double.nan) }
  public static var infinity: CGFloat { CGFloat(Double.infinity) }
  public static var greatestFiniteMagnitude: CGFloat { CGFloat(Double.greatestFiniteMagnitude) }
  public static var pi: CGFloat { CGFloat(Double.pi) }
  public var ulp: CGFloat { self }
  public static var leastNormalMagnitude: CGFloat { CGFloat() }
  public static var leastNonzeroMagnitude: CGFloat { CGFloat() }
  public var sign: FloatingPointSign { native.sign }
  public var exponent: Int { native.exponent }
  public var significand: CGFloat { self }
  public static func + (a: CGFloat, b: CGFloat) -> CGFloat { a }
  public static func += (a: inout CGFloat, b: CGFloat) {}
  public static func - (a: CGFloat, b: CGFloat) -> CGFloat { a }
  public static func -= (a: inout CGFloat, b: CGFloat) {}
  public static func * (a: CGFloat, b: CGFloat) -> CGFloat { a }
  public static func *= (a: inout CGFloat, b: CGFloat) {}
  public static func / (a: CGFloat, b: CGFloat) -> CGFloat { a }
  public static func /= (a: inout CGFloat, b: CGFloat) {}
  public static prefix func - (a: CGFloat) -> CGFloat { a }
  public mutating func formRemainder(dividingBy other: CGFloat) {}
  public mutating func formTruncatingRemainder(dividingBy other: CGFloat) {}
  public mutating func formSquareRoot() {}
  public mutating func addProduct(_ lhs: CGFloat, _ rhs: CGFloat) {}
  public var nextUp: CGFloat { self }
  public func isEqual(to other: CGFloat) -> Bool { true }
  public func isLess(than other: CGFloat) -> Bool { true }
  public func isLessThanOrEqualTo(_ other: CGFloat) -> Bool { true }
  public mutating func round(_ rule: FloatingPointRoundingRule) {}
  public var isNormal: Bool { true }
  public var isFinite: Bool { true }
  public var isZero: Bool { true }
  public var isSubnormal: Bool { true }
  public var isInfinite: Bool { true }
  public var isNaN: Bool { true }
  public var isSignalingNaN: Bool { true }
  public var isCanonical: Bool { true }
  public typealias Stride = CGFloat
  public func distance(to other: CGFloat) -> CGFloat { other }
  public func advanced(by n: CGFloat) -> CGFloat { n }
  public init(integerLiteral value: Int) { self.init(value) }
  public init(floatLiteral value: Double) { self.init(value) }
  public typealias Magnitude = CGFloat
  public var magnitude: CGFloat { self }
  public init?<T>(exactly source: T) where T: BinaryInteger { nil }
}
extension Double { public init(_ x: CGFloat) { self = x.native } }
extension Float { public init(_ x: CGFloat) { self = Float(x.native) } }
@frozen public struct CGPoint: Equatable, Sendable {
  public var x, y: CGFloat
  public init() { (x, y) = (0, 0) }
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  public init(x: Double, y: Double) { self.init(x: CGFloat(x), y: CGFloat(y)) }
  public init(x: Int, y: Int) { self.init(x: CGFloat(x), y: CGFloat(y)) }
  public static var zero: CGPoint { CGPoint() }
}
@frozen public struct CGSize: Equatable, Sendable {
  public var width, height: CGFloat
  public init() { (width, height) = (0, 0) }
  public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
  public init(width: Double, height: Double) { self.init(width: CGFloat(width), height: CGFloat(height)) }
  public init(width: Int, height: Int) { self.init(width: CGFloat(width), height: CGFloat(height)) }
  public static var zero: CGSize { CGSize() }
}
@frozen public struct CGVector: Equatable, Sendable {
  public var dx, dy: CGFloat
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}
@frozen public struct CGRect: Equatable, Sendable {
  public var origin: CGPoint
  public var size: CGSize
  public init(origin: CGPoint, size: CGSize) { (self.origin, self.size) = (origin, size) }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }
  public static var zero: CGRect { CGRect(origin: .zero, size: .zero) }
  public static var null: CGRect { .zero }
  public var minX: CGFloat { origin.x }
  public var minY: CGFloat { origin.y }
  public var midX: CGFloat { origin.x }
  public var midY: CGFloat { origin.y }
  public var maxX: CGFloat { origin.x }
  public var maxY: CGFloat { origin.y }
  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }
  public func contains(_ point: CGPoint) -> Bool { true }
  public func contains(_ rect2: CGRect) -> Bool { true }
  public func intersects(_ rect2: CGRect) -> Bool { true }
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
}
open class NSCoder: NSObject {}
open class RunLoop: NSObject {
  public struct Mode: Hashable, Sendable {
    public static let common = Mode()
    public static let `default` = Mode()
  }
  open class var main: RunLoop { RunLoop() }
}
open class OperationQueue: NSObject, @unchecked Sendable { open class var main: OperationQueue { OperationQueue() } }
open class NSNotification: NSObject {
  public struct Name: Hashable, Sendable { public init(_ rawValue: String) {} }
}
public struct Notification {
  public var name: NSNotification.Name
  public var object: Any?
  public var userInfo: [AnyHashable: Any]?
}
open class Bundle: NSObject, @unchecked Sendable {
  open func localizedString(forKey key: String, value: String?, table tableName: String?) -> String { key }
}
public struct Locale: Hashable, Sendable { public static var current: Locale { Locale() } }
extension String {
  public init(format: String, locale: Locale?, _ arguments: any CVarArg...) { self = format }
  public init(format: String, locale: Locale?, arguments: [any CVarArg]) { self = format }
  public func replacingOccurrences(of target: String, with replacement: String) -> String { self }
}
public struct IndexPath: Hashable, Sendable {
  public init(indexes: [Int]) {}
  public subscript(index: Int) -> Int { index }
}
open class Thread: NSObject {
  open class var isMainThread: Bool { true }
}
public struct Date: Comparable, Hashable, Sendable {
  public init() {}
  public static func + (lhs: Date, rhs: TimeInterval) -> Date { lhs }
  public static func < (lhs: Date, rhs: Date) -> Bool { false }
}
open class UserDefaults: NSObject, @unchecked Sendable {
  open class var standard: UserDefaults { UserDefaults() }
  open func double(forKey defaultName: String) -> Double { 0 }
}
open class NotificationCenter: NSObject, @unchecked Sendable {
  open class var `default`: NotificationCenter { NotificationCenter() }
  open func post(name aName: NSNotification.Name, object anObject: Any?) {}
  open func addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { NSObject() }
  open func removeObserver(_ observer: Any) {}
}
public protocol LocalizedError: Error { var errorDescription: String? { get } }
extension LocalizedError { public var errorDescription: String? { nil } }
public protocol CustomNSError: Error {}
open class NSError: NSObject, Error, @unchecked Sendable {}
extension Error { public var localizedDescription: String { "" } }
open class JSONEncoder {
  public init() {}
  open func encode<T>(_ value: T) throws -> Data where T: Encodable { Data() }
}
open class JSONDecoder {
  public init() {}
  open func decode<T>(_ type: T.Type, from data: Data) throws -> T where T: Decodable { fatalError() }
}
public struct Data: Equatable, Hashable, Sendable { public init() {} }
open class NSNumber: NSObject { public convenience init(value: Int) { self.init() } }

extension StringProtocol {
  public func localizedStandardContains<T>(_ string: T) -> Bool where T: StringProtocol { false }
}
