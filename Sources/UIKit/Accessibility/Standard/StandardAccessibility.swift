import Accessibility
import Foundation

/// What a screen reader finds in an object where the program has set nothing.
struct StandardAccessibility {
  enum Adjustment {
    case up, down
  }

  /// A value that is a number.
  struct Number {
    var value: AccessibleNumber
    /// Changes it as the user does; nil where the user cannot.
    var set: (@MainActor (Double) -> Void)?
  }

  var isElement = false
  var label: String?
  var value: String?
  var hint: String?
  var traits: UIAccessibilityTraits = .none
  var respondsToInteraction = false
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var containerType = UIAccessibilityContainerType.none
  /// The elements in place of the subviews; nil means the subviews.
  var elements: (() -> [Any]?)?
  /// Changes the value of an adjustable element.
  var adjust: ((Adjustment) -> Void)?
  /// Scrolls by a page, and returns whether it could.
  var scroll: ((UIAccessibilityScrollDirection) -> Bool)?
  /// Leaves what is modal, and returns whether it could.
  var escape: (() -> Bool)?
  var customActions: (() -> [UIAccessibilityCustomAction]?)?
  /// What the element is, where the traits do not say it.
  var role: AccessibleRole?
  var number: Number?
}

// Each class of views that is more than a view calls one of the initializers in the files beside this one.
extension StandardAccessibility {
  @MainActor init(of view: UIView) {
    respondsToInteraction = view.isUserInteractionEnabled
  }

  /// An element with a label and traits.
  init(_ label: String?, _ traits: UIAccessibilityTraits, value: String? = nil) {
    (isElement, self.label, self.traits, self.value) = (true, label, traits, value)
    respondsToInteraction = !traits.contains(.notEnabled)
  }

  /// A container whose elements are read one after the other.
  init(group elements: (() -> [Any]?)? = nil, _ traits: UIAccessibilityTraits = .none) {
    (groupsChildren, self.elements, self.traits) = (true, elements, traits)
  }
}

extension String {
  /// The texts with commas between them, as they are read; nil without any.
  static func spoken(_ parts: [String?]) -> String? {
    let texts = parts.compactMap { $0 }.filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// A fraction as it is read, such as "50%".
  static func percentage(_ fraction: Double) -> String {
    "\(Int((fraction * 100).rounded()))%"
  }
}
