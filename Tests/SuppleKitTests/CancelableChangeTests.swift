import SuppleKit
import Testing

@Suite("A change that can be cancelled")
struct CancelableChangeTests {
  @Test("It is undone once, and not after its commit; a later proposal commits the earlier one")
  func course() {
    var change = CancelableChange<Int>()
    #expect(change.cancel() == nil)
    change.propose(3)
    #expect(change.cancel() == 3 && change.cancel() == nil)
    change.propose(4)
    change.commit()
    #expect(change.cancel() == nil)
    change.propose(5)
    change.propose(6)
    #expect(change.cancel() == 6 && change.cancel() == nil)
  }

  @Test("A copy is cancelled by itself")
  func copies() {
    var change = CancelableChange<Int>()
    change.propose(1)
    var copy = change
    #expect(copy.cancel() == 1 && change.cancel() == 1)
  }
}
