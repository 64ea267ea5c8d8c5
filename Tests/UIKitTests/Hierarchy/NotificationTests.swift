import LaminaTesting
import Testing
import UIKit

/// Logs the notifications that it gets.
@MainActor private final class LoggingView: UIView {
  @MainActor final class Log {
    var lines: [String] = []

    /// Returns the lines since the last call, and clears them.
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private let name: String
  private let log: Log

  init(_ name: String, _ log: Log) {
    (self.name, self.log) = (name, log)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ event: String, _ other: UIView?? = nil) {
    let argument = other.map { " \(($0 as? LoggingView)?.name ?? ($0 == nil ? "nil" : "window"))" }
    let location = "\((superview as? LoggingView)?.name ?? "-")\(window == nil ? "" : "+")"
    log.lines.append("\(name): \(event)\(argument ?? "") [\(location)]")
  }

  override func willMove(toSuperview new: UIView?) { note("willMoveToSuperview", .some(new)) }
  override func didMoveToSuperview() { note("didMoveToSuperview") }
  override func willMove(toWindow new: UIWindow?) { note("willMoveToWindow", .some(new)) }
  override func didMoveToWindow() { note("didMoveToWindow") }
  override func didAddSubview(_ view: UIView) { note("didAddSubview", .some(view)) }
  override func willRemoveSubview(_ view: UIView) { note("willRemoveSubview", .some(view)) }
}

@Suite("Notifications about the view hierarchy", .serialized)
@MainActor struct NotificationTests {
  private let log: LoggingView.Log
  private let (parent, child, grandchild): (LoggingView, LoggingView, LoggingView)

  init() {
    log = LoggingView.Log()
    (parent, child) = (LoggingView("parent", log), LoggingView("child", log))
    grandchild = LoggingView("grandchild", log)
  }

  @Test("outside a window, a view and its superview are notified of each other")
  func withoutWindow() {
    parent.addSubview(child)
    #expect(
      log.take() == [
        "child: willMoveToSuperview parent [-]", "child: didMoveToSuperview [parent]",
        "parent: didAddSubview child [-]",
      ])
    child.removeFromSuperview()
    #expect(
      log.take() == [
        "parent: willRemoveSubview child [-]", "child: willMoveToSuperview nil [parent]",
        "child: didMoveToSuperview [-]",
      ])
  }

  @Test("entering and leaving a window notifies all descendants of the window, once each")
  func window() throws {
    let screen = try OffscreenScreen.showing(parent)
    child.addSubview(grandchild)
    _ = log.take()
    parent.addSubview(child)
    #expect(
      log.take() == [
        "child: willMoveToWindow window [-]", "grandchild: willMoveToWindow window [child]",
        "child: willMoveToSuperview parent [-]",
        "child: didMoveToWindow [parent+]", "grandchild: didMoveToWindow [child+]",
        "child: didMoveToSuperview [parent+]", "parent: didAddSubview child [-+]",
      ])
    child.removeFromSuperview()
    #expect(
      log.take() == [
        "parent: willRemoveSubview child [-+]", "child: willMoveToSuperview nil [parent+]",
        "child: willMoveToWindow nil [parent+]", "grandchild: willMoveToWindow nil [child+]",
        "child: didMoveToWindow [-]", "grandchild: didMoveToWindow [child]",
        "child: didMoveToSuperview [-]",
      ])
    _ = screen
  }

  @Test("moving within a window does not notify anyone of the window")
  func withinWindow() throws {
    let other = LoggingView("other", log)
    let screen = try OffscreenScreen.showing(parent, other)
    parent.addSubview(child)
    _ = log.take()
    other.addSubview(child)
    #expect(
      log.take() == [
        "parent: willRemoveSubview child [-+]", "child: willMoveToSuperview other [parent+]",
        "child: didMoveToSuperview [other+]", "other: didAddSubview child [-+]",
      ])
    _ = screen
  }

  // View Programming Guide, "Adding and Removing Subviews". Requirement V6.
  @Test("moving to another window notifies all descendants of the new one, once each")
  func betweenWindows() throws {
    let other = LoggingView("other", log)
    let screen = try OffscreenScreen.showing(parent)
    let second = UIWindow(screen: screen.screen)
    second.addSubview(other)
    child.addSubview(grandchild)
    parent.addSubview(child)
    _ = log.take()
    other.addSubview(child)
    #expect(
      log.take() == [
        "parent: willRemoveSubview child [-+]",
        "child: willMoveToWindow window [parent+]", "grandchild: willMoveToWindow window [child+]",
        "child: willMoveToSuperview other [parent+]",
        "child: didMoveToWindow [other+]", "grandchild: didMoveToWindow [child+]",
        "child: didMoveToSuperview [other+]", "other: didAddSubview child [-+]",
      ])
    #expect(grandchild.window === second)
  }

  @Test("inserting notifies as adding does; inserting or adding again only reorders")
  func insertion() {
    parent.addSubview(grandchild)
    _ = log.take()
    parent.insertSubview(child, at: 0)
    #expect(
      log.take() == [
        "child: willMoveToSuperview parent [-]", "child: didMoveToSuperview [parent]",
        "parent: didAddSubview child [-]",
      ])
    parent.addSubview(child)
    parent.insertSubview(child, belowSubview: grandchild)
    #expect(log.take() == [] && parent.subviews == [child, grandchild])
    child.removeFromSuperview()
    _ = log.take()
    child.removeFromSuperview()
    #expect(log.take() == [])
  }

  @Test("reordering notifies nobody")
  func reorder() {
    parent.addSubview(child)
    parent.addSubview(grandchild)
    _ = log.take()
    parent.bringSubviewToFront(child)
    parent.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(log.take() == [])
  }
}
