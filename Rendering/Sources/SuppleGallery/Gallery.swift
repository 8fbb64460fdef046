import SuppleCairo
import SuppleScene
import SuppleScript

/// Draws the frames of a script with stand-ins for what an app would show: people, conversations, payments, and the phone
/// around them.
///
/// ```swift
/// let gallery = try Gallery(script, scale: 2, options: Gallery.Options(hasDevice: true))
/// let pixels = try Pixels(width: gallery.width, height: gallery.height)
/// script.play(.rate(60)) { frame, _ in gallery.draw(frame, into: pixels) }
/// ```
///
/// Frames come in the order of their times: a gallery remembers which rows have come and which messages wait.
/// It belongs to one thread at a time.
public final class Gallery {
  /// What a gallery shows.
  public struct Options {
    /// Light or dark.
    public var appearance: Appearance
    /// Whether a phone is drawn around the screen, with all that its system shows.
    public var hasDevice: Bool
    /// Whether a soft dot lies under each finger.
    public var showsTouches: Bool
    /// What lies behind: around the phone, or else below the layers in the app's stead. Nil for the gallery's own.
    public var background: RGBAColor?
    /// Pictures of people.
    public var pictures: PictureShelf

    /// The screen alone, light, unless told otherwise.
    public init(
      appearance: Appearance = .light, hasDevice: Bool = false, showsTouches: Bool = false,
      background: RGBAColor? = nil, pictures: PictureShelf = PictureShelf()
    ) {
      self.appearance = appearance
      self.hasDevice = hasDevice
      self.showsTouches = showsTouches
      self.background = background
      self.pictures = pictures
    }
  }

  /// The size of a picture, in points: that of the screen, or of the phone with room around it.
  public let size: Size
  /// The device pixels of a point.
  public let scale: Double
  private let artist: GalleryArtist
  private let cache = DrawingCache()
  private var dressed = Frame()
  private var renderer: FrameRenderer
  /// What lies around a screen of a size, drawn once.
  private var surroundings: (viewport: Size, pixels: Pixels?)?

  /// A gallery of a script's frames, each point of them `scale` pixels.
  public init(_ script: Script, scale: Double, options: Options = Options()) {
    artist = GalleryArtist(script, options: options)
    self.scale = scale
    size = artist.history.screenSizes.reduce(Size.zero) { greatest, viewport in
      let size = options.hasDevice ? PhoneFrame(viewport: viewport).size : viewport
      return Size(width: max(greatest.width, size.width), height: max(greatest.height, size.height))
    }
    renderer = FrameRenderer(size: script.viewport.size, scale: scale, artist: artist)
  }

  /// The width of a picture, in pixels.
  public var width: Int { Gallery.pixels(size.width * scale) }
  /// The height of a picture, in pixels.
  public var height: Int { Gallery.pixels(size.height * scale) }

  /// Draws a frame over all that was there.
  public func draw(_ frame: Frame, into pixels: Pixels) {
    let viewport = prepare(frame)
    guard artist.hasDevice || viewport != size else { return renderer.draw(dressed, into: pixels) }
    let painter = Painter(on: pixels, scale: scale, cache: cache)
    let surroundings = surroundings(of: viewport)
    if let surroundings { pixels.copy(surroundings) } else { pixels.clear() }
    let corner = corner(of: viewport)
    painter.saved {
      painter.translate(x: corner.x, y: corner.y)
      renderer.draw(dressed, with: painter)
    }
    if artist.hasDevice, let surroundings {
      let box = Rect(x: corner.x, y: corner.y, width: viewport.width, height: viewport.height)
      pixels.restoreCorners(
        of: box, radius: PhoneFrame(viewport: viewport).screenRadius, scale: scale, from: surroundings)
    }
  }

  /// Draws a frame where a painter stands, as outlines where it draws such.
  public func draw(_ frame: Frame, with painter: Painter) {
    let viewport = prepare(frame)
    guard artist.hasDevice || viewport != size else { return renderer.draw(dressed, with: painter) }
    drawSurroundings(of: viewport, with: painter)
    painter.saved {
      let corner = corner(of: viewport)
      painter.translate(x: corner.x, y: corner.y)
      if artist.hasDevice {
        let bounds = Rect(x: 0, y: 0, width: viewport.width, height: viewport.height)
        painter.clip(to: .rectangle(bounds, radius: PhoneFrame(viewport: viewport).screenRadius))
      }
      renderer.draw(dressed, with: painter)
    }
  }

  /// Takes in a frame, and tells how large the screen is by then.
  private func prepare(_ frame: Frame) -> Size {
    dressed = frame
    artist.prepare(frame)
    artist.furnish(&dressed)
    let viewport = artist.history.viewport(at: frame.time).size
    if renderer.size != viewport { renderer = FrameRenderer(size: viewport, scale: scale, artist: artist) }
    return viewport
  }

  /// Where the upper left corner of a screen lies in the picture, on a whole pixel.
  private func corner(of viewport: Size) -> Point {
    func whole(_ length: Double) -> Double { (length * scale).rounded() / scale }
    guard artist.hasDevice else {
      return Point(x: whole((size.width - viewport.width) / 2), y: whole((size.height - viewport.height) / 2))
    }
    let phone = PhoneFrame(viewport: viewport).size
    return Point(
      x: whole((size.width - phone.width) / 2 + PhoneFrame.margin.left + PhoneFrame.bezel),
      y: whole((size.height - phone.height) / 2 + PhoneFrame.margin.top + PhoneFrame.bezel))
  }

  /// The ground, and the phone on it, kept.
  private func surroundings(of viewport: Size) -> Pixels? {
    if let surroundings, surroundings.viewport == viewport { return surroundings.pixels }
    let made = try? Pixels(width: width, height: height)
    if let made { drawSurroundings(of: viewport, with: Painter(on: made, scale: scale, cache: cache)) }
    surroundings = (viewport, made)
    return made
  }

  private func drawSurroundings(of viewport: Size, with painter: Painter) {
    drawGround(with: painter)
    guard artist.hasDevice else { return }
    painter.saved {
      let corner = corner(of: viewport)
      painter.translate(x: corner.x, y: corner.y)
      PhoneFrame(viewport: viewport).drawBody(palette: artist.palette, with: painter)
    }
  }

  private func drawGround(with painter: Painter) {
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    if let background = artist.background {
      painter.fill(with: .color(background))
      return
    }
    let palette = artist.palette
    painter.fill(
      with: .radial(
        center: Point(x: bounds.width / 2, y: 0.46 * bounds.height),
        radius: max(1, 0.68 * max(bounds.width, bounds.height)),
        [GradientStop(0, palette.groundGlow), GradientStop(1, palette.ground)]))
  }

  /// A length in whole pixels; one that no picture can have is 0.
  private static func pixels(_ length: Double) -> Int {
    length > 0 && length < 1e6 ? max(1, Int(length.rounded())) : 0
  }
}
