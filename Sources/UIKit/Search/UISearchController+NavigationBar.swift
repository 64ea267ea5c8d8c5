import CoreGraphics

extension UISearchController {
  private final var navigationBar: UINavigationBar? { item?.observer as? UINavigationBar }

  /// A bar in a row has no room for scopes.
  final var wantedPlacement: UINavigationItem.SearchBarPlacement {
    guard let item, let navigationBar else { return .automatic }
    let isWide = !navigationBar.traitCollection.isCompactWidth
    let isInline = item.preferredSearchBarPlacement != .stacked && isWide && !bar.hasScopes
    return isInline ? .inline : .stacked
  }

  /// Whether the search bar is alone in the navigation bar.
  final var isAloneInBar: Bool {
    isActivated && hidesNavigationBarDuringPresentation && placement == .stacked
  }

  /// Adapts the bar to its place in the navigation bar, which is about to show it.
  final func updatePlacement() {
    let (old, new) = (placement, wantedPlacement)
    guard old != new else { return }
    if old != .automatic { delegate?.searchController(self, willChangeTo: new) }
    placement = new
    bar.place = new == .inline ? .inline : .stacked
    if old != .automatic { delegate?.searchController(self, didChangeFrom: old) }
  }

  /// Called when an item has no longer the bar of this controller.
  final func leave(_ item: UINavigationItem) {
    guard self.item === item else { return }
    end(animated: false)
    self.item = nil
    placement = .automatic
    bar.place = .view
    bar.removeFromSuperview()
  }

  /// The bar below which the search is presented.
  final var barAbove: UIView {
    if let navigationBar, bar.isInSubtree(of: navigationBar) { return navigationBar }
    return bar
  }

  /// Called when the content of the bar has changed, for which it may need another height.
  final func contentOfBarDidChange() {
    guard bar.naturalHeight != knownHeight || item != nil && placement != wantedPlacement else {
      return
    }
    knownHeight = bar.naturalHeight
    item?.didChange(animated: true)
    barDidMove()
  }

  /// Called when the lower edge of what is above the search may have moved.
  final func barDidMove() {
    guard let container = presentedBy?.containerView else { return }
    container.setNeedsLayout()
    container.layoutIfNeeded()
  }
}
