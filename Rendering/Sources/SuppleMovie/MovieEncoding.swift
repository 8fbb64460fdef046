/// How a movie is encoded: its format, frames, and what ffmpeg is told of them.
struct MovieEncoding {
  /// What ffmpeg makes of the frames.
  enum Product {
    /// The movie.
    case movie(OutputFormat)
    /// The 256 colours that serve all frames of a GIF best.
    case palette
  }

  let product: Product
  /// In pixels.
  let width: Int
  /// In pixels.
  let height: Int
  let rate: FrameRate
  /// Whether pixels may be clear.
  let isClear: Bool

  /// The words that say how to encode, the container included.
  var words: [String] {
    switch product {
    case .palette:
      return ["-vf", "palettegen=stats_mode=full:reserve_transparent=0", "-frames:v", "1"] + still
    case .movie(let format):
      switch format {
      case .png, .svg: return still
      case .apng:
        // Trying every prediction in turn takes three fifths longer and saves one part in a hundred.
        return ["-c:v", "apng", "-pred", "paeth", "-plays", "0", "-f", "apng"]
      case .gif:
        return [
          "-lavfi", "[0:v][1:v]paletteuse=dither=sierra2_4a:diff_mode=rectangle", "-loop", "0", "-f", "gif",
        ]
      case .webp:
        // With loss, what changes little from frame to frame is taken for the same: gradients break up into blocks, and
        // what has moved on leaves traces. The quality is the effort here.
        return [
          "-c:v", "libwebp_anim", "-lossless", "1", "-quality", "40", "-compression_level", "2", "-loop", "0",
          "-f", "webp",
        ]
      case .mp4:
        return ["-vf", video, "-c:v", "libx264", "-preset", OutputFormat.videoPreset, "-crf", "16"] + threads
          + ["-x264-params", "sync-lookahead=0:rc-lookahead=5"] + tags
          + ["-movflags", "+faststart", "-f", "mp4"]
      case .webm:
        return ["-vf", video, "-c:v", "libvpx-vp9", "-deadline", "realtime", "-cpu-used", "5"]
          + ["-row-mt", "1", "-tile-columns", "1", "-lag-in-frames", "0", "-crf", "24", "-b:v", "0"] + threads
          + tags + ["-f", "webm"]
      }
    }
  }

  private var still: [String] { ["-c:v", "png", "-f", "image2pipe"] }

  /// Even sizes, as halved colour needs them, by leaving out a column or row of pixels rather than adding one.
  private var video: String {
    "crop=trunc(iw/2)*2:trunc(ih/2)*2:0:0,"
      + "scale=out_color_matrix=bt709:out_range=tv:flags=bicubic+accurate_rnd+full_chroma_int,format=yuv420p"
  }

  /// As many everywhere: each holds frames, and files should not depend on the machine. So do frames looked ahead at.
  private var threads: [String] { ["-threads", "2"] }

  private var tags: [String] {
    ["-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"]
  }
}
