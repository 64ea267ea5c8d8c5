public import Foundation
import Synchronization

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
    let request = PerformRequest(target: self, selector: aSelector, argument: anArgument)
    DelayedRequests.shared.add(request)
    let timer = Timer(timeInterval: max(delay, 0), repeats: false) { _ in
      DelayedRequests.shared.remove(request)
      request.send()
    }
    request.timer = timer
    for mode in modes { RunLoop.current.add(timer, forMode: mode) }
  }

  /// Cancels the calls of a method with an argument that `perform(_:with:afterDelay:)` has not made
  /// yet. Arguments are compared with `isEqual(_:)`.
  ///
  /// Source: Apple, "cancelPreviousPerformRequests(withTarget:selector:object:)".
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedRequests.shared.cancel(of: aTarget as AnyObject) {
      $0.selector == aSelector && $0.hasArgument(anArgument)
    }
  }

  /// Cancels all calls that `perform(_:with:afterDelay:)` has not made yet on a target.
  ///
  /// Source: Apple, "cancelPreviousPerformRequests(withTarget:)".
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedRequests.shared.cancel(of: aTarget as AnyObject) { _ in true }
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

/// A call that another thread or a run loop is to make. Foundation's timers on Linux never release
/// their blocks, so the request releases its target itself.
private final class PerformRequest: @unchecked Sendable {
  let selector: Selector
  private(set) var target: NSObject?
  private var argument: Any?
  var timer: Timer?

  init(target: NSObject, selector: Selector, argument: Any?) {
    (self.target, self.selector, self.argument) = (target, selector, argument)
  }

  func send() {
    guard let target else { return }
    let argument = argument
    end()
    selector.send(to: target, argument)
  }

  func end() {
    timer?.invalidate()
    (timer, target, argument) = (nil, nil, nil)
  }

  func hasArgument(_ other: Any?) -> Bool {
    guard let argument, let other else { return argument == nil && other == nil }
    let object = argument as AnyObject
    return object === other as AnyObject || (object as? NSObject)?.isEqual(other) == true
  }
}

/// The delayed requests that were not performed yet, in the order of their creation.
private final class DelayedRequests: Sendable {
  static let shared = DelayedRequests()
  private let requests = Mutex<[PerformRequest]>([])

  func add(_ request: PerformRequest) {
    requests.withLock { $0.append(request) }
  }

  func remove(_ request: PerformRequest) {
    requests.withLock { requests in requests.removeAll { $0 === request } }
  }

  func cancel(of target: AnyObject, where isCancelled: (PerformRequest) -> Bool) {
    let cancelled = requests.withLock { $0 }.filter { $0.target === target && isCancelled($0) }
    for request in cancelled {
      remove(request)
      request.end()
    }
  }
}
