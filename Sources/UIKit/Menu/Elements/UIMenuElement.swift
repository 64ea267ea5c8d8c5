public import Foundation

/// An action, a command or a submenu, as a menu or a control shows it.
///
/// Main thread only. Source: Apple, "UIMenuElement".
@preconcurrency @MainActor open class UIMenuElement: NSObject, @preconcurrency NSCopying {
  /// The style and the behavior of an element.
  ///
  /// Source: Apple, "UIMenuElement.Attributes".
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Whether an element is checked.
  ///
  /// Source: Apple, "UIMenuElement.State".
  public enum State: Int, Sendable {
    case off, on, mixed
  }

  final var heading: String
  final var icon: UIImage?

  open var title: String { heading }
  /// The text below the title. Default: nil.
  open var subtitle: String?
  open var image: UIImage? { icon }

  init(heading: String, icon: UIImage?) {
    (self.heading, self.icon) = (heading, icon)
  }

  /// Returns an element of the same kind with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIMenuElement(heading: heading, icon: icon)
    copy.subtitle = subtitle
    return copy
  }
}
