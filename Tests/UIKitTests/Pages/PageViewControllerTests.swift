import LaminaTesting
import Testing

@testable import UIKit

// Apple's pages "UIPageViewController", "UIPageViewControllerDelegate" and
// "UIPageViewControllerDataSource". Requirement V25.
@Suite("Page view controllers", .serialized)
@MainActor struct PageViewControllerTests {
  private let log = LoggingController.Log()

  /// A screen of 300 × 400 points with pages named "a" to "d", of which "b" is shown.
  @MainActor private final class Book: NSObject {
    let screen: OffscreenScreen
    let controller: UIPageViewController
    let pages: [LoggingController]
    let source: PageSource

    init(
      _ log: LoggingController.Log, _ orientation: UIPageViewController.NavigationOrientation,
      spacing: CGFloat = 0, dots: Int = 0
    ) throws {
      screen = try OffscreenScreen(size: CGSize(width: 300, height: 400))
      controller = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: orientation,
        options: [.interPageSpacing: spacing])
      pages = ["a", "b", "c", "d"].map { LoggingController($0, log) }
      source = PageSource(pages, log)
      source.dots = dots
      controller.dataSource = source
      controller.delegate = source
      controller.setViewControllers([pages[1]], direction: .forward, animated: false)
      screen.window.rootViewController = controller
      super.init()
      try screen.render()
      _ = log.take()
    }

    var shown: String { (controller.viewControllers?.first as? LoggingController)?.name ?? "" }

    func run(for seconds: Double = 4) throws {
      let end = screen.time + seconds
      while screen.time < end {
        screen.time += 1.0 / 30
        try screen.render()
      }
    }

    func drag(x: CGFloat = 0, y: CGFloat = 0) throws {
      let start = CGPoint(x: 150, y: 180)
      screen.drag(from: start, to: CGPoint(x: 150 + x, y: 180 + y), duration: 0.3)
      try run()
    }
  }

  @Test("a page that a finger turns appears, and the delegate is told before and after")
  func forward() throws {
    let book = try Book(log, .horizontal)
    try book.drag(x: -200)
    #expect(
      log.takeWithoutLayout() == [
        "will c", "c.willMoveToParent nil", "c.loadView", "c.viewDidLoad", "c.viewWillAppear",
        "b.viewWillDisappear", "c.viewIsAppearing", "b.willMoveToParent nil",
        "b.viewDidDisappear", "c.viewDidAppear", "b.didMoveToParent nil", "c.didMoveToParent nil",
        "after c", "did finished b completed",
      ])
    #expect(book.shown == "c" && book.controller.children == [book.pages[2]])
    #expect(book.pages[2].view.convert(CGPoint.zero, to: nil) == .zero)
    #expect(book.pages[2].view.bounds.size == CGSize(width: 300, height: 400))
    #expect(book.pages[1].view.superview == nil)
  }

  @Test("a page that returns disappears again, and the turn is not completed")
  func returned() throws {
    let book = try Book(log, .horizontal)
    book.screen.touch(.began, at: CGPoint(x: 150, y: 180))
    for step in 1...10 {
      book.screen.time += 0.02
      book.screen.touch(.moved, at: CGPoint(x: 150 + CGFloat(step) * 8, y: 180))
    }
    for step in 1...6 {
      book.screen.time += 0.02
      book.screen.touch(.moved, at: CGPoint(x: 230 - CGFloat(step) * 8, y: 180))
    }
    book.screen.touch(.ended, at: CGPoint(x: 182, y: 180))
    try book.run()
    let lines = log.takeWithoutLayout().filter { !$0.contains("Move") && !$0.contains("oad") }
    #expect(
      lines == [
        "will a", "a.viewWillAppear", "b.viewWillDisappear", "a.viewIsAppearing",
        "a.viewWillDisappear", "b.viewWillAppear", "a.viewDidDisappear", "b.viewIsAppearing",
        "b.viewDidAppear", "did finished b returned",
      ])
    #expect(book.shown == "b" && book.controller.children == [book.pages[1]])
  }

  @Test("the first and the last page bounce, and turn nothing")
  func ends() throws {
    let book = try Book(log, .horizontal)
    try book.drag(x: 200)
    #expect(book.shown == "a")
    _ = log.take()
    try book.drag(x: 200)
    #expect(book.shown == "a" && log.takeWithoutLayout().isEmpty)
    #expect(book.pages[0].view.convert(CGPoint.zero, to: nil) == .zero)
  }

  @Test("pages follow from the right to the left where the layout does")
  func rightToLeft() throws {
    let book = try Book(log, .horizontal)
    book.controller.view.semanticContentAttribute = .forceRightToLeft
    book.controller.dataSource = book.source
    try book.drag(x: 200)
    #expect(book.shown == "c")
  }

  @Test("vertical pages are as far apart as the option says")
  func vertical() throws {
    let book = try Book(log, .vertical, spacing: 20)
    #expect(book.pages[1].view.frame.size == CGSize(width: 300, height: 400))
    book.screen.touch(.began, at: CGPoint(x: 150, y: 300))
    for step in 1...10 {
      book.screen.time += 0.02
      book.screen.touch(.moved, at: CGPoint(x: 150, y: 300 - CGFloat(step) * 10))
    }
    let (b, c) = (book.pages[1].view, book.pages[2].view)
    let gap = (c?.frame.minY ?? 0) - (b?.frame.maxY ?? 0)
    #expect(gap == 20)
    book.screen.touch(.cancelled, at: .zero)
    try book.run()
    try book.drag(y: -200)
    #expect(book.shown == "c")
  }

  @Test("without a data source no finger turns pages")
  func noSource() throws {
    let book = try Book(log, .horizontal)
    book.controller.dataSource = nil
    try book.drag(x: -200)
    #expect(book.shown == "b" && log.takeWithoutLayout().isEmpty)
  }

  @Test("the program's changes complete without the delegate, and one ends another")
  func program() throws {
    let book = try Book(log, .horizontal)
    var results: [String] = []
    book.controller.setViewControllers([book.pages[3]], direction: .forward, animated: true) {
      results.append("d \($0)")
    }
    #expect(book.pages[1].view.window != nil && book.pages[3].view.window != nil)
    book.controller.setViewControllers([book.pages[0]], direction: .reverse, animated: true) {
      results.append("a \($0)")
    }
    #expect(results == ["d false"])
    try book.run()
    #expect(results == ["d false", "a true"] && book.shown == "a")
    #expect(!log.take().contains { $0.hasPrefix("will ") || $0.hasPrefix("did ") })
    #expect(book.controller.children == [book.pages[0]])
    #expect(book.pages[0].view.convert(CGPoint.zero, to: nil) == .zero)
  }

  @Test("dots show the page of the program and of the user, and a touch on them turns")
  func dots() throws {
    let book = try Book(log, .horizontal, dots: 4)
    let indicator = book.controller.indicator
    #expect(indicator.numberOfPages == 4 && indicator.currentPage == 1)
    #expect(indicator.frame == CGRect(x: 0, y: 363, width: 300, height: 37))
    #expect(book.pages[1].view.bounds.height == 363)
    try book.drag(x: -200)
    #expect(indicator.currentPage == 2)
    book.screen.tap(at: CGPoint(x: 180, y: 380))
    try book.run()
    #expect(book.shown == "d" && indicator.currentPage == 3)
    #expect(log.take().last == "did finished c completed")
  }

  @Test("arrow keys turn pages")
  func keys() throws {
    let book = try Book(log, .horizontal)
    let focus = FocusView()
    book.controller.view.addSubview(focus)
    focus.becomeFirstResponder()
    book.screen.key(.keyboardRightArrow)
    try book.run()
    #expect(book.shown == "c")
    book.screen.key(.keyboardLeftArrow)
    try book.run()
    #expect(book.shown == "b")
  }

  @Test("a finger that stops a page between two and is lifted lets it settle")
  func caught() throws {
    let book = try Book(log, .horizontal)
    book.screen.drag(
      from: CGPoint(x: 250, y: 180), to: CGPoint(x: 150, y: 180), duration: 0.15)
    try book.run(for: 0.1)
    book.screen.touch(.began, at: CGPoint(x: 150, y: 180))
    book.screen.time += 0.05
    book.screen.touch(.ended, at: CGPoint(x: 150, y: 180))
    try book.run()
    let offset = book.controller.turner.scrollView.contentOffset
    #expect(offset == CGPoint(x: 300, y: 0) && book.controller.turner.turn == nil)
  }

  @Test("there is exactly one page")
  func misuse() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
          .setViewControllers([], direction: .forward, animated: false)
      }
    }
  }

  @Test("random turns leave one page in the window, and callbacks of appearance in pairs")
  func random() throws {
    let book = try Book(log, .horizontal)
    for round in 0..<40 {
      switch round * 7 % 5 {
      case 0:
        book.screen.drag(
          from: CGPoint(x: 150, y: 180), to: CGPoint(x: round % 3 == 0 ? 20 : 280, y: 180),
          duration: 0.1)
      case 1: book.controller.turner.turnByUser(round % 2 == 0 ? .forward : .reverse)
      case 2:
        book.controller.setViewControllers(
          [book.pages[round % 4]], direction: .forward, animated: round % 3 == 0)
      default: try book.run(for: 0.15)
      }
    }
    try book.run()
    let shown = book.pages.filter { $0.viewIfLoaded?.window != nil }
    #expect(shown == book.controller.viewControllers && book.controller.children == shown)
    var last: [Substring: Substring] = ["b": "viewDidAppear"]
    for line in log.take() where line.hasSuffix("ppear") {
      let parts = line.split(separator: ".")
      let previous = last[parts[0]] ?? "viewDidDisappear"
      #expect(Self.following[previous]?.contains(parts[1]) == true, "\(previous) \(line)")
      last[parts[0]] = parts[1]
    }
    #expect(last.values.filter { $0 == "viewDidAppear" }.count == 1)
  }

  private static let following: [Substring: Set<Substring>] = [
    "viewWillAppear": ["viewDidAppear", "viewWillDisappear"],
    "viewDidAppear": ["viewWillDisappear"],
    "viewWillDisappear": ["viewDidDisappear", "viewWillAppear"],
    "viewDidDisappear": ["viewWillAppear"],
  ]
}

@MainActor
private final class PageSource: NSObject, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate
{
  private let pages: [LoggingController]
  private let log: LoggingController.Log
  var dots = 0

  init(_ pages: [LoggingController], _ log: LoggingController.Log) {
    (self.pages, self.log) = (pages, log)
  }

  private func page(_ page: UIViewController, _ step: Int, _ word: String) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
    log.lines.append("\(word) \(pages[index].name)")
    return pages.indices.contains(index + step) ? pages[index + step] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(viewController, -1, "before") }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(viewController, 1, "after") }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { log.lines.append("will \(names(pendingViewControllers))") }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    log.lines.append(
      "did \(finished ? "finished" : "ended") \(names(previousViewControllers)) "
        + (completed ? "completed" : "returned"))
  }

  private func names(_ controllers: [UIViewController]) -> String {
    controllers.map { ($0 as? LoggingController)?.name ?? "" }.joined(separator: ",")
  }
}

private final class FocusView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}
