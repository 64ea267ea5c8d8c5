import UIKit

final class OverridingBarItem: UIBarItem {
  override class func appearance() -> Self { called(super.appearance()) }
  override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { called(super.appearance(whenContainedInInstancesOf: containerTypes)) }
  override class func appearance(for trait: UITraitCollection) -> Self {
    called(super.appearance(for: trait))
  }
  override class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { called(super.appearance(for: trait, whenContainedInInstancesOf: containerTypes)) }
  override func awakeFromNib() { called(super.awakeFromNib()) }
  override func encode(with coder: NSCoder) {
    called(super.encode(with: coder))
  }
  override var title: String? {
    get { called(super.title) }
    set { super.title = assigned(newValue) }
  }
  override var image: UIImage? {
    get { called(super.image) }
    set { super.image = assigned(newValue) }
  }
  override var landscapeImagePhone: UIImage? {
    get { called(super.landscapeImagePhone) }
    set { super.landscapeImagePhone = assigned(newValue) }
  }
  override var largeContentSizeImage: UIImage? {
    get { called(super.largeContentSizeImage) }
    set { super.largeContentSizeImage = assigned(newValue) }
  }
  override var imageInsets: UIEdgeInsets {
    get { called(super.imageInsets) }
    set { super.imageInsets = assigned(newValue) }
  }
  override var landscapeImagePhoneInsets: UIEdgeInsets {
    get { called(super.landscapeImagePhoneInsets) }
    set { super.landscapeImagePhoneInsets = assigned(newValue) }
  }
  override var largeContentSizeImageInsets: UIEdgeInsets {
    get { called(super.largeContentSizeImageInsets) }
    set { super.largeContentSizeImageInsets = assigned(newValue) }
  }
  override var isEnabled: Bool {
    get { called(super.isEnabled) }
    set { super.isEnabled = assigned(newValue) }
  }
  override var tag: Int {
    get { called(super.tag) }
    set { super.tag = assigned(newValue) }
  }
  override func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    called(super.setTitleTextAttributes(attributes, for: state))
  }
  override func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    called(super.titleTextAttributes(for: state))
  }
  override var isAccessibilityElement: Bool {
    get { called(super.isAccessibilityElement) }
    set { super.isAccessibilityElement = assigned(newValue) }
  }
  override var accessibilityLabel: String? {
    get { called(super.accessibilityLabel) }
    set { super.accessibilityLabel = assigned(newValue) }
  }
  override var accessibilityAttributedLabel: NSAttributedString? {
    get { called(super.accessibilityAttributedLabel) }
    set { super.accessibilityAttributedLabel = assigned(newValue) }
  }
  override var accessibilityHint: String? {
    get { called(super.accessibilityHint) }
    set { super.accessibilityHint = assigned(newValue) }
  }
  override var accessibilityAttributedHint: NSAttributedString? {
    get { called(super.accessibilityAttributedHint) }
    set { super.accessibilityAttributedHint = assigned(newValue) }
  }
  override var accessibilityValue: String? {
    get { called(super.accessibilityValue) }
    set { super.accessibilityValue = assigned(newValue) }
  }
  override var accessibilityAttributedValue: NSAttributedString? {
    get { called(super.accessibilityAttributedValue) }
    set { super.accessibilityAttributedValue = assigned(newValue) }
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { called(super.accessibilityTraits) }
    set { super.accessibilityTraits = assigned(newValue) }
  }
  override var accessibilityLanguage: String? {
    get { called(super.accessibilityLanguage) }
    set { super.accessibilityLanguage = assigned(newValue) }
  }
  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { called(super.accessibilityCustomActions) }
    set { super.accessibilityCustomActions = assigned(newValue) }
  }
  override var accessibilityIdentifier: String? {
    get { called(super.accessibilityIdentifier) }
    set { super.accessibilityIdentifier = assigned(newValue) }
  }
}
