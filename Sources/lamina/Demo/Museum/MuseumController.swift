import UIKit

/// The museum: a tab each for its works, its rooms, its plan, a search and a visit.
final class MuseumController: UITabBarController {
  enum Tab: Int, CaseIterable {
    case works
    case rooms
    case plan
    case search
    case visit
  }

  init(isDark: Bool = false) {
    self.isDark = isDark
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = "museum"
    viewControllers = Tab.allCases.map(Self.makeNavigation)
  }

  required init?(coder: NSCoder) { nil }

  private static func makeNavigation(of tab: Tab) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: tab.makePage())
    navigation.restorationIdentifier = "\(tab)"
    navigation.navigationBar.prefersLargeTitles = true
    navigation.navigationBar.largeTitleTextAttributes = [
      .font: UIFont.museum(34, .bold), .foregroundColor: MuseumPalette.ink,
    ]
    navigation.tabBarItem = UITabBarItem(
      title: tab.title, image: tab.image, selectedImage: nil)
    return navigation
  }

  func navigation(of tab: Tab) -> UINavigationController? {
    viewControllers?[tab.rawValue] as? UINavigationController
  }

  /// Command-T opens the ticket, whatever is shown.
  override var keyCommands: [UIKeyCommand]? {
    let ticket = UIKeyCommand(
      title: "Reserve a Ticket",
      action: Selector("openTicket:", MuseumController.openTicket(_:)), input: "t",
      modifierFlags: .command)
    return (super.keyCommands ?? []) + (presentedViewController == nil ? [ticket] : [])
  }

  private func openTicket(_ sender: Any?) { present(MuseumSheet(.ticket), animated: true) }

  // MARK: Light and dark

  var isDark: Bool { didSet { showStyle() } }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    showStyle()
  }

  /// The window has the style, so that sheets and bubbles have it too.
  private func showStyle() {
    guard let window = viewIfLoaded?.window else { return }
    window.overrideUserInterfaceStyle = isDark ? .dark : .light
    window.tintColor = MuseumPalette.accent
    window.backgroundColor = MuseumPalette.paper
  }

  // MARK: State restoration

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(isDark, forKey: "isDark")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    if coder.containsValue(forKey: "isDark") { isDark = coder.decodeBool(forKey: "isDark") }
  }
}

extension MuseumController.Tab {
  fileprivate var title: String {
    switch self {
    case .works: "Works"
    case .rooms: "Rooms"
    case .plan: "Plan"
    case .search: "Search"
    case .visit: "Visit"
    }
  }

  @MainActor fileprivate func makePage() -> UIViewController {
    switch self {
    case .works: WorksController()
    case .rooms: RoomsController()
    case .plan: PlanController()
    case .search: SearchController()
    case .visit: VisitController()
    }
  }

  @MainActor fileprivate var image: UIImage? {
    switch self {
    case .works: UIImage(systemName: "square.grid.2x2")
    case .rooms: UIImage(systemName: "house")
    case .plan: Self.planImage
    case .search: UIImage(systemName: "magnifyingglass")
    case .visit: UIImage(systemName: "calendar")
    }
  }

  /// The walls of three rooms.
  @MainActor private static var planImage: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { context in
      let walls = UIBezierPath(
        roundedRect: CGRect(x: 2, y: 3, width: 20, height: 18), cornerRadius: 3)
      for wall in [((12, 3), (12, 12)), ((2, 12), (22, 12))] {
        walls.move(to: CGPoint(x: wall.0.0, y: wall.0.1))
        walls.addLine(to: CGPoint(x: wall.1.0, y: wall.1.1))
      }
      context.cgContext.stroke(walls, .black, width: 1.7)
    }.withRenderingMode(.alwaysTemplate)
  }
}
