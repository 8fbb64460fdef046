#if !canImport(ObjectiveC)
  import Foundation
  import SuppleUIKit
  import Testing

  @Suite struct SuppleLabelsTests {
    /// The catalogue as JSON: each key with its phrases by language.
    private func catalogue() throws -> [String: [String: [String]]] {
      let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources/SuppleHosting/Localizable.xcstrings")
      let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
      let strings = try #require(json?["strings"] as? [String: [String: Any]])
      return strings.mapValues { entry in
        (entry["localizations"] as? [String: Any] ?? [:]).mapValues(phrases)
      }
    }

    /// All phrases of a localization, whether it varies with a number or not.
    private func phrases(_ localization: Any) -> [String] {
      guard let part = localization as? [String: Any] else { return [] }
      if let value = part["value"] as? String { return [value] }
      return part.values.flatMap(phrases)
    }

    @Test func theCatalogueHasEveryPhraseOfTheLabels() throws {
      let catalogue = try catalogue()
      let labels = SuppleLabels()
      let plain = [
        "new": labels.new, "clear": labels.clear, "open": labels.open, "dismiss": labels.dismiss,
        "remove": labels.remove,
        "moveToLeft": labels.moveToLeft, "moveToRight": labels.moveToRight,
        "moveToTop": labels.moveToTop, "moveToBottom": labels.moveToBottom, "refresh": labels.refresh,
        "loading": labels.loading, "nothingNew": labels.nothingNew, "failed": labels.failed,
        "blankRow": labels.blankRow, "panel": labels.panel, "showPanel": labels.showPanel,
        "movePanel": labels.movePanel, "movePanelLeft": labels.movePanelLeft,
        "movePanelRight": labels.movePanelRight, "movePanelUp": labels.movePanelUp,
        "movePanelDown": labels.movePanelDown, "dockPanel": labels.dockPanel,
        "undockPanel": labels.undockPanel, "dockPanelLeft": labels.dockPanelLeft,
        "dockPanelRight": labels.dockPanelRight, "fullPanel": labels.fullPanel,
        "resizePanel": labels.resizePanel, "resizePanelWider": labels.resizePanelWider,
        "resizePanelNarrower": labels.resizePanelNarrower, "resizePanelTaller": labels.resizePanelTaller,
        "resizePanelShorter": labels.resizePanelShorter, "resizePanelLeast": labels.resizePanelLeast,
        "resizePanelGreatest": labels.resizePanelGreatest, "resizePanelDefault": labels.resizePanelDefault,
        "closePanel": labels.closePanel, "panelDocked": labels.panelMoved(.head, 0, 0),
      ]
      for (key, english) in plain { #expect(catalogue["supple.\(key)"]?["en"] == [english]) }
      #expect(
        Set(catalogue.keys)
          == Set(
            (plain.keys + [
              "unread", "more", "others", "inserted", "cleared", "panelFloating", "panelResized",
            ]).map {
              "supple.\($0)"
            }))
      #expect(
        labels.unread(3) == "3 unread" && labels.more(2) == "2 more" && labels.others(2) == "and 2 more")
      #expect(labels.panelMoved(.floating, 74, 52) == "Moved to 74 % across, 52 % down")
      #expect(labels.panelResized(380, 560) == "380 wide, 560 high")
      #expect(labels.panelMoved(.full, 0, 0) == labels.fullPanel)
      #expect(labels.cleared("3 unread") == "3 unread, cleared")
      #expect(labels.inserted(1) == "1 new item" && labels.inserted(2) == "2 new items")
      #expect(catalogue["supple.inserted"]?["en"]?.sorted() == ["%lld new item", "%lld new items"])
    }

    @Test func everyLanguageHasEveryPhraseWithItsNumber() throws {
      for (key, languages) in try catalogue() {
        #expect(Set(languages.keys) == ["de", "en"], "\(key)")
        let numbers = Set(languages.values.joined().map { $0.contains("%lld") })
        #expect(numbers.count == 1, "\(key)")
        #expect(languages.values.joined().allSatisfy { !$0.isEmpty })
      }
    }
  }
#endif
