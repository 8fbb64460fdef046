import SuppleContract
import SuppleInteractions
import SuppleScene

extension EventName {
  /// The event's description in the contract. The cases are generated in the order of the events there.
  var eventDescription: EventDescription { Contract.events[EventName.indices[self] ?? 0] }

  private static let indices = Dictionary(uniqueKeysWithValues: zip(allCases, allCases.indices))
}

extension ModuleCalls {
  /// The numbers of a frame as the module writes them into its memory: `FrameLayout` of the contract.
  public static func numbers(of frame: ReplayFrame) -> [Double] {
    let scene = frame.scene
    var numbers: [Double] = [Double(scene.layers.count), Double(frame.events.count), 0]
    switch scene.schedule {
    case .settled: numbers += [0, 0]
    case .at(let time): numbers += [1, time]
    case .now: numbers += [2, 0]
    }
    numbers += [scene.time, 0, 0]
    var outlines: [Double] = []
    let outlineStart =
      FrameLengths.header + scene.layers.count * FrameLengths.layer
      + frame.events.count * FrameLengths.event
    for layer in scene.layers {
      let start = outlines.count
      for element in scene.outline(of: layer) { append(element, to: &outlines) }
      numbers += [Double](unsafeUninitializedCapacity: FrameLengths.layer) { buffer, count in
        if let address = buffer.baseAddress {
          layer.write(to: address, outline: outlineStart + start, outlineLength: outlines.count - start)
          count = FrameLengths.layer
        }
      }
    }
    for event in frame.events { numbers += self.numbers(of: event) }
    numbers += outlines
    numbers[2] = Double(numbers.count)
    return numbers
  }

  private static func numbers(of event: EventRecord) -> [Double] {
    var given = [event.value, event.secondValue][...]
    var values = event.name.eventDescription.fields.flatMap { field -> [Double] in
      switch field.kind {
      case .number, .count, .flag: [(given.popFirst() ?? nil) ?? 0]
      case .text: [Double(event.text ?? 0)]
      case .frame: event.frame.map { [$0.x, $0.y] } ?? []
      case .edge, .docking: []
      }
    }
    while values.count < 2 { values.append(0) }
    return [Double(event.name.eventDescription.number), Double(event.item)] + values + [
      event.time, event.frame?.width ?? 0, event.frame?.height ?? 0,
      Double(event.docking?.rawValue ?? event.edge?.rawValue ?? 0),
    ]
  }

  private static func append(_ element: OutlineElement, to numbers: inout [Double]) {
    switch element {
    case .move(let point): numbers += [0, point.x, point.y]
    case .line(let point): numbers += [1, point.x, point.y]
    case .quadratic(let control, let end): numbers += [2, control.x, control.y, end.x, end.y]
    case .cubic(let first, let second, let end):
      numbers += [3, first.x, first.y, second.x, second.y, end.x, end.y]
    case .close: numbers.append(4)
    }
  }
}
