import LaminaTesting
import Testing

@testable import UIKit

// Requirement V27: the order in which a reader goes through a window.
@Suite("The elements of a window and their order")
@MainActor struct AccessibilityTreeTests {
  private let screen: OffscreenScreen
  private let window: UIWindow

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 300, height: 300))
    window = screen.window
  }

  @discardableResult
  private func add(
    _ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 40, _ height: CGFloat = 20,
    to view: UIView? = nil
  ) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: y, width: width, height: height))
    label.text = name
    (view ?? window).addSubview(label)
    return label
  }

  private func group(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    window.addSubview(view)
    return view
  }

  private var names: [String] {
    AccessibilityNode(of: window).elements.compactMap(\.accessibilityLabel)
  }

  @Test("Rows are read from top to bottom, and each along the direction of the language")
  func order() {
    add("d", 60, 50)
    add("a", 0, 4)
    add("c", 0, 50)
    add("b", 60, 0, 40, 28)
    #expect(names == ["a", "b", "c", "d"])
    window.semanticContentAttribute = .forceRightToLeft
    #expect(names == ["b", "a", "d", "c"])
  }

  @Test("Views that are no containers take no part: what is inside is read with what is beside")
  func flat() {
    let (left, right) = (group(0, 0, 100, 100), group(100, 0, 100, 100))
    for (view, name) in [(left, "left"), (right, "right")] {
      add(name + " 1", 0, 0, to: view)
      add(name + " 2", 0, 50, to: view)
    }
    #expect(names == ["left 1", "right 1", "left 2", "right 2"])
    left.shouldGroupAccessibilityChildren = true
    right.shouldGroupAccessibilityChildren = true
    #expect(names == ["left 1", "left 2", "right 1", "right 2"])
  }

  @Test("A picture is read before the texts beside it, which keep their order")
  func picture() {
    let image = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    image.isAccessibilityElement = true
    image.accessibilityLabel = "picture"
    add("text 2", 120, 60)
    add("text 1", 160, 20)
    window.addSubview(image)
    #expect(names == ["picture", "text 1", "text 2"])
  }

  @Test("Hidden and transparent views, empty ones, and those off the screen are not found")
  func hidden() {
    add("hidden", 0, 0).isHidden = true
    add("transparent", 0, 0).alpha = 0
    add("empty", 0, 0, 0, 0)
    add("outside", 2000, 2000)
    let view = group(0, 0, 100, 100)
    add("inside", 0, 0, to: view)
    #expect(names == ["inside"])
    view.accessibilityElementsHidden = true
    #expect(names.isEmpty)
  }

  @Test("What scrolling brings into view is found")
  func scrolling() {
    let scroll = UIScrollView(frame: window.bounds)
    scroll.contentSize.height = 5000
    window.addSubview(scroll)
    add("far", 0, 4000, to: scroll)
    #expect(names == ["far"])
  }

  @Test("What is inside of an element is not found")
  func inside() {
    let view = group(0, 0, 100, 100)
    add("part", 0, 0, to: view)
    view.isAccessibilityElement = true
    view.accessibilityLabel = "whole"
    #expect(names == ["whole"])
  }

  @Test("Beside a modal view nothing is found; the frontmost one counts")
  func modal() {
    add("behind", 0, 0)
    let (first, second) = (group(0, 0, 50, 50), group(0, 0, 50, 50))
    add("first", 0, 0, to: first)
    add("second", 0, 0, to: second)
    first.accessibilityViewIsModal = true
    #expect(names == ["first"])
    second.accessibilityViewIsModal = true
    #expect(names == ["second"])
    second.isHidden = true
    #expect(names == ["first"])
  }

  @Test("A container's own elements are read in its order, whatever it draws")
  func elements() {
    let view = group(0, 0, 100, 100)
    add("left out", 0, 0, to: view)
    let parts = ["z", "y", "x"].enumerated().map { index, name in
      let element = UIAccessibilityElement(accessibilityContainer: view)
      element.accessibilityLabel = name
      element.accessibilityFrameInContainerSpace = CGRect(
        x: 0, y: 80 - 20 * index, width: 10, height: 10)
      return element
    }
    view.accessibilityElements = parts
    #expect(names == ["z", "y", "x"])
    view.accessibilityElements = [view]
    #expect(names.isEmpty)
  }

  private final class CountedContainer: UIView {
    lazy var parts = (0..<3).map { index in
      let element = UIAccessibilityElement(accessibilityContainer: self)
      element.accessibilityLabel = "\(index)"
      element.accessibilityFrameInContainerSpace = bounds
      return element
    }
    override func accessibilityElementCount() -> Int { parts.count }
    override func accessibilityElement(at index: Int) -> Any? { parts[index] }
  }

  @Test("A container that overrides the methods is asked for each element")
  func counted() {
    window.addSubview(CountedContainer(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
    #expect(names == ["0", "1", "2"])
  }

  @Test("Bars and tables are read as a whole, in their place")
  func bars() throws {
    let screen = try OffscreenScreen(size: CGSize(width: 320, height: 480))
    let page = UIViewController()
    page.navigationItem.title = "Settings"
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    let label = UILabel(frame: CGRect(x: 20, y: 200, width: 100, height: 20))
    label.text = "Text"
    page.view.addSubview(label)
    let navigation = UINavigationController(rootViewController: page)
    navigation.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    screen.window.rootViewController = tabs
    try screen.render()
    let node = AccessibilityNode(of: screen.window)
    #expect(
      node.elements.map { $0.accessibilityLabel } == ["Settings", "Add", "Text", "Home"])
    #expect(node.children.filter { !$0.isElement }.map { type(of: $0.object) }.count == 2)
    #expect(node.elements[0].accessibilityTraits == .header)
  }

  @Test("An alert hides what is behind it; a window that is modal hides the others")
  func alerts() throws {
    let screen = try OffscreenScreen(size: CGSize(width: 320, height: 480))
    let root = UIViewController()
    screen.window.rootViewController = root
    let label = UILabel(frame: CGRect(x: 20, y: 200, width: 100, height: 20))
    label.text = "Behind"
    root.view.addSubview(label)
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "No", style: .cancel, handler: nil))
    alert.addAction(UIAlertAction(title: "Yes", style: .default, handler: nil))
    root.present(alert, animated: false)
    try screen.render()
    let elements = AccessibilityNode(of: screen.window).elements
    #expect(elements.map(\.accessibilityLabel) == ["Title", "Message", "No", "Yes"])
    #expect(elements[0].accessibilityTraits == .header)
    #expect(elements[2].escapeForAccessibility())
    screen.time += 1
    try screen.render()
    screen.time += 1
    try screen.render()
    #expect(AccessibilityNode(of: screen.window).elements == [label])
    let front = UIWindow(screen: screen.screen)
    front.isHidden = false
    #expect(screen.screen.accessibilityElementsInOrder == [label])
    front.accessibilityViewIsModal = true
    #expect(screen.screen.accessibilityElementsInOrder == [])
  }
}
