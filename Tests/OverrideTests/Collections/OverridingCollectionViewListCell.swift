import UIKit

final class OverridingCollectionViewListCell: UICollectionViewListCell {

  override var indentationLevel: Int {
    get { called(super.indentationLevel) }
    set { super.indentationLevel = assigned(newValue) }
  }
  override var indentationWidth: CGFloat {
    get { called(super.indentationWidth) }
    set { super.indentationWidth = assigned(newValue) }
  }
  override var indentsAccessories: Bool {
    get { called(super.indentsAccessories) }
    set { super.indentsAccessories = assigned(newValue) }
  }
  override var accessories: [UICellAccessory] {
    get { called(super.accessories) }
    set { super.accessories = assigned(newValue) }
  }
  override func defaultContentConfiguration() -> UIListContentConfiguration {
    called(super.defaultContentConfiguration())
  }
  override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    called(super.defaultBackgroundConfiguration())
  }
  override func updateConfiguration(using state: UICellConfigurationState) {
    called(super.updateConfiguration(using: state))
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
  override func prepareForReuse() {
    called(super.prepareForReuse())
  }
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    called(super.apply(layoutAttributes))
  }
}
