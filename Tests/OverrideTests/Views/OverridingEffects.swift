import UIKit

final class OverridingBlurEffect: UIBlurEffect {
  override func copy(with zone: NSZone?) -> Any { called(super.copy(with: zone)) }
  override class var supportsSecureCoding: Bool { called(super.supportsSecureCoding) }
  override func encode(with coder: NSCoder) { called(super.encode(with: coder)) }
  override func isEqual(_ object: Any?) -> Bool { called(super.isEqual(object)) }
  override var hash: Int { called(super.hash) }
}

final class OverridingVibrancyEffect: UIVibrancyEffect {
  override func copy(with zone: NSZone?) -> Any { called(super.copy(with: zone)) }
  override class var supportsSecureCoding: Bool { called(super.supportsSecureCoding) }
  override func encode(with coder: NSCoder) { called(super.encode(with: coder)) }
  override func isEqual(_ object: Any?) -> Bool { called(super.isEqual(object)) }
  override var hash: Int { called(super.hash) }
}

final class OverridingEffectView: UIVisualEffectView {
  override var effect: UIVisualEffect? {
    get { called(super.effect) }
    set { super.effect = assigned(newValue) }
  }
  override var contentView: UIView { called(super.contentView) }
  override func encode(with coder: NSCoder) { called(super.encode(with: coder)) }
  override func layoutSubviews() { called(super.layoutSubviews()) }
  override func didAddSubview(_ subview: UIView) { called(super.didAddSubview(subview)) }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    called(super.traitCollectionDidChange(previousTraitCollection))
  }
}

extension Overrides {
  static let blurEffect = Overrides(
    of: "UIVisualEffect", "UIBlurEffect", by: OverridingBlurEffect(style: .light),
    uses: [
      {
        _ = ($0.copy(), $0.hash, $0.isEqual($0), OverridingBlurEffect.supportsSecureCoding)
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: true))
      }
    ])

  static let vibrancyEffect = Overrides(
    of: "UIVibrancyEffect",
    by: OverridingVibrancyEffect(blurEffect: UIBlurEffect(style: .light), style: .fill),
    uses: [
      {
        _ = ($0.copy(), $0.hash, $0.isEqual($0), OverridingVibrancyEffect.supportsSecureCoding)
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: true))
      }
    ])

  static let effectView = Overrides(
    of: "UIVisualEffectView", by: OverridingEffectView(effect: nil),
    uses: [
      {
        $0.effect = $0.effect
        _ = $0.contentView
        // This calls `didAddSubview(_:)`.
        $0.effect = UIBlurEffect(style: .dark)
        $0.layoutIfNeeded()
        // This calls `traitCollectionDidChange(_:)`.
        $0.overrideUserInterfaceStyle = .dark
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: false))
      }
    ])
}
