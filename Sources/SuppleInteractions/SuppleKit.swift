/// What interactions are made of. An app imports one module: the names of both are in it.
@_exported public import SuppleKit
