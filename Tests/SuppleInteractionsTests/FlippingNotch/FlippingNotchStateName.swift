import SuppleScene

@testable import SuppleInteractions

/// The name of a state of the notch in the tables of Documentation/spec/states.md, without the state's values.
enum FlippingNotchStateName: String, CaseIterable {
  case idle, pulling, armed, dropping, waiting, flipping, inserting
  case showingMessage = "showing message"
  case slidingBack = "sliding back"
  case panelArmed = "panel armed"
  case panelOpening = "panel opening"
  case panelOpen = "panel open"
  case panelPushed = "panel pushed"
  case panelClosing = "panel closing"
  case editing
  case removingRow = "removing row"
}

extension FlippingNotchDriver {
  var stateName: FlippingNotchStateName? {
    FlippingNotchStateName(rawValue: notch.state.tableName.description)
  }

  /// Pushes the panel by its lower edge.
  func push(by distance: Double, over seconds: Double = 0.3) {
    down(at: Point(x: 180, y: 760))
    drag(by: distance, over: seconds)
  }

  /// A driver whose notch has been brought to a state by a finger and an app.
  static func inState(_ name: FlippingNotchStateName) -> FlippingNotchDriver {
    let driver = FlippingNotchDriver()
    switch name {
    case .idle: break
    case .pulling: driver.pull(60)
    case .armed: driver.pull(220)
    case .dropping:
      driver.pull(220)
      driver.lift()
      driver.wait(0.1)
    case .waiting: driver.fire()
    case .flipping:
      driver.fire()
      driver.perform(.finishRefreshing(items: 1))
      driver.wait(0.25)
    case .inserting:
      driver.fire()
      driver.perform(.finishRefreshing(items: 1))
      driver.wait(0.601)
    case .showingMessage:
      driver.fire()
      driver.perform(.failRefreshing(text: 7))
      driver.wait(0.5)
    case .slidingBack:
      driver.fire()
      driver.perform(.cancelRefreshing)
      driver.wait(0.1)
    case .panelArmed, .panelOpening, .panelOpen, .panelPushed, .panelClosing:
      driver.perform(.setPanel(true))
      driver.pull(320)
      guard name != .panelArmed else { break }
      driver.lift()
      driver.wait(name == .panelOpening ? 0.1 : 3)
      if name == .panelPushed { driver.push(by: -60) }
      guard name == .panelClosing else { break }
      driver.perform(.closePanel)
      driver.wait(0.1)
    case .editing, .removingRow:
      driver.perform(.addRow)
      driver.wait(3)
      guard name == .removingRow else { break }
      driver.perform(.dropRow)
      driver.wait(0.1)
    }
    return driver
  }
}
