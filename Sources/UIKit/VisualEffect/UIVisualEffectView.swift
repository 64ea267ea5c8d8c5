public import Foundation
import QuartzCore

/// A view that blurs what lies behind it, or whose content stands out from a blur behind it.
/// Subviews belong into `contentView`.
///
/// What lies behind ends at the closest superview that is composited as a group: one with an alpha
/// below 1 or a mask. Main thread only. Source: Apple, "UIVisualEffectView".
open class UIVisualEffectView: UIView {
  /// The effect; nil shows the content alone. Animatable: in an animation block, the blur and the
  /// tint change on the render thread; vibrancy changes at once. Default: nil.
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
    let appearance = effect?.appearance(in: style) ?? EffectAppearance()
    if backdrop == nil, appearance.radius > 0 {
      UIView.performWithoutAnimation {
        let view = BackdropView(frame: bounds)
        backdrop = view
        fill(with: view)
        sendSubviewToBack(view)
      }
    }
    backdrop?.show(appearance)
    UIView.performWithoutAnimation { show(appearance.vibrancy) }
  }

  private func show(_ vibrancy: EffectAppearance.Vibrancy?) {
    let filter = CAFilter(type: kCAFilterColorMatrix)
    filter.setValue(
      vibrancy.map { NSValue(caColorMatrix: $0.colorMatrix) }, forKey: "inputColorMatrix")
    content.layer.filters = vibrancy == nil ? nil : [filter]
    content.layer.compositingFilter = vibrancy?.compositingFilter
  }
}
