import CoreGraphics

/// A cell, header or footer of a list: configurations describe its content and its background.
@MainActor protocol ConfiguredView: UIView {
  associatedtype ConfigurationState: UIConfigurationState

  var configured: ConfiguredParts { get }
  var content: UIView { get set }
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  var backgroundConfiguration: UIBackgroundConfiguration? { get set }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  var automaticallyUpdatesBackgroundConfiguration: Bool { get }
  var configurationState: ConfigurationState { get }

  func updateConfiguration(using state: ConfigurationState)
}

extension ConfiguredView {
  func updateConfigurationIfNeeded() {
    guard configured.needsUpdate else { return }
    configured.needsUpdate = false
    updateConfiguration(using: configurationState)
  }

  /// Updates the configurations for a state, as far as the program lets the view do so.
  func updateConfigurations(for state: ConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
      contentConfiguration = content.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let background = backgroundConfiguration {
      backgroundConfiguration = background.updated(for: state)
    }
  }

  /// Shows a content configuration. Returns whether that takes another content view.
  func replaceContent(for configuration: (any UIContentConfiguration)?) -> Bool {
    let view = configured.contentView(for: configuration, replacing: content)
    setNeedsLayout()
    guard view !== content else { return false }
    view.frame = content.frame
    view.autoresizingMask = content.autoresizingMask
    insertSubview(view, aboveSubview: content)
    content.removeFromSuperview()
    content = view
    return true
  }
}
