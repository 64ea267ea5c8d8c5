import Glibc
import Synchronization
import Testing

@testable import Threading

@Suite("Priorities of threads")
struct ThreadPriorityTests {
  @Test("threads of the display are less nice than others, where the system allows it")
  func niceness() throws {
    let main = ThreadPriority.niceness(of: getpid())
    let found = Mutex<[Int32]>([])
    let display = try JoinableThread(name: "display", priority: .display) {
      found.withLock { $0.append(ThreadPriority.niceness(of: 0)) }
      // A thread inherits the priority of the one that starts it.
      let normal = try? JoinableThread(name: "normal") {
        found.withLock { $0.append(ThreadPriority.niceness(of: 0)) }
      }
      normal?.join()
    }
    display.join()
    let allowed = Mutex(false)
    let trial = try JoinableThread(name: "trial") {
      allowed.withLock {
        $0 = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, main - 5) == 0
      }
    }
    trial.join()
    #expect(found.withLock { $0 } == [allowed.withLock { $0 } ? max(main - 5, -20) : main, main])
  }
}
