import CoreGraphics
public import Foundation

/// A header or a footer of a section.
///
/// Main thread only. Source: Apple, "UITableViewHeaderFooterView".
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  final var identifier: String?
  final var content = UIView()
  final let configured = ConfiguredParts()
  final var labels: (text: UILabel?, detail: UILabel?)
  /// Whether the view is the standard one of a grouped table, and whether it is a footer.
  final var look = (isGrouped: false, isFooter: false)

  /// - Parameter reuseIdentifier: nil means that the view is not used for another section.
  public init(reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(frame: .zero)
    setUpContent()
  }

  public required init?(coder: NSCoder) {
    identifier = nil
    super.init(coder: coder)
    setUpContent()
  }

  /// The parts are created with the view.
  override var archivedSubviews: [UIView] { [] }

  /// The name by which the table uses the view again.
  open var reuseIdentifier: String? { identifier }

  /// Called before the view is used for another section.
  open func prepareForReuse() {}

  /// The view to which a program adds its own.
  open var contentView: UIView { content }

  /// The standard text; nil with a content configuration.
  open var textLabel: UILabel? { standardLabel }

  /// The second standard text, which only headers of grouped tables show; nil with a content
  /// configuration.
  open var detailTextLabel: UILabel? { standardDetailLabel }

  // MARK: Configurations

  /// What the content view shows; it replaces the content view by one that shows it. Default: nil.
  ///
  /// Source: Apple, "contentConfiguration".
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.content }
    set { showContent(newValue) }
  }

  /// A content configuration for the table's style, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    standardContentConfiguration
  }

  /// Whether the content configuration is updated when the state changes. Default: true.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configured.updatesContent }
    set {
      configured.updatesContent = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// The whole background; it replaces the background color. Default: nil.
  ///
  /// Source: Apple, "backgroundConfiguration".
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set {
      if newValue != nil { backgroundView = nil }
      configured.show(newValue, in: self, behind: content)
    }
  }

  /// A background configuration for the table's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    look.isGrouped ? .listGroupedHeaderFooter() : .listPlainHeaderFooter()
  }

  /// Whether the background configuration is updated when the state changes. Default: true.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configured.updatesBackground }
    set {
      configured.updatesBackground = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// The present state, by which configurations are updated.
  open var configurationState: UIViewConfigurationState { currentState }

  /// Changes configurations for a state.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  /// Called at the end of `updateConfiguration(using:)`. Default: nil.
  ///
  /// Source: Apple, "configurationUpdateHandler".
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Makes the next layout call `updateConfiguration(using:)`.
  open func setNeedsUpdateConfiguration() {
    configured.needsUpdate = true
    setNeedsLayout()
  }

  /// Updates the configurations for a state. Called before the first layout and after changes of the
  /// state. Default: updates them as their `updated(for:)` does, and calls the handler.
  open func updateConfiguration(using state: UIViewConfigurationState) { useStandardUpdate(state) }

  /// The view behind the content. Default: nil.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, belowSubview: content) }
      setNeedsLayout()
    }
  }

  // MARK: UIView

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    layOutContent()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  /// The size of a view whose height follows from its content.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(width: size.width))
  }

  override var standardAccessibility: StandardAccessibility { .init(of: self) }
}
