import SuppleScene

// Passes input, commands and time to the state machine.
extension FlippingNotchCore {
  mutating func receive(_ input: Input, hostTime: HostTime) -> Bool {
    switch input {
    case .pointer(let pointer): return receive(pointer, hostTime: hostTime)
    case .wheel(let delta, _): return turnWheel(by: delta)
    case .viewport(let viewport):
      var changed = geometry
      changed.viewport = viewport
      layOut(changed)
    case .key(.escape, _): return callOffByKey()
    // The shell has already applied preferences.
    case .key, .keyboard, .preferences: break
    }
    return false
  }

  mutating func perform(_ command: FlippingNotch.Command) {
    var changed = geometry
    switch command {
    case .beginRefreshing:
      if isEnabled { transition(.beginRefreshing(style.content == .oneRow ? .items(1) : nil)) }
    case .finishRefreshing(let items): transition(.finishRefreshing(items > 0 ? .items(items) : .nothing))
    case .failRefreshing(let text): transition(.finishRefreshing(.failure(text)))
    case .cancelRefreshing: transition(.cancelRefreshing)
    case .scrollTo(let y): scrollTo(y)
    case .setCutout(let cutout): changed.cutout = cutout.flatMap { $0.isEmpty ? nil : $0 }
    case .setNavigationBar(let height):
      changed.navigationBar = height.isFinite ? min(2000, max(0, height)) : 0
    case .setCell(let size):
      changed.customCell = size.flatMap { size in
        size.isValid ? Size(width: min(1e4, max(1, size.width)), height: min(1e4, max(1, size.height))) : nil
      }
    case .setRows(let count): rows.setFirst(count)
    case .setArrivingRows(let count, let extent):
      measureArrivals(FlippingNotchArrivals(count: count, extent: extent))
    case .setArrivingRow(let index, let x, let y, let height):
      arrivals?.setRow(FlippingNotchArrivals.Row(x: x, y: y, height: height), at: index)
      aimCard()
    case .hint: hint(at: now)
    case .setEnabled(let isEnabled):
      self.isEnabled = isEnabled
      guard !isEnabled else { break }
      press = nil
      transition(.cancelRefreshing)
    case .setPanel(let hasPanel):
      changed.hasPanel = hasPanel
      if !hasPanel, isPanelShown || currentPull?.isPanelArmed == true { transition(.cancelRefreshing) }
    case .showPanel: if isEnabled, geometry.hasPanel { transition(.showPanel) }
    case .closePanel: if isPanelShown { transition(.cancelRefreshing) }
    case .addRow: if isEnabled { transition(.beginRefreshing(.blankRow)) }
    case .setScreenEnd(let y): screenEnd = y.isFinite ? y : nil
    case .keepRow: transition(.keepRow)
    case .dropRow: transition(.dropRow)
    }
    layOut(changed)
  }

  mutating func adopt(_ style: FlippingNotchStyle) {
    var changed = geometry
    changed.style = style
    layOut(changed)
  }
}
