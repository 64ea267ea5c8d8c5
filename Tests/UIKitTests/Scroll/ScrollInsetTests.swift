import CoreGraphics
import LaminaTesting
import Testing
import UIKit

/// Requirement V33. Apple, "UIScrollView.ContentInsetAdjustmentBehavior".
@MainActor @Suite("Safe areas in the insets of scroll views", .serialized)
struct ScrollInsetTests {
  private let screen: OffscreenScreen
  private let controller = UIViewController()
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  private let vertical = UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0)
  private let horizontal = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
  private let all = UIEdgeInsets(top: 40, left: 10, bottom: 30, right: 20)

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 300, height: 400))
    screen.window.rootViewController = controller
    controller.additionalSafeAreaInsets = all
    controller.view.addSubview(scroll)
    try screen.render()
  }

  private func inset(
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, _ width: CGFloat, _ height: CGFloat
  ) -> UIEdgeInsets {
    scroll.contentInsetAdjustmentBehavior = behavior
    scroll.contentSize = CGSize(width: width, height: height)
    return scroll.adjustedContentInset
  }

  @Test("never leaves it out, and always adds it")
  func constant() {
    for size in [100, 1000] as [CGFloat] {
      #expect(inset(.never, size, size) == .zero)
      #expect(inset(.always, size, size) == all)
    }
  }

  @Test(
    "scrollableAxes and automatic add it in the directions in which the content moves",
    arguments: [UIScrollView.ContentInsetAdjustmentBehavior.scrollableAxes, .automatic])
  func axes(behavior: UIScrollView.ContentInsetAdjustmentBehavior) {
    #expect(inset(behavior, 100, 100) == .zero)
    #expect(inset(behavior, 100, 1000) == vertical)
    #expect(inset(behavior, 1000, 100) == horizontal)
    #expect(inset(behavior, 1000, 1000) == all)
    scroll.alwaysBounceVertical = true
    #expect(inset(behavior, 100, 100) == vertical)
    scroll.alwaysBounceHorizontal = true
    #expect(inset(behavior, 100, 100) == all)
  }

  @Test("it is added to the program's insets, and content at its top stays there")
  func sum() {
    scroll.contentInset = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    #expect(scroll.contentOffset == CGPoint(x: -6, y: -5))
    #expect(inset(.always, 100, 1000) == UIEdgeInsets(top: 45, left: 16, bottom: 37, right: 28))
    #expect(scroll.contentOffset == CGPoint(x: -16, y: -45))
  }

  @Test("a change calls adjustedContentInsetDidChange, and then the delegate")
  func notifications() {
    let log = InsetLog(frame: scroll.frame)
    log.contentInsetAdjustmentBehavior = .always
    controller.view.addSubview(log)
    log.delegate = log
    log.events = []
    controller.additionalSafeAreaInsets.top = 50
    controller.view.layoutIfNeeded()
    #expect(log.events == ["view 50.0", "delegate 50.0"])
  }
}

private final class InsetLog: UIScrollView, UIScrollViewDelegate {
  var events: [String] = []

  override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    events.append("view \(adjustedContentInset.top)")
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    events.append("delegate \(scrollView.adjustedContentInset.top)")
  }
}
