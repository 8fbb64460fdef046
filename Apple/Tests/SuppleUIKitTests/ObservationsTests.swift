#if !canImport(ObjectiveC)
  import Foundation
  import SuppleHosting
  import Testing

  extension HostTests {
    /// Notifications that any thread posts: the app's own, and those of keyboards of other processes.
    @MainActor @Suite(.serialized) struct ObservationsTests {
      nonisolated private static let name = NSNotification.Name("ObservationsTests")

      /// Posts on a thread of its own, and returns once all observers have run there.
      private func postElsewhere() {
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          NotificationCenter.default.post(name: Self.name, object: nil)
          done.signal()
        }
        done.wait()
      }

      @Test func theMainActorReceivesItBeforeThePostReturns() {
        let observations = Observations()
        var received = 0
        observations.add(Self.name) { _ in received += 1 }
        NotificationCenter.default.post(name: Self.name, object: nil)
        #expect(received == 1)
        observations.removeAll()
        NotificationCenter.default.post(name: Self.name, object: nil)
        #expect(received == 1)
      }

      @Test func anotherThreadMayPost() async {
        let observations = Observations()
        await withCheckedContinuation { continuation in
          observations.add(Self.name) { _ in
            MainActor.assertIsolated()
            continuation.resume()
          }
          postElsewhere()
        }
        observations.removeAll()
      }

      @Test func whatAnotherThreadPostedArrivesNoLaterThanTheRemoval() async {
        let (observations, later) = (Observations(), Observations())
        observations.add(Self.name) { _ in Issue.record("the observer is gone") }
        await withCheckedContinuation { continuation in
          // The observer that was added last receives a notification last.
          later.add(Self.name) { _ in continuation.resume() }
          postElsewhere()
          observations.removeAll()
        }
        later.removeAll()
      }
    }
  }
#endif
