import CoreGraphics
import Foundation
import QuartzCore

/// The pictures of dragged items, above everything else in a window. It takes no touches.
@MainActor final class DragPreviewView: UIView {
  /// The seconds for which a lift, a drop or a return is animated.
  static let duration = 0.25

  private let first: UITargetedDragPreview
  /// Where the finger was in the pictures, from their center.
  private let offset: CGVector

  /// Shows previews where their views are; the finger is at a point of the window.
  init(_ previews: [UITargetedDragPreview], in window: UIWindow, finger: CGPoint) {
    first = previews[0]
    let center = first.place(in: window)
    offset = CGVector(dx: center.x - finger.x, dy: center.y - finger.y)
    super.init(frame: CGRect(origin: .zero, size: first.size))
    self.center = center
    isUserInteractionEnabled = false
    layer.shadowOpacity = 0
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 8)
    // Further items lie below the first one, a little turned.
    for (index, preview) in previews.enumerated().reversed() {
      let picture = preview.picture
      picture.center = CGPoint(x: bounds.midX, y: bounds.midY)
      picture.transform = CGAffineTransform(rotationAngle: CGFloat(min(index, 4)) * 0.05)
      addSubview(picture)
    }
    window.addSubview(self)
  }

  required init?(coder: NSCoder) { nil }

  func lift(_ animator: DragAnimator) {
    animator.run(Self.duration, { self.show(isLifted: true) }, completion: {})
  }

  func move(to finger: CGPoint) {
    center = CGPoint(x: finger.x + offset.dx, y: finger.y + offset.dy)
  }

  /// Moves to the place of a preview, and disappears there.
  func land(at preview: UITargetedDragPreview?, fades: Bool, _ animator: DragAnimator) {
    let window = superview as? UIWindow
    animator.run(
      Self.duration,
      {
        self.show(isLifted: false)
        if let preview, let window, preview.target.container.window === window {
          self.center = preview.place(in: window)
        }
        if fades { self.alpha = 0 }
      }, completion: { self.removeFromSuperview() })
  }

  private func show(isLifted: Bool) {
    transform = isLifted ? CGAffineTransform(scaleX: 1.05, y: 1.05) : .identity
    layer.shadowOpacity = isLifted ? 0.3 : 0
  }
}

extension UITargetedDragPreview {
  /// The center of the target in a window's coordinates.
  @MainActor fileprivate func place(in window: UIWindow) -> CGPoint {
    target.container.convert(target.center, to: window)
  }

  /// A picture of the view, which stays where it is if it is in a window.
  @MainActor fileprivate var picture: UIView {
    guard view.window != nil, let picture = view.snapshotView(afterScreenUpdates: false) else {
      return view
    }
    if let path = parameters.visiblePath {
      let mask = CAShapeLayer()
      mask.path = path.cgPath
      picture.layer.mask = mask
    }
    return picture
  }
}
