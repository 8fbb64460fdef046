/// The reason why a picture cannot be made, read or written.
public enum PictureError: Error, Sendable, Hashable {
  /// The width or height is below 1 or above the limit, in pixels.
  case badSize(width: Int, height: Int)
  /// There is not enough memory.
  case outOfMemory
  /// The file cannot be read; its path, and the reason.
  case unreadable(path: String, reason: String)
  /// The file cannot be written; its path, and the reason.
  case unwritable(path: String, reason: String)
  /// The file is neither PNG nor JPEG.
  case unknownFormat
  /// The PNG or JPEG file is damaged; the reason.
  case damaged(reason: String)
}

extension PictureError: CustomStringConvertible {
  /// The error in one line.
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
