import CoreGraphics
import Foundation
import QuartzCore

/// The mask of the wheels of a picker: what is not selected is paler, most at the edges.
@MainActor final class PickerShadeView: UIView {
  /// The height of the selected rows.
  var band: ClosedRange<CGFloat> = 0...0 { didSet { if band != oldValue { setNeedsLayout() } } }
  private let gradient = CAGradientLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(gradient)
    gradient.colors = [0.08, 0.5, 1, 1, 0.5, 0.08].map { CGColor(gray: 0, alpha: $0) }
  }

  required init?(coder: NSCoder) { nil }

  override class var startsOpaque: Bool { false }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = max(bounds.height, 1)
    let (top, bottom) = (Double(band.lowerBound / height), Double(band.upperBound / height))
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    gradient.frame = bounds
    gradient.locations = [0, top, top, bottom, bottom, 1].map { NSNumber(value: $0) }
    CATransaction.commit()
  }
}
