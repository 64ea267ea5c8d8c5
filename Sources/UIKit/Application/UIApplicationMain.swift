// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import QuartzCore

/// Creates the application, opens the display, creates the delegate and runs the main run loop.
/// Does not return: the process exits with status 0 when the application terminates, and with 1,
/// after a one-line message on standard error, if no display is available.
///
/// Main thread only. Traps if there is no class with the delegate's name.
///
/// - Parameters:
///   - principalClassName: ignored; the application is always a `UIApplication`.
///   - delegateClassName: the name as `NSStringFromClass` returns it. The class needs an `init()`.
///
/// Source: Apple, "UIApplicationMain(_:_:_:_:)".
@preconcurrency @MainActor @discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  guard let delegateClassName else { UIApplication.run { nil } }
  guard let delegateClass = NSClassFromString(delegateClassName) else {
    fatalError(
      "Unable to instantiate the UIApplication delegate instance. "
        + "No class named \(delegateClassName) is loaded.")
  }
  UIApplication.run { makeDelegate(of: delegateClass) }
}

/// Creates the delegate with its class's `init()`.
@MainActor func makeDelegate(of delegateClass: AnyClass) -> any UIApplicationDelegate {
  guard let delegate = makeObject(of: delegateClass) as? any UIApplicationDelegate else {
    fatalError("\(delegateClass) does not conform to UIApplicationDelegate")
  }
  return delegate
}
