import Foundation
import ObjectiveC
import Synchronization
import Testing

@Suite("Locks of objects")
struct ObjectLocksTests {
  private final class Counter: @unchecked Sendable {
    var count = 0
  }

  @Test("Only one thread at a time is between objc_sync_enter and objc_sync_exit of an object")
  func exclusion() {
    let counter = Counter()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<1000 {
        objc_sync_enter(counter)
        counter.count += 1
        objc_sync_exit(counter)
      }
    }
    #expect(counter.count == 8000)
  }

  @Test("A thread may lock an object several times, and unlocks it as often")
  func recursion() {
    let object = NSObject()
    #expect(objc_sync_enter(object) == OBJC_SYNC_SUCCESS)
    #expect(objc_sync_enter(object) == OBJC_SYNC_SUCCESS)
    #expect(objc_sync_exit(object) == OBJC_SYNC_SUCCESS)
    #expect(objc_sync_exit(object) == OBJC_SYNC_SUCCESS)
    #expect(objc_sync_exit(object) == OBJC_SYNC_NOT_OWNING_THREAD_ERROR)
  }

  @Test("A thread cannot unlock what another one has locked, nor another object")
  func owners() {
    let (counter, other) = (Counter(), Counter())
    objc_sync_enter(counter)
    let status = Mutex<Int32>(0)
    let thread = Thread {
      status.withLock { $0 = objc_sync_exit(counter) }
      objc_sync_enter(other)
      objc_sync_exit(other)
    }
    thread.start()
    while !thread.isFinished { usleep(1000) }
    #expect(status.withLock { $0 } == OBJC_SYNC_NOT_OWNING_THREAD_ERROR)
    #expect(objc_sync_exit(counter) == OBJC_SYNC_SUCCESS)
  }
}
