import Foundation
import XMLTree

/// Objects whose elements say what screen readers read.
@MainActor protocol AccessibilityDescribed: NSObject {
  var isAccessibilityElement: Bool { get set }
  var accessibilityLabel: String? { get set }
  var accessibilityHint: String? { get set }
  var accessibilityIdentifier: String? { get set }
  var accessibilityTraits: UIAccessibilityTraits { get set }
}

extension UIResponder: AccessibilityDescribed {}
extension UIBarItem: AccessibilityDescribed {}

extension ViewFileAttribute {
  static func accessibility<Object: AccessibilityDescribed>(
    of type: Object.Type
  ) -> ViewFileAttribute {
    custom("accessibilityConfiguration", of: type) { object, reader in
      guard let element = reader.child("accessibilityConfiguration") else { return }
      reader.reading(element).readAccessibility(into: object, reader.element["id"] ?? "")
    }
  }
}

extension ElementReader {
  /// - Parameter id: that of the object, with which the names of its localized texts begin.
  fileprivate func readAccessibility(into object: some AccessibilityDescribed, _ id: String) {
    if let label = string("label") {
      object.accessibilityLabel = localized(label, "\(id).accessibilityLabel")
    }
    if let hint = string("hint") {
      object.accessibilityHint = localized(hint, "\(id).accessibilityHint")
    }
    if let identifier = element["identifier"] { object.accessibilityIdentifier = identifier }
    if let traits = child("traits") {
      object.accessibilityTraits = UIAccessibilityTraits(
        UIAccessibilityTraits.fileNames.filter { traits[$0.key] == "YES" }.map(\.value))
    }
    if let isElement = child("isElement").flatMap({ reading($0).bool("value") }) {
      object.isAccessibilityElement = isElement
    }
  }
}

extension UIAccessibilityTraits {
  fileprivate static let fileNames: [String: UIAccessibilityTraits] = [
    "button": .button, "link": .link, "image": .image, "selected": .selected,
    "playsSound": .playsSound, "keyboardKey": .keyboardKey, "staticText": .staticText,
    "summaryElement": .summaryElement, "notEnabled": .notEnabled,
    "updatesFrequently": .updatesFrequently, "searchField": .searchField,
    "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
    "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn,
    "tabBar": .tabBar, "header": .header,
  ]
}
