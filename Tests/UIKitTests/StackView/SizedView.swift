import CoreGraphics

@testable import UIKit

/// A view with a natural size and baselines that a test sets.
final class SizedView: UIView {
  var size: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }
  var ownBaselines: (fromTop: CGFloat, fromBottom: CGFloat)?

  init(_ width: CGFloat = UIView.noIntrinsicMetric, _ height: CGFloat = UIView.noIntrinsicMetric) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
  override var baselines: (fromTop: CGFloat, fromBottom: CGFloat)? { ownBaselines }
}
