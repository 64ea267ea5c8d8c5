import Foundation
import Testing
import UIKit

/// Not private, because `NSClassFromString` finds only classes that are not private.
@MainActor final class NamedApplication: UIApplication {
  static let exitCode: Int32 = 7

  override init() {
    super.init()
    // The test process has no display, so that nothing could be tested after `init()`.
    exit(UIApplication.shared === self ? Self.exitCode : 1)
  }
}

@Suite("The principal class of UIApplicationMain")
struct PrincipalClassTests {
  @MainActor private static func launch(_ principalClassName: String, delegate: String? = nil) {
    unsafe UIApplicationMain(
      CommandLine.argc, CommandLine.unsafeArgv, principalClassName, delegate)
  }

  private static func output(of result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test("A named subclass of UIApplication is the shared application")
  func named() async {
    await #expect(processExitsWith: .exitCode(NamedApplication.exitCode)) {
      await Self.launch(NSStringFromClass(NamedApplication.self))
    }
  }

  @Test("An unknown name traps with UIKit's sentence")
  func unknown() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await Self.launch("Nowhere.Application")
    }
    let message =
      "Unable to instantiate the UIApplication subclass instance. "
      + "No class named Nowhere.Application is loaded."
    #expect(Self.output(of: result).contains(message))
  }

  @Test("The unknown name of a delegate traps with UIKit's sentence")
  func unknownDelegate() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await Self.launch(NSStringFromClass(UIApplication.self), delegate: "Nowhere.Delegate")
    }
    let message =
      "Unable to instantiate the UIApplication delegate instance. "
      + "No class named Nowhere.Delegate is loaded."
    #expect(Self.output(of: result).contains(message))
  }

  @Test("A class that is not an application traps")
  func noApplication() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await Self.launch(NSStringFromClass(UIView.self))
    }
    let message =
      "UIView is not a subclass of UIApplication"
    #expect(Self.output(of: result).contains(message))
  }

  @Test("A second application traps with UIKit's sentence")
  func second() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIApplication.shared }
      await Self.launch(NSStringFromClass(NamedApplication.self))
    }
    let message =
      "There can only be one UIApplication instance."
    #expect(Self.output(of: result).contains(message))
  }
}
