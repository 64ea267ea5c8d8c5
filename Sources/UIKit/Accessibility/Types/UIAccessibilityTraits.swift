/// What kind of element something is, and its state.
///
/// Source: Apple, "UIAccessibilityTraits".
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  public static let none: Self = []
  public static let button = Self(rawValue: 1)
  public static let link = Self(rawValue: 1 << 1)
  public static let image = Self(rawValue: 1 << 2)
  public static let selected = Self(rawValue: 1 << 3)
  /// It plays a sound of its own when it is activated.
  public static let playsSound = Self(rawValue: 1 << 4)
  public static let keyboardKey = Self(rawValue: 1 << 5)
  /// Text that cannot change.
  public static let staticText = Self(rawValue: 1 << 6)
  /// It sums up the program, and is read when that starts.
  public static let summaryElement = Self(rawValue: 1 << 7)
  public static let notEnabled = Self(rawValue: 1 << 8)
  /// Its label or value changes often, and is asked for rather than announced.
  public static let updatesFrequently = Self(rawValue: 1 << 9)
  public static let searchField = Self(rawValue: 1 << 10)
  /// It starts a sound or a video, during which a reader is silent.
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  /// Its value is increased and decreased.
  public static let adjustable = Self(rawValue: 1 << 12)
  /// Touches reach it although a reader runs.
  public static let allowsDirectInteraction = Self(rawValue: 1 << 13)
  /// A reader goes on to the next page after it.
  public static let causesPageTurn = Self(rawValue: 1 << 14)
  public static let tabBar = Self(rawValue: 1 << 15)
  public static let header = Self(rawValue: 1 << 16)
  public static let supportsZoom = Self(rawValue: 1 << 17)
  /// It is on or off.
  public static let toggleButton = Self(rawValue: 1 << 53)
}
