import CoreGraphics
import Foundation
import QuartzCore

/// Shows a targeted preview above everything else: a snapshot of its view, which is hidden as long.
final class PreviewPlatterView: UIView {
  let preview: UITargetedPreview
  private let content = UIView()
  /// Whether the preview shows a view that is also in a window.
  private let isSnapshot: Bool
  /// The part of the view that is visible, in the platter's coordinates.
  private let visiblePath: UIBezierPath

  override class var startsOpaque: Bool { false }

  init(_ preview: UITargetedPreview) {
    self.preview = preview
    let view = preview.view
    isSnapshot = view.window != nil
    visiblePath =
      preview.parameters.visiblePath
      ?? UIBezierPath(roundedRect: view.bounds, cornerRadius: view.layer.cornerRadius)
    super.init(frame: .zero)
    bounds = view.bounds
    isUserInteractionEnabled = false
    addContent()
    layer.shadowPath = (preview.parameters.shadowPath ?? visiblePath).cgPath
    layer.shadowRadius = 18
    layer.shadowOffset = CGSize(width: 0, height: 6)
  }

  required init?(coder: NSCoder) { nil }

  private func addContent() {
    content.frame = bounds
    content.backgroundColor = preview.parameters.backgroundColor
    let mask = CAShapeLayer()
    mask.path = visiblePath.cgPath
    mask.frame = content.bounds
    mask.bounds.origin = bounds.origin
    content.layer.mask = mask
    let view = preview.view
    let shown = isSnapshot ? view.snapshotView(afterScreenUpdates: true) : view
    if let shown {
      shown.frame = content.bounds
      content.addSubview(shown)
    }
    addSubview(content)
  }

  /// Shows how many items the preview stands for, if there is more than one.
  func show(count: Int) {
    guard count > 1 else { return }
    let badge = UILabel(frame: CGRect(x: 0, y: 0, width: 26, height: 26))
    badge.text = "\(count)"
    badge.font = .systemFont(ofSize: 15)
    badge.textAlignment = .center
    badge.textColor = .white
    badge.backgroundColor = .systemRed
    badge.layer.cornerRadius = 13
    badge.clipsToBounds = true
    badge.center = CGPoint(x: visibleBounds.maxX, y: visibleBounds.minY)
    addSubview(badge)
  }

  private var visibleBounds: CGRect { visiblePath.bounds }

  /// The visible part in the superview's coordinates.
  var visibleFrame: CGRect {
    superview.map { convert(visibleBounds, to: $0) } ?? visibleBounds
  }

  /// The visible part in its natural size, where the preview is.
  var naturalFrame: CGRect {
    let (frame, size) = (visibleFrame, visibleBounds.size)
    return CGRect(
      x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  // MARK: Places

  /// Puts the preview where a target is.
  func move(to target: UIPreviewTarget) {
    guard let superview else { return }
    transform = target.transform
    center = target.container.convert(target.center, to: superview)
    layer.shadowOpacity = 0
  }

  /// Lifts the preview, so that its visible part fills a frame of the same proportions.
  func lift(to frame: CGRect) {
    let scale = visibleBounds.width > 0 ? frame.width / visibleBounds.width : 1
    transform = CGAffineTransform(scaleX: scale, y: scale)
    center = CGPoint(
      x: frame.midX + scale * (bounds.midX - visibleBounds.midX),
      y: frame.midY + scale * (bounds.midY - visibleBounds.midY))
    layer.shadowOpacity = 0.25
  }

  // MARK: The view below

  private static let hidingKey = "UIPreviewHiding"

  /// Hides the view whose preview is shown, without a change of its properties: an animation that
  /// has ended keeps it transparent.
  var hidesSource = false {
    didSet {
      let layer = preview.view.layer
      guard hidesSource, isSnapshot else {
        return layer.removeAnimation(forKey: Self.hidingKey)
      }
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.toValue) = (0, 0)
      animation.duration = 0.001
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = false
      layer.add(animation, forKey: Self.hidingKey)
    }
  }
}
