/// The format of an output file, chosen by its file name extension.
public enum OutputFormat: String, Sendable, Hashable, CaseIterable {
  /// A picture, or a contact sheet of several.
  case png
  /// A vector picture.
  case svg
  /// A lossless movie.
  case apng
  /// A movie of 256 colours.
  case gif
  /// A movie for web pages.
  case webp
  /// An H.264 movie, which plays on all systems.
  case mp4
  /// A VP9 movie for web pages.
  case webm

  /// The format of a file name, in upper or lower case; nil for an unknown extension.
  public init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: "."), dot > fileName.startIndex else { return nil }
    self.init(rawValue: fileName[fileName.index(after: dot)...].lowercased())
  }

  /// The preset of x264 for `.mp4`. With it, a movie is encoded faster than it plays.
  public static let videoPreset = "veryfast"

  /// Whether the format is a movie.
  public var isMovie: Bool {
    switch self {
    case .png, .svg: false
    case .apng, .gif, .webp, .mp4, .webm: true
    }
  }

  /// Whether the format supports transparent pixels.
  public var canBeClear: Bool {
    switch self {
    case .png, .svg, .apng, .webp: true
    case .gif, .mp4, .webm: false
    }
  }

  /// Default number of frames per second.
  public var usualRate: Double { self == .gif ? 50 : 60 }

  /// Largest number of frames per second. The delays of a GIF are in hundredths of a second, and browsers slow down
  /// delays below two.
  public var maximumRate: Double { self == .gif ? 50 : FrameRate.range.upperBound }

  /// Default number of device pixels per point. At 2, a GIF would be too large; at 1, a video would lose sharpness by
  /// chroma subsampling.
  public var usualScale: Double { self == .gif ? 1 : 2 }
}
