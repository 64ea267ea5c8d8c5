import CoreGraphics

/// Shows the search bar of a navigation item, as far as it has room: the rest is hidden below the title.
@MainActor final class NavigationSearchView: UIView {
  private(set) weak var searchBar: UISearchBar?

  override class var startsOpaque: Bool { false }

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ controller: UISearchController?) {
    if let searchBar, searchBar !== controller?.searchBar, searchBar.superview === self {
      searchBar.removeFromSuperview()
    }
    searchBar = controller?.searchBar
    guard let searchBar else { return }
    if searchBar.superview !== self { addSubview(searchBar) }
    controller?.updatePlacement()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let searchBar, searchBar.superview === self else { return }
    searchBar.semanticContentAttribute = semanticContentAttribute
    let full = searchBar.place == .inline ? bounds.height : searchBar.naturalHeight
    searchBar.frame = CGRect(
      x: 0, y: bounds.height - full, width: bounds.width, height: full)
    searchBar.alpha = full > 0 ? min(bounds.height / full, 1) : 1
    searchBar.layoutIfNeeded()
  }
}
