public import Foundation

extension NSObjectProtocol {
  /// Whether the object has the method of a selector, as far as the program has created selectors
  /// with methods of that name.
  ///
  /// Source: Apple, "responds(to:)".
  public func responds(to aSelector: Selector!) -> Bool {
    aSelector?.isMethod(of: self) ?? false
  }

  /// Calls the method of a selector. Traps if the object does not have it.
  ///
  /// - Returns: the method's result if that is an object. It lives at least until the thread's run
  ///   loop waits again.
  ///
  /// Source: Apple, "perform(_:)".
  @safe @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    result(aSelector.send(to: self))
  }

  /// Calls the method of a selector with an argument. See `perform(_:)`.
  ///
  /// Source: Apple, "perform(_:with:)".
  @safe @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    result(aSelector.send(to: self, object))
  }

  /// Calls the method of a selector with two arguments. See `perform(_:)`.
  ///
  /// Source: Apple, "perform(_:with:with:)".
  @safe @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    result(aSelector.send(to: self, object1, object2))
  }

  /// A result that is not retained must not die before the caller can use it. There is no
  /// autorelease pool, so the run loop keeps it.
  @safe private func result(_ value: Any?) -> Unmanaged<AnyObject>? {
    guard let value, type(of: value) is AnyClass else { return nil }
    let object = KeptObject(object: value as AnyObject)
    RunLoop.current.perform { _ = object }
    return unsafe Unmanaged.passUnretained(object.object)
  }
}

/// A reference that is held, and never used, on another thread.
private struct KeptObject: @unchecked Sendable {
  let object: AnyObject
}
