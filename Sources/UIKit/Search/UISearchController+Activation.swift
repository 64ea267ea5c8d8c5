import CoreGraphics

extension UISearchController {
  final func setUpSearch() {
    bar.controller = self
    bar.sizeToFit()
    knownHeight = bar.naturalHeight
    modalPresentationStyle = .custom
    dimming.onTap = { [weak self] in self?.isActive = false }
    suggestionList.onChoice = { [weak self] in self?.choose($0) }
  }

  // MARK: Begin and end

  /// The controller over which the search is presented.
  private final var source: UIViewController? {
    let owner = (item?.observer as? UINavigationBar)?.owner
    return owner?.pages.first { $0.ownNavigationItem === item } ?? bar.nearestController
  }

  private final var isContained: Bool { parent is UISearchContainerViewController }

  final func begin() {
    guard !isActivated, let source else { return }
    isActivated = true
    delegate?.willPresentSearchController(self)
    showParts(true)
    showContent()
    delegate?.presentSearchController(self)
    if presentedBy == nil, !isContained {
      source.present(self, animated: true) { [weak self] in self?.didPresent() }
    } else {
      delegate?.didPresentSearchController(self)
    }
    updateResults()
  }

  private final func didPresent() {
    delegate?.didPresentSearchController(self)
    pendingEnd?()
    pendingEnd = nil
  }

  final func end(animated: Bool, completion: (() -> Void)? = nil) {
    guard isActivated else { return }
    isActivated = false
    delegate?.willDismissSearchController(self)
    bar.text = nil
    bar.resignFirstResponder()
    showParts(false)
    if isContained { showContent() }
    let finish = { [weak self] in
      if let self { delegate?.didDismissSearchController(self) }
      completion?()
    }
    if presentedBy?.transition != nil {
      pendingEnd = { [weak self] in self?.endPresentation(animated: false, finish) }
    } else {
      endPresentation(animated: animated, finish)
    }
    updateResults()
  }

  private final func endPresentation(animated: Bool, _ completion: @escaping () -> Void) {
    guard presentedBy != nil else { return completion() }
    endPresenting(animated: animated, completion: completion)
  }

  private final func showParts(_ isShown: Bool) {
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(isShown, animated: true) }
    if [.automatic, .onSearchActivation].contains(scopeBarActivation), bar.hasScopes {
      bar.setShowsScope(isShown, animated: true)
    }
    bar.editingDidChange()
    item?.didChange(animated: true)
  }

  // MARK: The bar

  final func barDidBeginEditing() { begin() }

  final func didCancel() { end(animated: true) }

  /// Called when the text or the scope has changed.
  final func searchDidChange() {
    guard isActivated else { return }
    if scopeBarActivation == .onTextEntry, bar.hasScopes {
      bar.setShowsScope(!(bar.text ?? "").isEmpty, animated: true)
    }
    showContent()
    updateResults()
  }

  private final func updateResults() {
    searchResultsUpdater?.updateSearchResults(for: self)
    item?.owner?.setNeedsUpdateContentUnavailableConfiguration()
  }

  private final func choose(_ suggestion: any UISearchSuggestion) {
    searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
  }
}

extension UIView {
  /// The view controller of the nearest view around this one that has one.
  fileprivate var nearestController: UIViewController? {
    sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }
      .first
  }
}
