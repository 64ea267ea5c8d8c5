import UIKit

final class OverridingTableHeader: UITableViewHeaderFooterView {
  override var reuseIdentifier: String? { called(super.reuseIdentifier) }
  override func prepareForReuse() {
    called(super.prepareForReuse())
  }
  override var contentView: UIView { called(super.contentView) }
  override var textLabel: UILabel? { called(super.textLabel) }
  override var backgroundView: UIView? {
    get { called(super.backgroundView) }
    set { super.backgroundView = assigned(newValue) }
  }
  override var detailTextLabel: UILabel? { called(super.detailTextLabel) }
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
  override var configurationState: UIViewConfigurationState {
    called(super.configurationState)
  }
  override var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { called(super.configurationUpdateHandler) }
    set { super.configurationUpdateHandler = assigned(newValue) }
  }
  override func setNeedsUpdateConfiguration() { called(super.setNeedsUpdateConfiguration()) }
  override func updateConfiguration(using state: UIViewConfigurationState) {
    called(super.updateConfiguration(using: state))
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    called(super.traitCollectionDidChange(previousTraitCollection))
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    called(super.sizeThatFits(size))
  }
  override func layoutSubviews() {
    called(super.layoutSubviews())
  }
}
