public import Foundation

/// Called when an action is performed.
public typealias UIActionHandler = (UIAction) -> Void

/// A menu element, or an action of a control, that calls a closure.
///
/// Main thread only. Source: Apple, "UIAction".
@preconcurrency @MainActor open class UIAction: UIMenuElement, UIMenuLeaf {
  /// The name of an action. Actions of a control with the same identifier replace one another.
  ///
  /// Source: Apple, "UIAction.Identifier".
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// An action of the program with one of these identifiers inserts the pasteboard's contents.
    public static let paste = Identifier("com.apple.action.paste")
    public static let pasteAndMatchStyle = Identifier("com.apple.action.paste-and-match-style")
    public static let pasteAndGo = Identifier("com.apple.action.paste-and-go")
    public static let pasteAndSearch = Identifier("com.apple.action.paste-and-search")
  }

  /// The image while the state is `.on`. Default: nil.
  open var selectedImage: UIImage?
  open private(set) var identifier: Identifier
  /// A longer text that explains the action. Default: nil.
  open var discoverabilityTitle: String?
  /// Default: none.
  open var attributes: UIMenuElement.Attributes
  /// Default: `.off`.
  open var state: UIMenuElement.State
  /// The control that performs the action, while it does.
  open private(set) var sender: Any?
  private let handler: UIActionHandler

  open override var title: String {
    get { heading }
    set { heading = newValue }
  }
  open override var image: UIImage? {
    get { icon }
    set { icon = newValue }
  }

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - identifier: nil means a unique one.
  ///   - handler: retained until the action is released.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    (self.selectedImage, self.discoverabilityTitle) = (selectedImage, discoverabilityTitle)
    (self.attributes, self.state, self.handler) = (attributes, state, handler)
    super.init(heading: title, icon: image)
    self.subtitle = subtitle
  }

  /// Returns an action with the same identifier and handler.
  open override func copy(with zone: NSZone? = nil) -> Any {
    UIAction(
      title: title, subtitle: subtitle, image: image, selectedImage: selectedImage,
      identifier: identifier, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state, handler: handler)
  }

  /// Calls the handler, unless the action is disabled.
  ///
  /// Source: Apple, "performWithSender(_:target:)".
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    let previous = self.sender
    self.sender = sender
    handler(self)
    self.sender = previous
  }
}
