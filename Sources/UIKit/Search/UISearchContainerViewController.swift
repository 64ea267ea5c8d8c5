import CoreGraphics
public import Foundation

/// Shows a search in a container: its bar at the top, and the results below.
///
/// Main thread only. Source: Apple, "UISearchContainerViewController".
@preconcurrency @MainActor open class UISearchContainerViewController: UIViewController {
  private final let search: UISearchController

  public init(searchController: UISearchController) {
    search = searchController
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a container of a search without a controller for results.
  public required init?(coder: NSCoder) {
    search = UISearchController(searchResultsController: nil)
    super.init(coder: coder)
  }

  /// The search that is shown.
  open var searchController: UISearchController { search }

  open override func viewDidLoad() {
    super.viewDidLoad()
    addChild(search)
    view.addSubview(search.view)
    view.addSubview(search.searchBar)
    search.didMove(toParent: self)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let height = search.searchBar.intrinsicContentSize.height
    search.searchBar.frame = CGRect(
      x: view.bounds.minX, y: area.minY, width: view.bounds.width, height: height)
    search.view.frame = CGRect(
      x: view.bounds.minX, y: area.minY + height, width: view.bounds.width,
      height: max(view.bounds.maxY - area.minY - height, 0))
  }
}
