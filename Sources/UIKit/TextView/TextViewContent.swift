import Foundation

/// The properties of a text view other than its text.
struct TextViewContent {
  /// The attributes of text that gets none with it.
  var attributes: StyledText.Attributes = [.foregroundColor: UIColor.label]
  var linkAttributes: StyledText.Attributes = [.foregroundColor: UIColor.link]
  var markedStyle: StyledText.Attributes?
}
