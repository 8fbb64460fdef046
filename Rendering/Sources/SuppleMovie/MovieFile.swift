import SuppleCairo
import SuppleGallery
import SuppleScene
import SuppleScript

/// A script as a movie in a file.
public struct MovieFile {
  /// The frames a palette of 256 colours is chosen from, at the least where there are so many.
  private static let paletteFrames = 120

  let staging: Staging
  let format: OutputFormat
  let rate: FrameRate
  let until: Double?
  let isClear: Bool

  /// A movie of a script that is staged.
  ///
  /// - Parameters:
  ///   - until: No frame after this time, in seconds; nil for as long as the script plays.
  ///   - isClear: Whether what lies behind everything is clear, in a format where it can be.
  public init(of staging: Staging, as format: OutputFormat, rate: FrameRate, until: Double?, isClear: Bool) {
    self.staging = staging
    self.format = format
    self.rate = rate
    self.until = until
    self.isClear = isClear && format.canBeClear
  }

  /// How many frames there are: found by playing the script without drawing it.
  public var frameCount: Int {
    var count = 0
    staging.script.play(times) { _, _ in count += 1 }
    return count
  }

  private var times: FrameTimes { .rate(rate.value, until: until) }

  /// Draws every frame and has ffmpeg encode them at the same time.
  ///
  /// - Throws: ``RenderError`` where ffmpeg is missing or fails, or the file cannot be written; the file is then as it
  ///   was before.
  public func write(
    to path: String, unfinished: UnfinishedWork, progress: ProgressBar
  ) throws(RenderError) {
    let ffmpeg = try FFmpeg()
    let output = try OutputFile(path: path, unfinished: unfinished)
    let count = frameCount
    var palette: OutputFile?
    if format == .gif {
      let colours = try OutputFile(path: path, unfinished: unfinished)
      // All frames at once would have to be kept for this, so they are drawn twice; not all are needed for the colours.
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

  /// Draws every frame whose number `step` divides, and encodes it.
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
  /// Writes the rows one after the other, four bytes a pixel in the order blue, green, red, alpha, into storage that is
  /// used again. With straight alpha, as files hold it, or as it is where everything is opaque.
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
