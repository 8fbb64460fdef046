/// Why there is no picture.
public enum PictureError: Error, Sendable, Hashable {
  /// A width or height below 1 or beyond what can be painted on, in pixels.
  case badSize(width: Int, height: Int)
  /// There is no memory for it.
  case outOfMemory
  /// The file cannot be read; the path, and why.
  case unreadable(path: String, reason: String)
  /// The file cannot be written; the path, and why.
  case unwritable(path: String, reason: String)
  /// Neither a PNG nor a JPEG.
  case unknownFormat
  /// A PNG or JPEG that is broken; why.
  case damaged(reason: String)
}

extension PictureError: CustomStringConvertible {
  /// One line for a person.
  public var description: String {
    switch self {
    case .badSize(let width, let height): "a picture of \(width) by \(height) pixels cannot be made"
    case .outOfMemory: "not enough memory for a picture"
    case .unreadable(let path, let reason): "\(path): cannot be read: \(reason)"
    case .unwritable(let path, let reason): "\(path): cannot be written: \(reason)"
    case .unknownFormat: "neither a PNG nor a JPEG"
    case .damaged(let reason): "a damaged picture: \(reason)"
    }
  }
}
