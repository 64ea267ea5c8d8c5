package import Foundation

/// A request of a client that only the app can fulfill.
package enum ElementRequest: Equatable, Sendable {
  /// The number of the action in the element's `actions`.
  case perform(action: Int)
  case focus
  case scrollToVisible
  case setNumber(Double)
  case setSelected(Bool)
  /// Ranges are in UTF-16 units.
  case replaceText(NSRange, with: String)
  case selectText(NSRange)
  case copyText(NSRange)
  case cutText(NSRange)
  case pasteText(at: Int)
  /// Asks for a frame.
  case textFrame(NSRange)
  /// Asks for a place in the text, at a point of the window.
  case textPlace(x: Int, y: Int)
}

/// The answer of the app.
package enum ElementAnswer: Equatable, Sendable {
  case done(Bool)
  case frame(AccessibleFrame)
  /// In UTF-16 units; -1 if there is none.
  case place(Int)

  var isDone: Bool { self == .done(true) }
}
