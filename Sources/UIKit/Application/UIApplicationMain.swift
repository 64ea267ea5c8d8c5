// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import QuartzCore

/// Creates the application, opens the display, creates the delegate and runs the main run loop.
/// Does not return: the process exits with status 0 when the application terminates, and with 1,
/// after a one-line message on standard error, if no display is available.
///
/// Main thread only. Traps if there is no class with one of the names. Both classes need an
/// `init()`, and their names are as `NSStringFromClass` returns them.
///
/// - Parameters:
///   - principalClassName: the name of a subclass of `UIApplication`; nil means `UIApplication`.
///   - delegateClassName: the name of the delegate's class; nil means no delegate.
///
/// Source: Apple, "UIApplicationMain(_:_:_:_:)".
@preconcurrency @MainActor @discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  let principalClass: AnyClass? = principalClassName.map { loadedClass($0, for: "subclass") }
  let delegateClass: AnyClass? = delegateClassName.map { loadedClass($0, for: "delegate") }
  UIApplication.run(principalClass ?? UIApplication.self) { delegateClass.map(makeDelegate(of:)) }
}

/// Returns the class that is named for the application itself or for its delegate.
private func loadedClass(_ name: String, for role: String) -> AnyClass {
  guard let loadedClass = NSClassFromString(name) else {
    fatalError(
      "Unable to instantiate the UIApplication \(role) instance. No class named \(name) is loaded.")
  }
  return loadedClass
}

/// Creates the application with its class's `init()`.
@MainActor func makeApplication(of applicationClass: AnyClass) -> UIApplication {
  guard let application = makeObject(of: applicationClass) as? UIApplication else {
    fatalError("\(applicationClass) is not a subclass of UIApplication")
  }
  return application
}

/// Creates the delegate with its class's `init()`.
@MainActor func makeDelegate(of delegateClass: AnyClass) -> any UIApplicationDelegate {
  guard let delegate = makeObject(of: delegateClass) as? any UIApplicationDelegate else {
    fatalError("\(delegateClass) does not conform to UIApplicationDelegate")
  }
  return delegate
}
