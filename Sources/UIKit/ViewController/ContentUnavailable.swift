import CoreGraphics

/// The view that covers a controller's view without content, and whether it is up to date.
@MainActor struct ContentUnavailable {
  fileprivate var configuration: (any UIContentConfiguration)?
  fileprivate var view: (any UIView & UIContentView)?
  /// Whether the configuration has not been updated for the state.
  fileprivate var needsUpdate = true
}

extension UIViewController {
  final var unavailableConfiguration: (any UIContentConfiguration)? {
    contentUnavailable.configuration
  }

  final var currentUnavailableState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    if let search = ownNavigationItem?.searchController, search.isActive {
      state.searchText = search.searchBar.text
    }
    return state
  }

  final func requestUnavailableUpdate() {
    contentUnavailable.needsUpdate = true
    loadedView?.setNeedsLayout()
  }

  /// Updates the configuration before the view's layout, if that is requested, and has its view cover
  /// what is visible.
  final func layOutContentUnavailable() {
    if contentUnavailable.needsUpdate {
      contentUnavailable.needsUpdate = false
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
    guard let view = contentUnavailable.view, let host = loadedView else { return }
    view.frame = host.bounds
    if host.subviews.last !== view { host.addSubview(view) }
  }

  final func showUnavailable(_ configuration: (any UIContentConfiguration)?) {
    contentUnavailable.configuration = configuration
    let view = contentUnavailable.view
    if let configuration, let view, view.supports(configuration) {
      view.configuration = configuration
    } else {
      view?.removeFromSuperview()
      contentUnavailable.view = configuration?.makeContentView()
    }
    loadedView?.setNeedsLayout()
  }
}
