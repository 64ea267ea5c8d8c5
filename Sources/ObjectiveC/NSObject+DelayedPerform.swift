public import Foundation

extension NSObject {
  /// Calls the method of a selector once, from the run loop of this thread, after a delay in
  /// seconds. The target and the argument are retained until then.
  ///
  /// Source: Apple, "perform(_:with:afterDelay:)".
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
  }

  /// Calls the method of a selector once, from the run loop of this thread in one of the modes. See
  /// `perform(_:with:afterDelay:)`.
  ///
  /// Source: Apple, "perform(_:with:afterDelay:inModes:)".
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    DelayedRequests.ofThisThread.add(
      PerformRequest(target: self, selector: aSelector, argument: anArgument),
      at: Date(timeIntervalSinceNow: max(delay, 0)), in: modes)
  }

  /// Cancels the calls of a method with an argument that `perform(_:with:afterDelay:)` has not made
  /// yet from the run loop of this thread. Arguments are compared with `isEqual(_:)`.
  ///
  /// Source: Apple, "cancelPreviousPerformRequests(withTarget:selector:object:)".
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    let target = aTarget as AnyObject
    DelayedRequests.ofThisThread.cancel {
      $0.target === target && $0.selector == aSelector && $0.hasArgument(anArgument)
    }
  }

  /// Cancels all calls that `perform(_:with:afterDelay:)` has not made yet on a target, from the run
  /// loop of this thread.
  ///
  /// Source: Apple, "cancelPreviousPerformRequests(withTarget:)".
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    let target = aTarget as AnyObject
    DelayedRequests.ofThisThread.cancel { $0.target === target }
  }

  /// Calls the method of a selector on the main thread; if `wait` is true, before this method
  /// returns.
  ///
  /// Source: Apple, "performSelector(onMainThread:with:waitUntilDone:)".
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    let request = PerformRequest(target: self, selector: aSelector, argument: arg)
    if wait && Thread.isMainThread {
      request.send()
    } else if wait {
      DispatchQueue.main.sync { request.send() }
    } else {
      DispatchQueue.main.async { request.send() }
    }
  }

  /// Calls the method of a selector on a new thread.
  ///
  /// Source: Apple, "performSelector(inBackground:with:)".
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    let request = PerformRequest(target: self, selector: aSelector, argument: arg)
    Thread.detachNewThread { request.send() }
  }
}
