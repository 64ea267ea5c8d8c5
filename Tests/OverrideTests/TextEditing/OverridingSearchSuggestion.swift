import UIKit

final class OverridingSearchSuggestion: UISearchSuggestionItem {
  override var localizedSuggestion: String? { called(super.localizedSuggestion) }
  override var localizedAttributedSuggestion: NSAttributedString? {
    called(super.localizedAttributedSuggestion)
  }
  override var localizedDescription: String? { called(super.localizedDescription) }
  override var iconImage: UIImage? { called(super.iconImage) }
  override var representedObject: Any? {
    get { called(super.representedObject) }
    set { super.representedObject = assigned(newValue) }
  }
}

final class OverridingSearchContainer: UISearchContainerViewController {
  override var searchController: UISearchController { called(super.searchController) }
  override func viewDidLoad() { called(super.viewDidLoad()) }
  override func viewDidLayoutSubviews() { called(super.viewDidLayoutSubviews()) }
}

extension Overrides {
  static let searchSuggestion = Overrides(
    of: "UISearchSuggestionItem",
    by: OverridingSearchSuggestion(
      localizedAttributedSuggestion: NSAttributedString(string: "a")),
    uses: [
      {
        _ = ($0.localizedSuggestion, $0.localizedAttributedSuggestion, $0.localizedDescription)
        _ = $0.iconImage
        $0.representedObject = $0.representedObject
      }
    ])

  static let searchContainer = Overrides(
    of: "UISearchContainerViewController",
    by: OverridingSearchContainer(
      searchController: UISearchController(searchResultsController: nil)),
    uses: [
      {
        _ = $0.searchController
        // This loads the view and lays it out.
        $0.view.layoutIfNeeded()
      }
    ])
}
