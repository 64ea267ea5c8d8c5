import CoreGraphics
import LaminaTesting
import Testing
import UIKit

/// Requirement V33.
@Suite("Navigation matches its golden images", .serialized)
@MainActor struct NavigationGoldenTests {
  enum Look: String, CaseIterable {
    case light, dark, reversed, largeText

    @MainActor func apply(to controller: UIViewController) {
      switch self {
      case .light: break
      case .dark: controller.overrideUserInterfaceStyle = .dark
      case .reversed: controller.traitOverrides.layoutDirection = .rightToLeft
      case .largeText:
        controller.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
      }
    }
  }

  @Test("bars with large titles, buttons, prompts and toolbars", arguments: Look.allCases, [1, 2])
  func bars(look: Look, scale: Int) throws {
    guard scale == 1 || look == .light else { return }
    let images = try [
      image(look, scale) { $0.navigationBar.prefersLargeTitles = true },
      image(look, scale, offset: 60) { $0.navigationBar.prefersLargeTitles = true },
      image(look, scale, offset: 20) { $0.push("Second") },
      image(look, scale) {
        $0.push(
          "Title between buttons", left: ["Cancel"], right: ["Done", "Edit"], prompt: "Prompt")
      },
      image(look, scale) { $0.push("A title that is much too long for the bar", right: ["Edit"]) },
      image(look, scale, offset: 20) { controller in
        controller.isToolbarHidden = false
        controller.navigationBar.barTintColor = .systemOrange
      },
    ]
    let screen = try OffscreenScreen(size: CGSize(width: 1, height: 1))
    try assertSnapshot(
      of: .strip(images, columns: 3), named: "navigation-\(look)@\(scale)x",
      tolerance: GoldenTests.tolerance(screen))
  }

  @Test("a push in steps of 0.05 s, between pages with and without large titles")
  func push() throws {
    let screen = try OffscreenScreen(size: CGSize(width: 320, height: 200))
    let controller = UINavigationController(rootViewController: StripedPage("First page"))
    controller.navigationBar.prefersLargeTitles = true
    controller.traitOverrides.verticalSizeClass = .regular
    screen.window.rootViewController = controller
    try screen.render()
    let next = StripedPage("Second page")
    next.navigationItem.largeTitleDisplayMode = .never
    next.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    controller.pushViewController(next, animated: true)
    try screen.render()
    let start = screen.time
    let images = try (0..<6).map { step in
      screen.time = start + Double(step) * 0.05
      return try screen.frame()
    }
    try assertSnapshot(
      of: .strip(images, columns: 3), named: "navigation-push",
      tolerance: GoldenTests.tolerance(screen))
  }

  @Test(
    "search bars: below the large title, and active with scopes",
    arguments: Look.allCases)
  func searches(look: Look) throws {
    let images = try [
      search(look) { _, _ in },
      search(look) { _, search in
        search.searchBar.scopeButtonTitles = ["All", "Some"]
        search.isActive = true
      },
    ]
    let screen = try OffscreenScreen(size: CGSize(width: 1, height: 1))
    try assertSnapshot(
      of: .strip(images, columns: 2), named: "navigation-search-\(look)",
      tolerance: GoldenTests.tolerance(screen))
  }

  private func search(
    _ look: Look, _ configure: (UINavigationController, UISearchController) -> Void
  ) throws -> CGImage {
    let screen = try OffscreenScreen(size: CGSize(width: 400, height: 240))
    let page = StripedPage("First page")
    let controller = UINavigationController(rootViewController: page)
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.placeholder = "Search"
    page.navigationItem.searchController = search
    page.definesPresentationContext = true
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    controller.traitOverrides.verticalSizeClass = .regular
    controller.traitOverrides.horizontalSizeClass = .compact
    controller.navigationBar.prefersLargeTitles = true
    look.apply(to: controller)
    screen.window.rootViewController = controller
    try screen.render()
    configure(controller, search)
    for _ in 0..<3 {
      screen.time += 0.5
      try screen.render()
    }
    return try screen.frame()
  }

  private func image(
    _ look: Look, _ scale: Int, offset: CGFloat = 0, _ configure: (UINavigationController) -> Void
  ) throws -> CGImage {
    let screen = try OffscreenScreen(size: CGSize(width: 320, height: 200), scale: CGFloat(scale))
    let controller = UINavigationController(rootViewController: StripedPage("First page"))
    // The pictures are wider than high, but the bars are those of a high window.
    controller.traitOverrides.verticalSizeClass = .regular
    look.apply(to: controller)
    controller.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add)
    configure(controller)
    screen.window.rootViewController = controller
    try screen.render()
    (controller.topViewController as? StripedPage)?.scroll.contentOffset.y += offset
    for _ in 0..<3 {
      screen.time += 0.5
      try screen.render()
    }
    return try screen.frame()
  }
}

extension UINavigationController {
  /// Pushes a page with titles of buttons.
  fileprivate func push(
    _ title: String, left: [String] = [], right: [String] = [], prompt: String? = nil
  ) {
    func buttons(_ titles: [String]) -> [UIBarButtonItem]? {
      titles.isEmpty
        ? nil
        : titles.map {
          UIBarButtonItem(title: $0, style: $0 == "Done" ? .done : .plain, target: nil, action: nil)
        }
    }
    let page = StripedPage(title)
    page.navigationItem.leftBarButtonItems = buttons(left)
    page.navigationItem.rightBarButtonItems = buttons(right)
    page.navigationItem.prompt = prompt
    pushViewController(page, animated: false)
  }
}

/// A page with stripes that scroll.
@MainActor private final class StripedPage: UIViewController {
  let scroll = UIScrollView()

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
    toolbarItems = [
      UIBarButtonItem(systemItem: .action), .flexibleSpace(), UIBarButtonItem(systemItem: .trash),
    ]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scroll.frame = view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 320, height: 800)
    let colors: [UIColor] = [.systemTeal, .systemOrange, .systemPurple, .systemGreen]
    for index in 0..<8 {
      let stripe = UIView(frame: CGRect(x: 20, y: 10 + index * 60, width: 280, height: 40))
      stripe.backgroundColor = colors[index % colors.count]
      scroll.addSubview(stripe)
    }
    view.addSubview(scroll)
  }
}
