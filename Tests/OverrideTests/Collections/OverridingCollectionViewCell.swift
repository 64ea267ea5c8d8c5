import UIKit

final class OverridingCollectionViewCell: UICollectionViewCell {

  override var canBecomeFocused: Bool { called(super.canBecomeFocused) }
  override var focusGroupPriority: UIFocusGroupPriority {
    get { called(super.focusGroupPriority) }
    set { super.focusGroupPriority = assigned(newValue) }
  }
  override var contentView: UIView { called(super.contentView) }
  override var contentConfiguration: (any UIContentConfiguration)? {
    get { called(super.contentConfiguration) }
    set { super.contentConfiguration = assigned(newValue) }
  }
  override var automaticallyUpdatesContentConfiguration: Bool {
    get { called(super.automaticallyUpdatesContentConfiguration) }
    set { super.automaticallyUpdatesContentConfiguration = assigned(newValue) }
  }
  override var backgroundConfiguration: UIBackgroundConfiguration? {
    get { called(super.backgroundConfiguration) }
    set { super.backgroundConfiguration = assigned(newValue) }
  }
  override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    called(super.defaultBackgroundConfiguration())
  }
  override var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { called(super.automaticallyUpdatesBackgroundConfiguration) }
    set { super.automaticallyUpdatesBackgroundConfiguration = assigned(newValue) }
  }
  override var configurationState: UICellConfigurationState { called(super.configurationState) }
  override var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { called(super.configurationUpdateHandler) }
    set { super.configurationUpdateHandler = assigned(newValue) }
  }
  override func setNeedsUpdateConfiguration() {
    called(super.setNeedsUpdateConfiguration())
  }
  override func updateConfiguration(using state: UICellConfigurationState) {
    called(super.updateConfiguration(using: state))
  }
  override var isSelected: Bool {
    get { called(super.isSelected) }
    set { super.isSelected = assigned(newValue) }
  }
  override var isHighlighted: Bool {
    get { called(super.isHighlighted) }
    set { super.isHighlighted = assigned(newValue) }
  }
  override func dragStateDidChange(_ dragState: DragState) {
    called(super.dragStateDidChange(dragState))
  }
  override func prepareForReuse() {
    called(super.prepareForReuse())
  }
  override var backgroundView: UIView? {
    get { called(super.backgroundView) }
    set { super.backgroundView = assigned(newValue) }
  }
  override var selectedBackgroundView: UIView? {
    get { called(super.selectedBackgroundView) }
    set { super.selectedBackgroundView = assigned(newValue) }
  }
  override func layoutSubviews() {
    called(super.layoutSubviews())
  }
  override var isUserInteractionEnabled: Bool {
    get { called(super.isUserInteractionEnabled) }
    set { super.isUserInteractionEnabled = assigned(newValue) }
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    called(super.traitCollectionDidChange(previousTraitCollection))
  }
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    called(
      super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority))
  }
}
