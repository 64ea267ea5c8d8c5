/// The app, which has the elements.
@MainActor package protocol AccessibilitySource: AnyObject, Sendable {
  /// Clients have come, for which a tree is to be published now and after each change; or they are gone.
  func clientsDidChange(arePresent: Bool)
  /// Does what a client asks for, or tells it.
  func answer(_ request: ElementRequest, of id: ElementID) -> ElementAnswer
}

/// A text that a screen reader is to speak.
package struct AccessibleAnnouncement: Equatable, Sendable {
  package var text: String
  /// Whether it interrupts what is being spoken.
  package var isUrgent: Bool

  package init(_ text: String, isUrgent: Bool) {
    (self.text, self.isUrgent) = (text, isUrgent)
  }
}
