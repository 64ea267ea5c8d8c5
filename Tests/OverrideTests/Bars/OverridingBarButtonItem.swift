import UIKit

final class OverridingBarButtonItem: UIBarButtonItem {
  override var buttonGroup: UIBarButtonItemGroup? { called(super.buttonGroup) }
  override func encode(with coder: NSCoder) {
    called(super.encode(with: coder))
  }
  override weak var target: AnyObject? {
    get { called(super.target) }
    set { super.target = assigned(newValue) }
  }
  override var action: Selector? {
    get { called(super.action) }
    set { super.action = assigned(newValue) }
  }
  override var primaryAction: UIAction? {
    get { called(super.primaryAction) }
    set { super.primaryAction = assigned(newValue) }
  }
  override var menu: UIMenu? {
    get { called(super.menu) }
    set { super.menu = assigned(newValue) }
  }
  override var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { called(super.preferredMenuElementOrder) }
    set { super.preferredMenuElementOrder = assigned(newValue) }
  }
  override var changesSelectionAsPrimaryAction: Bool {
    get { called(super.changesSelectionAsPrimaryAction) }
    set { super.changesSelectionAsPrimaryAction = assigned(newValue) }
  }
  override var isSelected: Bool {
    get { called(super.isSelected) }
    set { super.isSelected = assigned(newValue) }
  }
  override var isHidden: Bool {
    get { called(super.isHidden) }
    set { super.isHidden = assigned(newValue) }
  }
  override var isSymbolAnimationEnabled: Bool {
    get { called(super.isSymbolAnimationEnabled) }
    set { super.isSymbolAnimationEnabled = assigned(newValue) }
  }
  override var style: Style {
    get { called(super.style) }
    set { super.style = assigned(newValue) }
  }
  override var possibleTitles: Set<String>? {
    get { called(super.possibleTitles) }
    set { super.possibleTitles = assigned(newValue) }
  }
  override var width: CGFloat {
    get { called(super.width) }
    set { super.width = assigned(newValue) }
  }
  override var customView: UIView? {
    get { called(super.customView) }
    set { super.customView = assigned(newValue) }
  }
  override var tintColor: UIColor? {
    get { called(super.tintColor) }
    set { super.tintColor = assigned(newValue) }
  }
  override var menuRepresentation: UIMenuElement? {
    get { called(super.menuRepresentation) }
    set { super.menuRepresentation = assigned(newValue) }
  }
  override func creatingFixedGroup() -> UIBarButtonItemGroup {
    called(super.creatingFixedGroup())
  }
  override func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    called(super.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics))
  }
  override func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    called(super.backgroundImage(for: state, barMetrics: barMetrics))
  }
  override func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {
    called(
      super.setBackgroundImage(backgroundImage, for: state, style: style, barMetrics: barMetrics))
  }
  override func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics)
    -> UIImage?
  {
    called(super.backgroundImage(for: state, style: style, barMetrics: barMetrics))
  }
  override func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    called(super.setBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics))
  }
  override func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    called(super.backgroundVerticalPositionAdjustment(for: barMetrics))
  }
  override func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    called(super.setTitlePositionAdjustment(adjustment, for: barMetrics))
  }
  override func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    called(super.titlePositionAdjustment(for: barMetrics))
  }
}
