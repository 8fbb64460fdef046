import ArgumentParser
import CommandConventions
import ScriptArguments
import Foundation
import SuppleMovie
import SuppleScene
import SuppleScript

/// The product to render, after the check of all arguments.
struct RenderRequest {
  /// The kind of output.
  enum Product {
    /// A picture at a time, in seconds.
    case picture(at: Double)
    /// A vector picture at a time, in seconds.
    case vectors(at: Double)
    /// A contact sheet.
    case sheet(SheetTimes)
    /// A movie.
    case movie(OutputFormat, FrameRate, until: Double?)
  }

  /// The times of a contact sheet.
  enum SheetTimes {
    /// Given times, in seconds.
    case list([Double])
    /// Times at a rate, in frames per second.
    case rate(Double, until: Double?)
    /// Twelve times over the whole script.
    case dozen(until: Double?)
  }

  let output: String
  let product: Product
  let scale: Double
  let background: RGBAColor?
}

extension RenderCommand {
  /// Checks the arguments, alone and in combination. Throws a `ValidationError` for the first mistake.
  func request() throws -> RenderRequest {
    guard outputs.count == 1, let output = outputs.first else {
      throw ValidationError("--output is given \(outputs.count) times, but one file is made")
    }
    guard let format = OutputFormat(fileName: (output as NSString).lastPathComponent) else {
      throw ValidationError(
        "--output is \"\(output)\", but its name must end in .png, .svg, .apng, .gif, .webp, .mp4 or .webm")
    }
    try FrameTimesArgument.check(until: until)
    let scale = self.scale ?? format.usualScale
    guard scale >= 0.1, scale <= 8 else {
      throw ValidationError("--scale is \(scale), but must be from 0.1 to 8 pixels a point")
    }
    let background = try self.background.map(BackgroundArgument.parse)
    if let background, background.alpha < 255, !format.canBeClear {
      throw ValidationError("--background is not opaque, but a .\(format.rawValue) has no transparency")
    }
    return RenderRequest(
      output: output, product: try product(format), scale: scale, background: background)
  }

  private func product(_ format: OutputFormat) throws -> RenderRequest.Product {
    let times = try self.times.map { try FrameTimesArgument.parse($0, until: until) }
    if let fps, FrameRate(fps) == nil {
      throw ValidationError("--fps is \(fps), but must be from 0.1 to 240")
    }
    if format.isMovie {
      guard times == nil else {
        throw ValidationError("--times is for pictures; a movie takes --fps and --until")
      }
      guard !sheet else {
        throw ValidationError("--sheet makes a .png, but --output ends in .\(format.rawValue)")
      }
      let fps = self.fps ?? format.usualRate
      guard fps <= format.maximumRate, let rate = FrameRate(fps) else {
        throw ValidationError(
          "--fps is \(fps), but a .\(format.rawValue) shows at most \(Int(format.maximumRate)) frames a second"
        )
      }
      return .movie(format, rate, until: until)
    }
    guard sheet else {
      if fps != nil || until != nil {
        throw ValidationError(
          "\(fps != nil ? "--fps" : "--until") is for movies and sheets; a picture takes --times")
      }
      if let times, times.count > 1 {
        throw ValidationError(
          "--times has \(times.count) times, but a .\(format.rawValue) shows one"
            + (format == .png ? "; --sheet shows several" : ""))
      }
      return format == .svg ? .vectors(at: times?.first ?? 0) : .picture(at: times?.first ?? 0)
    }
    guard format == .png else {
      throw ValidationError("--sheet makes a .png, but --output ends in .\(format.rawValue)")
    }
    guard let times else { return .sheet(fps.map { .rate($0, until: until) } ?? .dozen(until: until)) }
    guard fps == nil else { throw ValidationError("--times and --fps exclude each other") }
    return .sheet(.list(times))
  }
}
