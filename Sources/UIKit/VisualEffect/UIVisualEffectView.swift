public import Foundation
import QuartzCore

/// A view that blurs what lies behind it, or whose content stands out from a blur behind it.
/// Subviews belong into `contentView`.
///
/// What lies behind ends at the closest superview that is composited as a group: one with an alpha
/// below 1 or a mask. Main thread only. Source: Apple, "UIVisualEffectView".
open class UIVisualEffectView: UIView {
  /// The effect; nil shows the content alone. Animatable: in an animation block, the blur, the
  /// tint and the strength of a vibrancy change on the render thread. Default: nil.
  @preconcurrency open var effect: UIVisualEffect? {
    didSet { if effect !== oldValue { showEffect() } }
  }

  /// The view for subviews. It has the size of the effect view.
  open var contentView: UIView { content }
  private final var content = UIView()
  /// Shows the blur; nil until there is one.
  private final var backdrop: BackdropView?

  override class var startsOpaque: Bool { false }

  private static let effectKey = "UIVisualEffectViewEffect"
  private static let contentKey = "UIVisualEffectViewContentView"

  /// Creates a view with an empty frame. Source: Apple, "init(effect:)".
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    fill(with: content)
    self.effect = effect
    showEffect()
  }

  /// Creates a view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    fill(with: content)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill(with: content)
    coder.read(.visualEffectView, into: self)
    guard let coder = coder as? NSKeyedUnarchiver else { return }
    if let decoded = coder.decodeObject(forKey: Self.contentKey) as? UIView {
      content.removeFromSuperview()
      content = decoded
      fill(with: decoded)
    }
    effect = coder.decodeObject(forKey: Self.effectKey) as? UIVisualEffect
    showEffect()
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(effect, forKey: Self.effectKey)
    coder.encode(content, forKey: Self.contentKey)
  }

  /// The views inside are created with the view.
  override var archivedSubviews: [UIView] { [] }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in subviews { view.frame = bounds }
  }

  /// Traps for views that do not belong to the effect view itself.
  open override func didAddSubview(_ subview: UIView) {
    require(
      subview === content || subview === backdrop,
      "\(subview) has been added as a subview to \(self). Do not add subviews directly to the "
        + "visual effect view itself, instead add them to the -contentView.")
    super.didAddSubview(subview)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showEffect()
  }

  // MARK: Parts

  private func fill(with view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  private func showEffect() {
    let appearance =
      effect?.appearance(in: traitCollection.userInterfaceStyle) ?? EffectAppearance()
    if backdrop == nil, appearance.radius > 0 {
      UIView.performWithoutAnimation {
        let view = BackdropView(frame: bounds)
        backdrop = view
        fill(with: view)
        sendSubviewToBack(view)
      }
    }
    backdrop?.show(appearance)
    show(appearance.vibrancy)
  }

  /// Changes the strength of the vibrancy, which is animated in an animation block. Between two
  /// blend modes there is nothing, so that in a new one the content begins without a strength.
  private func show(_ vibrancy: EffectAppearance.Vibrancy?) {
    let mode = vibrancy?.compositingFilter
    if content.layer.compositingFilter as? String != mode {
      UIView.performWithoutAnimation {
        content.layer.filters = vibrancy.map { [$0.withoutStrength.filter] }
        content.layer.compositingFilter = mode
      }
    }
    guard let vibrancy else { return }
    content.layer.setValue(
      NSValue(caColorMatrix: vibrancy.colorMatrix),
      forKeyPath: "filters.colorMatrix.inputColorMatrix")
  }
}
