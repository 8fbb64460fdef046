// Written by `make contract` from Sources/SuppleContract; edit the descriptions there.
// swift-format-ignore-file

/// The version of the contract that this module keeps.
let contractVersion: Int32 = 893596438
