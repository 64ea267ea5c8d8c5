import CoreGraphics
public import Foundation

/// Controls a search: its bar, and the results that are shown while it is active.
///
/// The search begins when its bar is edited, which is in a navigation bar
/// (``UINavigationItem/searchController``) or in a view of the program. Main thread only.
/// Source: Apple, "UISearchController".
@preconcurrency @MainActor open class UISearchController: UIViewController {
  final let bar = UISearchBar(frame: .zero)
  final var results: UIViewController?
  final let dimming = DimmingView()
  final let suggestionList = SearchSuggestionList()
  /// The navigation item that has the bar.
  final weak var item: UINavigationItem?
  /// Where the navigation bar has the bar.
  final var placement = UINavigationItem.SearchBarPlacement.automatic
  /// The height of the bar for which the navigation bar was laid out.
  final var knownHeight: CGFloat = 0
  final var isActivated = false
  final var showsResults = false
  /// Ends the search after the transition with which it begins.
  final var pendingEnd: (() -> Void)?

  /// Creates a controller.
  ///
  /// - Parameter searchResultsController: shows the results; nil if what is searched shows them itself.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    setUpSearch()
  }

  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(searchResultsController: nil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpSearch()
  }

  // MARK: The search

  /// The bar with the text of the search.
  open var searchBar: UISearchBar { bar }
  /// Where the navigation bar has the search bar; `.automatic` if that is in no navigation bar.
  ///
  /// Source: Apple, "searchBarPlacement".
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { wantedPlacement }
  /// Shows the results.
  open var searchResultsController: UIViewController? { results }
  /// Finds the results. Default: nil. Not retained.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Is told when the search begins and ends. Default: nil. Not retained.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// Whether the search is presented. Setting it begins or ends the search, with animation.
  open var isActive: Bool {
    get { isActivated }
    set { if newValue { begin() } else { end(animated: true) } }
  }

  // MARK: Suggestions

  /// What the user may choose instead of typing, below the bar while the search is active. nil and none
  /// hide the list. Default: nil.
  ///
  /// Source: Apple, "searchSuggestions".
  open var searchSuggestions: [any UISearchSuggestion]? { didSet { showContent() } }
  /// Whether no suggestions are shown below a stacked bar, but only below one in the row of the title.
  /// Default: false.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false {
    didSet { showContent() }
  }

  // MARK: Look

  /// Whether what is searched is darkened, and gets no touches, while no results are shown.
  /// Default: true.
  open var obscuresBackgroundDuringPresentation = true { didSet { showContent() } }
  /// The former name of `obscuresBackgroundDuringPresentation`.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether a stacked search bar takes the place of the whole navigation bar while the search is active.
  /// Default: true.
  ///
  /// Source: Apple, "hidesNavigationBarDuringPresentation".
  open var hidesNavigationBarDuringPresentation = true { didSet { item?.didChange() } }
  /// Whether the results appear as soon as there is text. Default: true.
  open var automaticallyShowsSearchResultsController = true { didSet { showContent() } }
  /// Whether the results are shown while the search is active. Setting it ends that they appear by
  /// themselves.
  open var showsSearchResultsController: Bool {
    get { showsResults }
    set {
      automaticallyShowsSearchResultsController = false
      showsResults = newValue
      showContent()
    }
  }
  /// Whether the bar's cancel button is shown while the search is active. Default: true.
  open var automaticallyShowsCancelButton = true
  /// When the scopes of the bar are shown, if it has some. Default: `.automatic`.
  open var scopeBarActivation = ScopeBarActivation.automatic
  /// Whether the scopes of the bar are shown while the search is active. Default: true.
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }

  // MARK: UIViewController

  /// Ends the search, unless the controller presents another one, which is dismissed then.
  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard isActivated, presentedViewController == nil else {
      return super.dismiss(animated: flag, completion: completion)
    }
    end(animated: flag, completion: completion)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.isOpaque = false
    view.backgroundColor = nil
    showContent()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOutContent()
  }

  override func makeOwnPresentationController(
    for presenter: UIViewController?
  ) -> UIPresentationController? {
    SearchPresentationController(presentedViewController: self, presenting: presenter)
  }
}

extension UISearchController {
  /// When a search controller shows the scopes of its bar.
  ///
  /// Source: Apple, "UISearchController.ScopeBarActivation".
  public enum ScopeBarActivation: Int, Sendable {
    /// `.onSearchActivation`.
    case automatic
    /// The program shows and hides them.
    case manual
    case onTextEntry
    case onSearchActivation
  }
}
