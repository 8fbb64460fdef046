import SuppleScene

/// The content behind the layers of a frame.
enum Backdrop: Hashable {
  /// One colour: a list's, or the requested one.
  case plain(RGBAColor)
  /// The home screen of a phone, below a badge with an anchor.
  case home(badge: Point)
  /// A list of conversations, below chat heads.
  case chats(safeArea: Insets, people: [Person], unread: [Int32])

  /// The backdrop of a script at a time, in seconds.
  init(of slotRenderer: GallerySlotRenderer, at time: Double) {
    if let background = slotRenderer.background, !slotRenderer.hasDevice {
      self = .plain(background)
    } else if slotRenderer.history.isBadgeAlone {
      self = .home(badge: slotRenderer.history.badgeAnchor(at: time))
    } else if slotRenderer.history.notch != nil {
      self = .plain(slotRenderer.palette.surface)
    } else {
      self = Backdrop.chats(of: slotRenderer, at: time)
    }
  }

  /// The demo page's list. Its messages and unread counts come from the script's heads.
  private static func chats(of slotRenderer: GallerySlotRenderer, at time: Double) -> Backdrop {
    var people: [Person] = []
    var unread: [Int32] = []
    for person in SampleData.people {
      if let head = slotRenderer.script.names.number(of: person.id) {
        people.append(slotRenderer.person(ofHead: head, at: time))
        let cleared = slotRenderer.eventLog.lastCleared(head: head)
        unread.append(slotRenderer.history.unread(ofHead: head, at: time, cleared: cleared))
      } else {
        people.append(person)
        unread.append(SampleData.unread[person.id] ?? 0)
      }
    }
    return .chats(safeArea: slotRenderer.history.viewport(at: time).safeArea, people: people, unread: unread)
  }
}
