/// What a file holds, by the ending of its name.
public enum OutputFormat: String, Sendable, Hashable, CaseIterable {
  /// One picture, or a sheet of several.
  case png
  /// One picture as vectors.
  case svg
  /// A movie without loss.
  case apng
  /// A movie of 256 colours.
  case gif
  /// A movie for web pages.
  case webp
  /// H.264 for everywhere.
  case mp4
  /// VP9 for web pages.
  case webm

  /// The format of a file name, in capitals or not; nil for an unknown ending or none.
  public init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: "."), dot > fileName.startIndex else { return nil }
    self.init(rawValue: fileName[fileName.index(after: dot)...].lowercased())
  }

  /// x264's preset for `.mp4`: the movie is made faster than it plays.
  public static let videoPreset = "veryfast"

  /// Whether it moves.
  public var isMovie: Bool {
    switch self {
    case .png, .svg: false
    case .apng, .gif, .webp, .mp4, .webm: true
    }
  }

  /// Whether pixels can be clear.
  public var canBeClear: Bool {
    switch self {
    case .png, .svg, .apng, .webp: true
    case .gif, .mp4, .webm: false
    }
  }

  /// Frames a second if nothing else is asked for.
  public var usualRate: Double { self == .gif ? 50 : 60 }

  /// The most frames a second: a GIF's delays are hundredths, and browsers slow down those below two.
  public var greatestRate: Double { self == .gif ? 50 : FrameRate.range.upperBound }

  /// Device pixels a point if nothing else is asked for. A GIF grows too large at 2; halved colour needs it in videos.
  public var usualScale: Double { self == .gif ? 1 : 2 }
}
