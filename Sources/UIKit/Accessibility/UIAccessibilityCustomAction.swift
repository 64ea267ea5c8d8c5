public import Foundation
public import ObjectiveC

/// An action with a name that a screen reader offers for an element, besides its activation.
///
/// Main thread only. Source: Apple, "UIAccessibilityCustomAction".
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// Performs an action, and returns whether it could.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// Creates an action that calls a method of the target, with the action if it takes an argument.
  ///
  /// - Parameter target: not retained.
  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(name: name, image: nil, target: target, selector: selector)
  }

  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(
      attributedName: NSAttributedString(string: name), image: image, target: target,
      selector: selector)
  }

  public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.init(attributedName: attributedName, image: nil, target: target, selector: selector)
  }

  public init(
    attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector
  ) {
    (self.attributedName, self.image) = (attributedName, image)
    (self.target, self.selector) = (target as AnyObject?, selector)
    super.init()
  }

  /// Creates an action that calls a closure.
  public convenience init(name: String, actionHandler: Handler?) {
    self.init(name: name, image: nil, actionHandler: actionHandler)
  }

  public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.init(
      attributedName: NSAttributedString(string: name), image: image, actionHandler: actionHandler)
  }

  public convenience init(attributedName: NSAttributedString, actionHandler: Handler?) {
    self.init(attributedName: attributedName, image: nil, actionHandler: actionHandler)
  }

  public init(attributedName: NSAttributedString, image: UIImage?, actionHandler: Handler?) {
    (self.attributedName, self.image, self.actionHandler) = (attributedName, image, actionHandler)
    super.init()
  }

  /// The text that is read.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }

  /// The text that is read, with attributes of speech.
  @preconcurrency open var attributedName: NSAttributedString
  /// The picture that menus of switches show. Default: nil.
  @preconcurrency open var image: UIImage?
  /// Not retained.
  open weak var target: AnyObject?
  open var selector: Selector = ""
  /// Called in place of the method of the target. Default: nil.
  open var actionHandler: Handler?

  /// Performs the action, and returns whether it could. A method that returns nothing always can.
  final package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target, selector.isMethod(of: target) else { return false }
    return selector.send(to: target, self) as? Bool ?? true
  }
}
