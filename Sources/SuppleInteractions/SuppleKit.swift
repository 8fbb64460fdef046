/// What interactions are made of. Re-exports SuppleKit, so that an app imports one module.
@_exported public import SuppleKit
