import Foundation

/// A call that another thread or a run loop is to make; its target and argument are retained.
final class PerformRequest: @unchecked Sendable {
  let target: NSObject
  let selector: Selector
  private let argument: Any?

  init(target: NSObject, selector: Selector, argument: Any?) {
    (self.target, self.selector, self.argument) = (target, selector, argument)
  }

  func send() {
    selector.send(to: target, argument)
  }

  func hasArgument(_ other: Any?) -> Bool {
    guard let argument, let other else { return argument == nil && other == nil }
    let object = argument as AnyObject
    return object === other as AnyObject || (object as? NSObject)?.isEqual(other) == true
  }
}
