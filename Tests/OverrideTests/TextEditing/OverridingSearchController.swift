import UIKit

final class OverridingSearchController: UISearchController {
  override var searchBar: UISearchBar { called(super.searchBar) }
  override var searchResultsController: UIViewController? { called(super.searchResultsController) }
  override var searchResultsUpdater: (any UISearchResultsUpdating)? {
    get { called(super.searchResultsUpdater) }
    set { super.searchResultsUpdater = assigned(newValue) }
  }
  override var delegate: (any UISearchControllerDelegate)? {
    get { called(super.delegate) }
    set { super.delegate = assigned(newValue) }
  }
  override var isActive: Bool {
    get { called(super.isActive) }
    set { super.isActive = assigned(newValue) }
  }
  override var obscuresBackgroundDuringPresentation: Bool {
    get { called(super.obscuresBackgroundDuringPresentation) }
    set { super.obscuresBackgroundDuringPresentation = assigned(newValue) }
  }
  override var automaticallyShowsSearchResultsController: Bool {
    get { called(super.automaticallyShowsSearchResultsController) }
    set { super.automaticallyShowsSearchResultsController = assigned(newValue) }
  }
  override var showsSearchResultsController: Bool {
    get { called(super.showsSearchResultsController) }
    set { super.showsSearchResultsController = assigned(newValue) }
  }
  override var automaticallyShowsCancelButton: Bool {
    get { called(super.automaticallyShowsCancelButton) }
    set { super.automaticallyShowsCancelButton = assigned(newValue) }
  }
  override var scopeBarActivation: ScopeBarActivation {
    get { called(super.scopeBarActivation) }
    set { super.scopeBarActivation = assigned(newValue) }
  }
  override var automaticallyShowsScopeBar: Bool {
    get { called(super.automaticallyShowsScopeBar) }
    set { super.automaticallyShowsScopeBar = assigned(newValue) }
  }
  override var searchBarPlacement: UINavigationItem.SearchBarPlacement {
    called(super.searchBarPlacement)
  }
  override var searchSuggestions: [any UISearchSuggestion]? {
    get { called(super.searchSuggestions) }
    set { super.searchSuggestions = assigned(newValue) }
  }
  override var ignoresSearchSuggestionsForSearchBarPlacementStacked: Bool {
    get { called(super.ignoresSearchSuggestionsForSearchBarPlacementStacked) }
    set { super.ignoresSearchSuggestionsForSearchBarPlacementStacked = assigned(newValue) }
  }
  override var dimsBackgroundDuringPresentation: Bool {
    get { called(super.dimsBackgroundDuringPresentation) }
    set { super.dimsBackgroundDuringPresentation = assigned(newValue) }
  }
  override var hidesNavigationBarDuringPresentation: Bool {
    get { called(super.hidesNavigationBarDuringPresentation) }
    set { super.hidesNavigationBarDuringPresentation = assigned(newValue) }
  }
  override func dismiss(animated flag: Bool, completion: (() -> Void)?) {
    called(super.dismiss(animated: flag, completion: completion))
  }
  override func viewDidLoad() {
    called(super.viewDidLoad())
  }
  override func viewDidLayoutSubviews() {
    called(super.viewDidLayoutSubviews())
  }
}

extension Overrides {
  static let searchController = Overrides(
    of: "UISearchController", by: OverridingSearchController(searchResultsController: nil),
    uses: [
      {
        _ = $0.searchBar
        _ = $0.searchResultsController
        $0.searchResultsUpdater = $0.searchResultsUpdater
        $0.delegate = $0.delegate
        $0.isActive = $0.isActive
        $0.obscuresBackgroundDuringPresentation = $0.obscuresBackgroundDuringPresentation
        $0.automaticallyShowsSearchResultsController = $0.automaticallyShowsSearchResultsController
        $0.showsSearchResultsController = $0.showsSearchResultsController
        $0.automaticallyShowsCancelButton = $0.automaticallyShowsCancelButton
        $0.scopeBarActivation = $0.scopeBarActivation
        $0.automaticallyShowsScopeBar = $0.automaticallyShowsScopeBar
        _ = $0.searchBarPlacement
        $0.searchSuggestions = $0.searchSuggestions
        $0.ignoresSearchSuggestionsForSearchBarPlacementStacked =
          $0.ignoresSearchSuggestionsForSearchBarPlacementStacked
        $0.dimsBackgroundDuringPresentation = $0.dimsBackgroundDuringPresentation
        $0.hidesNavigationBarDuringPresentation = $0.hidesNavigationBarDuringPresentation
        $0.dismiss(animated: false, completion: nil)
        $0.viewDidLoad()
        $0.viewDidLayoutSubviews()
      }
    ])
}
