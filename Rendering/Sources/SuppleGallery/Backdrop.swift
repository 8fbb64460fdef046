import SuppleScene

/// What lies behind a frame's layers.
enum Backdrop: Hashable {
  /// One colour: a list's own ground, or what was asked for.
  case plain(RGBAColor)
  /// A phone's first screen, under a badge that lives at a place.
  case home(badge: Point)
  /// A list of conversations, under heads.
  case chats(safeArea: Insets, people: [Person], unread: [Int32])

  /// The backdrop of an artist's script at a time.
  init(of artist: GalleryArtist, at time: Double) {
    if let background = artist.background, !artist.hasDevice {
      self = .plain(background)
    } else if artist.history.isBadgeAlone {
      self = .home(badge: artist.history.badgeHome(at: time))
    } else if artist.history.notch != nil {
      self = .plain(artist.palette.surface)
    } else {
      self = Backdrop.chats(of: artist, at: time)
    }
  }

  /// The demo page's list, with what the script's heads have said, and what waits to be read as the heads have it.
  private static func chats(of artist: GalleryArtist, at time: Double) -> Backdrop {
    var people: [Person] = []
    var unread: [Int32] = []
    for person in Cast.people {
      if let head = artist.script.names.number(of: person.id) {
        people.append(artist.person(ofHead: head, at: time))
        let cleared = artist.ledger.lastCleared(head: head)
        unread.append(artist.history.unread(ofHead: head, at: time, cleared: cleared))
      } else {
        people.append(person)
        unread.append(Cast.unread[person.id] ?? 0)
      }
    }
    return .chats(safeArea: artist.history.viewport(at: time).safeArea, people: people, unread: unread)
  }
}
