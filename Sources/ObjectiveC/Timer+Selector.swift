public import Foundation
import Synchronization

extension Timer {
  /// Creates a timer that calls the method of a selector with itself, once it is added to a run
  /// loop. It retains its target until it is invalid. `userInfo` of the timer is nil.
  ///
  /// Source: Apple, "init(timeInterval:target:selector:userInfo:repeats:)".
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: max(ti, 0)), interval: ti, target: aTarget,
      selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
  }

  /// Creates a timer that first calls the method of a selector at a date. `userInfo` of the timer is
  /// nil.
  ///
  /// Source: Apple, "init(fireAt:interval:target:selector:userInfo:repeats:)".
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    let call = TimerCall(target: t as AnyObject, selector: s)
    self.init(fire: date, interval: ti, repeats: rep) { timer in call.make(for: timer, repeats: rep)
    }
    (self as? SelectorTimer)?.information = ui
    TimerCalls.shared.add(call, of: self)
  }

  /// Creates a timer as `init(timeInterval:target:selector:userInfo:repeats:)` does, with `userInfo`,
  /// and adds it to the run loop of this thread.
  ///
  /// Source: Apple, "scheduledTimer(timeInterval:target:selector:userInfo:repeats:)".
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = SelectorTimer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
      repeats: yesOrNo)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

/// A timer with `userInfo`, which Foundation's on Linux cannot be given.
private final class SelectorTimer: Timer {
  var information: Any?
  override var userInfo: Any? { information }
}

/// What a timer calls, on the thread whose run loop has the timer. Another thread may end it.
private final class TimerCall: @unchecked Sendable {
  private let lock = NSLock()
  private var target: AnyObject?
  private let selector: Selector
  fileprivate weak var timer: Timer?

  init(target: AnyObject, selector: Selector) {
    (self.target, self.selector) = (target, selector)
  }

  func make(for timer: Timer, repeats: Bool) {
    guard let target = lock.withLock({ target }) else { return }
    selector.send(to: target, timer)
    if !repeats || !timer.isValid { end() }
  }

  func end() {
    // The target is released after the lock, because its `deinit` may create a timer.
    let ended = lock.withLock {
      defer { target = nil }
      return target
    }
    _ = ended
  }
}

/// The calls of timers that were valid when another timer was created last. Foundation's timers on
/// Linux never release their blocks, and do not tell when they become invalid.
private final class TimerCalls: Sendable {
  static let shared = TimerCalls()
  private let calls = Mutex<[TimerCall]>([])

  func add(_ call: TimerCall, of timer: Timer) {
    call.timer = timer
    let ended = calls.withLock { calls in
      let ended = calls.filter { $0.timer?.isValid != true }
      calls.removeAll { $0.timer?.isValid != true }
      calls.append(call)
      return ended
    }
    for call in ended { call.end() }
  }
}
