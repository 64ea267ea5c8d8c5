import UIKit

/// The list of pages and the page that is open: beside one another from 720 points of width, and one
/// above the other in less.
final class SettingsController: UIViewController {
  private let settings = DeviceSettings()
  private let listNavigation: UINavigationController
  private let pageNavigation = UINavigationController()
  private let line = UIView()
  /// Darkens everything as the brightness says.
  private let dimmer = UIView()
  private let list = SettingsListController()
  private var isWide = false

  private static let wideWidth: CGFloat = 720
  private static let listWidth: CGFloat = 300

  init() {
    listNavigation = UINavigationController(rootViewController: list)
    super.init(nibName: nil, bundle: nil)
    list.onOpen = { [weak self] page in self?.open(page) }
    settings.onChangeOfLooks = { [weak self] in self?.showLooks() }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    listNavigation.navigationBar.prefersLargeTitles = true
    for controller in [listNavigation, pageNavigation] {
      addChild(controller)
      // A column is read to its end before the other one.
      controller.view.shouldGroupAccessibilityChildren = true
      view.addSubview(controller.view)
      controller.didMove(toParent: self)
    }
    line.backgroundColor = .separator
    dimmer.backgroundColor = .black
    dimmer.isUserInteractionEnabled = false
    dimmer.alpha = 0
    view.addSubview(line)
    view.addSubview(dimmer)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    arrange(wide: view.bounds.width >= Self.wideWidth)
    let (beside, rest) = view.bounds.divided(
      atDistance: isWide ? Self.listWidth : view.bounds.width, from: .minXEdge)
    let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    listNavigation.view.frame = isReversed ? beside.mirrored(in: view.bounds) : beside
    pageNavigation.view.frame = isReversed ? rest.mirrored(in: view.bounds) : rest
    let hairline = CGRect(
      x: beside.maxX, y: 0, width: 1 / view.traitCollection.displayScale, height: rest.height)
    line.frame = isReversed ? hairline.mirrored(in: view.bounds) : hairline
    dimmer.frame = view.bounds
  }

  /// Opens a page beside the list, or above it.
  func open(_ page: SettingsPage, animated: Bool = true) {
    loadViewIfNeeded()
    let controller = page.makeController(settings)
    list.shownPage = page
    if isWide {
      pageNavigation.setViewControllers([controller], animated: false)
    } else {
      listNavigation.setViewControllers([list, controller], animated: animated)
    }
  }

  /// Moves the pages that are open to where the width has room for them.
  private func arrange(wide: Bool) {
    pageNavigation.view.isHidden = !wide
    line.isHidden = !wide
    list.keepsSelection = wide
    guard wide != isWide else { return }
    isWide = wide
    if wide {
      let pages = Array(listNavigation.viewControllers.dropFirst())
      listNavigation.setViewControllers([list], animated: false)
      pageNavigation.setViewControllers(
        pages.isEmpty ? [firstPage()] : pages, animated: false)
    } else {
      let pages = pageNavigation.viewControllers
      pageNavigation.setViewControllers([], animated: false)
      listNavigation.setViewControllers([list] + pages, animated: false)
    }
  }

  private func firstPage() -> UIViewController {
    let page = list.shownPage ?? .display
    list.shownPage = page
    return page.makeController(settings)
  }

  private func showLooks() {
    dimmer.alpha = 0.7 * (1 - CGFloat(settings.brightness))
    guard let window = view.window else { return }
    window.overrideUserInterfaceStyle = settings.appearance
    window.tintColor = settings.accent
    window.traitOverrides.preferredContentSizeCategory =
      DeviceSettings.textSizes[settings.textSize]
  }
}

extension CGRect {
  fileprivate func mirrored(in bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - maxX + bounds.minX, y: minY, width: width, height: height)
  }
}
