import LaminaTesting
import Testing
import UIKit

/// Writes down what it is told.
@MainActor private final class ToldView: UIView {
  @MainActor final class Log {
    var lines: [String] = []

    /// What was written since the last call.
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
    let argument = other.map { " \(($0 as? ToldView)?.name ?? ($0 == nil ? "nil" : "window"))" }
    let place = "\((superview as? ToldView)?.name ?? "-")\(window == nil ? "" : "+")"
    log.lines.append("\(name): \(event)\(argument ?? "") [\(place)]")
  }

  override func willMove(toSuperview new: UIView?) { note("willMoveToSuperview", .some(new)) }
  override func didMoveToSuperview() { note("didMoveToSuperview") }
  override func willMove(toWindow new: UIWindow?) { note("willMoveToWindow", .some(new)) }
  override func didMoveToWindow() { note("didMoveToWindow") }
  override func didAddSubview(_ view: UIView) { note("didAddSubview", .some(view)) }
  override func willRemoveSubview(_ view: UIView) { note("willRemoveSubview", .some(view)) }
}

@Suite("What views are told of the tree", .serialized)
@MainActor struct NotificationTests {
  private let log: ToldView.Log
  private let (parent, child, grandchild): (ToldView, ToldView, ToldView)

  init() {
    log = ToldView.Log()
    (parent, child) = (ToldView("parent", log), ToldView("child", log))
    grandchild = ToldView("grandchild", log)
  }

  @Test("outside a window a view hears of its superview, and the superview of it")
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

  @Test("into a window and out of it, all below the view hear of the window, each once")
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

  @Test("from one superview to another in the same window nobody hears of the window")
  func withinWindow() throws {
    let other = ToldView("other", log)
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

  // Seed 000, "Adding and Removing Subviews"; V6.
  @Test("from one window to another, all below the view hear of the new one, each once")
  func betweenWindows() throws {
    let other = ToldView("other", log)
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

  @Test("inserting tells what adding tells; inserting or adding again only changes the order")
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

  @Test("a change of the order tells nobody")
  func reorder() {
    parent.addSubview(child)
    parent.addSubview(grandchild)
    _ = log.take()
    parent.bringSubviewToFront(child)
    parent.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(log.take() == [])
  }
}
