public import Foundation

/// The look of the buttons of one style in a bar, in each of their states.
///
/// Main thread only. Source: Apple, "UIBarButtonItemAppearance".
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying,
  @preconcurrency NSSecureCoding
{
  /// Called after a change.
  final var onChange: (() -> Void)?
  private final var style = UIBarButtonItem.Style.plain

  /// Creates the look of plain buttons.
  public convenience override init() {
    self.init(style: .plain)
  }

  /// Creates the system's look of buttons of a style.
  public init(style: UIBarButtonItem.Style) {
    super.init()
    configureWithDefault(for: style)
    connectStates()
  }

  public required init?(coder: NSCoder) {
    super.init()
    configureWithDefault(
      for: UIBarButtonItem.Style(rawValue: coder.decodeInteger(forKey: Self.styleKey)) ?? .plain)
    connectStates()
  }

  /// Archives the style. Attributes of titles are not archived.
  open func encode(with coder: NSCoder) { coder.encode(style.rawValue, forKey: Self.styleKey) }

  private static let styleKey = "UIStyle"
  nonisolated open class var supportsSecureCoding: Bool { true }

  /// Returns an appearance with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBarButtonItemAppearance(style: style)
    for (new, old) in zip(copy.states, states) { new.copyContent(of: old) }
    return copy
  }

  /// Sets the system's look of buttons of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    self.style = style
    for state in states { state.reset() }
    let weight = style == .done ? UIFont.Weight.semibold : .regular
    normal.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 17, weight: weight)]
    disabled.titleTextAttributes = [.foregroundColor: UIColor.tertiaryLabel]
  }

  open private(set) var normal = UIBarButtonItemStateAppearance()
  /// The attributes that a state does not have are those of `normal`.
  open private(set) var highlighted = UIBarButtonItemStateAppearance()
  open private(set) var disabled = UIBarButtonItemStateAppearance()
  open private(set) var focused = UIBarButtonItemStateAppearance()

  private final var states: [UIBarButtonItemStateAppearance] {
    [normal, highlighted, disabled, focused]
  }

  private func connectStates() {
    for state in states { state.onChange = { [weak self] in self?.onChange?() } }
  }

  /// Returns the look in a state of a button.
  final func appearance(in state: UIControl.State) -> UIBarButtonItemStateAppearance {
    if state.contains(.disabled) { return disabled }
    if state.contains(.highlighted) { return highlighted }
    return state.contains(.focused) ? focused : normal
  }
}

/// The look of a bar button in one state.
///
/// Main thread only. Source: Apple, "UIBarButtonItemStateAppearance".
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  final var onChange: (() -> Void)?

  /// Only an appearance creates its states.
  override init() {
    super.init()
  }

  /// The attributes of the title. Default: the system's font.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// The distance by which the title is moved. Default: zero. Points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
  /// The background of the button. Default: nil.
  @preconcurrency open var backgroundImage: UIImage? { didSet { onChange?() } }
  /// The distance by which the background is moved. Default: zero. Points.
  open var backgroundImagePositionAdjustment = UIOffset.zero { didSet { onChange?() } }

  final func reset() {
    (titleTextAttributes, backgroundImage) = ([:], nil)
    (titlePositionAdjustment, backgroundImagePositionAdjustment) = (.zero, .zero)
  }

  final func copyContent(of other: UIBarButtonItemStateAppearance) {
    (titleTextAttributes, backgroundImage) = (other.titleTextAttributes, other.backgroundImage)
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}
