public import Foundation

/// A part of a text with which the user can interact: a link, an attachment, or what has a tag.
///
/// Main thread only. Source: Apple, "UITextItem".
@preconcurrency @MainActor public final class UITextItem: NSObject {
  /// Source: Apple, "UITextItem.Content".
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    /// The value of the attribute `NSAttributedString.Key.textItemTag`.
    case tag(String)
  }

  public let content: Content
  /// Where the item is in the text, in UTF-16 units.
  public let range: NSRange

  /// Returns nil where attributes describe no item.
  init?(_ attributes: [NSAttributedString.Key: Any], _ range: NSRange) {
    if let link = attributes[.link] as? URL {
      content = .link(link)
    } else if let link = (attributes[.link] as? String).flatMap({ URL(string: $0) }) {
      content = .link(link)
    } else if let tag = attributes[.textItemTag] as? String {
      content = .tag(tag)
    } else if let attachment = attributes[.attachment] as? NSTextAttachment {
      content = .textAttachment(attachment)
    } else {
      return nil
    }
    self.range = range
    super.init()
  }
}

extension NSAttributedString.Key {
  /// A text by which a ``UITextViewDelegate`` knows a range that can be touched.
  public static let textItemTag = NSAttributedString.Key(rawValue: "UITextItemTagAttribute")
}
