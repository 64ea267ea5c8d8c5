public import Foundation

/// A blur of what lies behind a `UIVisualEffectView`, with a tint.
///
/// Main thread only. Source: Apple, "UIBlurEffect".
open class UIBlurEffect: UIVisualEffect {
  /// The blurs. Those without `light` and `dark` in their names follow the interface style.
  ///
  /// Source: Apple, "UIBlurEffect.Style".
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  final let blurStyle: Style
  private static let styleKey = "UIBlurEffectStyle"

  /// Creates an effect of the style `.light`.
  public override init() {
    blurStyle = .light
    super.init()
  }

  /// Creates a blur. Source: Apple, "init(style:)".
  public init(style: Style) {
    blurStyle = style
    super.init()
  }

  public required init?(coder: NSCoder) {
    blurStyle = Style(rawValue: coder.decodeInteger(forKey: Self.styleKey)) ?? .light
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(blurStyle.rawValue, forKey: Self.styleKey)
  }

  /// Effects of the same class and style are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBlurEffect else { return false }
    return MainActor.assumeIsolated {
      type(of: other) == type(of: self) && other.blurStyle == blurStyle
    }
  }

  open override var hash: Int { MainActor.assumeIsolated { blurStyle.hashValue } }

  override func appearance(in style: UIUserInterfaceStyle) -> EffectAppearance {
    EffectAppearance(blurStyle, in: style)
  }
}
