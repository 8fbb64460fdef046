#if !canImport(ObjectiveC)
  import SuppleHosting
  import SuppleUIKit
  import Testing
  import UIKit

  extension HostTests {
    /// Lists, their pans and the recognizers beside them, as Apple documents them.
    @MainActor @Suite(.serialized) struct StandInScrollTests {
      /// A long list that fills the window.
      private func list(on device: Device) -> UIScrollView {
        let list = UIScrollView(frame: device.window.bounds)
        list.contentSize = CGSize(width: 390, height: 9000)
        device.window.addSubview(list)
        return list
      }

      @Test func aLargeTitleTakesItsRoomWithIt() {
        let device = Device()
        let list = UIScrollView(frame: device.window.bounds)
        list.contentSize = CGSize(width: 390, height: 4000)
        list.standInLargeTitle = 52
        device.window.addSubview(list)
        list.contentOffset.y = -99
        #expect(list.adjustedContentInset.top == 99)
        list.contentOffset.y = -69
        #expect(list.adjustedContentInset.top == 69)
        list.contentOffset.y = 300
        #expect(list.adjustedContentInset.top == 47)
      }

      @Test func aListGlidesOnAfterAFingerAndStopsWhenToldOrTouched() {
        let device = Device()
        func glide() -> UIScrollView {
          let list = self.list(on: device)
          device.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 300), steps: 10)
          let offset = list.contentOffset.y
          device.refresh(seconds: 0.1)
          #expect(list.isDecelerating && list.contentOffset.y > offset + 50)
          return list
        }
        let told = glide()
        let offset = told.contentOffset
        told.contentOffset = offset
        device.refresh()
        #expect(told.isDecelerating, "setting the property does not stop it")
        told.setContentOffset(offset, animated: false)
        device.refresh(seconds: 0.1)
        #expect(!told.isDecelerating && told.contentOffset == offset)
        told.removeFromSuperview()
        let touched = glide()
        device.touch(.began, CGPoint(x: 195, y: 400))
        #expect(!touched.isDecelerating)
        device.touch(.ended, CGPoint(x: 195, y: 400))
      }

      @Test func aListThatIsPulledOutGoesBackByItself() {
        let device = Device()
        let list = self.list(on: device)
        list.contentOffset.y = -47
        device.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 400), steps: 20)
        #expect(list.contentOffset.y < -80 && list.isDecelerating)
        device.refresh(seconds: 2)
        #expect(list.contentOffset.y == -47 && !list.isDecelerating)
      }

      @Test func aListTracksAFingerFromItsPressAndIsDraggedFromItsFirstScroll() {
        let device = Device()
        let list = self.list(on: device)
        device.touch(.began, CGPoint(x: 195, y: 600))
        #expect(list.isTracking && !list.isDragging)
        device.touch(.moved, CGPoint(x: 195, y: 595))
        #expect(list.isTracking && !list.isDragging)
        device.touch(.moved, CGPoint(x: 195, y: 580))
        #expect(list.isTracking && list.isDragging)
        device.touch(.ended, CGPoint(x: 195, y: 580))
        #expect(!list.isTracking && !list.isDragging)
        device.touch(.began, CGPoint(x: 195, y: 600))
        device.touch(.ended, CGPoint(x: 195, y: 600))
        #expect(!list.isTracking)
      }

      @Test func aPanThatHadToWaitBeginsWithAJump() {
        final class Waiting: UIGestureRecognizer {
          override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { true }
        }
        let device = Device()
        let list = self.list(on: device)
        func steps() -> [CGFloat] {
          var (last, steps) = (list.contentOffset.y, [CGFloat]())
          device.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 500), steps: 25) {
            steps.append(list.contentOffset.y - last)
            last = list.contentOffset.y
          }
          device.refresh(seconds: 5)
          return steps
        }
        #expect((steps().max() ?? 9) <= 4)
        let waiting = Waiting()
        list.addGestureRecognizer(waiting)
        device.touch(.began, CGPoint(x: 195, y: 600))
        device.touch(.moved, CGPoint(x: 195, y: 585))
        waiting.state = .failed
        let before = list.contentOffset.y
        device.touch(.moved, CGPoint(x: 195, y: 584))
        #expect(list.contentOffset.y - before == 16)
        device.touch(.ended, CGPoint(x: 195, y: 584))
      }

      @Test func aRecognizerThatIsSwitchedOffReceivesNoMoreOfItsTouches() {
        let device = Device()
        let list = self.list(on: device)
        device.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 500), lifts: false)
        #expect(list.isTracking)
        list.panGestureRecognizer.isEnabled = false
        list.panGestureRecognizer.isEnabled = true
        let offset = list.contentOffset.y
        device.touch(.moved, CGPoint(x: 195, y: 300))
        #expect(!list.isTracking && list.contentOffset.y == offset)
        device.touch(.ended, CGPoint(x: 195, y: 300))
      }

      @Test func whatCannotBePreventedWatchesOn() {
        final class Watching: UIGestureRecognizer {
          var moves = 0
          override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { moves += 1 }
          override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
        }
        let device = Device()
        let list = self.list(on: device)
        let watching = Watching()
        list.addGestureRecognizer(watching)
        device.drag(
          from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 500), steps: 20, lifts: false)
        #expect(list.isTracking && watching.moves == 20)
        device.touch(.ended, CGPoint(x: 195, y: 500))
      }

      @Test func aSublayerTransformMovesContentAndNothingElse() {
        let device = Device()
        let list = UIScrollView(frame: device.window.bounds)
        let row = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 80))
        device.window.addSubview(list)
        list.addSubview(row)
        let (inset, offset) = (list.adjustedContentInset, list.contentOffset)
        list.layer.sublayerTransform = CATransform3DMakeTranslation(0, 100, 0)
        #expect(row.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 100))
        #expect(device.window.hitTest(CGPoint(x: 9, y: 150), with: nil) === row)
        #expect(list.adjustedContentInset == inset && list.contentOffset == offset)
      }

      @Test func aLinkInTheDefaultModeStopsWhileAListIsDragged() {
        let device = Device()
        var drawn: [RunLoop.Mode] = []
        let links = [RunLoop.Mode.default, .common].map { mode in
          let link = CADisplayLink(target: device, selector: Selector(standIn: { _ in drawn.append(mode) }))
          link.add(to: .main, forMode: mode)
          return link
        }
        CADisplayLink.standInMode = .tracking
        device.refresh()
        CADisplayLink.standInMode = .default
        #expect(drawn == [.common])
        device.refresh()
        #expect(drawn == [.common, .default, .common])
        for link in links { link.invalidate() }
      }

      @Test func touchesOfOneEventComeTogether() {
        final class Counting: UIGestureRecognizer {
          var counts: [Int] = []
          override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            counts.append(touches.count)
          }
          override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
            counts.append(touches.count)
          }
          override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
            counts.append(touches.count)
          }
        }
        let (device, counting) = (Device(), Counting())
        device.window.addGestureRecognizer(counting)
        let places = [CGPoint(x: 100, y: 300), CGPoint(x: 250, y: 300)]
        device.touch(.began, fingers: places)
        device.touch(.moved, fingers: places)
        device.touch(.moved, fingers: [places[0]])
        device.touch(.ended, fingers: places)
        #expect(counting.counts == [2, 2, 1, 2])
      }

      @Test func whatHasLeftTheWindowReceivesNoEndOfItsTouch() {
        final class PhaseRecorder: UIGestureRecognizer {
          var phases: [String] = []
          override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { phases.append("began") }
          override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { phases.append("ended") }
          override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
            phases.append("cancelled")
          }
          override func reset() { phases.append("reset") }
        }
        let (device, recorder, view) = (
          Device(), PhaseRecorder(), UIView(frame: CGRect(x: 0, y: 0, width: 99, height: 99))
        )
        device.window.addSubview(view)
        view.addGestureRecognizer(recorder)
        device.touch(.began, CGPoint(x: 50, y: 50))
        view.removeFromSuperview()
        device.touch(.ended, CGPoint(x: 50, y: 50))
        #expect(recorder.phases == ["began"])
      }
    }
  }
#endif
