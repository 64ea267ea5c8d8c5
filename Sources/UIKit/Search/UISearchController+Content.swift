import CoreGraphics

extension UISearchController {
  /// Whether what is searched gets touches.
  final var letsTouchesPass: Bool {
    !isShowingResults && !obscuresBackgroundDuringPresentation && suggestionList.superview == nil
  }

  private final var isShowingResults: Bool { results?.parent === self }

  private final var isShown: Bool { isActivated || presentedBy != nil }

  final func showContent() {
    guard isViewLoaded else { return }
    if automaticallyShowsSearchResultsController {
      showsResults = !(bar.text ?? "").isEmpty || !bar.searchTextField.tokens.isEmpty
    }
    if obscuresBackgroundDuringPresentation, isShown {
      dimming.frame = view.bounds
      view.insertSubview(dimming, at: 0)
    } else {
      dimming.removeFromSuperview()
    }
    if let results { show(results) }
    showSuggestions()
  }

  private final func show(_ results: UIViewController) {
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

  private final func showSuggestions() {
    let isIgnored =
      ignoresSearchSuggestionsForSearchBarPlacementStacked && placement == .stacked
    let suggestions = isActivated && !isIgnored ? searchSuggestions ?? [] : []
    suggestionList.show(suggestions, isPanel: placement == .inline)
    if suggestions.isEmpty {
      suggestionList.removeFromSuperview()
    } else {
      view.addSubview(suggestionList)
      layOutContent()
    }
  }

  final func layOutContent() {
    dimming.frame = view.bounds
    results?.viewIfLoaded?.frame = view.bounds
    guard placement == .inline, bar.isInSubtree(of: barAbove) else {
      suggestionList.frame = view.bounds
      return
    }
    let field = bar.convert(bar.searchTextField.frame, to: view)
    suggestionList.frame = CGRect(
      x: field.minX, y: 0, width: field.width,
      height: suggestionList.height(inWidth: field.width, atMost: view.bounds.height))
  }
}
