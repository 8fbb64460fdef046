#if !canImport(ObjectiveC)
  import SuppleHosting
  import SuppleInteractions
  import SuppleScene
  import SuppleUIKit
  import Testing
  import UIKit

  extension HostTests {
    /// The blank row, which a person fills in.
    @MainActor @Suite(.serialized) struct FlippingNotchBlankRowHostTests {
      /// A row of an app, with a title and a note.
      private final class TaskRow: UIView {
        let title = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        let note = UITextField(frame: CGRect(x: 230, y: 20, width: 100, height: 40))

        init() {
          super.init(frame: .zero)
          addSubview(title)
          addSubview(note)
        }

        required init?(coder: NSCoder) { nil }
      }

      /// A device with a list, to which a pull adds rows.
      @MainActor private final class Stage: ListStage {
        private(set) var rows: [TaskRow] = []
        private(set) var kept: [UIView] = []
        var rejects = false

        override init(on device: Device = Device()) {
          super.init(on: device)
          notch.style.content = .blankRow
          notch.blankRow.makeView = { [unowned self] in
            guard !rejects else { return nil }
            rows.append(TaskRow())
            return rows.last
          }
          notch.blankRow.insert = { [unowned self] row in
            kept.append(row)
            payments.count += 1
            table.reloadData()
          }
          notch.refresh = {
            Issue.record("a refresh")
            return 1
          }
        }

        func add() async {
          notch.blankRow.add()
          await run(4)
        }

        var isFocused: Bool { rows.last?.title.isFirstResponder ?? false }
        var title: UITextField? { rows.last?.title }

        /// The frame of the last row in the window; nil without a window.
        var box: CGRect? {
          guard let row = rows.last, row.window != nil else { return nil }
          return row.convert(row.bounds, to: nil)
        }

        /// The place of the list's first row at the start, in the window.
        var firstTop: CGFloat {
          // The transform moves the content of the table, and not its coordinates.
          table.convert(CGPoint(x: 0, y: CGFloat(payments.count - 30) * 80), to: nil).y
            + table.layer.sublayerTransform.m42
        }
      }

      /// The place of the first row.
      private let first = CGRect(x: 0, y: 47, width: 390, height: 80)

      @Test func aPullBringsARowWhoseFieldHasTheFocus() async {
        let stage = Stage()
        PulledList.pull(stage.device)
        var tops: [CGFloat] = []
        await stage.run(4) { tops.append(stage.firstTop) }
        #expect(stage.isFocused)
        #expect(stage.box == first)
        #expect(stage.firstTop == first.maxY)
        #expect(stage.received == [.armed, .rowAdded])
        #expect(stage.payments.count == 30 && stage.kept.isEmpty)
        #expect(stage.device.announcements == [])
        // At rest nothing is drawn, and the list can be touched at its visible place.
        #expect(stage.notch.plane.superview == nil && stage.device.links == 0)
        #expect(stage.device.window.hitTest(CGPoint(x: 30, y: 90), with: nil) === stage.title)
        // The list never jumps: a frame moves it at most a little more than the previous frame.
        let steps = zip(tops.dropFirst(), tops).map { $0 - $1 }
        #expect(zip(steps.dropFirst(), steps).allSatisfy { abs($0 - $1) < 4 })
      }

      @Test func theFieldHasTheFocusWhileTheListStillMoves() async {
        let stage = Stage()
        stage.notch.blankRow.add()
        var top: CGFloat?
        await stage.run(4) { if top == nil, stage.isFocused { top = stage.firstTop } }
        #expect(top != nil && top != first.maxY)
        #expect(stage.isFocused && stage.firstTop == first.maxY)
      }

      @Test func returnKeepsItAndTheAppHasTheRow() async {
        let stage = Stage()
        await stage.add()
        stage.title?.text = "Milk"
        stage.title?.standInReturn()
        var tops: [CGFloat] = []
        await stage.run(1) { tops.append(stage.firstTop) }
        #expect(stage.kept == stage.rows)
        #expect(stage.payments.count == 31)
        #expect(stage.received == [.rowAdded, .rowKept])
        #expect(stage.box == nil)
        // The app's row is at the place of the blank one.
        #expect(tops.allSatisfy { $0 == first.maxY })
        #expect(CATransform3DEqualToTransform(stage.table.layer.sublayerTransform, CATransform3DIdentity))
        #expect(!stage.isFocused)
      }

      @Test(arguments: [false, true]) func escapeDropsItAndItsGapCloses(byVoiceOver: Bool) async {
        let stage = Stage()
        await stage.add()
        stage.title?.text = "Mil"
        if byVoiceOver {
          #expect(stage.rows[0].superview?.accessibilityPerformEscape() == true)
        } else {
          stage.device.press(.keyboardEscape, on: stage.rows[0].title)
        }
        var tops: [CGFloat] = []
        var fading = 0
        await stage.run(4) {
          tops.append(stage.firstTop)
          guard let box = stage.box else { return }
          fading += 1
          // The row moves with the list.
          #expect(abs(box.maxY - stage.firstTop) < 0.01)
        }
        #expect(fading > 15 && fading < 30)
        #expect(tops.first.map { abs($0 - first.maxY) < 3 } == true)
        #expect(zip(tops.dropFirst(), tops).allSatisfy { abs($0 - $1) < 6 })
        #expect(stage.firstTop == first.minY)
        #expect(stage.kept.isEmpty && stage.payments.count == 30)
        #expect(stage.received == [.rowAdded, .rowDropped])
        #expect(stage.notch.plane.superview == nil)
        #expect(stage.device.implicitAnimations == [])
      }

      @Test(arguments: ["Milk", "", "  "]) func focusThatLeavesKeepsOrDropsIt(text: String) async {
        let stage = Stage()
        let elsewhere = UITextField(frame: .zero)
        stage.device.window.addSubview(elsewhere)
        await stage.add()
        stage.title?.text = text
        // Another field of the row is part of it.
        stage.rows[0].note.becomeFirstResponder()
        await stage.run(1)
        #expect(stage.received == [.rowAdded])
        elsewhere.becomeFirstResponder()
        await stage.run(4)
        #expect(stage.received == [.rowAdded, text == "Milk" ? .rowKept : .rowDropped])
        #expect(stage.payments.count == (text == "Milk" ? 31 : 30))
        #expect(elsewhere.isFirstResponder)
        #expect(stage.firstTop == (text == "Milk" ? first.maxY : first.minY))
      }

      @Test func anAppCanKeepItAway() async {
        let stage = Stage()
        stage.rejects = true
        PulledList.pull(stage.device)
        await stage.run(4) {
          // A card that becomes a row turns.
          #expect((stage.notch.driver.frame.layer(LayerID(.card))?.angle ?? 0) == 0)
        }
        #expect(stage.received == [.armed])
        #expect(stage.firstTop == first.minY && stage.notch.plane.superview == nil)
        stage.rejects = false
        await stage.add()
        #expect(stage.isFocused)
      }

      @Test func theNextRowKeepsOrDropsTheFirst() async {
        let stage = Stage()
        await stage.add()
        await stage.add()
        #expect(stage.received == [.rowAdded, .rowDropped, .rowAdded])
        stage.title?.text = "Milk"
        var isDone = false
        stage.notch.blankRow.add { isDone = $0 }
        await stage.run(4)
        #expect(stage.received.suffix(2) == [.rowKept, .rowAdded])
        #expect(isDone && stage.isFocused && stage.payments.count == 31)
        #expect(stage.box == first && stage.firstTop == first.maxY + 80)
      }

      @Test func pullsAndRefreshesWaitAndTheListScrolls() async {
        let stage = Stage()
        await stage.add()
        let top = stage.firstTop
        // The list bounces by itself, without any other effect.
        stage.device.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 600), lifts: false)
        #expect(stage.firstTop - top < 300)
        stage.device.touch(.ended, CGPoint(x: 195, y: 600))
        await stage.run(2)
        #expect(stage.firstTop == top && stage.box == first && stage.isFocused)
        stage.notch.beginRefreshing()
        await stage.run(1)
        #expect(!stage.notch.isRefreshing && stage.firstTop == top)
        stage.device.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 400), lifts: false)
        #expect(stage.table.isDragging && stage.firstTop < top - 100)
        stage.device.touch(.cancelled, CGPoint(x: 195, y: 400))
        await stage.run(2)
        #expect(stage.received == [.rowAdded])
      }

      @Test(arguments: ["Milk", ""]) func aListThatGoesKeepsWhatIsNotEmpty(text: String) async {
        let stage = Stage()
        await stage.add()
        stage.title?.text = text
        stage.table.removeFromSuperview()
        #expect(stage.payments.count == (text.isEmpty ? 30 : 31))
        #expect(stage.rows[0].superview == nil || stage.rows[0].window == nil)
        stage.device.window.addSubview(stage.table)
        await stage.run(1)
        #expect(CATransform3DEqualToTransform(stage.table.layer.sublayerTransform, CATransform3DIdentity))
        await stage.add()
        #expect(stage.isFocused && stage.box == first)
      }

      @Test func voiceOverAddsOne() async throws {
        let stage = Stage()
        let action = try #require(stage.table.accessibilityCustomActions?.first)
        #expect(action.name == "New row")
        #expect(stage.table.accessibilityCustomActions?.count == 1)
        #expect(stage.notch.accessibilityScroll(.up))
        await stage.run(4)
        #expect(stage.isFocused && stage.received == [.rowAdded])
        stage.notch.style.content = .asksApp
        #expect(stage.table.accessibilityCustomActions?.first?.name == "Refresh")
      }

      @Test func aRowWithoutAFieldStays() async {
        let stage = Stage()
        stage.notch.blankRow.makeView = { UIView() }
        await stage.add()
        #expect(stage.received == [.rowAdded, .rowKept] && stage.payments.count == 31)
      }

      @Test func aScrolledListGoesToItsTopForIt() async {
        let stage = Stage()
        stage.table.contentOffset.y = 900
        await stage.run(1)
        let before = stage.firstTop
        stage.notch.blankRow.add()
        await stage.run(0.25)
        #expect(stage.firstTop == before)
        await stage.run(6)
        #expect(stage.isFocused && stage.box == first && stage.firstTop == first.maxY)
        stage.notch.blankRow.drop()
        await stage.run(4)
        #expect(stage.firstTop == first.minY && stage.payments.count == 30)
      }

      @Test func onItsCardTheAppTakesItBack() async {
        let stage = Stage()
        stage.notch.blankRow.add()
        await stage.run(0.5)
        stage.notch.blankRow.drop()
        await stage.run(3)
        #expect(stage.received == [.rowAdded, .rowDropped])
        #expect(stage.box == nil && stage.firstTop == first.minY)
      }

      @Test func withReducedMotionItFades() async {
        let device = Device()
        device.setReducedMotion(true)
        defer { device.setReducedMotion(false) }
        let stage = Stage(on: device)
        stage.notch.blankRow.add()
        await stage.run(0.35)
        #expect(stage.box == first)
        #expect((0.2...0.8).contains(stage.rows[0].superview?.layer.opacity ?? 0))
        await stage.run(2)
        #expect(stage.isFocused && stage.box == first)
        stage.notch.blankRow.drop()
        await stage.run(0.1)
        #expect((0.2...0.8).contains(stage.rows[0].superview?.layer.opacity ?? 0))
        await stage.run(1)
        #expect(stage.box == nil && stage.firstTop == first.minY)
      }
    }
  }
#endif
