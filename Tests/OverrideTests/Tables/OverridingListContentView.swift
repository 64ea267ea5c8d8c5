import UIKit

final class OverridingListContentView: UIListContentView {
  override var configuration: any UIContentConfiguration {
    get { called(super.configuration) }
    set { super.configuration = assigned(newValue) }
  }
  override func supports(_ configuration: any UIContentConfiguration) -> Bool {
    called(super.supports(configuration))
  }
  override var textLayoutGuide: UILayoutGuide? { called(super.textLayoutGuide) }
  override var secondaryTextLayoutGuide: UILayoutGuide? { called(super.secondaryTextLayoutGuide) }
  override var imageLayoutGuide: UILayoutGuide? { called(super.imageLayoutGuide) }
  override func layoutSubviews() { called(super.layoutSubviews()) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { called(super.sizeThatFits(size)) }
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    called(
      super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority))
  }
  override var intrinsicContentSize: CGSize { called(super.intrinsicContentSize) }
  override func layoutMarginsDidChange() { called(super.layoutMarginsDidChange()) }
  override func tintColorDidChange() { called(super.tintColorDidChange()) }
}

extension Overrides {
  static let listContentView = Overrides(
    of: "UIListContentView", by: OverridingListContentView(configuration: .cell()),
    uses: [
      {
        $0.configuration = $0.configuration
        _ = $0.supports($0.configuration)
        _ = $0.textLayoutGuide
        _ = $0.secondaryTextLayoutGuide
        _ = $0.imageLayoutGuide
        $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 40)
        $0.tintColor = .systemRed
        $0.layoutIfNeeded()
        _ = $0.sizeThatFits(.zero)
        _ = $0.systemLayoutSizeFitting(.zero)
        _ = $0.intrinsicContentSize
      }
    ])
}
