import SuppleInteractions
import SuppleScene
public import UIKit

// What the app asks for, in the engine's words.
extension ChatHeadsController {
  func setHeads(_ given: [ChatHead]) {
    var seen: Set<String> = []
    let heads = given.filter { seen.insert($0.id).inserted }
    let old = model.heads
    model.heads = heads
    for head in heads where model.numbers[head.id] == nil {
      let number = Int32(clamping: model.numbers.count + 1)
      model.numbers[head.id] = number
      model.ids[number] = head.id
    }
    slots.update(heads)
    guard isRunning else { return }
    let before = Dictionary(uniqueKeysWithValues: old.map { ($0.id, $0) })
    for head in old where !seen.contains(head.id) { perform(.remove(head: number(head))) }
    // The last to be added leads.
    for head in heads.reversed() {
      let unread = Int32(clamping: max(0, head.unread))
      if let last = before[head.id] {
        if last.unread != head.unread { perform(.setUnread(head: number(head), count: unread)) }
      } else {
        perform(.add(head: number(head), unread: unread, animated: true))
      }
    }
  }

  /// Opens a head's conversation, or brings it to the front of the open one; nothing happens for an unknown id.
  public func open(_ id: String) {
    guard let number = known(id) else { return }
    guard isRunning else {
      model.awaited = state
      model.awaited?.open = id
      return
    }
    perform(.open(head: number))
  }

  /// Closes the open conversation.
  public func close() {
    model.awaited?.open = nil
    if isRunning { perform(.close) }
  }

  /// Shows a message beside the heads; its head takes the lead, and VoiceOver says it. Nothing is shown over an open
  /// conversation.
  public func present(_ text: String, from id: String) {
    guard isRunning, let number = known(id), let head = head(numbered: number) else { return }
    model.texts.append(text)
    perform(.message(head: number, text: Int32(clamping: model.texts.count - 1)))
    UIAccessibility.post(notification: .announcement, argument: labels.message(head.name, text))
  }

  /// Sends the stack to an edge, at the height it is at or a share of it: 0 for the highest place, 1 for the lowest.
  public func move(to edge: ChatHeadsEdge, height: Double? = nil) {
    guard isRunning, let room = model.viewport?.safeBounds else { return }
    let share = min(1, max(0, height ?? driver.engine.arrangement.height))
    let y = room.minY + share * room.height
    perform(.setRestingPlace(edge: edge == .left ? .left : .right, y: y, animated: true))
  }

  /// The stack moves a little from its edge, to show that it can be touched.
  public func hint() { if isRunning { perform(.hint) } }

  /// Keeps resting heads away from areas of the controller's view, such as a tab bar.
  public func setExclusionAreas(_ areas: [CGRect]) {
    guard isRunning else { return }
    perform(.clearExclusionAreas)
    for area in areas { perform(.addExclusionArea(Rect(area))) }
  }

  func perform(_ command: ChatHeads.Command) { driver.perform(command) }

  // MARK: Numbers

  func number(_ head: ChatHead) -> Int32 { model.numbers[head.id] ?? 0 }

  private func known(_ id: String) -> Int32? {
    model.heads.contains { $0.id == id } ? model.numbers[id] : nil
  }

  func head(numbered number: Int32) -> ChatHead? {
    guard let id = model.ids[number] else { return nil }
    return model.heads.first { $0.id == id }
  }

  /// The head that is open in the engine.
  var engineOpenHead: Int32? { isRunning ? driver.engine.arrangement.open : nil }
}
