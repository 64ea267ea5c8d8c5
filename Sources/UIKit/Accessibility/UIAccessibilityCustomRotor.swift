public import Foundation

/// A kind of elements that a user can go through, such as the headings of a page.
///
/// Main thread only. Source: Apple, "UIAccessibilityCustomRotor".
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
  /// Returns the next element in a direction; nil at the end.
  public typealias Search = (_ predicate: UIAccessibilityCustomRotorSearchPredicate)
    -> UIAccessibilityCustomRotorItemResult?

  public convenience init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.init(
      attributedName: NSAttributedString(string: name), itemSearch: itemSearchBlock)
  }

  public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    (self.attributedName, self.itemSearchBlock) = (attributedName, itemSearchBlock)
    super.init()
  }

  /// Creates a rotor of a kind that readers know, in place of the one that they find themselves.
  public convenience init(
    systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search
  ) {
    self.init(name: "", itemSearch: itemSearchBlock)
    kind = type
  }

  private final var kind = SystemRotorType.none

  /// The text that is read; empty for a kind that readers know.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }

  /// The text that is read, with attributes of speech.
  @preconcurrency open var attributedName: NSAttributedString
  open var itemSearchBlock: Search
  /// The kind; `.none` for one of the program.
  open var systemRotorType: SystemRotorType { kind }

  /// Source: Apple, "UIAccessibilityCustomRotor.Direction".
  public enum Direction: Int, Sendable {
    case previous, next
  }

  /// The kinds that readers know.
  ///
  /// Source: Apple, "UIAccessibilityCustomRotor.SystemRotorType".
  public enum SystemRotorType: Int, Sendable {
    case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3,
      headingLevel4, headingLevel5, headingLevel6, boldText, italicText, underlineText,
      misspelledWord, image, textField, table, list, landmark
  }
}

/// From where a rotor searches, and in which direction.
///
/// Source: Apple, "UIAccessibilityCustomRotorSearchPredicate".
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// Where the user is.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// Default: `.next`.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next

  public override init() { super.init() }
}

/// What a rotor has found: an element, and a range in its text.
///
/// Source: Apple, "UIAccessibilityCustomRotorItemResult".
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// Not retained.
  open weak var targetElement: (any NSObjectProtocol)?
  open var targetRange: UITextRange?

  public override init() { super.init() }

  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    (self.targetElement, self.targetRange) = (targetElement, targetRange)
    super.init()
  }
}
