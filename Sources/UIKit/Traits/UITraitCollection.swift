public import Foundation

/// The environment of a user interface: currently only its style, which dynamic colors depend on.
/// Apple: UITraitCollection.
///
/// Immutable, so it may be used from any thread; it is `@unchecked` because the superclass NSObject
/// is not Sendable.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  /// The interface style. Default: `.unspecified`.
  open var userInterfaceStyle: UIUserInterfaceStyle { style }
  /// It changes in initializers only.
  private final var style = UIUserInterfaceStyle.unspecified

  /// Creates a collection that specifies no traits.
  public override init() {
    super.init()
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init()
    style = userInterfaceStyle
  }

  /// Merges collections; if several specify the same trait, the last one wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    let styles = traitCollections.map(\.userInterfaceStyle)
    self.init(userInterfaceStyle: styles.last { $0 != .unspecified } ?? .unspecified)
  }

  /// Whether this collection has the same value for every trait that `trait` specifies.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let style = trait?.userInterfaceStyle, style != .unspecified else { return true }
    return style == userInterfaceStyle
  }

  /// Whether dynamic colors may differ between the two collections; true if the other one is nil.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traitCollection?.userInterfaceStyle != userInterfaceStyle
  }

  /// The traits that dynamic colors are resolved for when they are used on this thread; light by
  /// default. During `draw(_:)`, `layoutSubviews()` and the callbacks for trait changes they are
  /// the view's.
  ///
  /// Each thread has its own value. Source: Apple, "current".
  open class var current: UITraitCollection {
    get { of(currentStyle) }
    set { currentStyle = newValue.userInterfaceStyle }
  }

  /// Calls `actions` with this collection as the current one, and then restores the previous one.
  /// Source: Apple, "performAsCurrent(_:)".
  open func performAsCurrent(_ actions: () -> Void) {
    Self.withCurrent(userInterfaceStyle, actions)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.userInterfaceStyle == userInterfaceStyle
  }

  open override var hash: Int { userInterfaceStyle.hashValue }

  open override var description: String {
    "<UITraitCollection: UserInterfaceStyle = \(userInterfaceStyle)>"
  }
}

/// An object that has traits, such as a view. Apple: UITraitEnvironment.
@preconcurrency @MainActor public protocol UITraitEnvironment {
  /// The traits in effect.
  var traitCollection: UITraitCollection { get }

  /// Called after a change of `traitCollection`; nil means that there was no previous collection.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// Whether an interface is light or dark. Apple: UIUserInterfaceStyle.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}
