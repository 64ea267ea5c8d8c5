import LaminaTesting
import Testing

@testable import UIKit

// Apple's pages "prefersLargeTitles" and "contentScrollView(for:)". Requirement V25.
@Suite("Large titles follow the content", .serialized)
@MainActor struct LargeTitleTests {
  private let screen: OffscreenScreen
  private let navigation: UINavigationController
  private let page = ScrollingPage()

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 320, height: 480))
    navigation = UINavigationController(rootViewController: page)
    page.title = "Title"
    navigation.navigationBar.prefersLargeTitles = true
    screen.window.rootViewController = navigation
    try screen.render()
  }

  private var bar: UINavigationBar { navigation.navigationBar }

  @Test("at rest the content begins below the whole title")
  func rest() {
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 320, height: 96))
    #expect(page.view.safeAreaInsets.top == 96 && page.scroll.contentOffset.y == -96)
    #expect(page.scroll.adjustedContentInset.top == 96 && bar.isAtScrollEdge)
  }

  @Test("content that moves up collapses the title, and the safe area follows; the limits stay")
  func collapses() throws {
    let limits = page.scroll.limits(.vertical)
    let steps: [(CGFloat, CGFloat)] = [
      (-90, 90), (-60, 60), (-44, 44), (100, 44), (-70, 70), (-96, 96),
    ]
    for (offset, height) in steps {
      page.scroll.contentOffset.y = offset
      try screen.render()
      #expect(bar.frame.height == height && page.view.safeAreaInsets.top == height)
      #expect(page.scroll.adjustedContentInset.top == height)
      #expect(page.scroll.limits(.vertical) == limits && page.scroll.contentOffset.y == offset)
      #expect(bar.isAtScrollEdge == (offset <= -44))
    }
  }

  @Test("content that is dragged down takes the title with it")
  func stretched() throws {
    page.scroll.contentOffset.y = -120
    try screen.render()
    #expect(bar.frame.height == 96)
    #expect(bar.itemView?.largeTitle.frame.maxY == 68)
  }

  @Test("a drag moves the content with the finger although the insets change")
  func drag() throws {
    screen.touch(.began, at: CGPoint(x: 160, y: 400))
    for step in 1...12 {
      screen.time += 1 / 60
      screen.touch(.moved, at: CGPoint(x: 160, y: 400 - CGFloat(step) * 5))
      try screen.render()
    }
    #expect(page.scroll.contentOffset.y == -96 + 50 && bar.frame.height == 46)
    for step in (0..<12).reversed() {
      screen.time += 1 / 60
      screen.touch(.moved, at: CGPoint(x: 160, y: 400 - CGFloat(step) * 5))
      try screen.render()
    }
    #expect(page.scroll.contentOffset.y > -110 && page.scroll.contentOffset.y < -96)
    #expect(bar.frame.height == 96)
  }

  @Test(
    "content that is let go in between comes to rest with the whole title or with none",
    arguments: [(20, -96), (35, -44)] as [(CGFloat, CGFloat)])
  func snaps(way: CGFloat, end: CGFloat) throws {
    screen.drag(
      from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 390 - way), duration: 4)
    for _ in 0..<20 {
      screen.time += 0.1
      try screen.render()
    }
    #expect(page.scroll.contentOffset.y == end)
  }

  @Test("each page has its own title, and keeps how far it was collapsed")
  func pages() throws {
    page.scroll.contentOffset.y = 50
    try screen.render()
    let next = ScrollingPage()
    next.title = "Next"
    navigation.pushViewController(next, animated: true)
    for _ in 0..<4 {
      screen.time += 0.3
      try screen.render()
    }
    #expect(bar.frame.height == 96 && next.scroll.contentOffset.y == -96)
    next.navigationItem.largeTitleDisplayMode = .never
    try screen.render()
    #expect(bar.frame.height == 44 && next.scroll.contentOffset.y == -44)
    navigation.popViewController(animated: true)
    for _ in 0..<4 {
      screen.time += 0.3
      try screen.render()
    }
    #expect(bar.frame.height == 44 && page.scroll.contentOffset.y == 50)
  }

  @Test("content that does not take the safe area collapses the title too")
  func never() throws {
    page.scroll.contentInsetAdjustmentBehavior = .never
    page.scroll.contentOffset.y = 0
    try screen.render()
    #expect(bar.frame.height == 96)
    page.scroll.contentOffset.y = 30
    try screen.render()
    #expect(bar.frame.height == 66)
    page.scroll.contentOffset.y = 200
    try screen.render()
    #expect(bar.frame.height == 44)
  }

  @Test("a page without a scroll view has the whole title, and one that names one follows that")
  func scrollViews() throws {
    let plain = UIViewController()
    navigation.pushViewController(plain, animated: false)
    try screen.render()
    #expect(plain.contentScrollView(for: .top) == nil && bar.frame.height == 96)
    let (container, scroll) = (UIView(), UIScrollView(frame: plain.view.bounds))
    scroll.contentSize = CGSize(width: 320, height: 2000)
    container.frame = plain.view.bounds
    container.addSubview(scroll)
    plain.view.addSubview(container)
    plain.setContentScrollView(scroll, for: .top)
    #expect(plain.contentScrollView(for: .top) === scroll)
    #expect(plain.contentScrollView(for: .bottom) == nil)
    try screen.render()
    scroll.contentOffset.y = 500
    try screen.render()
    #expect(bar.frame.height == 44 && !bar.isAtScrollEdge)
  }
}

/// A page with content of 2000 points.
@MainActor private final class ScrollingPage: UIViewController {
  let scroll = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.frame = view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 320, height: 2000)
    view.addSubview(scroll)
  }
}
