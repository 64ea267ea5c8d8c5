public import Foundation

/// How strongly content stands out from a blur behind it, by the kind of content.
///
/// Source: Apple, "UIVibrancyEffectStyle".
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label = 0
  case secondaryLabel = 1
  case tertiaryLabel = 2
  case quaternaryLabel = 3
  case fill = 4
  case secondaryFill = 5
  case tertiaryFill = 6
  case separator = 7
}

/// An effect for views in front of a blur: their content darkens or lightens the blur, and shows its
/// colors. The alpha of the content counts, its color does not.
///
/// The effect view belongs into the `contentView` of the view with the blur. Main thread only.
/// Source: Apple, "UIVibrancyEffect".
open class UIVibrancyEffect: UIVisualEffect {
  final let blurStyle: UIBlurEffect.Style
  final let vibrancyStyle: UIVibrancyEffectStyle

  private enum Key {
    static let blurStyle = "UIVibrancyEffectBlurStyle"
    static let vibrancyStyle = "UIVibrancyEffectStyle"
  }

  /// Creates an effect for labels in front of a blur of the style `.light`.
  public override init() {
    (blurStyle, vibrancyStyle) = (.light, .label)
    super.init()
  }

  /// Creates an effect for labels. Source: Apple, "init(blurEffect:)".
  public convenience init(blurEffect: UIBlurEffect) {
    self.init(blurEffect: blurEffect, style: .label)
  }

  /// - Parameter blurEffect: the effect of the view behind.
  ///
  /// Source: Apple, "init(blurEffect:style:)".
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    (blurStyle, vibrancyStyle) = (blurEffect.blurStyle, style)
    super.init()
  }

  public required init?(coder: NSCoder) {
    blurStyle = UIBlurEffect.Style(rawValue: coder.decodeInteger(forKey: Key.blurStyle)) ?? .light
    vibrancyStyle =
      UIVibrancyEffectStyle(rawValue: coder.decodeInteger(forKey: Key.vibrancyStyle)) ?? .label
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(blurStyle.rawValue, forKey: Key.blurStyle)
    coder.encode(vibrancyStyle.rawValue, forKey: Key.vibrancyStyle)
  }

  /// Effects of the same class and styles are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIVibrancyEffect else { return false }
    return MainActor.assumeIsolated {
      type(of: other) == type(of: self) && other.blurStyle == blurStyle
        && other.vibrancyStyle == vibrancyStyle
    }
  }

  open override var hash: Int {
    MainActor.assumeIsolated { blurStyle.hashValue ^ vibrancyStyle.hashValue }
  }

  override func appearance(in style: UIUserInterfaceStyle) -> EffectAppearance {
    EffectAppearance(vibrancyStyle, over: blurStyle, in: style)
  }
}
