public import Foundation

/// Something that makes an element hard or impossible to use for some people.
///
/// Source: Apple, "Performing accessibility audits for your app".
public struct AccessibilityIssue: CustomStringConvertible, Equatable, Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    /// An element without a text that a screen reader could read.
    case missingLabel = "no label"
    /// An element to touch that is smaller than 44 × 44 points, apart from standard controls.
    case smallTarget = "small target"
    /// A text whose color differs too little from the one behind it.
    case lowContrast = "low contrast"
    /// Elements that are read from below to above.
    case wrongOrder = "wrong order"
  }

  public let kind: Kind
  /// The class of the element, with its label or its identifier.
  public let element: String
  /// The frame of the element in the coordinates of the screen. Points.
  public let frame: CGRect
  /// The value that the audit has measured, with its unit.
  public let detail: String

  public var description: String {
    let place = "\(Int(frame.minX)),\(Int(frame.minY)) \(Int(frame.width))×\(Int(frame.height))"
    return "\(kind.rawValue): \(element) at \(place): \(detail)"
  }
}

/// The issues that `assertAccessible(_:except:)` has found, with a line for each.
public struct AccessibilityError: Error, CustomStringConvertible, Sendable {
  public let issues: [AccessibilityIssue]

  public var description: String { issues.map(\.description).joined(separator: "\n") }
}
