import CoreGraphics
import Foundation

/// What a program has set about an object's accessibility; nil where the standard value holds.
final class AccessibilityAttributes {
  var isElement: Bool?
  var label: SpokenText?
  var hint: SpokenText?
  var value: SpokenText?
  var traits: UIAccessibilityTraits?
  var language: String?
  var inputLabels: [NSAttributedString]?
  var textualContext: UIAccessibilityTextualContext?
  var identifier: String?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var hidesElements: Bool?
  var isModal: Bool?
  var groupsChildren: Bool?
  var navigationStyle: UIAccessibilityNavigationStyle?
  var respondsToInteraction: Bool?
  var directTouch: UIAccessibilityDirectTouchOptions?
  var elements: [Any]?
  var automationElements: [Any]?
  var containerType: UIAccessibilityContainerType?
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
  var dragSources: [UIAccessibilityLocationDescriptor]?
  var dropPoints: [UIAccessibilityLocationDescriptor]?
}

/// A text that is read. A string becomes an attributed one when it is asked for, because each of these
/// stays in memory; see `UILabel.setText(_:_:)`.
enum SpokenText {
  case plain(String)
  /// With attributes of speech.
  case attributed(NSAttributedString)

  var string: String {
    switch self {
    case .plain(let string): string
    case .attributed(let text): text.string
    }
  }

  var attributed: NSAttributedString {
    switch self {
    case .plain(let string): NSAttributedString(string: string)
    case .attributed(let text): text
    }
  }
}

extension UIResponder {
  /// The attributes, which the first one that is set creates.
  var accessibilityAttributes: AccessibilityAttributes {
    AccessibilityChanges.shared.happened(.attributes(self))
    if let accessibility { return accessibility }
    let attributes = AccessibilityAttributes()
    accessibility = attributes
    return attributes
  }

  var centerOfAccessibilityFrame: CGPoint {
    let frame = accessibilityPath?.bounds ?? accessibilityFrame
    return CGPoint(x: frame.midX, y: frame.midY)
  }
}
