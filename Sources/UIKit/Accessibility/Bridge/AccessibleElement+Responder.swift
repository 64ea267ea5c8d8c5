import Accessibility
import Foundation

extension AccessibleElement {
  /// The element of an object as a client sees it, without its place, its parent and its children.
  @MainActor init(_ object: UIResponder, isElement: Bool) {
    let traits = object.accessibilityTraits
    self.init(object.accessibleRole(isElement: isElement, traits))
    name = object.accessibilityLabel ?? ""
    description = object.accessibilityHint ?? ""
    identifier = object.accessibilityIdentifier ?? ""
    language = object.accessibilityLanguage ?? ""
    valueText = object.accessibilityValue
    number = object.standardAccessibility.number?.value
    if isElement {
      text = (object as? any UITextInput).map { $0.accessibleText }
      actions = ElementActions(of: object, traits).names
    }
    states = Self.states(of: object, traits, role)
    if let window = object as? UIWindow { describe(window) }
  }

  @MainActor private mutating func describe(_ window: UIWindow) {
    role = .frame
    if name.isEmpty { name = ProcessInfo.processInfo.processName }
    let application = UIApplication.shared
    // Off screen, the program has no state.
    let isActive = application.server == nil || application.applicationState == .active
    if window.isKeyWindow, isActive { states.insert(.active) }
  }

  @MainActor private static func states(
    of object: UIResponder, _ traits: UIAccessibilityTraits, _ role: AccessibleRole
  ) -> AccessibleStates {
    var states: AccessibleStates = [.visible]
    if !traits.contains(.notEnabled) { states.formUnion([.enabled, .sensitive]) }
    if object.canHaveFocus { states.insert(.focusable) }
    if object.accessibilityViewIsModal { states.insert(.modal) }
    let isSelected = traits.contains(.selected)
    if role.isSelectable { states.insert(.selectable) }
    if isSelected { states.insert(.selected) }
    if traits.contains(.toggleButton) {
      states.insert(.checkable)
      if object.accessibilityValue == "1" { states.insert(.checked) }
    } else if role == .radioButton {
      states.insert(.checkable)
      if isSelected { states.insert(.checked) }
    }
    if let indicator = object as? UIActivityIndicatorView, indicator.isAnimating {
      states.insert(.busy)
    }
    return states.union(textStates(of: object, role))
  }

  @MainActor private static func textStates(
    of object: UIResponder, _ role: AccessibleRole
  ) -> AccessibleStates {
    guard object is any UITextInput else { return [] }
    let isMultiline = role == .text
    let isEditable = (object as? UITextView)?.isEditable ?? true
    return [isMultiline ? .multiLine : .singleLine, isEditable ? .editable : .readOnly]
  }
}

extension AccessibleRole {
  fileprivate var isSelectable: Bool {
    self == .listItem || self == .pageTab || self == .radioButton
  }
}

extension UIResponder {
  fileprivate var canHaveFocus: Bool {
    if self is any UITextInput, canBecomeFirstResponder { return true }
    guard let item = self as? any UIFocusItem, item.canBecomeFocused else { return false }
    return (self as? UIView)?.isUserInteractionEnabled != false
  }

  /// The role of the class, unless the program has set traits that say something else.
  fileprivate func accessibleRole(
    isElement: Bool, _ traits: UIAccessibilityTraits
  ) -> AccessibleRole {
    if accessibility?.traits == nil, let role = standardAccessibility.role { return role }
    if let role = Self.rolesOfTraits.first(where: { traits.contains($0.trait) }) {
      return role.role
    }
    if isElement, self is any UITextInput { return .entry }
    switch accessibilityContainerType {
    case .dataTable: return .table
    case .list: return .list
    case .landmark: return .landmark
    case .semanticGroup: return .grouping
    case .none:
      return self is any UIAccessibilityContainerDataTableCell ? .tableCell : .panel
    }
  }

  private static let rolesOfTraits: [(trait: UIAccessibilityTraits, role: AccessibleRole)] = [
    (.toggleButton, .toggleButton), (.searchField, .entry), (.tabBar, .pageTabList),
    (.adjustable, .slider), (.header, .heading), (.link, .link), (.button, .button),
    (.keyboardKey, .button), (.image, .image), (.staticText, .label),
  ]
}

extension UITextInput {
  /// The text as it is shown: a dot for each character of a secret one.
  fileprivate var accessibleText: AccessibleText {
    let all = textRange(from: beginningOfDocument, to: endOfDocument)
    var string = all.flatMap { text(in: $0) } ?? ""
    if isSecureTextEntry { string = String(repeating: "•", count: string.utf16.count) }
    let selected = selectedTextRange.map { range in
      let start = offset(from: beginningOfDocument, to: range.start)
      return NSRange(location: start, length: offset(from: range.start, to: range.end))
    }
    return AccessibleText(string, selectedRange: selected)
  }
}
