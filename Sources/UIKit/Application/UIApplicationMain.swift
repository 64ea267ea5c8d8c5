// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import QuartzCore

/// Makes the application, opens the display, makes the delegate and runs the main run loop. Does not
/// return: the process exits with status 0 when the application ends, and with 1, after one line on
/// the standard error, when there is no display to show it on.
///
/// Main thread only. Traps when no class has the delegate's name.
///
/// - Parameters:
///   - principalClassName: not used; the application is a `UIApplication`.
///   - delegateClassName: as `NSStringFromClass` gives it. The class needs an `init()`.
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

/// The delegate, by its class's `init()`.
@MainActor func makeDelegate(of delegateClass: AnyClass) -> any UIApplicationDelegate {
  guard let delegate = makeObject(of: delegateClass) as? any UIApplicationDelegate else {
    fatalError("\(delegateClass) does not conform to UIApplicationDelegate")
  }
  return delegate
}
