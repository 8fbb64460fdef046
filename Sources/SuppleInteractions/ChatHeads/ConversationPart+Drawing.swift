import SuppleMotion
import SuppleScene

// The layers of the open conversation: the scrim, the panels with their bars and beaks, and the handles.
extension ConversationPart {
  /// The height of the bar of conversations in points, 0 for none. Only conversations beside their heads have a bar.
  func bar(isBeside: Bool, in geometry: ChatHeadsGeometry) -> Double {
    isBeside && !panels.isEmpty ? max(0, geometry.style.panelBarHeight) : 0
  }

  /// The handles by which an open conversation beside its head is resized; nil for none.
  @inline(never)
  func handles(beside: BesidePlacement?, in geometry: ChatHeadsGeometry) -> PanelHandles? {
    let (outset, inset) = (geometry.style.panelHandleOutset, geometry.style.panelHandleInset)
    guard let beside, outset + inset > 0, !panels.isEmpty, panel.state.docking != .full else { return nil }
    var edges: PanelEdges = [.left, .right, .top, .bottom]
    let heads = panel.column
    if panel.state.docking == .head, let heads { edges.remove(heads.ofPanel) }
    let far = panel.state.farCorner(in: beside, heads: heads, rightToLeft: geometry.rightToLeft)
    return PanelHandles(edges: edges, far: far, outset: outset, inset: inset)
  }

  /// The scrim's part of its full opacity at `time`, 0 to 1. The parts of the row fade with it.
  func scrimProgress(at time: Double, in geometry: ChatHeadsGeometry) -> Double {
    let full = geometry.style.scrimOpacity
    return full > 0 ? clampedToUnit(scrim.value(at: time) / full) : 1
  }

  /// Whether scrim or panels are visible: in an open row, and after it until they have faded.
  func isVisible(isRow: Bool, at time: MotionTime) -> Bool {
    isRow || !panels.isEmpty || scrim.value(at: time) > 0
  }

  /// Writes scrim and panels at `time`; the scrim of a modal `isRow` takes touches. Conversations `beside` their heads have a
  /// bar, and the open conversation has handles. `writeList` writes the layers on the overflow's panel.
  func write(
    into frame: inout Frame, beside: BesidePlacement?, isRow: Bool, in geometry: ChatHeadsGeometry,
    at time: MotionTime, writeList: (inout Frame) -> Void
  ) {
    let isBeside = beside != nil
    let isBlocking = isRow && geometry.style.modality.isModal(beside: isBeside)
    let bar = bar(isBeside: isBeside, in: geometry)
    let handles = handles(beside: beside, in: geometry)
    let opacity = clampedToUnit(scrim.value(at: time)) * clampedToUnit(modality.value(at: time))
    if opacity > 0 || isBlocking {
      let bounds = geometry.viewport.bounds
      var layer = Layer(LayerID(.scrim), center: bounds.center, size: bounds.size)
      layer.fill = .black
      layer.opacity = opacity
      if isBlocking { layer.traits.insert(.interactive) }
      frame.add(layer)
    }
    let column = panel.column
    let room = panel.rect(at: time)
    var barTraits: LayerTraits = [.interactive]
    if panel.isDragged { barTraits.insert(.engaged) }
    if panel.state.docking != .head { barTraits.insert(.selected) }
    for index in panels.indices {
      let placement = placement(index, on: card(of: index), in: room, at: time, in: geometry)
      let isBare = index > 0 && panels[index - 1].isLeaving
      panels[index].write(into: &frame, at: time, placement, isBare: isBare)
      if bar > 0 {
        panels[index].writeBar(into: &frame, placement, height: bar, traits: barTraits, in: geometry)
      }
      if let handles, let head = panels[index].head, !panels[index].isClosing {
        handles.write(into: &frame, of: head, placement, held: panel.resizedEdges)
      }
      if panels[index].head == nil { writeList(&frame) }
      if panels[index].hasBeak(at: time) {
        // The beak of a panel that leaves fades at its own head.
        let own =
          panels[index].isLeaving
          ? self.placement(index, on: index, in: room, at: time, in: geometry) : placement
        panels[index].writeBeak(
          into: &frame, at: time, own, growth: beak.value(at: time), column: column, isBeside: isBeside,
          in: geometry)
      }
    }
  }
}
