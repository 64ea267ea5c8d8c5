import QuartzCore

/// A view that shows a background configuration in its bounds.
final class BackgroundConfigurationView: UIView {
  private(set) var configuration = UIBackgroundConfiguration.clear()
  /// Between the configuration and what is above it: the color, the effect, the image, the program's
  /// view, and the stroke, each nil until there is one.
  private let fill = UIView()
  private var effectView: UIVisualEffectView?
  private var imageView: UIImageView?
  private var strokeView: UIView?

  override class var startsOpaque: Bool { false }
  override class var startsInteractive: Bool { false }

  override init(frame: CGRect) {
    super.init(frame: frame)
    fill.clipsToBounds = true
    addSubview(fill)
  }

  required init?(coder: NSCoder) { nil }

  /// The radius of the corners that is shown.
  var cornerRadius: CGFloat {
    get { fill.layer.cornerRadius }
    set { show(configuration, radius: newValue) }
  }

  /// Shows a configuration.
  ///
  /// - Parameter radius: nil means the configuration's own.
  func show(_ configuration: UIBackgroundConfiguration, radius: CGFloat? = nil) {
    let previous = self.configuration
    self.configuration = configuration
    if previous.customView !== configuration.customView {
      previous.customView?.removeFromSuperview()
    }
    fill.backgroundColor =
      configuration.backgroundColor == nil && configuration.backgroundColorTransformer == nil
      ? nil : configuration.resolvedBackgroundColor(for: tintColor)
    fill.layer.cornerRadius = radius ?? configuration.cornerRadius
    showEffect(configuration.visualEffect)
    showImage(configuration)
    if let view = configuration.customView, view.superview !== fill { fill.addSubview(view) }
    showStroke(configuration, radius ?? configuration.cornerRadius)
    setNeedsLayout()
  }

  private func showEffect(_ effect: UIVisualEffect?) {
    guard effect != nil || effectView != nil else { return }
    let view = effectView ?? UIVisualEffectView(effect: nil)
    if effectView == nil { fill.insertSubview(view, at: 0) }
    effectView = view
    view.effect = effect
  }

  private func showImage(_ configuration: UIBackgroundConfiguration) {
    guard configuration.image != nil || imageView != nil else { return }
    let view = imageView ?? UIImageView()
    if imageView == nil { fill.addSubview(view) }
    imageView = view
    view.image = configuration.image
    view.contentMode = configuration.imageContentMode
  }

  private func showStroke(_ configuration: UIBackgroundConfiguration, _ radius: CGFloat) {
    guard configuration.strokeWidth > 0 || strokeView != nil else { return }
    let view = strokeView ?? UIView()
    if strokeView == nil { addSubview(view) }
    strokeView = view
    view.layer.borderWidth = configuration.strokeWidth
    view.layer.borderColor =
      configuration.resolvedStrokeColor(for: tintColor).cgColor(for: traitCollection)
    view.layer.cornerRadius = radius > 0 ? radius + configuration.strokeOutset : 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    fill.frame = insetBounds
    for view in fill.subviews { view.frame = fill.bounds }
    strokeView?.frame = fill.frame.insetBy(
      dx: -configuration.strokeOutset, dy: -configuration.strokeOutset)
  }

  private var insetBounds: CGRect {
    var insets = configuration.backgroundInsets
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    let margins = superview?.directionalLayoutMargins ?? NSDirectionalEdgeInsets()
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    let isReversed = superview?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isReversed ? insets.trailing : insets.leading, bottom: insets.bottom,
        right: isReversed ? insets.leading : insets.trailing))
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    show(configuration, radius: fill.layer.cornerRadius)
  }
}
