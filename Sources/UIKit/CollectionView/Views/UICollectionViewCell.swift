import CoreGraphics
public import Foundation

/// An item of a collection view: a content view, and what is behind it.
///
/// Main thread only. Geometry is in points. Source: Apple, "UICollectionViewCell".
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  final var content = UIView()
  final let configured = ConfiguredParts()
  /// The segue of a storyboard that is performed when the item is selected.
  final var selectionSegue: SegueTrigger?
  /// Whether the collection view is in its editing mode.
  final var isEditingItem = false {
    didSet { if oldValue != isEditingItem { setNeedsUpdateConfiguration() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpContent()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpContent()
    coder.read(.collectionViewCell, into: self)
  }

  private func setUpContent() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// The parts are created with the view.
  override var archivedSubviews: [UIView] { [] }

  /// The view to which a program adds its own.
  open var contentView: UIView { content }

  // MARK: Configurations

  /// What the content view shows; it replaces that view by one of its own. Default: nil.
  ///
  /// Source: Apple, "contentConfiguration".
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.content }
    set { showContent(newValue) }
  }

  /// Whether the content configuration is updated when the state changes. Default: true.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configured.updatesContent }
    set {
      configured.updatesContent = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// The whole background; it replaces the background color and the background views. Default: nil.
  ///
  /// Source: Apple, "backgroundConfiguration".
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set { showBackground(newValue) }
  }

  /// A background configuration without anything; a cell of a list has that of its style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// Whether the background configuration is updated when the state changes. Default: true.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configured.updatesBackground }
    set {
      configured.updatesBackground = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// The present state, by which configurations are updated.
  open var configurationState: UICellConfigurationState { currentState }

  /// Changes configurations for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
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
  open func updateConfiguration(using state: UICellConfigurationState) { useStandardUpdate(state) }

  // MARK: State

  /// Whether the item is selected. Views in the content view that can be highlighted follow.
  open var isSelected = false {
    didSet { if oldValue != isSelected { stateDidChange() } }
  }

  /// Whether a finger is on the item. Views in the content view that can be highlighted follow.
  open var isHighlighted = false {
    didSet { if oldValue != isHighlighted { stateDidChange() } }
  }

  /// How far a drag of a cell is.
  ///
  /// Source: Apple, "UICollectionViewCell.DragState".
  public enum DragState: Int, Sendable {
    case none
    case lifting
    case dragging

    init(_ state: UICellConfigurationState.DragState) {
      switch state {
      case .none: self = .none
      case .lifting: self = .lifting
      case .dragging: self = .dragging
      }
    }
  }

  /// Called when the item is lifted, dragged, and not dragged any more. Default: nothing.
  open func dragStateDidChange(_ dragState: DragState) {}

  open override func prepareForReuse() {
    super.prepareForReuse()
    (isHighlighted, isSelected) = (false, false)
  }

  // MARK: Focus

  /// Whether the item can have the focus: what the collection view's delegate says, or `allowsFocus`.
  open override var canBecomeFocused: Bool { collection?.canFocus(self) ?? false }

  /// A selected item comes first in its collection view.
  open override var focusGroupPriority: UIFocusGroupPriority {
    get { isSelected ? max(super.focusGroupPriority, .prioritized) : super.focusGroupPriority }
    set { super.focusGroupPriority = newValue }
  }

  override func activateFocused() -> Bool {
    guard let collection, let path = collection.indexPath(for: self) else { return false }
    collection.itemTapped(path)
    return true
  }

  // MARK: Backgrounds

  /// The view behind the content. Default: nil.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }

  /// The view behind the content, and above `backgroundView`, of a selected or highlighted cell. Default:
  /// nil.
  open var selectedBackgroundView: UIView? {
    didSet {
      replaceBackground(oldValue, by: selectedBackgroundView)
      selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
    }
  }

  private func replaceBackground(_ old: UIView?, by new: UIView?) {
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, belowSubview: content)
    if new === backgroundView { sendSubviewToBack(new) }
  }

  private func stateDidChange() {
    let isShown = isSelected || isHighlighted
    selectedBackgroundView?.isHidden = !isShown
    content.showHighlight(isShown)
    setNeedsUpdateConfiguration()
  }

  // MARK: UIView

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
  }

  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  /// The size of a cell follows from its content view.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    return content.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  override var standardAccessibility: StandardAccessibility { .init(of: self) }
}

extension UIView {
  /// Highlights the labels and images in the view.
  fileprivate func showHighlight(_ isHighlighted: Bool) {
    for view in subviews {
      switch view {
      case let label as UILabel: label.isHighlighted = isHighlighted
      case let image as UIImageView: image.isHighlighted = isHighlighted
      case is UIControl: continue
      default: break
      }
      view.showHighlight(isHighlighted)
    }
  }
}
