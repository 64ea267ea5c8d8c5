import QuartzCore

/// The signs that UIKit draws in menus.
enum MenuGlyph {
  case checkmark, mixed, submenu, openSubmenu, previous, next

  /// The line of the sign, within a square of 12 points.
  @MainActor fileprivate var path: UIBezierPath {
    let points: [(CGFloat, CGFloat)] =
      switch self {
      case .checkmark: [(1, 6.8), (4.5, 10.5), (11, 1.5)]
      case .mixed: [(1.5, 6), (10.5, 6)]
      case .submenu, .next: [(4, 1.5), (8.5, 6), (4, 10.5)]
      case .openSubmenu: [(1.5, 4), (6, 8.5), (10.5, 4)]
      case .previous: [(8, 1.5), (3.5, 6), (8, 10.5)]
      }
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      let point = CGPoint(x: point.0, y: point.1)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }
}

/// A view of 12 × 12 points that shows a sign in its tint color.
final class MenuGlyphView: UIView {
  static let size = CGSize(width: 12, height: 12)

  override class var layerClass: AnyClass { CAShapeLayer.self }
  override class var startsOpaque: Bool { false }

  private var shape: CAShapeLayer? { layer as? CAShapeLayer }

  /// - Parameter isMirrored: whether left and right are exchanged.
  init(_ glyph: MenuGlyph, isMirrored: Bool = false) {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    isUserInteractionEnabled = false
    shape?.path = glyph.path.cgPath
    shape?.fillColor = nil
    shape?.lineWidth = 1.8
    shape?.lineCap = .round
    shape?.lineJoin = .round
    if isMirrored { transform = CGAffineTransform(scaleX: -1, y: 1) }
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    tintColorDidChange()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    shape?.strokeColor = tintColor.resolvedColor(with: traitCollection).cgColor
  }
}
