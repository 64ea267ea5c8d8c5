public import Foundation
public import ObjectiveC

/// A menu element that sends an action to the first responder in the chain that performs it.
///
/// Main thread only. Source: Apple, "UICommand".
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  open private(set) var action: Selector
  /// A value of the program by which it tells commands with the same action apart.
  open private(set) var propertyList: Any?
  /// A longer text that explains the command. Default: nil.
  open var discoverabilityTitle: String?
  /// Default: none.
  open var attributes: UIMenuElement.Attributes
  /// Default: `.off`.
  open var state: UIMenuElement.State
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
