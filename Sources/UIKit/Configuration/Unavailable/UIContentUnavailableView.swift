public import Foundation

/// A view that says why there is no content.
///
/// Main thread only. Source: Apple, "UIContentUnavailableView".
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
  final var shown: UIContentUnavailableConfiguration
  final let parts = ContentUnavailableParts()

  override class var startsOpaque: Bool { false }

  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
    setUp()
  }

  /// Creates a view that shows an empty configuration, because configurations are not archived.
  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    parts.add(to: self)
    showConfiguration()
  }

  /// The parts are created with the configuration.
  override var archivedSubviews: [UIView] { [] }

  /// What the view shows. Traps if it is no `UIContentUnavailableConfiguration`.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let configuration = newValue as? UIContentUnavailableConfiguration else {
        fatalError(
          "UIContentUnavailableView only supports UIContentUnavailableConfiguration: \(newValue)")
      }
      shown = configuration
      showConfiguration()
    }
  }

  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIContentUnavailableConfiguration
  }

  /// Whether content that is higher than the view scrolls. Default: true.
  open var isScrollEnabled: Bool {
    get { parts.scroll.isScrollEnabled }
    set { parts.scroll.isScrollEnabled = newValue }
  }

  private func showConfiguration() {
    directionalLayoutMargins = shown.directionalLayoutMargins
    preservesSuperviewLayoutMargins = shown.axesPreservingSuperviewLayoutMargins != .neither
    parts.show(shown)
  }
}
