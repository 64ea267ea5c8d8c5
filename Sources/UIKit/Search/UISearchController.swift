import CoreGraphics
public import Foundation

/// Controls a search: its bar, and the results that are shown while it is active.
///
/// The search begins when its bar, which the program places in a view, is edited. Main thread only.
/// Source: Apple, "UISearchController".
@preconcurrency @MainActor open class UISearchController: UIViewController {
  private let bar = UISearchBar(frame: .zero)
  private final var results: UIViewController?
  private final let dimming = DimmingView()
  private final var isActivated = false
  private final var showsResults = false
  /// Ends the search after the transition with which it begins.
  private final var pendingEnd: (() -> Void)?

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

  private func setUpSearch() {
    bar.controller = self
    bar.sizeToFit()
    modalPresentationStyle = .custom
    dimming.onTap = { [weak self] in self?.isActive = false }
  }

  // MARK: The search

  /// The bar with the text of the search.
  open var searchBar: UISearchBar { bar }
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

  // MARK: Look

  /// Whether what is searched is darkened, and gets no touches, while no results are shown.
  /// Default: true.
  open var obscuresBackgroundDuringPresentation = true { didSet { showContent() } }
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

  // MARK: Begin and end

  private func begin() {
    guard !isActivated, let presenter = bar.nearestController else { return }
    isActivated = true
    delegate?.willPresentSearchController(self)
    showParts(true)
    showContent()
    delegate?.presentSearchController(self)
    if presentingViewController == nil {
      presenter.present(self, animated: true) { [weak self] in self?.didPresent() }
    } else {
      delegate?.didPresentSearchController(self)
    }
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private func didPresent() {
    delegate?.didPresentSearchController(self)
    pendingEnd?()
    pendingEnd = nil
  }

  private func end(animated: Bool, completion: (() -> Void)? = nil) {
    guard isActivated else { return }
    isActivated = false
    delegate?.willDismissSearchController(self)
    bar.text = nil
    bar.resignFirstResponder()
    showParts(false)
    let finish = { [weak self] in
      if let self { delegate?.didDismissSearchController(self) }
      completion?()
    }
    if presentedBy?.transition != nil {
      pendingEnd = { [weak self] in self?.endPresentation(animated: false, finish) }
    } else {
      endPresentation(animated: animated, finish)
    }
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private func endPresentation(animated: Bool, _ completion: @escaping () -> Void) {
    guard presentingViewController != nil else { return completion() }
    super.dismiss(animated: animated, completion: completion)
  }

  /// Ends the search, unless the controller presents another one, which is dismissed then.
  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard isActivated, presentedViewController == nil else {
      return super.dismiss(animated: flag, completion: completion)
    }
    end(animated: flag, completion: completion)
  }

  private func showParts(_ isShown: Bool) {
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(isShown, animated: true) }
    if [.automatic, .onSearchActivation].contains(scopeBarActivation),
      bar.scopeButtonTitles?.isEmpty == false
    {
      bar.setShowsScope(isShown, animated: true)
    }
    bar.editingDidChange()
  }

  // MARK: The bar

  final func barDidBeginEditing() { begin() }

  final func didCancel() { end(animated: true) }

  /// Called when the text or the scope has changed.
  final func searchDidChange() {
    guard isActivated else { return }
    if scopeBarActivation == .onTextEntry, bar.scopeButtonTitles?.isEmpty == false {
      bar.setShowsScope(!(bar.text ?? "").isEmpty, animated: true)
    }
    showContent()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  // MARK: Content

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.isOpaque = false
    view.backgroundColor = nil
    showContent()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    dimming.frame = view.bounds
    results?.viewIfLoaded?.frame = view.bounds
  }

  /// Whether what is searched gets touches.
  final var letsTouchesPass: Bool { !isShowingResults && !obscuresBackgroundDuringPresentation }

  private var isShowingResults: Bool { results?.parent === self }

  private func showContent() {
    guard isViewLoaded else { return }
    if automaticallyShowsSearchResultsController {
      showsResults = !(bar.text ?? "").isEmpty || !bar.searchTextField.tokens.isEmpty
    }
    if obscuresBackgroundDuringPresentation {
      dimming.frame = view.bounds
      view.insertSubview(dimming, at: 0)
    } else {
      dimming.removeFromSuperview()
    }
    if let results { showResults(results) }
  }

  private func showResults(_ results: UIViewController) {
    guard showsResults != isShowingResults else { return }
    if showsResults {
      addChild(results)
      results.view.frame = view.bounds
      view.addSubview(results.view)
      results.didMove(toParent: self)
    } else {
      results.willMove(toParent: nil)
      results.view.removeFromSuperview()
      results.removeFromParent()
    }
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

extension UIView {
  /// The view controller of the nearest view around this one that has one.
  fileprivate var nearestController: UIViewController? {
    sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }
      .first
  }
}
