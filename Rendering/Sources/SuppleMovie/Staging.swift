import SuppleCairo
import SuppleGallery
import SuppleScript

/// A script, and how its frames are to look.
public struct Staging {
  /// What plays.
  public let script: Script
  /// The device pixels of a point.
  public let scale: Double
  /// The artwork and what is shown with it.
  public let options: Gallery.Options

  /// A script with its looks.
  public init(_ script: Script, scale: Double, options: Gallery.Options) {
    self.script = script
    self.scale = scale
    self.options = options
  }

  /// A gallery at the script's start: it remembers what it has shown, so each showing needs one of its own.
  func gallery() -> Gallery { Gallery(script, scale: scale, options: options) }

  /// Clear pixels that hold what a gallery draws.
  func pixels(for gallery: Gallery) throws(RenderError) -> Pixels {
    try Pixels(rendering: gallery.width, gallery.height)
  }
}

extension Pixels {
  /// Clear pixels of at least 2 by 2, which is what movies need.
  convenience init(rendering width: Int, _ height: Int) throws(RenderError) {
    guard width <= Pixels.greatestExtent, height <= Pixels.greatestExtent else {
      throw .tooLarge(width: width, height: height)
    }
    do throws(PictureError) {
      try self.init(width: max(2, width), height: max(2, height))
    } catch {
      throw .outOfMemory
    }
  }
}
