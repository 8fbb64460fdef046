#if canImport(UIKit)
package import SuppleInteractions
package import UIKit

/// An action of VoiceOver and Switch Control that represents a key.
struct PanelKey {
  let name: String
  let key: Key
  let times: Int

  /// An arrow represents four steps, as with Shift.
  init(_ name: String, _ key: Key) {
    (self.name, self.key) = (name, key)
    times = key.isArrow ? Self.longStep : 1
  }

  static let longStep = 4
}

/// A mark on a conversation beside its head, by which keys, VoiceOver and Switch Control move or resize the conversation.
package class PanelKeyView: UIView {
  /// Handles a key, `times` in succession; returns whether it had an effect.
  package var press: (_ key: Key, _ times: Int) -> Bool = { _, _ in false }
  let icon = PanelIconView(frame: .zero)

  package override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(icon)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  package required init?(coder: NSCoder) { nil }

  package override func layoutSubviews() {
    super.layoutSubviews()
    icon.fillMiddle(of: bounds, side: PanelIconView.side)
  }

  /// Sets the name and the actions.
  func name(_ name: String, keys: [PanelKey]) {
    accessibilityLabel = name
    accessibilityCustomActions = keys.map { key in
      UIAccessibilityCustomAction(name: key.name) { [weak self] _ in
        self?.press(key.key, key.times) ?? false
      }
    }
  }

  package override func accessibilityActivate() -> Bool { press(.enter, 1) }

  // MARK: Keys

  private static let arrows: [String: Key] = [
    UIKeyCommand.inputLeftArrow: .arrowLeft, UIKeyCommand.inputRightArrow: .arrowRight,
    UIKeyCommand.inputUpArrow: .arrowUp, UIKeyCommand.inputDownArrow: .arrowDown,
  ]

  /// The arrows. Since iOS 15 the focus system handles them, unless a command has priority.
  private lazy var commands: [UIKeyCommand] = {
    #if canImport(ObjectiveC)
    let action = #selector(commanded)
    #else
    let action = Selector(standInSender: { [weak self] command in
      if let command = command as? UIKeyCommand { self?.perform(command) }
    })
    #endif
    return Self.arrows.keys.flatMap { input in
      [UIKeyModifierFlags(), .shift].map { flags in
        let command = UIKeyCommand(input: input, modifierFlags: flags, action: action)
        command.wantsPriorityOverSystemBehavior = true
        return command
      }
    }
  }()

  package override var keyCommands: [UIKeyCommand]? { commands }

  #if canImport(ObjectiveC)
  @objc private func commanded(_ command: UIKeyCommand) { perform(command) }
  #endif

  private func perform(_ command: UIKeyCommand) {
    guard let key = command.input.flatMap({ Self.arrows[$0] }) else { return }
    _ = press(key, command.modifierFlags.contains(.shift) ? PanelKey.longStep : 1)
  }

  package override var canBecomeFirstResponder: Bool { true }
  package override var canBecomeFocused: Bool { true }

  package override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for pressed in presses.compactMap(\.key) {
      guard let key = Key(pressed.keyCode) else { continue }
      let isLong = key.isArrow && pressed.modifierFlags.contains(.shift)
      if press(key, isLong ? PanelKey.longStep : 1) { return }
    }
    super.pressesBegan(presses, with: event)
  }
}

extension Key {
  fileprivate var isArrow: Bool { [.arrowLeft, .arrowRight, .arrowUp, .arrowDown].contains(self) }
}
#endif
