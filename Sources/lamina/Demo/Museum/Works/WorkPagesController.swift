import UIKit

/// The works of a list as pages, which the user turns with a finger or with arrow keys.
final class WorkPagesController: UIPageViewController, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate, UIViewControllerRestoration
{
  private let list: WorkList

  init(_ work: Work, in list: WorkList) {
    self.list = list
    super.init(
      transitionStyle: .scroll, navigationOrientation: .horizontal,
      options: [.interPageSpacing: 12])
    restorationClass = Self.self
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.backButtonDisplayMode = .minimal
    hidesBottomBarWhenPushed = false
    dataSource = self
    delegate = self
    setViewControllers([WorkController(work)], direction: .forward, animated: false)
    pageDidChange()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = MuseumPalette.paper
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Guide",
      primaryAction: UIAction { [weak self] _ in self?.openGuide() })
  }

  private var page: WorkController? { viewControllers?.first as? WorkController }

  /// Shows the place of the page in the list, and lets the bar follow the page's content.
  private func pageDidChange() {
    guard let page else { return }
    let works = list.works
    let index = works.firstIndex { $0.number == page.work.number } ?? 0
    navigationItem.title = "\(index + 1) of \(works.count)"
    restorationIdentifier = "work-\(page.work.number)-\(list.identifier)"
    setContentScrollView(page.scrollView, for: .top)
  }

  private func openGuide() {
    guard let work = page?.work else { return }
    present(MuseumSheet(.guide(work)), animated: true)
  }

  // MARK: Pages

  private func neighbor(_ step: Int, of page: UIViewController) -> UIViewController? {
    let works = list.works
    guard let page = page as? WorkController,
      let index = works.firstIndex(where: { $0.number == page.work.number }),
      works.indices.contains(index + step)
    else { return nil }
    return WorkController(works[index + step])
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbor(-1, of: viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbor(1, of: viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { pageDidChange() }

  // MARK: State restoration

  /// The identifier of a page says which work is shown, and of which list.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? {
    let parts = identifierComponents.last?.split(separator: "-", maxSplits: 2).map(String.init)
    guard let parts, parts.count == 3, let work = Int(parts[1]).flatMap(Catalog.work),
      let list = WorkList(identifier: parts[2])
    else { return nil }
    return WorkPagesController(work, in: list)
  }
}
