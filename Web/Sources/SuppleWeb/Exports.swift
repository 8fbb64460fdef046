import SuppleInteractions

/// The version of what is exported, so that a page and a module from different releases notice each other.
@_expose(wasm, "version")
@c(version)
public func version() -> Int32 { 1 }
