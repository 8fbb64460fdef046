// Apple's module Observation, reduced to the app's needs. The macros are the toolchain's own. For the type checker only.
// swift-format-ignore-file
public protocol Observable {}
@attached(member, names: named(_$observationRegistrar), named(access), named(withMutation), named(shouldNotifyObservers)) @attached(memberAttribute) @attached(extension, conformances: Observable)
public macro Observable() = #externalMacro(module: "ObservationMacros", type: "ObservableMacro")
@attached(accessor, names: named(init), named(get), named(set), named(_modify)) @attached(peer, names: prefixed(_))
public macro ObservationTracked() = #externalMacro(module: "ObservationMacros", type: "ObservationTrackedMacro")
@attached(accessor, names: named(willSet))
public macro ObservationIgnored() = #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")
public struct ObservationRegistrar: Sendable {
  public init() {}
  public func access<S: Observable, M>(_ s: S, keyPath: KeyPath<S, M>) {}
  public func withMutation<S: Observable, M, T>(of s: S, keyPath: KeyPath<S, M>, _ m: () throws -> T) rethrows -> T { try m() }
  public func willSet<S: Observable, M>(_ s: S, keyPath: KeyPath<S, M>) {}
  public func didSet<S: Observable, M>(_ s: S, keyPath: KeyPath<S, M>) {}
}
