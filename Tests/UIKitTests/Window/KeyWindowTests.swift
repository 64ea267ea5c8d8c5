import LaminaTesting
import Testing
import UIKit

/// Logs the callbacks of the window and the notifications that it posts.
@MainActor private final class LoggingWindow: UIWindow {
  @MainActor final class Log {
    var lines: [String] = []
    private var observers: [any NSObjectProtocol] = []

    /// Returns the lines since the last call, and clears them.
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }

    func observe() {
      let names = [
        UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
        UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
      ]
      observers = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          @Sendable [weak self] notification in
          let window = notification.object as? LoggingWindow
          MainActor.assumeIsolated {
            guard let window, window.log === self else { return }
            let event = name.rawValue.dropFirst("UIWindow".count).dropLast("Notification".count)
            self?.lines.append("\(window.name): \(event)")
          }
        }
      }
    }

    func end() {
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }
  }

  let name: String
  let log: Log
  var mayBecomeKey = true
  var onResign: () -> Void = {}

  init(_ name: String, _ log: Log) {
    (self.name, self.log) = (name, log)
    super.init(frame: UIScreen.main.bounds)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeKey: Bool { mayBecomeKey }

  override func becomeKey() {
    log.lines.append("\(name): becomeKey\(isKeyWindow ? "" : ", not key")")
  }

  override func resignKey() {
    log.lines.append("\(name): resignKey\(isKeyWindow ? ", still key" : "")")
    onResign()
  }
}

// Requirement V21: the key window. Apple, "UIWindow": makeKey, becomeKey, resignKey.
@Suite("The key window", .serialized)
@MainActor struct KeyWindowTests {
  private let log = LoggingWindow.Log()

  private func withWindows(
    _ body: (OffscreenScreen, LoggingWindow, LoggingWindow) throws -> Void
  ) throws {
    let screen = try OffscreenScreen(size: CGSize(width: 20, height: 10))
    log.observe()
    defer { log.end() }
    try body(screen, LoggingWindow("first", log), LoggingWindow("second", log))
  }

  @Test("a window becomes visible and then key; the previous one resigns in between")
  func order() throws {
    try withWindows { screen, first, second in
      first.makeKeyAndVisible()
      #expect(
        log.take() == ["first: DidBecomeVisible", "first: becomeKey", "first: DidBecomeKey"])
      #expect(UIApplication.shared.keyWindow === first && !screen.window.isKeyWindow)
      second.makeKeyAndVisible()
      #expect(
        log.take() == [
          "second: DidBecomeVisible", "first: resignKey", "first: DidResignKey",
          "second: becomeKey", "second: DidBecomeKey",
        ])
      #expect(second.isKeyWindow && !first.isKeyWindow)
      second.makeKeyAndVisible()
      second.makeKey()
      second.isHidden = false
      #expect(log.take() == [])
    }
  }

  @Test("when the key window is hidden, the previous key window becomes key")
  func hidden() throws {
    try withWindows { screen, first, second in
      let front = LoggingWindow("front", log)
      first.makeKeyAndVisible()
      second.makeKeyAndVisible()
      front.isHidden = false
      _ = log.take()
      second.isHidden = true
      #expect(
        log.take() == [
          "second: DidBecomeHidden", "second: resignKey", "second: DidResignKey",
          "first: becomeKey", "first: DidBecomeKey",
        ])
      front.isHidden = true
      #expect(log.take() == ["front: DidBecomeHidden"])
      second.isHidden = false
      #expect(log.take() == ["second: DidBecomeVisible"])
      first.isHidden = true
      #expect(UIApplication.shared.keyWindow === second)
    }
  }

  @Test("if no visible window was key, the frontmost becomes key, and finally none is")
  func fallback() throws {
    try withWindows { screen, first, second in
      first.isHidden = false
      second.isHidden = false
      screen.window.isHidden = true
      #expect(UIApplication.shared.keyWindow === second)
      first.mayBecomeKey = false
      second.isHidden = true
      #expect(UIApplication.shared.keyWindow == nil)
      #expect(!first.isKeyWindow && !second.isKeyWindow)
    }
  }

  @Test("a window that cannot become key shows, and the key window stays the same")
  func cannotBecomeKey() throws {
    try withWindows { screen, first, _ in
      first.mayBecomeKey = false
      first.makeKeyAndVisible()
      #expect(log.take() == ["first: DidBecomeVisible"])
      #expect(screen.window.isKeyWindow)
    }
  }

  @Test("making a window key does not show it")
  func keyAndHidden() throws {
    try withWindows { screen, first, _ in
      first.makeKey()
      #expect(first.isKeyWindow && first.isHidden)
      #expect(log.take() == ["first: becomeKey", "first: DidBecomeKey"])
    }
  }

  @Test("when the key window is freed, the previous one becomes key")
  func released() throws {
    try withWindows { screen, first, _ in
      first.makeKeyAndVisible()
      var third: LoggingWindow? = LoggingWindow("third", log)
      third?.makeKeyAndVisible()
      _ = log.take()
      third = nil
      #expect(log.take() == ["first: becomeKey", "first: DidBecomeKey"])
      #expect(first.isKeyWindow)
    }
  }

  @Test("a window may make another one key while it resigns")
  func reentrant() throws {
    try withWindows { screen, first, second in
      first.makeKeyAndVisible()
      first.onResign = { second.makeKey() }
      _ = log.take()
      screen.window.makeKey()
      #expect(second.isKeyWindow && !screen.window.isKeyWindow && !first.isKeyWindow)
      #expect(
        log.take() == [
          "first: resignKey", "second: becomeKey", "second: DidBecomeKey", "first: DidResignKey",
        ])
    }
  }

  @Test("a delegate without a window property returns nil")
  func delegate() {
    final class Plain: NSObject, UIApplicationDelegate {}
    final class Holding: NSObject, UIApplicationDelegate {
      var window: UIWindow?
    }
    let (plain, holding): (any UIApplicationDelegate, any UIApplicationDelegate) =
      (Plain(), Holding())
    let window = UIWindow()
    plain.window = window
    holding.window = window
    #expect(plain.window == nil && holding.window === window)
    #expect(
      plain.application(.shared, supportedInterfaceOrientationsFor: nil)
        == UIInterfaceOrientationMask.all)
  }
}
