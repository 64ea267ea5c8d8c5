import QuartzCore

/// The white light around the middle of a button that is touched.
final class ButtonGlowView: UIView {
  static let size = CGSize(width: 100, height: 100)

  override class var layerClass: AnyClass { CAGradientLayer.self }
  override class var startsOpaque: Bool { false }
  override class var startsInteractive: Bool { false }

  override init(frame: CGRect) {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.type = .radial
    gradient.colors = [UIColor(white: 1, alpha: 0.9).cgColor, UIColor(white: 1, alpha: 0).cgColor]
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 1)
  }

  required init?(coder: NSCoder) { nil }
}
