import Foundation

/// The ffmpeg program.
struct FFmpeg {
  /// Path of the executable.
  let path: String

  /// Finds the first ffmpeg on the PATH.
  init() throws(RenderError) {
    let directories = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for directory in directories where directory.hasPrefix("/") {
      let path = "\(directory)/ffmpeg"
      if access(path, X_OK) == 0, !isDirectory(path) {
        self.path = path
        return
      }
    }
    throw .missingProgram("ffmpeg")
  }

  /// Arguments for ffmpeg to read raw frames from its standard input and to write to a file, even if its name looks like a
  /// protocol or an option.
  static func arguments(for encoding: MovieEncoding, into file: String, palette: String? = nil) -> [String] {
    var words = ["-hide_banner", "-nostdin", "-loglevel", "error", "-y"]
    words += [
      "-f", "rawvideo", "-pixel_format", encoding.isClear ? "bgra" : "bgr0",
      "-video_size", "\(encoding.width)x\(encoding.height)",
      "-framerate", "\(encoding.rate.numerator)/\(encoding.rate.denominator)", "-i", "pipe:0",
    ]
    if let palette { words += ["-f", "png_pipe", "-i", "file:" + palette] }
    words += ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact"]
    words += encoding.words
    return words + ["file:" + file]
  }
}

private func isDirectory(_ path: String) -> Bool {
  var status = stat()
  return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
}
