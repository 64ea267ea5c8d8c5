import Foundation

extension UIResponder {
  /// What a screen reader says at the element, such as "Wi-Fi, on, switch button".
  package var spokenDescription: String {
    let traits = accessibilityTraits
    let label = accessibilityLabel.flatMap { $0.isEmpty ? nil : $0 }
    return String.spoken([
      traits.contains(.selected) ? "selected" : nil, label, spokenValue(traits),
      spokenKind(traits), traits.contains(.notEnabled) ? "dimmed" : nil, accessibilityHint,
    ]) ?? ""
  }

  private func spokenValue(_ traits: UIAccessibilityTraits) -> String? {
    guard traits.contains(.toggleButton) else { return accessibilityValue }
    switch accessibilityValue {
    case "1": return "on"
    case "0": return "off"
    case let value: return value
    }
  }

  private func spokenKind(_ traits: UIAccessibilityTraits) -> String? {
    if let kind = Self.spokenKinds.first(where: { traits.contains($0.trait) }) { return kind.name }
    return self is any UITextInput && !traits.contains(.staticText) ? "text field" : nil
  }

  private static let spokenKinds: [(trait: UIAccessibilityTraits, name: String)] = [
    (.toggleButton, "switch button"), (.searchField, "search field"), (.adjustable, "adjustable"),
    (.button, "button"), (.link, "link"), (.header, "heading"), (.image, "image"),
  ]
}
