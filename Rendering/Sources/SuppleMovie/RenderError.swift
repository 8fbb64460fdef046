/// Why nothing was rendered. Its description is one line for a person.
public enum RenderError: Error, Sendable, Hashable {
  /// The pictures of people cannot be read; why, with the path.
  case noPictures(reason: String)
  /// A program that encodes is not on this machine.
  case missingProgram(String)
  /// The program is there, but was built without what encodes this format.
  case missingEncoder(program: String, reason: String)
  /// The output cannot be written; its path, and why.
  case cannotWrite(path: String, reason: String)
  /// The pictures would be wider or higher than can be drawn, in pixels.
  case tooLarge(width: Int, height: Int)
  /// More pictures than a sheet has room for.
  case tooManyPictures(Int)
  /// There is not enough memory.
  case outOfMemory
  /// The encoder gave up; the output's path, and what it said.
  case encoderFailed(path: String, reason: String)
}

extension RenderError: CustomStringConvertible {
  /// One line for a person.
  public var description: String {
    switch self {
    case .noPictures(let reason): reason
    case .missingProgram(let name):
      "\(name) is not on this machine's PATH; it encodes movies (Debian: apt-get install \(name))"
    case .missingEncoder(let program, let reason): "\(program) cannot encode this: \(reason)"
    case .cannotWrite(let path, let reason): "\(path): \(reason)"
    case .tooLarge(let width, let height):
      "pictures of \(width) by \(height) pixels are too large: at most 16384 either way; choose a smaller --scale"
    case .tooManyPictures(let count):
      "\(count) pictures are too many for a sheet: at most \(SheetLayout.greatestCount)"
    case .outOfMemory: "there is not enough memory for the pictures"
    case .encoderFailed(let path, let reason): "\(path): the encoder failed: \(reason)"
    }
  }
}
