public import Foundation

/// The look of the items of a tab bar in one layout, in each of their states.
///
/// Main thread only. Source: Apple, "UITabBarItemAppearance".
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying,
  @preconcurrency NSSecureCoding
{
  /// How an item's image and title are placed.
  ///
  /// Source: Apple, "UITabBarItemAppearance.Style".
  public enum Style: Int, Sendable {
    /// The title is below the image.
    case stacked
    /// The title is beside the image, in bars of the regular height.
    case inline
    /// The title is beside the image, in bars of the compact height.
    case compactInline
  }

  /// Called after a change.
  final var onChange: (() -> Void)?
  private final var style = Style.stacked

  /// Creates the look of stacked items.
  public convenience override init() {
    self.init(style: .stacked)
  }

  /// Creates the system's look of items in a layout.
  public init(style: Style) {
    super.init()
    configureWithDefault(for: style)
    connectStates()
  }

  public required init?(coder: NSCoder) {
    super.init()
    configureWithDefault(for: Style(rawValue: coder.decodeInteger(forKey: Self.key)) ?? .stacked)
    connectStates()
  }

  /// Archives the style. Attributes of titles are not archived.
  open func encode(with coder: NSCoder) { coder.encode(style.rawValue, forKey: Self.key) }

  private static let key = "UIStyle"
  nonisolated open class var supportsSecureCoding: Bool { true }

  /// Returns an appearance with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UITabBarItemAppearance(style: style)
    for (new, old) in zip(copy.states, states) { new.copyContent(of: old) }
    return copy
  }

  /// Sets the system's look of items in a layout.
  open func configureWithDefault(for style: Style) {
    self.style = style
    let size: CGFloat = style == .stacked ? 10 : style == .inline ? 13 : 12
    for state in states { state.reset(titleSize: size) }
  }

  open private(set) var normal = UITabBarItemStateAppearance()
  open private(set) var selected = UITabBarItemStateAppearance()
  open private(set) var disabled = UITabBarItemStateAppearance()
  open private(set) var focused = UITabBarItemStateAppearance()

  private final var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

  private func connectStates() {
    for state in states { state.onChange = { [weak self] in self?.onChange?() } }
  }

  /// Returns the look in a state of an item.
  final func appearance(in state: UIControl.State) -> UITabBarItemStateAppearance {
    if state.contains(.disabled) { return disabled }
    return state.contains(.selected) ? selected : normal
  }
}
