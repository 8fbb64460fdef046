/// The numbers of a frame in the module's memory, 8 bytes each: a header, the layers, the events, the outlines.
public enum FrameLayout {
  /// A number in the header.
  public struct HeaderPart: Sendable, Hashable {
    /// The name among the page's constants.
    public var name: String
    /// The index in the header.
    public var index: Int
  }

  /// A number of a layer.
  public struct LayerPart: Sendable, Hashable {
    /// The name.
    public var name: String
    /// The Swift expression of the value. It uses `layer`, `outline` (the start of its outline in the frame's numbers),
    /// `outlineLength`, `label` and `text`.
    public var swift: String
    /// The comment for pages; nil if the name is sufficient.
    public var documentation: String?

    init(_ name: String, _ swift: String, _ documentation: String? = nil) {
      self.name = name
      self.swift = swift
      self.documentation = documentation
    }
  }

  /// The number of numbers before the first layer.
  public static let headerLength = 8
  /// The used numbers of the header.
  public static let header = [
    HeaderPart(name: "layerCount", index: 0), HeaderPart(name: "eventCount", index: 1),
    HeaderPart(name: "length", index: 2), HeaderPart(name: "schedule", index: 3),
    HeaderPart(name: "due", index: 4), HeaderPart(name: "time", index: 5),
  ]
  /// The schedules of a frame, by number: after the next input, at a time, immediately.
  public static let schedules = ["settled", "at", "now"]
  /// The kinds of a layer's label, by number.
  public static let labels = ["none", "count", "text", "moreThan", "letter"]
  /// The numbers of an event.
  public static let event = ["name", "item", "x", "y", "time", "width", "height", "docking"]
  /// The elements of an outline, by number: the command in SVG and the number of coordinates.
  public static let outline: [(name: String, command: String, coordinates: Int)] = [
    ("move", "M", 2), ("line", "L", 2), ("quadratic", "Q", 4), ("cubic", "C", 6), ("close", "Z", 0),
  ]

  /// The numbers of a layer.
  public static let layer = [
    LayerPart("role", "Double(layer.id.role.rawValue)"),
    LayerPart("item", "Double(layer.id.item)"),
    LayerPart("index", "Double(layer.id.index)"),
    LayerPart("x", "layer.center.x"),
    LayerPart("y", "layer.center.y"),
    LayerPart("width", "layer.size.width"),
    LayerPart("height", "layer.size.height"),
    LayerPart("scale", "layer.scale"),
    LayerPart("opacity", "layer.opacity"),
    LayerPart("angle", "layer.angle"),
    LayerPart("depth", "layer.depth", "The distance behind the screen."),
    LayerPart("perspective", "layer.perspective"),
    LayerPart("topRadius", "layer.topRadius"),
    LayerPart("bottomRadius", "layer.bottomRadius"),
    LayerPart(
      "fill", "layer.fill.map { Double($0.rgba) } ?? -1", "The colour as 0xRRGGBBAA, or -1 for none."),
    LayerPart(
      "path", "Double(outline)",
      "The index of the outline's first number, from the frame's start."),
    LayerPart("pathLength", "Double(outlineLength)", "The length of the outline, in numbers."),
    LayerPart("label", "label"),
    LayerPart(
      "text", "text", "The count, the exceeded count, or the number of the label's text."
    ),
    LayerPart("shadowOpacity", "layer.shadow.opacity"),
    LayerPart("shadowOffset", "layer.shadow.offset"),
    LayerPart("shadowRadius", "layer.shadow.radius"),
    LayerPart("face", "Double(layer.face.rawValue)"),
    LayerPart("dimming", "layer.dimming"),
    LayerPart("hitOutset", "layer.hitOutset"),
    LayerPart("traits", "Double(layer.traits.rawValue)"),
    LayerPart("borderWidth", "layer.borderWidth", "The width of the border outside of the edge."),
    LayerPart("rotation", "layer.rotation", "The rotation in the plane of the screen, clockwise."),
    LayerPart("contentOpacity", "layer.contentOpacity", "The opacity of a slot's content on its ground."),
    LayerPart("contentOffset", "layer.contentOffset", "The displacement of a slot's content to the right."),
    LayerPart("saturation", "layer.saturation", "The saturation of a slot's content."),
  ]
}
