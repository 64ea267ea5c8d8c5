import LaminaTesting
import Testing

@testable import UIKit

// Class notes on view controllers, "User interaction" and "UIViewController": the sentences that no other suite
// checks. Requirement V25.
@Suite("What a view controller does for its page", .serialized)
@MainActor struct GuideControllerTests {
  private let screen: OffscreenScreen

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 320, height: 480))
  }

  @Test("A controller gets all touches that its views do not handle, and none that one handles")
  func touches() throws {
    final class Page: UIViewController {
      var phases: [UITouch.Phase] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        phases.append(.began)
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        phases.append(.moved)
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        phases.append(.ended)
      }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        phases.append(.cancelled)
      }
    }
    final class Handling: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    let page = Page()
    screen.window.rootViewController = page
    let (plain, handling) = (UIView(), Handling())
    (plain.frame, handling.frame) = (
      CGRect(x: 0, y: 0, width: 320, height: 100), CGRect(x: 0, y: 100, width: 320, height: 100)
    )
    for view in [plain, handling] { page.view.addSubview(view) }
    try screen.render()
    screen.touch(.began, at: CGPoint(x: 50, y: 50))
    screen.touch(.moved, at: CGPoint(x: 60, y: 60))
    screen.touch(.ended, at: CGPoint(x: 60, y: 60))
    screen.touch(.began, at: CGPoint(x: 50, y: 50))
    screen.touch(.cancelled, at: .zero)
    #expect(page.phases == [.began, .moved, .ended, .began, .cancelled])
    screen.tap(at: CGPoint(x: 50, y: 150))
    #expect(page.phases.count == 5)
  }

  @Test("The view that loadView() assigns has its subviews when it is first shown")
  func programmatic() throws {
    final class Page: UIViewController {
      var loads = 0
      override func loadView() {
        loads += 1
        let (content, label) = (
          UIView(), UILabel(frame: CGRect(x: 20, y: 20, width: 100, height: 30))
        )
        content.addSubview(label)
        view = content
      }
    }
    let page = Page()
    #expect(!page.isViewLoaded && page.loads == 0)
    screen.window.rootViewController = page
    try screen.render()
    #expect(page.loads == 1 && page.view.subviews.first?.frame.minX == 20)
    #expect(page.view.frame == screen.window.bounds && page.view.subviews.first?.window != nil)
    _ = page.view
    #expect(page.loads == 1)
  }

  @Test("viewDidLoad() comes once the outlets of a view file are connected")
  func viewFile() throws {
    let text = String(
      decoding: ViewFileSample.data(
        "<view tag='5' id='v'><subviews><view tag='6' id='w'/></subviews></view>",
        owner: "<connections><outlet property='view' destination='v' id='c'/></connections>"),
      as: UTF8.self)
    let sample = try SampleBundle(["Panel.xib": text])
    final class Page: UIViewController {
      var tags: [Int] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        tags = [view.tag] + view.subviews.map(\.tag)
      }
    }
    let page = Page(nibName: "Panel", bundle: sample.bundle)
    #expect(page.tags.isEmpty)
    page.loadViewIfNeeded()
    #expect(page.tags == [5, 6])
  }

  @Test("The page that is shown decides which orientations there are, and the container asks it")
  func orientations() {
    final class Page: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
      override var shouldAutorotate: Bool { false }
    }
    let navigation = UINavigationController(rootViewController: UIViewController())
    #expect(navigation.supportedInterfaceOrientations == .all && navigation.shouldAutorotate)
    navigation.pushViewController(Page(), animated: false)
    #expect(navigation.supportedInterfaceOrientations == .portrait)
    #expect(!navigation.shouldAutorotate)
  }

  @Test("A page lays its views out for a rotation in the older methods, with the new size")
  func rotation() throws {
    final class Page: UIViewController {
      let box = UIView()
      var events: [String] = []
      override func viewDidLoad() { view.addSubview(box) }
      override func willRotate(to orientation: UIInterfaceOrientation, duration: Double) {
        events.append("will")
      }
      override func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: Double) {
        events.append("animate")
        box.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 10)
      }
      override func didRotate(from orientation: UIInterfaceOrientation) { events.append("did") }
    }
    let page = Page()
    screen.window.rootViewController = page
    try screen.render()
    screen.screen.interfaceOrientation = .landscapeRight
    try screen.render()
    #expect(page.events == ["will", "animate", "did"] && page.box.frame.width == 480)
  }

  @Test("After a memory warning a page lets its caches go, and keeps its view, as since iOS 6")
  func memoryWarning() throws {
    final class Page: UIViewController {
      var cache: [Int]? = [1]
      override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        cache = nil
      }
    }
    let (shown, hidden) = (Page(), Page())
    let navigation = UINavigationController(rootViewController: hidden)
    screen.window.rootViewController = navigation
    try screen.render()
    navigation.pushViewController(shown, animated: false)
    try screen.render()
    let views = [shown.view, hidden.view]
    UIApplication.shared.receiveMemoryWarning()
    #expect(shown.cache == nil && hidden.cache == nil)
    #expect(shown.isViewLoaded && hidden.isViewLoaded && views == [shown.view, hidden.view])
  }

  @Test("A page that appears for the first time can become first responder at once")
  func firstResponder() throws {
    final class Page: UIViewController {
      var results: [Bool] = []
      override var canBecomeFirstResponder: Bool { true }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        results = [becomeFirstResponder(), isFirstResponder]
      }
    }
    let page = Page()
    screen.window.rootViewController = page
    try screen.render()
    #expect(page.results == [true, true])
    let plain = UIViewController()
    screen.window.rootViewController = plain
    try screen.render()
    #expect(!plain.becomeFirstResponder() && !plain.isFirstResponder)
  }
}
