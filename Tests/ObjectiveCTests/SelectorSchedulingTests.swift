import Foundation
import ObjectiveC
import Testing

@MainActor @Suite("Timers, notifications and delayed calls with selectors", .serialized)
struct SelectorSchedulingTests {
  private final class Receiver: NSObject {
    var log: [String] = []
    func fired(_ timer: Timer) {
      log.append("fired \(timer.userInfo ?? "nil")")
      timer.invalidate()
    }
    func posted(_ notification: Notification) { log.append("posted \(notification.name.rawValue)") }
    func done(_ argument: Any?) { log.append("done \(argument ?? "nil")") }
  }

  private let receiver = Receiver()
  private let done = Selector("done:", Receiver.done(_:))
  private let posted = Selector("posted:", Receiver.posted(_:))
  private let center = NotificationCenter()

  /// Runs the run loop until a condition holds.
  private func run(until condition: () -> Bool) {
    let deadline = Date(timeIntervalSinceNow: 120)
    while !condition(), Date() < deadline {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
  }

  @Test("A scheduled timer calls its target with itself and its information")
  func timer() {
    let timer = Timer.scheduledTimer(
      timeInterval: 0, target: receiver, selector: Selector("fired:", Receiver.fired(_:)),
      userInfo: "info", repeats: true)
    run { !receiver.log.isEmpty }
    #expect(receiver.log == ["fired info"] && !timer.isValid)
  }

  @Test("A timer retains its target until it is invalid")
  func timerTarget() {
    weak var target: Receiver?
    var timer: Timer?
    do {
      let receiver = Receiver()
      target = receiver
      timer = Timer(
        timeInterval: 0, target: receiver, selector: Selector("fired:", Receiver.fired(_:)),
        userInfo: nil, repeats: false)
    }
    #expect(target != nil)
    timer?.fire()
    #expect(target == nil)
  }

  @Test("A notification calls the method of each observer, until the observer is removed")
  func notification() {
    center.addObserver(receiver, selector: posted, name: .init("a"), object: nil)
    center.addObserver(receiver, selector: posted, name: nil, object: receiver)
    center.post(name: .init("a"), object: nil)
    center.post(name: .init("b"), object: receiver)
    center.post(name: .init("b"), object: NSObject())
    #expect(receiver.log == ["posted a", "posted b"])
    center.removeObserver(receiver, name: .init("a"), object: nil)
    center.post(name: .init("a"), object: nil)
    #expect(receiver.log.count == 2)
    center.post(name: .init("c"), object: receiver)
    center.removeObserver(receiver)
    center.post(name: .init("d"), object: receiver)
    #expect(receiver.log == ["posted a", "posted b", "posted c"])
  }

  @Test("An observer is not retained, and a released one gets nothing")
  func releasedObserver() {
    weak var observer: Receiver?
    do {
      let receiver = Receiver()
      observer = receiver
      center.addObserver(receiver, selector: posted, name: .init("a"), object: nil)
    }
    #expect(observer == nil)
    center.post(name: .init("a"), object: nil)
  }

  @Test("Observations that two threads begin at once are all there")
  func simultaneousObservations() {
    let callers = (0..<2000).map { _ in Caller(receiver: Receiver(), selector: posted) }
    simultaneously(threads: 2, rounds: callers.count) { [center] thread, round in
      center.addObserver(
        callers[round].receiver, selector: callers[round].selector, name: .init("\(thread)"),
        object: callers[round].receiver)
    }
    for caller in callers {
      for thread in 0..<2 { center.post(name: .init("\(thread)"), object: caller.receiver) }
    }
    #expect(callers.allSatisfy { $0.receiver.log == ["posted 0", "posted 1"] })
  }

  @Test("An observation of a block is removed as before")
  func blocks() {
    var count = 0
    let token = center.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { count += 1 }
    }
    center.post(name: .init("a"), object: nil)
    center.removeObserver(token)
    center.post(name: .init("a"), object: nil)
    #expect(count == 1)
  }

  @Test("A delayed call is made once, from the run loop")
  func delayed() {
    receiver.perform(done, with: "x", afterDelay: 0)
    #expect(receiver.log.isEmpty)
    run { !receiver.log.isEmpty }
    #expect(receiver.log == ["done x"])
  }

  @Test("Delayed calls are cancelled by target, selector and an equal argument")
  func cancelled() {
    for argument in ["a", "b", "b"] { receiver.perform(done, with: argument, afterDelay: 0) }
    let equal = String("xb".dropFirst())
    NSObject.cancelPreviousPerformRequests(withTarget: receiver, selector: done, object: equal)
    receiver.perform(done, with: nil, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: receiver, selector: done, object: nil)
    run { !receiver.log.isEmpty }
    #expect(receiver.log == ["done a"])
    receiver.perform(done, with: "c", afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: receiver)
    let last = Receiver()
    last.perform(done, with: "d", afterDelay: 0)
    run { !last.log.isEmpty }
    #expect(receiver.log == ["done a"] && last.log == ["done d"])
  }

  @Test("A delayed call that runs the run loop does not hold up the next one")
  func nestedRunLoop() {
    let nested = NestedReceiver()
    nested.perform(
      Selector("wait:", NestedReceiver.wait(_:)), with: nil, afterDelay: 0)
    nested.perform(
      Selector("end:", NestedReceiver.end(_:)), with: nil, afterDelay: 0.001)
    run { nested.log.count == 3 }
    #expect(nested.log == ["wait", "end", "waited"])
  }

  private final class NestedReceiver: NSObject {
    var log: [String] = []
    func wait(_ argument: Any?) {
      log.append("wait")
      let deadline = Date(timeIntervalSinceNow: 120)
      while log.count == 1, Date() < deadline {
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
      }
      log.append("waited")
    }
    func end(_ argument: Any?) { log.append("end") }
  }

  @Test("Delayed calls on another thread let its run loop end")
  func otherThread() async {
    let caller = Caller(receiver: receiver, selector: done)
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        caller.receiver.perform(caller.selector, with: 3, afterDelay: 0)
        RunLoop.current.run()
        continuation.resume()
      }
    }
    #expect(receiver.log == ["done 3"])
  }

  @Test("A method is called on the main thread, from another one")
  func mainThread() async {
    let caller = Caller(receiver: receiver, selector: done)
    caller.receiver.performSelector(onMainThread: done, with: 1, waitUntilDone: false)
    #expect(receiver.log.isEmpty)
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        caller.receiver.performSelector(onMainThread: caller.selector, with: 2, waitUntilDone: true)
        continuation.resume()
      }
    }
    #expect(receiver.log == ["done 1", "done 2"])
  }

  private struct Caller: @unchecked Sendable {
    let receiver: Receiver
    let selector: Selector
  }

  @Test("A timer that was invalidated releases its target when another one is created")
  func invalidatedTimer() {
    weak var target: Receiver?
    let selector = Selector("fired:", Receiver.fired(_:))
    do {
      let receiver = Receiver()
      target = receiver
      Timer.scheduledTimer(
        timeInterval: 60, target: receiver, selector: selector, userInfo: nil, repeats: true
      ).invalidate()
    }
    _ = Timer(
      timeInterval: 60, target: receiver, selector: selector, userInfo: nil, repeats: false)
    #expect(target == nil)
  }
}
