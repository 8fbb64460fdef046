// Written by Scripts/write-samples from the samples of documentation and comments. Do not edit.

// swift-format-ignore-file
import Foundation
import SuppleUIKit
import UIKit

extension ImaginedApp {
  // Documentation/apple.md, sample 3
  func sample1() throws {
    let badge = SlimeBadgeView(count: 3)               // a UIControl
    badge.item = chat.id                               // where cells are reused
    badge.shouldClear = { _ in store.markRead(chat) }

    let heads = ChatHeadsController()                  // a container view controller
    heads.heads = [ChatHead(id: anna.id, name: "Anna", unread: 2)]
    heads.makeConversation = { head in ConversationViewController(head) }
    heads.install(over: rootViewController)            // or install(in: windowScene)

    let notch = FlippingNotchControl()                 // as UIRefreshControl is used
    notch.refresh = { try await store.fetchNewer().count }
    notch.insertRows = { count in tableView.reloadData() }
    tableView.flippingNotch = notch
    _ = badge
    _ = heads
    _ = notch
  }

  // Apple/Sources/SuppleUIKit/SuppleUIKit.docc/ChatHeadsOverAnApp.md, sample 1
  func sample2() throws {
    let heads = ChatHeadsController()
    heads.heads = [ChatHead(id: anna.id, name: anna.name, unread: 2, image: anna.picture)]
    heads.makeConversation = { head in ConversationViewController(head) }
    heads.delegate = listener
    heads.install(over: rootViewController)
    _ = heads
  }

  // Apple/Sources/SuppleUIKit/SuppleUIKit.docc/GettingStarted.md, sample 3
  func sample3() throws {
    let badge = SlimeBadgeView(count: chat.unread)
    badge.item = chat.id
    badge.accessibilityLabel = chat.name
    badge.shouldClear = { [store, chat] _ in store.markRead(chat) }
    cell.contentView.addSubview(badge)
    _ = badge
  }

  // Apple/Sources/SuppleUIKit/SuppleUIKit.docc/PullingAList.md, sample 1
  func sample4() throws {
    let notch = FlippingNotchControl()
    notch.refresh = { [store] in try await store.fetchNewer().count }
    notch.insertRows = { [tableView] _ in tableView.reloadData() }
    tableView.flippingNotch = notch
    _ = notch
  }

  // Apple/Sources/SuppleUIKit/SuppleUIKit.docc/SlimeBadges.md, sample 1
  func sample5() throws {
    badge.shouldClear = { _ in isOnline }   // false brings it back
    badge.addAction(UIAction { [store] _ in store.markRead("anna") }, for: .primaryActionTriggered)
  }

  // Apple/Sources/SuppleHosting/ChatHeadsState.swift, sample 1
  func sample6() throws {
    let edge = heads.state.edge
    _ = edge
  }

  // Apple/Sources/SuppleHosting/ChatHeadsState.swift, sample 2
  func sample7() throws {
    heads.move(to: .left)
  }

  // Apple/Sources/SuppleHosting/ChatHeadsState.swift, sample 3
  func sample8() throws {
    heads.move(to: .right)
  }

  // Apple/Sources/SuppleHosting/ChatHeadsState.swift, sample 4
  func sample9() throws {
    let kept = try JSONEncoder().encode(heads.state)
    heads.restore(try JSONDecoder().decode(ChatHeadsState.self, from: kept))
    _ = kept
  }

  // Apple/Sources/SuppleHosting/ChatHeadsState.swift, sample 5
  func sample10() throws {
    let leader = heads.state.order.first
    _ = leader
  }

  // Apple/Sources/SuppleHosting/ChatHeadsState.swift, sample 6
  func sample11() throws {
    kept.edge = .left
  }

  // Apple/Sources/SuppleHosting/ChatHeadsState.swift, sample 7
  func sample12() throws {
    kept.height = 0
  }

  // Apple/Sources/SuppleHosting/ChatHeadsState.swift, sample 8
  func sample13() throws {
    kept.open = nil
  }

  // Apple/Sources/SuppleHosting/ChatHeadsState.swift, sample 9
  func sample14() throws {
    heads.restore(ChatHeadsState(order: ["anna"], edge: .left, height: 0.5))
  }

  // Apple/Sources/SuppleHosting/NotchCutout.swift, sample 1
  func sample15() throws {
    notch.cutout = .automatic
    notch.cutout = .custom(width: 160, depth: 33, cornerRadius: 20, inset: 0)
  }

  // Apple/Sources/SuppleHosting/NotchCutout.swift, sample 2
  func sample16() throws {
    notch.cutout = .automatic
  }

  // Apple/Sources/SuppleHosting/NotchCutout.swift, sample 3
  func sample17() throws {
    notch.cutout = .notch
  }

  // Apple/Sources/SuppleHosting/NotchCutout.swift, sample 4
  func sample18() throws {
    notch.cutout = .island
  }

  // Apple/Sources/SuppleHosting/NotchCutout.swift, sample 5
  func sample19() throws {
    notch.cutout = .none
  }

  // Apple/Sources/SuppleHosting/NotchCutout.swift, sample 6
  func sample20() throws {
    notch.cutout = .custom(width: 162, depth: 33, cornerRadius: 20, inset: 0)
  }

  // Apple/Sources/SuppleHosting/SuppleLabels.swift, sample 1
  func sample21() throws {
    var labels = SuppleLabels()
    labels.clear = "Mark as read"
    badge.labels = labels
    _ = labels
  }

  // Apple/Sources/SuppleHosting/SuppleLabels.swift, sample 2
  func sample22() throws {
    labels.unread = { "\($0) messages" }
  }

  // Apple/Sources/SuppleHosting/SuppleLabels.swift, sample 3
  func sample23() throws {
    labels.new = "Unread"
  }

  // Apple/Sources/SuppleHosting/SuppleLabels.swift, sample 4
  func sample24() throws {
    labels.clear = "Mark as read"
  }

  // Apple/Sources/SuppleHosting/SuppleLabels.swift, sample 5
  func sample25() throws {
    labels.open = "Open chat"
  }

  // Apple/Sources/SuppleHosting/SuppleLabels.swift, sample 6
  func sample26() throws {
    labels.dismiss = "Archive"
  }

  // Apple/Sources/SuppleHosting/SuppleLabels.swift, sample 7
  func sample27() throws {
    labels.remove = "Archive"
  }

  // Apple/Sources/SuppleHosting/SuppleLabels.swift, sample 8
  func sample28() throws {
    labels.moveToLeft = "Move left"
  }

  // Apple/Sources/SuppleHosting/SuppleLabels.swift, sample 9
  func sample29() throws {
    labels.moveToRight = "Move right"
  }

  // Apple/Sources/SuppleHosting/SuppleLabels.swift, sample 10
  func sample30() throws {
    labels.more = { "\($0) more chats" }
  }

  // Apple/Sources/SuppleHosting/SuppleLabels.swift, sample 11
  func sample31() throws {
    labels.message = { "\($0) says \($1)" }
  }

  // Apple/Sources/SuppleHosting/SuppleLabels.swift, sample 12
  func sample32() throws {
    labels.refresh = "Check for mail"
  }

  // Apple/Sources/SuppleHosting/SuppleLabels.swift, sample 13
  func sample33() throws {
    labels.loading = "Checking"
  }

  // Apple/Sources/SuppleHosting/SuppleLabels.swift, sample 14
  func sample34() throws {
    labels.inserted = { "\($0) payments came" }
  }

  // Apple/Sources/SuppleHosting/SuppleLabels.swift, sample 15
  func sample35() throws {
    labels.nothingNew = "No mail"
  }

  // Apple/Sources/SuppleHosting/SuppleLabels.swift, sample 16
  func sample36() throws {
    labels.failed = "No connection"
  }

  // Apple/Sources/SuppleHosting/SuppleLabels.swift, sample 17
  func sample37() throws {
    badge.labels = SuppleLabels()
  }

  // Apple/Sources/SuppleUIKit/ChatHead.swift, sample 1
  func sample38() throws {
    let head = ChatHead(id: anna.id, name: "Anna", unread: 2, image: anna.picture)
    _ = head
  }

  // Apple/Sources/SuppleUIKit/ChatHead.swift, sample 2
  func sample39() throws {
    heads.open(head.id)
  }

  // Apple/Sources/SuppleUIKit/ChatHead.swift, sample 3
  func sample40() throws {
    head.name = "Anna"
  }

  // Apple/Sources/SuppleUIKit/ChatHead.swift, sample 4
  func sample41() throws {
    head.unread += 1
  }

  // Apple/Sources/SuppleUIKit/ChatHead.swift, sample 5
  func sample42() throws {
    head.image = anna.picture
  }

  // Apple/Sources/SuppleUIKit/ChatHead.swift, sample 6
  func sample43() throws {
    let head = ChatHead(id: "anna", name: "Anna")
    _ = head
  }

  // Apple/Sources/SuppleUIKit/ChatHead.swift, sample 7
  enum Sample44 {
    final class Listener: ChatHeadsDelegate {
      func chatHeads(_ controller: ChatHeadsController, didOpen head: ChatHead) { print(head.name) }
    }
  }

  // Apple/Sources/SuppleUIKit/ChatHead.swift, sample 8
  func sample45() throws {
    func chatHeads(_ controller: ChatHeadsController, shouldAnswerTapOn head: ChatHead) -> Bool { !isLocked }
  }

  // Apple/Sources/SuppleUIKit/ChatHead.swift, sample 9
  func sample46() throws {
    func chatHeads(_ controller: ChatHeadsController, didOpen head: ChatHead) { store.markRead(head.id) }
  }

  // Apple/Sources/SuppleUIKit/ChatHead.swift, sample 10
  func sample47() throws {
    func chatHeads(_ controller: ChatHeadsController, didClose head: ChatHead) { controller.hint() }
  }

  // Apple/Sources/SuppleUIKit/ChatHead.swift, sample 11
  func sample48() throws {
    func chatHeads(_ controller: ChatHeadsController, didMoveTo edge: ChatHeadsEdge) { print(edge) }
  }

  // Apple/Sources/SuppleUIKit/ChatHead.swift, sample 12
  func sample49() throws {
    func chatHeads(_ controller: ChatHeadsController, shouldDismiss head: ChatHead) -> Bool { isOnline }
  }

  // Apple/Sources/SuppleUIKit/ChatHead.swift, sample 13
  func sample50() throws {
    func chatHeads(_ controller: ChatHeadsController, didDismiss head: ChatHead) { store.archive(head.id) }
  }

  // Apple/Sources/SuppleUIKit/ChatHead.swift, sample 14
  func sample51() throws {
    func chatHeads(_ controller: ChatHeadsController, didClearBadgeOf head: ChatHead) { store.markRead(head.id) }
  }

  // Apple/Sources/SuppleUIKit/ChatHead.swift, sample 15
  func sample52() throws {
    func chatHeads(_ controller: ChatHeadsController, didOverflow head: ChatHead) { print(head.name) }
  }

  // Apple/Sources/SuppleUIKit/ChatHead.swift, sample 16
  func sample53() throws {
    func chatHeads(_ controller: ChatHeadsController, didHideMessageOf head: ChatHead) { print(head.name) }
  }

  // Apple/Sources/SuppleUIKit/ChatHeadsController+Install.swift, sample 1
  func sample54() throws {
    heads.install(over: rootViewController)
  }

  // Apple/Sources/SuppleUIKit/ChatHeadsController+Install.swift, sample 2
  func sample55() throws {
    heads.install(in: windowScene)
  }

  // Apple/Sources/SuppleUIKit/ChatHeadsController+Install.swift, sample 3
  func sample56() throws {
    heads.uninstall()
  }

  // Apple/Sources/SuppleUIKit/ChatHeadsController+Model.swift, sample 1
  func sample57() throws {
    heads.add(ChatHead(id: anna.id, name: "Anna"), from: cell.contentView)
  }

  // Apple/Sources/SuppleUIKit/ChatHeadsController+Model.swift, sample 2
  func sample58() throws {
    heads.open(anna.id)
  }

  // Apple/Sources/SuppleUIKit/ChatHeadsController+Model.swift, sample 3
  func sample59() throws {
    heads.openOverflow()
  }

  // Apple/Sources/SuppleUIKit/ChatHeadsController+Model.swift, sample 4
  func sample60() throws {
    heads.close()
  }

  // Apple/Sources/SuppleUIKit/ChatHeadsController+Model.swift, sample 5
  func sample61() throws {
    heads.present("On my way!", from: anna.id)
  }

  // Apple/Sources/SuppleUIKit/ChatHeadsController+Model.swift, sample 6
  func sample62() throws {
    heads.move(to: .left, height: 0.5)
  }

  // Apple/Sources/SuppleUIKit/ChatHeadsController+Model.swift, sample 7
  func sample63() throws {
    heads.hint()
  }

  // Apple/Sources/SuppleUIKit/ChatHeadsController+Model.swift, sample 8
  func sample64() throws {
    heads.setExclusionAreas([tabBar.frame])
  }

  // Apple/Sources/SuppleUIKit/ChatHeadsController+Model.swift, sample 9
  func sample65() throws {
    let kept = heads.state
    _ = kept
  }

  // Apple/Sources/SuppleUIKit/ChatHeadsController+Model.swift, sample 10
  func sample66() throws {
    heads.restore(kept)
  }

  // Apple/Sources/SuppleUIKit/ChatHeadsController.swift, sample 1
  func sample67() throws {
    let heads = ChatHeadsController()
    heads.heads = [ChatHead(id: anna.id, name: "Anna", unread: 2, image: anna.picture)]
    heads.makeConversation = { head in ConversationViewController(head) }
    heads.install(over: rootViewController)
    _ = heads
  }

  // Apple/Sources/SuppleUIKit/ChatHeadsController.swift, sample 2
  func sample68() throws {
    heads.heads[0].unread = 9
  }

  // Apple/Sources/SuppleUIKit/ChatHeadsController.swift, sample 3
  func sample69() throws {
    heads.makeAvatar = { head in UIImageView(image: head.image) }
  }

  // Apple/Sources/SuppleUIKit/ChatHeadsController.swift, sample 4
  func sample70() throws {
    heads.makeConversation = { head in ConversationViewController(head) }
  }

  // Apple/Sources/SuppleUIKit/ChatHeadsController.swift, sample 5
  func sample71() throws {
    heads.delegate = listener
  }

  // Apple/Sources/SuppleUIKit/ChatHeadsController.swift, sample 6
  func sample72() throws {
    heads.style = .classic
  }

  // Apple/Sources/SuppleUIKit/ChatHeadsController.swift, sample 7
  func sample73() throws {
    heads.isHapticsEnabled = false
  }

  // Apple/Sources/SuppleUIKit/ChatHeadsController.swift, sample 8
  func sample74() throws {
    heads.labels.dismiss = "Archive"
  }

  // Apple/Sources/SuppleUIKit/ChatHeadsController.swift, sample 9
  func sample75() throws {
    let name = heads.openHead?.name
    _ = name
  }

  // Apple/Sources/SuppleUIKit/ChatHeadsController.swift, sample 10
  func sample76() throws {
    let heads = ChatHeadsController()
    _ = heads
  }

  // Apple/Sources/SuppleUIKit/FlippingNotchControl.swift, sample 1
  func sample77() throws {
    let notch = FlippingNotchControl()
    notch.refresh = { try await store.fetchNewer().count }
    notch.insertRows = { [unowned tableView] count in tableView.reloadData() }
    tableView.flippingNotch = notch
    _ = notch
  }

  // Apple/Sources/SuppleUIKit/FlippingNotchControl.swift, sample 2
  func sample78() throws {
    notch.refresh = { try await store.fetchNewer().count }
  }

  // Apple/Sources/SuppleUIKit/FlippingNotchControl.swift, sample 3
  func sample79() throws {
    notch.insertRows = { _ in tableView.reloadData() }
  }

  // Apple/Sources/SuppleUIKit/FlippingNotchControl.swift, sample 4
  func sample80() throws {
    notch.rowView = { index in PaymentRowView(store.payments[index]) }
  }

  // Apple/Sources/SuppleUIKit/FlippingNotchControl.swift, sample 5
  func sample81() throws {
    notch.rowSize = CGSize(width: 390, height: 80)
  }

  // Apple/Sources/SuppleUIKit/FlippingNotchControl.swift, sample 6
  func sample82() throws {
    notch.cutout = .island
  }

  // Apple/Sources/SuppleUIKit/FlippingNotchControl.swift, sample 7
  func sample83() throws {
    notch.style = .classic
  }

  // Apple/Sources/SuppleUIKit/FlippingNotchControl.swift, sample 8
  func sample84() throws {
    notch.isHapticsEnabled = false
  }

  // Apple/Sources/SuppleUIKit/FlippingNotchControl.swift, sample 9
  func sample85() throws {
    notch.labels.refresh = "Check for mail"
  }

  // Apple/Sources/SuppleUIKit/FlippingNotchControl.swift, sample 10
  func sample86() throws {
    let isBusy = notch.isRefreshing
    _ = isBusy
  }

  // Apple/Sources/SuppleUIKit/FlippingNotchControl.swift, sample 11
  func sample87() throws {
    notch.isEnabled = false
  }

  // Apple/Sources/SuppleUIKit/FlippingNotchControl.swift, sample 12
  func sample88() throws {
    let list = notch.scrollView
    _ = list
  }

  // Apple/Sources/SuppleUIKit/FlippingNotchControl.swift, sample 13
  func sample89() throws {
    let notch = FlippingNotchControl()
    _ = notch
  }

  // Apple/Sources/SuppleUIKit/FlippingNotchControl.swift, sample 14
  func sample90() throws {
    notch.beginRefreshing()
  }

  // Apple/Sources/SuppleUIKit/FlippingNotchControl.swift, sample 15
  func sample91() throws {
    notch.endRefreshing(inserted: 3)
  }

  // Apple/Sources/SuppleUIKit/FlippingNotchControl.swift, sample 16
  func sample92() throws {
    notch.cancelRefreshing()
  }

  // Apple/Sources/SuppleUIKit/FlippingNotchControl.swift, sample 17
  func sample93() throws {
    notch.hint()
  }

  // Apple/Sources/SuppleUIKit/SlimeBadgeView+Text.swift, sample 1
  func sample94() throws {
    badge.text = "new"
  }

  // Apple/Sources/SuppleUIKit/SlimeBadgeView+Text.swift, sample 2
  func sample95() throws {
    badge.isPinned = true
  }

  // Apple/Sources/SuppleUIKit/SlimeBadgeView.swift, sample 1
  func sample96() throws {
    let badge = SlimeBadgeView(count: 3)
    badge.accessibilityLabel = "Anna"
    badge.shouldClear = { _ in store.markRead(anna) }
    cell.contentView.addSubview(badge)
    _ = badge
  }

  // Apple/Sources/SuppleUIKit/SlimeBadgeView.swift, sample 2
  func sample97() throws {
    badge.count = nil
  }

  // Apple/Sources/SuppleUIKit/SlimeBadgeView.swift, sample 3
  func sample98() throws {
    badge.item = chat.id
    badge.count = chat.unread
  }

  // Apple/Sources/SuppleUIKit/SlimeBadgeView.swift, sample 4
  func sample99() throws {
    badge.shouldClear = { _ in isOnline }
  }

  // Apple/Sources/SuppleUIKit/SlimeBadgeView.swift, sample 5
  func sample100() throws {
    badge.style.breakDistance = 120
  }

  // Apple/Sources/SuppleUIKit/SlimeBadgeView.swift, sample 6
  func sample101() throws {
    badge.isHapticsEnabled = false
  }

  // Apple/Sources/SuppleUIKit/SlimeBadgeView.swift, sample 7
  func sample102() throws {
    badge.labels.clear = "Mark as read"
  }

  // Apple/Sources/SuppleUIKit/SlimeBadgeView.swift, sample 8
  func sample103() throws {
    let tallest = 22 * SlimeBadgeView.maximumTextScale
    _ = tallest
  }

  // Apple/Sources/SuppleUIKit/SlimeBadgeView.swift, sample 9
  func sample104() throws {
    let badge = SlimeBadgeView(count: 3)
    _ = badge
  }

  // Apple/Sources/SuppleUIKit/SlimeBadgeView.swift, sample 10
  func sample105() throws {
    badge.clear()
  }

  // Apple/Sources/SuppleUIKit/SlimeBadgeView.swift, sample 11
  func sample106() throws {
    badge.hint()
  }

  // Apple/Sources/SuppleUIKit/UIScrollView+FlippingNotch.swift, sample 1
  func sample107() throws {
    tableView.flippingNotch = notch
  }
}
