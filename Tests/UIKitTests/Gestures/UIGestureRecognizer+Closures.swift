import UIKit

extension UIGestureRecognizer {
  /// Adds a closure as an action. The recognizer retains it.
  func addAction(_ body: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    let target = ClosureTarget(body)
    unsafe objc_setAssociatedObject(
      self, Unmanaged.passUnretained(target).toOpaque(), target, .OBJC_ASSOCIATION_RETAIN)
    addTarget(target, action: Selector("call:", ClosureTarget.call))
  }
}

@MainActor private final class ClosureTarget: NSObject {
  private let body: @MainActor (UIGestureRecognizer) -> Void

  init(_ body: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    self.body = body
  }

  func call(_ recognizer: UIGestureRecognizer) { body(recognizer) }
}
