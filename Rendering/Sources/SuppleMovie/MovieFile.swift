import SuppleCairo
import SuppleGallery
import SuppleScene
import SuppleScript

/// A script as a movie file.
public struct MovieFile {
  /// Smallest number of frames from which a GIF's palette is chosen, if the movie has as many.
  private static let paletteFrames = 120

  let staging: Staging
  let format: OutputFormat
  let rate: FrameRate
  let until: Double?
  let isClear: Bool

  /// Creates the movie of a staged script.
  ///
  /// - Parameters:
  ///   - until: time of the last frame, in seconds; nil for the whole script.
  ///   - isClear: whether the background is transparent, in a format that supports it.
  public init(of staging: Staging, as format: OutputFormat, rate: FrameRate, until: Double?, isClear: Bool) {
    self.staging = staging
    self.format = format
    self.rate = rate
    self.until = until
    self.isClear = isClear && format.canBeClear
  }

  /// Number of frames, by a replay of the script without drawing.
  public var frameCount: Int {
    var count = 0
    staging.script.play(times) { _, _ in count += 1 }
    return count
  }

  private var times: FrameTimes { .rate(rate.value, until: until) }

  /// Draws all frames, while ffmpeg encodes them.
  ///
  /// - Throws: ``RenderError`` if ffmpeg is missing or fails, or if the file cannot be written. An existing file is
  ///   then unchanged.
  public func write(
    to path: String, unfinished: UnfinishedWork, progress: ProgressBar
  ) throws(RenderError) {
    let ffmpeg = try FFmpeg()
    let output = try OutputFile(path: path, unfinished: unfinished)
    let count = frameCount
    var palette: OutputFile?
    if format == .gif {
      let colours = try OutputFile(path: path, unfinished: unfinished)
      // All frames would take too much memory, so they are drawn twice. For the palette a part of the frames is enough.
      let step = max(1, count / MovieFile.paletteFrames)
      try encode(
        .palette, step: step, ffmpeg: ffmpeg, into: colours, palette: nil, unfinished: unfinished
      ) { progress.show($0 / 4, of: count) }
      palette = colours
    }
    try encode(
      .movie(format), step: 1, ffmpeg: ffmpeg, into: output, palette: palette?.temporaryPath,
      unfinished: unfinished
    ) { progress.show(palette == nil ? $0 : count / 4 + $0 * 3 / 4, of: count) }
    progress.clear()
    try output.commit()
  }

  /// Draws and encodes the frames whose number is divisible by `step`.
  private func encode(
    _ product: MovieEncoding.Product, step: Int, ffmpeg: FFmpeg, into output: OutputFile, palette: String?,
    unfinished: UnfinishedWork, show: (Int) -> Void
  ) throws(RenderError) {
    let gallery = staging.gallery()
    let pixels = try staging.pixels(for: gallery)
    let encoding = MovieEncoding(
      product: product, width: pixels.width, height: pixels.height, rate: rate, isClear: isClear)
    let encoder = try Encoder(
      ffmpeg, arguments: FFmpeg.arguments(for: encoding, into: output.temporaryPath, palette: palette),
      output: output, unfinished: unfinished)
    var number = 0
    try staging.script.play(times) { (frame, names) throws(RenderError) in
      defer { number += 1 }
      guard number % step == 0 else { return }
      gallery.draw(frame, into: pixels)
      try encoder.add { bytes in pixels.copyRows(into: &bytes, straightAlpha: isClear) }
      show(number)
    }
    try encoder.finish()
  }
}

extension Pixels {
  /// Copies the rows without padding into reused storage, four bytes per pixel in the order blue, green, red, alpha;
  /// with straight alpha as files need it, or unchanged if all pixels are opaque.
  func copyRows(into bytes: inout [UInt8], straightAlpha: Bool) {
    let row = width * 4
    if bytes.count != row * height { bytes = [UInt8](repeating: 0, count: row * height) }
    withBytes { source in
      bytes.withUnsafeMutableBytes { target in
        for y in 0..<height {
          let from = UnsafeRawBufferPointer(rebasing: source[(y * stride)..<(y * stride + row)])
          UnsafeMutableRawBufferPointer(rebasing: target[(y * row)..<(y * row + row)]).copyMemory(from: from)
        }
      }
    }
    guard straightAlpha else { return }
    bytes.withUnsafeMutableBytes { bytes in
      for place in Swift.stride(from: 0, to: bytes.count - 3, by: 4) {
        let alpha = Int(bytes[place + 3])
        guard alpha > 0, alpha < 255 else { continue }
        for part in place..<(place + 3) {
          bytes[part] = UInt8(clamping: (Int(bytes[part]) * 255 + alpha / 2) / alpha)
        }
      }
    }
  }
}
