public import Foundation
public import ObjectiveC

/// A menu element that sends an action to the first responder in the chain that performs it.
///
/// Main thread only. Source: Apple, "UICommand".
@preconcurrency @MainActor open class UICommand: UIMenuElement, UIMenuLeaf {
  /// The property list of a command that shares what is selected.
  public nonisolated static let tagShare = "UICommandTagShare"

  open private(set) var action: Selector
  /// A value of the program by which it tells commands with the same action apart.
  open private(set) var propertyList: Any?
  /// A longer text that explains the command. Default: nil.
  open var discoverabilityTitle: String?
  /// Default: none.
  open var attributes: UIMenuElement.Attributes
  /// Default: `.off`.
  open var state: UIMenuElement.State
  /// The image while the state is `.on`. Default: nil.
  open var selectedImage: UIImage?
  /// The object that performs the command, while it does.
  open private(set) var sender: Any?
  /// What the command does instead with other modifier keys.
  open private(set) var alternates: [UICommandAlternate]

  open override var title: String {
    get { heading }
    set { heading = newValue }
  }
  open override var image: UIImage? {
    get { icon }
    set { icon = newValue }
  }

  /// Creates a command.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    (self.action, self.propertyList, self.alternates) = (action, propertyList, alternates)
    (self.discoverabilityTitle, self.attributes, self.state) = (
      discoverabilityTitle, attributes, state
    )
    super.init(heading: title, icon: image)
  }

  /// Returns a command with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICommand(
      title: title, image: image, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state)
    copy.takeAppearance(of: self)
    return copy
  }

  /// Takes over what initializers do not set.
  final func takeAppearance(of other: UICommand) {
    (subtitle, selectedImage) = (other.subtitle, other.selectedImage)
  }

  /// Sends the action with the command as its sender, unless the command is disabled.
  ///
  /// - Parameter target: nil means the first object in the responder chain that performs it.
  ///
  /// Source: Apple, "performWithSender(_:target:)".
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    let previous = self.sender
    self.sender = sender
    UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    self.sender = previous
  }
}

/// What a command does with other modifier keys.
///
/// Main thread only. Source: Apple, "UICommandAlternate".
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
  open private(set) var title: String
  open private(set) var action: Selector
  /// The modifier keys, besides those of the command.
  open private(set) var modifierFlags: UIKeyModifierFlags

  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
  }
}
