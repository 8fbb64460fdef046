// Written by `make contract` from Sources/SuppleContract; edit the descriptions there.
// swift-format-ignore-file
import SuppleScene

extension Layer {
  /// Writes the layer as numbers; `outline` is where its outline begins.
  @inline(never)
  func write(to numbers: UnsafeMutablePointer<Double>, outline: Int, outlineLength: Int) {
    let layer = self
    let label, text: Double
    switch layer.label {
    case .none: (label, text) = (0, 0)
    case .count(let count): (label, text) = (1, Double(count))
    case .text(let number): (label, text) = (2, Double(number))
    case .moreThan(let count): (label, text) = (3, Double(count))
    case .letter(let letter): (label, text) = (4, Double(letter))
    }
    numbers[0] = Double(layer.id.role.rawValue)
    numbers[1] = Double(layer.id.item)
    numbers[2] = Double(layer.id.index)
    numbers[3] = layer.center.x
    numbers[4] = layer.center.y
    numbers[5] = layer.size.width
    numbers[6] = layer.size.height
    numbers[7] = layer.scale
    numbers[8] = layer.opacity
    numbers[9] = layer.angle
    numbers[10] = layer.depth
    numbers[11] = layer.perspective
    numbers[12] = layer.topRadius
    numbers[13] = layer.bottomRadius
    numbers[14] = layer.fill.map { Double($0.rgba) } ?? -1
    numbers[15] = Double(outline)
    numbers[16] = Double(outlineLength)
    numbers[17] = label
    numbers[18] = text
    numbers[19] = layer.shadow.opacity
    numbers[20] = layer.shadow.offset
    numbers[21] = layer.shadow.radius
    numbers[22] = Double(layer.face.rawValue)
    numbers[23] = layer.dimming
    numbers[24] = layer.hitOutset
    numbers[25] = Double(layer.traits.rawValue)
    numbers[26] = layer.borderWidth
    numbers[27] = layer.rotation
    numbers[28] = layer.contentOpacity
    numbers[29] = layer.contentOffset
    numbers[30] = layer.saturation
  }
}

/// The lengths of the parts of a frame, in numbers.
enum FrameLengths {
  static let header = 8
  static let layer = 31
  static let event = 8
}
