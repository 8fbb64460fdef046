/// The reason why rendering failed.
public enum RenderError: Error, Sendable, Hashable {
  /// The pictures of people cannot be read; the reason, with the path.
  case noPictures(reason: String)
  /// The program that encodes is not installed.
  case missingProgram(String)
  /// The program is installed, but without the encoder of this format.
  case missingEncoder(program: String, reason: String)
  /// The output cannot be written; its path, and the reason.
  case cannotWrite(path: String, reason: String)
  /// The picture would be larger than the limit; its size in pixels.
  case tooLarge(width: Int, height: Int)
  /// There are more pictures than a contact sheet may have.
  case tooManyPictures(Int)
  /// There is not enough memory.
  case outOfMemory
  /// The encoder does not respond.
  case encoderHangs
  /// The encoder failed; the output's path, and the encoder's message.
  case encoderFailed(path: String, reason: String)
}

extension RenderError: CustomStringConvertible {
  /// The error in one line.
  public var description: String {
    switch self {
    case .noPictures(let reason): reason
    case .missingProgram(let name):
      "\(name) is not on this machine's PATH; it encodes movies (Debian: apt-get install \(name))"
    case .missingEncoder(let program, let reason): "\(program) cannot encode this: \(reason)"
    case .cannotWrite(let path, let reason): "\(path): \(reason)"
    case .tooLarge(let width, let height):
      "pictures of \(width) by \(height) pixels are too large: width and height are limited to 16384; choose a smaller --scale"
    case .tooManyPictures(let count):
      "\(count) pictures are too many for a sheet: at most \(SheetLayout.maximumCount)"
    case .outOfMemory: "there is not enough memory for the pictures"
    case .encoderHangs: "ffmpeg made no progress for \(Int(Encoder.patience)) seconds and was terminated"
    case .encoderFailed(let path, let reason): "\(path): the encoder failed: \(reason)"
    }
  }
}
