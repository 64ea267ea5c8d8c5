public import Foundation

/// What an interface is shown in; here its style, which dynamic colours look at. Apple: UITraitCollection.
///
/// Immutable: use it from any thread.
public final class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  /// Default: unspecified.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// A collection that specifies nothing.
  public override convenience init() {
    self.init(userInterfaceStyle: .unspecified)
  }

  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// What the collections specify; where two specify the same trait, the later one counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    let styles = traitCollections.map(\.userInterfaceStyle)
    self.init(userInterfaceStyle: styles.last { $0 != .unspecified } ?? .unspecified)
  }

  /// Whether this collection specifies all that `trait` specifies, and alike.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let style = trait?.userInterfaceStyle, style != .unspecified else { return true }
    return style == userInterfaceStyle
  }

  /// Whether dynamic colours may differ between the two; so they may where there is no other.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traitCollection?.userInterfaceStyle != userInterfaceStyle
  }

  /// What dynamic colours look at when they are drawn with on this thread; light by default. During
  /// `draw(_:)`, `layoutSubviews()` and what tells a view of another look it is the view's.
  ///
  /// Each thread has its own. Source: Apple, "current".
  public static var current: UITraitCollection {
    get { of(currentStyle) }
    set { currentStyle = newValue.userInterfaceStyle }
  }

  /// Calls `actions` with this as the current collection; the one before is current again after it.
  /// Source: Apple, "performAsCurrent(_:)".
  public func performAsCurrent(_ actions: () -> Void) {
    Self.withCurrent(userInterfaceStyle, actions)
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.userInterfaceStyle == userInterfaceStyle
  }

  public override var hash: Int { userInterfaceStyle.hashValue }

  public override var description: String {
    "<UITraitCollection: UserInterfaceStyle = \(userInterfaceStyle)>"
  }
}

/// What is shown with traits: views. Apple: UITraitEnvironment.
@preconcurrency @MainActor public protocol UITraitEnvironment {
  /// What it is shown in.
  var traitCollection: UITraitCollection { get }

  /// Called after a change of `traitCollection`; nil: there was none before.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// Whether an interface is light or dark. Apple: UIUserInterfaceStyle.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}
