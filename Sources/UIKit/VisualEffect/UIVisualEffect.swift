public import Foundation

/// An effect of a `UIVisualEffectView`: the superclass of blur and vibrancy, without effect itself.
///
/// Immutable. Main thread only. Source: Apple, "UIVisualEffect".
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open func encode(with coder: NSCoder) {}

  /// Returns the effect itself, since effects cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  nonisolated open class var supportsSecureCoding: Bool { true }

  /// What the effect does to a view in an interface style.
  func appearance(in style: UIUserInterfaceStyle) -> EffectAppearance { EffectAppearance() }
}
