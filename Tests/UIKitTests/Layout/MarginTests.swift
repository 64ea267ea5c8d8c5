import CoreGraphics
import LaminaTesting
import Testing

@testable import UIKit

@Suite("Margins and the safe area", .serialized)
@MainActor struct MarginTests {
  private final class LoggingView: UIView {
    var events: [String] = []
    override func layoutMarginsDidChange() { events.append("margins") }
    override func safeAreaInsetsDidChange() { events.append("safe area") }
    override func layoutSubviews() { events.append("layout") }
    func take() -> [String] {
      defer { events = [] }
      return events
    }
  }

  private let view = LoggingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  private let eight = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  private func screen() throws -> OffscreenScreen {
    try OffscreenScreen(size: CGSize(width: 100, height: 100))
  }

  @Test("a new view has UIKit's margins, and gets no notification of them")
  func defaults() throws {
    let screen = try screen()
    screen.window.addSubview(view)
    #expect(view.layoutMargins == eight && view.safeAreaInsets == .zero)
    #expect(!view.preservesSuperviewLayoutMargins && view.insetsLayoutMarginsFromSafeArea)
    let directional = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    #expect(view.directionalLayoutMargins == directional && NSDirectionalEdgeInsets.zero.top == 0)
    #expect(view.events == [])
  }

  @Test("changed margins are notified, and the view is laid out again")
  func change() throws {
    let screen = try screen()
    screen.window.addSubview(view)
    try screen.render()
    _ = view.take()
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.layoutMargins.right == 4)
    try screen.render()
    #expect(view.take() == ["margins", "layout"])
  }

  @Test("directional margins follow the layout direction of the content")
  func directional() {
    let margins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    view.semanticContentAttribute = .forceLeftToRight
    view.directionalLayoutMargins = margins
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(view.directionalLayoutMargins.leading == 4)
    view.directionalLayoutMargins = margins
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    #expect(view.directionalLayoutMargins == margins)
  }

  @Test("playback and spatial content is never mirrored; other content follows its surroundings")
  func direction() {
    func direction(_ attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
      UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft)
    }
    #expect(direction(.unspecified) == .rightToLeft && direction(.forceRightToLeft) == .rightToLeft)
    #expect(direction(.playback) == .leftToRight && direction(.spatial) == .leftToRight)
    #expect(direction(.forceLeftToRight) == .leftToRight)
    let around = UIView.userInterfaceLayoutDirection(for: .unspecified)
    #expect(view.semanticContentAttribute == .unspecified)
    #expect(view.effectiveUserInterfaceLayoutDirection == around)
  }

  @Test("preservesSuperviewLayoutMargins extends margins that overlap the superview's")
  func preserved() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.layoutMargins = UIEdgeInsets(top: 30, left: 20, bottom: 30, right: 20)
    parent.addSubview(view)
    #expect(view.layoutMargins == eight)
    view.preservesSuperviewLayoutMargins = true
    #expect(view.layoutMargins == UIEdgeInsets(top: 30, left: 20, bottom: 8, right: 8))
    view.frame = CGRect(x: 5, y: 40, width: 90, height: 60)
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 15, bottom: 30, right: 15))
    _ = view.take()
    parent.layoutMargins.left = 50
    #expect(view.layoutMargins.left == 45 && view.take() == ["margins"])
    view.removeFromSuperview()
    #expect(view.layoutMargins == eight)
  }

  @Test("the window's safe area insets its descendants as far as they overlap")
  func safeArea() throws {
    let screen = try screen()
    let inner = LoggingView(frame: CGRect(x: 5, y: 5, width: 40, height: 40))
    view.addSubview(inner)
    screen.window.addSubview(view)
    screen.window.windowSafeArea = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 8)
    #expect(screen.window.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 8))
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 15, left: 0, bottom: 0, right: 0))
    #expect(view.layoutMargins == UIEdgeInsets(top: 28, left: 8, bottom: 8, right: 8))
    #expect(view.take() == ["safe area", "margins"] && inner.take() == ["safe area", "margins"])
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == eight && view.take() == ["margins"])
    view.frame = CGRect(x: 55, y: 45, width: 45, height: 50)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 5, right: 8))
    #expect(view.take() == ["safe area"])
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 8))
  }

  @Test("a view has the safe area of its new position, and none outside windows")
  func moves() throws {
    let screen = try screen()
    screen.window.windowSafeArea = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let inner = LoggingView(frame: view.bounds)
    view.addSubview(inner)
    screen.window.addSubview(view)
    #expect(view.safeAreaInsets.top == 20 && inner.safeAreaInsets.top == 20)
    let late = UIView(frame: CGRect(x: 0, y: 12, width: 5, height: 30))
    inner.addSubview(late)
    #expect(late.safeAreaInsets.top == 8)
    late.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(late.frame.minY == -3 && late.safeAreaInsets.top == 11.5)
    late.transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(late.safeAreaInsets == .zero)
    view.removeFromSuperview()
    #expect(view.safeAreaInsets == .zero && inner.safeAreaInsets == .zero)
    #expect(inner.layoutMargins == eight)
  }
}
