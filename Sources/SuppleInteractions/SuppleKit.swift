/// Building blocks of interactions. Re-exports SuppleKit, so that an app imports one module.
@_exported public import SuppleKit
