import UIKit

final class OverridingTableViewCell: UITableViewCell {
  override var canBecomeFocused: Bool { called(super.canBecomeFocused) }
  override var focusGroupPriority: UIFocusGroupPriority {
    get { called(super.focusGroupPriority) }
    set { super.focusGroupPriority = assigned(newValue) }
  }
  override var reuseIdentifier: String? { called(super.reuseIdentifier) }
  override func dragStateDidChange(_ dragState: DragState) {
    called(super.dragStateDidChange(dragState))
  }
  override func prepareForReuse() {
    called(super.prepareForReuse())
  }
  override var contentView: UIView { called(super.contentView) }
  override var imageView: UIImageView? { called(super.imageView) }
  override var textLabel: UILabel? { called(super.textLabel) }
  override var detailTextLabel: UILabel? { called(super.detailTextLabel) }
  override var backgroundView: UIView? {
    get { called(super.backgroundView) }
    set { super.backgroundView = assigned(newValue) }
  }
  override var selectedBackgroundView: UIView? {
    get { called(super.selectedBackgroundView) }
    set { super.selectedBackgroundView = assigned(newValue) }
  }
  override var selectionStyle: SelectionStyle {
    get { called(super.selectionStyle) }
    set { super.selectionStyle = assigned(newValue) }
  }
  override var isSelected: Bool {
    get { called(super.isSelected) }
    set { super.isSelected = assigned(newValue) }
  }
  override var isHighlighted: Bool {
    get { called(super.isHighlighted) }
    set { super.isHighlighted = assigned(newValue) }
  }
  override func setSelected(_ selected: Bool, animated: Bool) {
    called(super.setSelected(selected, animated: animated))
  }
  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    called(super.setHighlighted(highlighted, animated: animated))
  }
  override var multipleSelectionBackgroundView: UIView? {
    get { called(super.multipleSelectionBackgroundView) }
    set { super.multipleSelectionBackgroundView = assigned(newValue) }
  }
  override var isEditing: Bool {
    get { called(super.isEditing) }
    set { super.isEditing = assigned(newValue) }
  }
  override var editingStyle: EditingStyle {
    called(super.editingStyle)
  }
  override var showingDeleteConfirmation: Bool {
    called(super.showingDeleteConfirmation)
  }
  override var showsReorderControl: Bool {
    get { called(super.showsReorderControl) }
    set { super.showsReorderControl = assigned(newValue) }
  }
  override var shouldIndentWhileEditing: Bool {
    get { called(super.shouldIndentWhileEditing) }
    set { super.shouldIndentWhileEditing = assigned(newValue) }
  }
  override var editingAccessoryType: AccessoryType {
    get { called(super.editingAccessoryType) }
    set { super.editingAccessoryType = assigned(newValue) }
  }
  override var editingAccessoryView: UIView? {
    get { called(super.editingAccessoryView) }
    set { super.editingAccessoryView = assigned(newValue) }
  }
  override var semanticContentAttribute: UISemanticContentAttribute {
    get { called(super.semanticContentAttribute) }
    set { super.semanticContentAttribute = assigned(newValue) }
  }
  override func setEditing(_ editing: Bool, animated: Bool) {
    called(super.setEditing(editing, animated: animated))
  }
  override func willTransition(to state: StateMask) { called(super.willTransition(to: state)) }
  override func didTransition(to state: StateMask) { called(super.didTransition(to: state)) }
  override var accessoryType: AccessoryType {
    get { called(super.accessoryType) }
    set { super.accessoryType = assigned(newValue) }
  }
  override var accessoryView: UIView? {
    get { called(super.accessoryView) }
    set { super.accessoryView = assigned(newValue) }
  }
  override var indentationLevel: Int {
    get { called(super.indentationLevel) }
    set { super.indentationLevel = assigned(newValue) }
  }
  override var indentationWidth: CGFloat {
    get { called(super.indentationWidth) }
    set { super.indentationWidth = assigned(newValue) }
  }
  override var separatorInset: UIEdgeInsets {
    get { called(super.separatorInset) }
    set { super.separatorInset = assigned(newValue) }
  }
  override var contentConfiguration: (any UIContentConfiguration)? {
    get { called(super.contentConfiguration) }
    set { super.contentConfiguration = assigned(newValue) }
  }
  override func defaultContentConfiguration() -> UIListContentConfiguration {
    called(super.defaultContentConfiguration())
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
  override var configurationState: UICellConfigurationState {
    called(super.configurationState)
  }
  override var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { called(super.configurationUpdateHandler) }
    set { super.configurationUpdateHandler = assigned(newValue) }
  }
  override func setNeedsUpdateConfiguration() { called(super.setNeedsUpdateConfiguration()) }
  override func updateConfiguration(using state: UICellConfigurationState) {
    called(super.updateConfiguration(using: state))
  }
  override var isUserInteractionEnabled: Bool {
    get { called(super.isUserInteractionEnabled) }
    set { super.isUserInteractionEnabled = assigned(newValue) }
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    called(super.traitCollectionDidChange(previousTraitCollection))
  }
  override func layoutSubviews() {
    called(super.layoutSubviews())
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
  override func invalidateIntrinsicContentSize() {
    called(super.invalidateIntrinsicContentSize())
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    called(super.sizeThatFits(size))
  }
}
