import CoreGraphics
import LaminaTesting
import Synchronization
import Testing
import UIKit

/// Requirement V1.
@Suite("The life cycle of a view", .serialized)
@MainActor struct ViewLifeTests {
  @MainActor private final class Counter {
    var freed = 0
  }

  private final class Card: UIView {
    let title = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 5))
    private let note: @Sendable () -> Void

    init(frame: CGRect, note: @escaping @Sendable () -> Void) {
      self.note = note
      super.init(frame: frame)
      addSubview(title)
    }

    required init?(coder: NSCoder) { nil }

    deinit { note() }
  }

  // View Programming Guide, "Initializing Your Custom View", "Cleaning Up After Your View".
  @Test(
    "a subclass adds subviews in its initializer, and its deinit runs when it is released")
  func subclass() {
    let counter = Counter()
    weak var title: UIView?
    do {
      let card = Card(frame: CGRect(x: 1, y: 2, width: 30, height: 40)) {
        MainActor.assumeIsolated { counter.freed += 1 }
      }
      title = card.title
      #expect(card.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
      let isWhole = card.subviews == [card.title] && card.title.superview === card
      #expect(isWhole)
      #expect(counter.freed == 0)
    }
    #expect(counter.freed == 1 && title == nil)
  }

  /// Counts the freed objects of users' subclasses.
  nonisolated private static let freed = Atomic<Int>(0)

  private final class CustomView: UIView {
    deinit { ViewLifeTests.freed.add(1, ordering: .relaxed) }
  }
  private final class CustomImageView: UIImageView {
    deinit { ViewLifeTests.freed.add(1, ordering: .relaxed) }
  }
  private final class CustomWindow: UIWindow {
    deinit { ViewLifeTests.freed.add(1, ordering: .relaxed) }
  }
  private final class CustomLayer: CALayer {
    deinit { ViewLifeTests.freed.add(1, ordering: .relaxed) }
  }
  private final class CustomResponder: UIResponder {
    deinit { ViewLifeTests.freed.add(1, ordering: .relaxed) }
  }

  // Compiling is half of the test: a subclass of a class with an isolated deinit cannot have a
  // plain one.
  @Test("subclasses of views, windows, layers and responders may have a plain deinit")
  func plainDeinit() throws {
    let screen = try OffscreenScreen(size: CGSize(width: 20, height: 20))
    Self.freed.store(0, ordering: .relaxed)
    do {
      let window = CustomWindow(frame: screen.screen.bounds)
      window.backgroundColor = .red
      window.makeKeyAndVisible()
      window.addSubview(CustomView())
      window.addSubview(CustomImageView())
      window.layer.addSublayer(CustomLayer())
      _ = CustomResponder()
      #expect(try !screen.frame().box(of: red).isNull)
      #expect(!screen.window.isKeyWindow)
    }
    #expect(try screen.frame().box(of: red).isNull && screen.window.isKeyWindow)
    #expect(Self.freed.load(ordering: .relaxed) == 5)
  }

  // View Programming Guide, "Adding and Removing Subviews", the box "Important".
  @Test("a superview retains its subviews until they leave")
  func retained() throws {
    let counter = Counter()
    let parent = UIView()
    let screen = try OffscreenScreen.showing(parent)
    parent.addSubview(Card(frame: .zero) { MainActor.assumeIsolated { counter.freed += 1 } })
    try screen.render()
    #expect(counter.freed == 0 && parent.subviews.count == 1)
    parent.subviews[0].removeFromSuperview()
    try screen.render()
    #expect(counter.freed == 1)
  }

  // View Programming Guide, "Creating View Objects Programmatically".
  @Test("a view shows once it is in a window")
  func visible() throws {
    let view = UIView.plain(0, 0, 10, 10)
    let parent = UIView()
    parent.addSubview(view)
    let screen = try OffscreenScreen(size: CGSize(width: 20, height: 20))
    #expect(try screen.frame().box(of: red).isNull && view.window == nil)
    screen.window.addSubview(parent)
    #expect(view.window === screen.window)
    #expect(try screen.frame().box(of: red) == CGRect(x: 0, y: 0, width: 10, height: 10))
    parent.removeFromSuperview()
    #expect(view.window == nil)
  }

  // View Programming Guide, "Initializing Your Custom View".
  @Test("a decoded view is fully initialized")
  func coder() throws {
    final class Archived: UIView {
      var isSetUp = false
      required init?(coder: NSCoder) {
        super.init(coder: coder)
        isSetUp = true
      }
    }
    let coder = NSKeyedArchiver(requiringSecureCoding: true)
    let view = try #require(Archived(coder: coder))
    coder.finishEncoding()
    #expect(view.isSetUp && view.frame == .zero && view.layer.delegate === view)
    view.addSubview(UIView())
    #expect(view.isConsistent)
  }
}
