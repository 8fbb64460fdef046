import Foundation
import SuppleSwiftUI
import SwiftUI

/// One message of a conversation.
struct Message: Identifiable {
  let id: Int
  var text: String
  var isMine = false
}

/// One conversation.
struct Chat: Identifiable {
  let id: String
  var name: String
  var unread: Int
  var messages: [Message]
  /// The person's answers, in turn.
  var replies: [String]
}

/// The last action of a person, which can be undone: heads that were removed, or counts that were torn off.
struct Undo {
  var heads: [ChatHead] = []
  var unread: [String: Int] = [:]

  var words: String { heads.isEmpty ? "\(unread.count) read" : "\(heads.count) removed" }
}

/// The app's model: conversations, and those among them that float as heads.
struct Messenger {
  var chats: [Chat]
  /// A head's badge that is torn off marks its conversation as read.
  var heads: [ChatHead] {
    didSet {
      for head in heads where head.unread == 0 { setUnread(0, of: head.id) }
    }
  }
  var openHead: String?
  private(set) var undo: Undo?
  private var lastMessage = 100
  private var arrivals = ["Mia Sol", "Noah Lind", "Olga Petrova", "Paul Weiss"]

  init(chats: [Chat], heads: [ChatHead]) { (self.chats, self.heads) = (chats, heads) }

  /// A conversation by its id.
  subscript(id: String) -> Chat? { chats.first { $0.id == id } }

  /// The number of unread messages of a conversation; 0 marks it as read.
  subscript(unread id: String) -> Int {
    get { self[id]?.unread ?? 0 }
    set {
      guard newValue == 0 else { return }
      var undo = undo ?? Undo()
      if !undo.heads.isEmpty { undo = Undo() }
      undo.unread[id] = self[unread: id]
      self.undo = undo
      read(id)
    }
  }

  /// The conversations with a text in the name or in a message; all for an empty text.
  func chats(with text: String) -> [Chat] {
    chats.filter { chat in
      text.isEmpty || chat.name.localizedStandardContains(text)
        || chat.messages.contains { $0.text.localizedStandardContains(text) }
    }
  }

  /// Adds a conversation as a head, and opens it.
  mutating func float(_ id: String) {
    guard let chat = self[id] else { return }
    if !heads.contains(where: { $0.id == id }) {
      heads.insert(ChatHead(id: id, name: chat.name, unread: chat.unread), at: 0)
    }
    read(id)
    openHead = id
  }

  /// Marks a conversation as read.
  mutating func read(_ id: String) { setUnread(0, of: id) }

  private mutating func setUnread(_ count: Int, of id: String) {
    if let index = chats.firstIndex(where: { $0.id == id }) { chats[index].unread = count }
    if let index = heads.firstIndex(where: { $0.id == id && $0.unread != count }) {
      heads[index].unread = count
    }
  }

  /// Notes a head that a person removes.
  mutating func dismiss(_ head: ChatHead) {
    if undo?.unread.isEmpty != true { undo = Undo() }
    undo?.heads.append(head)
  }

  /// Undoes the last action.
  mutating func takeBack() {
    guard let undo else { return }
    self.undo = nil
    heads += undo.heads
    for (id, count) in undo.unread { setUnread(count, of: id) }
  }

  /// Brings back the heads of the first conversations.
  mutating func bringBackHeads() {
    undo = nil
    heads = chats.prefix(3).map { ChatHead(id: $0.id, name: $0.name, unread: $0.unread) }
  }

  /// Begins a conversation with somebody new, in a head.
  mutating func compose() { if receive() { float(chats[0].id) } }

  /// Sends a message; the other one answers.
  mutating func send(_ text: String, in id: String) {
    guard !text.isEmpty, let index = chats.firstIndex(where: { $0.id == id }) else { return }
    chats[index].messages.append(Message(id: nextMessage(), text: text, isMine: true))
    guard !chats[index].replies.isEmpty else { return }
    let reply = chats[index].replies.removeFirst()
    chats[index].messages.append(Message(id: nextMessage(), text: reply))
  }

  /// Adds a new conversation on top; false if none is left.
  mutating func receive() -> Bool {
    guard !arrivals.isEmpty else { return false }
    let name = arrivals.removeFirst()
    let hello = Message(id: nextMessage(), text: "Hello! Is this still your number?")
    chats.insert(Chat(id: name, name: name, unread: 1, messages: [hello], replies: ["Good."]), at: 0)
    return true
  }

  private mutating func nextMessage() -> Int {
    lastMessage += 1
    return lastMessage
  }
}

extension Messenger {
  /// The people of the web page.
  static var sample: Messenger {
    func chat(_ id: String, _ name: String, _ unread: Int, _ texts: [String], _ replies: [String]) -> Chat {
      let messages = texts.enumerated().map { Message(id: $0, text: $1) }
      return Chat(id: id, name: name, unread: unread, messages: messages, replies: replies)
    }
    let chats = [
      chat(
        "anna", "Anna Berg", 2, ["I found the chairs. The oak ones.", "Shall I take all four?"],
        ["Perfect, I'll have them set aside.", "They can deliver on Saturday."]),
      chat("ben", "Ben Ito", 0, ["Uploading now, give it ten minutes"], ["It's up. Listen with headphones."]),
      chat("clara", "Clara Moreau", 1, ["Train is on time for once"], ["Window, always."]),
      chat("dev", "Dev Rao", 12, ["Build is green again"], ["Merged."]),
      chat("ella", "Ella Novak", 0, ["See you at the lake"], ["Bring a towel."]),
      chat("finn", "Finn Olsen", 120, ["Photos of the whole trip"], ["The last one is blurred."]),
      chat("greta", "Greta Holm", 0, ["Thanks for the book"], ["I read it in one night."]),
    ]
    let heads = chats.prefix(3).map { ChatHead(id: $0.id, name: $0.name, unread: $0.unread) }
    return Messenger(chats: chats, heads: heads)
  }
}
