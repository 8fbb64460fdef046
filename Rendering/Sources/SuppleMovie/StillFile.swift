import Foundation
import SuppleCairo
import SuppleGallery
import SuppleScene
import SuppleScript

/// A picture of a script, or a contact sheet of several, as a file.
public struct StillFile {
  let staging: Staging

  /// Creates the pictures of a staged script.
  public init(of staging: Staging) { self.staging = staging }

  private var script: Script { staging.script }

  /// Writes the picture at a time, in seconds, as PNG.
  public func writePicture(
    at time: Double, to path: String, unfinished: UnfinishedWork
  ) throws(RenderError) {
    let output = try OutputFile(path: path, unfinished: unfinished)
    let gallery = staging.gallery()
    let pixels = try staging.pixels(for: gallery)
    script.play(.list([time])) { frame, _ in gallery.draw(frame, into: pixels) }
    try output.write(png: pixels)
  }

  /// Writes the picture at a time, in seconds, as SVG.
  public func writeVectors(
    at time: Double, to path: String, unfinished: UnfinishedWork
  ) throws(RenderError) {
    let output = try OutputFile(path: path, unfinished: unfinished)
    let gallery = staging.gallery()
    let scale = staging.scale
    // A screen without extent is written as one pixel, the same as in a PNG file.
    let size = Size(width: max(gallery.size.width, 1 / scale), height: max(gallery.size.height, 1 / scale))
    var svg: [UInt8] = []
    try script.play(.list([time])) { (frame, _) throws(RenderError) in
      do throws(PictureError) {
        svg = try VectorPicture(size: size, scale: scale) { gallery.draw(frame, with: $0) }.svg
      } catch .badSize(let width, let height) {
        throw .tooLarge(width: width, height: height)
      } catch {
        throw .outOfMemory
      }
    }
    try output.write(svg)
  }

  /// Writes the pictures at several times as one PNG, each with its time below it.
  ///
  /// - Parameters:
  ///   - times: in seconds, in ascending order; 1 to ``SheetLayout/maximumCount`` of them.
  ///   - palette: colours of the times and of the background.
  public func writeSheet(
    of times: [Double], to path: String, palette: Palette,
    unfinished: UnfinishedWork, progress: ProgressBar
  ) throws(RenderError) {
    guard times.count <= SheetLayout.maximumCount else { throw .tooManyPictures(times.count) }
    let output = try OutputFile(path: path, unfinished: unfinished)
    let gallery = staging.gallery()
    let pixels = try staging.pixels(for: gallery)
    let layout = SheetLayout(count: times.count, picture: gallery.size)
    let scale = staging.scale
    let sheet = try Pixels(
      rendering: Int((layout.size.width * scale).rounded()), Int((layout.size.height * scale).rounded()))
    let painter = Painter(on: sheet, scale: scale)
    painter.fill(with: .color(palette.ground))
    var style = TextStyle(size: 13, weight: .medium, color: palette.textSecondary)
    style.alignment = .center
    style.hasTabularFigures = true
    var index = 0
    script.play(.list(times)) { frame, _ in
      gallery.draw(frame, into: pixels)
      let place = layout.frame(of: index)
      // The pixels are the same as in a file with this picture alone.
      sheet.copy(pixels, x: Int((place.x * scale).rounded()), y: Int((place.y * scale).rounded()))
      painter.draw("\(NumberText.string(times[index])) s", in: layout.caption(of: index), style: style)
      index += 1
      progress.show(index, of: times.count)
    }
    progress.clear()
    try output.write(png: sheet)
  }

  /// The times of frames at a rate, in seconds; `until` is the last one, or nil for the end of the script.
  public func times(rate: Double, until: Double?) -> [Double] {
    var times: [Double] = []
    script.play(.rate(rate, until: until)) { frame, _ in times.append(frame.time) }
    return times
  }

  /// Returns `count` times, evenly distributed from the start to the end of the script.
  ///
  /// - Parameter until: the last time, in seconds; nil for the end of the script.
  public func evenTimes(_ count: Int, until: Double?) -> [Double] {
    var end = 0.0
    script.play(.rate(60, until: until)) { frame, _ in end = frame.time }
    guard count > 1, end > 0 else { return [0] }
    return (0..<count).map { number in
      // Times are rounded to hundredths, so that the text below the picture is exact.
      let time = (end * Double(number) / Double(count - 1) * 100).rounded(.down) / 100
      return min(time, end)
    }
  }
}

extension OutputFile {
  /// Writes pixels as PNG, and commits the file.
  func write(png pixels: Pixels) throws(RenderError) {
    let bytes: [UInt8]
    do throws(PictureError) {
      bytes = try pixels.png()
    } catch {
      throw .outOfMemory
    }
    try write(bytes)
  }

  /// Writes bytes, and commits the file.
  func write(_ bytes: [UInt8]) throws(RenderError) {
    let descriptor = open(temporaryPath, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotWrite(path: path, reason: systemReason()) }
    let isWritten = writeAll(bytes, to: descriptor)
    let reason = systemReason()
    guard close(descriptor) == 0, isWritten else { throw .cannotWrite(path: path, reason: reason) }
    try commit()
  }
}

extension Pixels {
  /// Copies a picture to a position in pixels, clipped to this one.
  func copy(_ other: Pixels, x: Int, y: Int) {
    let columns = min(other.width, width - x)
    guard x >= 0, y >= 0, columns > 0 else { return }
    let (stride, height) = (stride, height)
    other.withBytes { source in
      withMutableBytes { target in
        for row in 0..<other.height where y + row < height {
          let from = row * other.stride
          let to = (y + row) * stride + 4 * x
          UnsafeMutableRawBufferPointer(rebasing: target[to..<(to + 4 * columns)])
            .copyMemory(from: UnsafeRawBufferPointer(rebasing: source[from..<(from + 4 * columns)]))
        }
      }
    }
  }
}
