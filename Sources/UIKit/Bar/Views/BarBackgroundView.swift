import CoreGraphics

/// The background of a bar: a blur, a color, an image, and a shadow along one edge.
@MainActor final class BarBackgroundView: UIView {
  private let effectView = UIVisualEffectView(effect: nil)
  private let colorView = UIView()
  private let imageView = UIImageView(image: nil)
  private let shadowView = UIImageView(image: nil)
  /// Whether the shadow is above the background, as that of a bar at the bottom.
  var hasShadowAbove = false { didSet { setNeedsLayout() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    imageView.clipsToBounds = true
    for view in [effectView, colorView, imageView, shadowView] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the background of an appearance. In an animation block the blur and the color change
  /// gradually.
  func show(_ appearance: UIBarAppearance) {
    if effectView.effect != appearance.backgroundEffect {
      effectView.effect = appearance.backgroundEffect
    }
    colorView.backgroundColor = appearance.backgroundColor
    imageView.image = appearance.backgroundImage
    imageView.contentMode = appearance.backgroundImageContentMode
    showShadow(of: appearance)
    setNeedsLayout()
  }

  private func showShadow(of appearance: UIBarAppearance) {
    let image = appearance.shadowImage
    shadowView.image =
      appearance.shadowColor == nil ? image : image?.withRenderingMode(.alwaysTemplate)
    shadowView.tintColor = appearance.shadowColor
    shadowView.backgroundColor = image == nil ? appearance.shadowColor ?? .clear : .clear
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in [effectView, colorView, imageView] { view.frame = bounds }
    let pixel = 1 / max(contentScaleFactor, 1)
    let height = shadowView.image?.size.height ?? pixel
    shadowView.frame = CGRect(
      x: 0, y: hasShadowAbove ? -height : bounds.height, width: bounds.width, height: height)
  }
}
