@testable import SuppleInteractions

/// The name of a state of the notch, as the tables of Documentation/spec/states.md have it, without what the state carries.
enum FlippingNotchStateName: String, CaseIterable {
  case idle, pulling, armed, dropping, waiting, flipping, inserting
  case showingMessage = "showing message"
  case slidingBack = "sliding back"
}

extension FlippingNotchDriver {
  var stateName: FlippingNotchStateName? {
    FlippingNotchStateName(rawValue: notch.state.tableName.description)
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
    }
    return driver
  }
}
