import CoreGraphics

/// What cells, headers and footers of lists have in common: a content view that a configuration makes,
/// a background that one describes, and their updates before the next layout.
@MainActor final class ConfiguredParts {
  private(set) var content: (any UIContentConfiguration)?
  private(set) var background: UIBackgroundConfiguration?
  private(set) var backgroundView: BackgroundConfigurationView?
  /// The view that a configuration has made.
  private var contentView: (any UIView & UIContentView)?
  var updatesContent = true
  var updatesBackground = true
  /// Whether the configurations have not been updated for the state. A new view has to be.
  var needsUpdate = true

  /// Returns the view that shows a configuration: the present one if it can, and otherwise a new one.
  ///
  /// - Parameter configuration: nil makes an empty view.
  func contentView(
    for configuration: (any UIContentConfiguration)?, replacing view: UIView
  ) -> UIView {
    let hadContent = content != nil
    content = configuration
    guard let configuration else {
      contentView = nil
      return hadContent ? UIView() : view
    }
    if let contentView, contentView === view, contentView.supports(configuration) {
      contentView.configuration = configuration
      return view
    }
    let made = configuration.makeContentView()
    contentView = made
    return made
  }

  /// Shows a background configuration behind the content; nil removes it.
  func show(_ configuration: UIBackgroundConfiguration?, in host: UIView, behind content: UIView) {
    background = configuration
    guard let configuration else {
      backgroundView?.removeFromSuperview()
      backgroundView = nil
      return
    }
    let view = backgroundView ?? BackgroundConfigurationView(frame: host.bounds)
    if backgroundView == nil {
      backgroundView = view
      host.insertSubview(view, at: 0)
      // The configuration is the whole background.
      host.backgroundColor = nil
    }
    view.frame = host.bounds
    view.show(configuration)
  }
}
