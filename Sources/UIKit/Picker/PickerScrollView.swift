import CoreGraphics
import Foundation
import LayerTree
import QuartzCore

/// Scrolls a component of a picker. It shows nothing itself: the wheel behind it turns with its offset.
@MainActor final class PickerScrollView: UIScrollView {
  let wheelView = UIView(frame: .zero)
  var wheel = PickerWheel(height: 216, rowHeight: 32)
  /// Called when a step of a mouse wheel has been made.
  var onStep: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    (showsVerticalScrollIndicator, showsHorizontalScrollIndicator) = (false, false)
    (scrollsToTop, allowsKeyboardScrolling) = (false, false)
    alwaysBounceVertical = true
    contentInsetAdjustmentBehavior = .never
    wheelView.isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override var wheelStep: CGFloat { wheel.rowHeight }
  override func stepDidEnd() { onStep() }

  override var followingLayer: ScrollFollowingLayer? {
    let perPoint = wheel.angle / wheel.rowHeight
    return ScrollFollowingLayer(
      layer: wheelView.layer, keyPath: "sublayerTransform.rotation.x",
      output: .angle(perPoint: perPoint, zeroAt: -contentInset.top))
  }

  /// The place of the content in rows; a whole number if a row is in the middle.
  var rowInMiddle: CGFloat { (contentOffset.y + contentInset.top) / wheel.rowHeight }

  /// Returns the offset at which a row is in the middle.
  func offset(ofRow row: Int) -> CGPoint {
    CGPoint(x: 0, y: CGFloat(row) * wheel.rowHeight - contentInset.top)
  }

  func turnWheel() {
    let turned = CATransform3DMakeRotation(rowInMiddle * wheel.angle, 1, 0, 0)
    UIView.performWithoutAnimation { wheelView.layer.sublayerTransform = turned }
  }
}
