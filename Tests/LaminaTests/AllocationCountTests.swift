import CAllocationCount
import Foundation
import Testing

@Suite("Heap allocations are counted", .enabled(if: lamina_can_count_allocations()))
struct AllocationCountTests {
  @Test("allocations of a thread are counted only while counting is on")
  func counts() {
    func allocate() {
      for size in 1...3 { unsafe free(malloc(size)) }
      unsafe free(calloc(2, 8))
      unsafe free(realloc(nil, 8))
    }
    let before = lamina_allocations()
    allocate()
    lamina_count_allocations(true)
    allocate()
    lamina_count_allocations(false)
    let counted = lamina_allocations() - before
    allocate()
    #expect(counted == 5 && lamina_allocations() == before + 5)
  }

  @Test("allocations of other threads are not counted")
  func threads() {
    let other = Thread {
      lamina_count_allocations(true)
      unsafe free(malloc(8))
    }
    let before = lamina_allocations()
    other.start()
    while !other.isFinished { usleep(1000) }
    #expect(lamina_allocations() == before)
  }
}
