/// The encoding of a movie: its format, its frames, and the arguments for ffmpeg.
struct MovieEncoding {
  /// The product of ffmpeg.
  enum Product {
    /// The movie.
    case movie(OutputFormat)
    /// The best palette of 256 colours for all frames of a GIF.
    case palette
  }

  let product: Product
  /// Width, in pixels.
  let width: Int
  /// Height, in pixels.
  let height: Int
  let rate: FrameRate
  /// Whether pixels may be transparent.
  let isClear: Bool

  /// The arguments that select encoder, its options, and container.
  var words: [String] {
    switch product {
    case .palette:
      return ["-vf", "palettegen=stats_mode=full:reserve_transparent=0", "-frames:v", "1"] + still
    case .movie(let format):
      switch format {
      case .png, .svg: return still
      case .apng:
        // Trying all predictors takes 60 % longer and reduces the size by 1 %.
        return ["-c:v", "apng", "-pred", "paeth", "-plays", "0", "-f", "apng"]
      case .gif:
        return [
          "-lavfi", "[0:v][1:v]paletteuse=dither=sierra2_4a:diff_mode=rectangle", "-loop", "0", "-f", "gif",
        ]
      case .webp:
        // The encoding is lossless. With loss, small changes between frames are dropped, so that gradients become
        // blocks and moving edges leave traces. The quality setting is the effort of compression here.
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

  /// Chroma subsampling needs an even width and height. A column or row of pixels is cut off rather than added.
  private var video: String {
    "crop=trunc(iw/2)*2:trunc(ih/2)*2:0:0,"
      + "scale=out_color_matrix=bt709:out_range=tv:flags=bicubic+accurate_rnd+full_chroma_int,format=yuv420p"
  }

  /// The number of threads is fixed, because each holds frames in memory, and because the file must not depend on the
  /// machine. The number of lookahead frames is fixed for the same reasons.
  private var threads: [String] { ["-threads", "2"] }

  private var tags: [String] {
    ["-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"]
  }
}
