public import Foundation

/// A position in a text; subclasses say where.
///
/// Main thread only. Source: Apple, "UITextPosition".
@preconcurrency @MainActor open class UITextPosition: NSObject {}

/// A range of a text; subclasses say which.
///
/// Main thread only. Source: Apple, "UITextRange".
@preconcurrency @MainActor open class UITextRange: NSObject {
  /// Default: true.
  open var isEmpty: Bool { true }
  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
}

/// A rectangle around a part of the selected text.
///
/// Main thread only. Source: Apple, "UITextSelectionRect".
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  /// In the coordinates of the view with the text. Points.
  open var rect: CGRect { .zero }
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection begins here.
  open var containsStart: Bool { false }
  /// Whether the selection ends here.
  open var containsEnd: Bool { false }
  open var isVertical: Bool { false }
}

/// Source: Apple, "UITextStorageDirection".
public enum UITextStorageDirection: Int, Sendable {
  case forward, backward
}

/// Source: Apple, "UITextLayoutDirection".
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left, up, down
}

/// A storage direction or a layout direction.
///
/// Source: Apple, "UITextDirection".
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// A unit of text.
///
/// Source: Apple, "UITextGranularity".
public enum UITextGranularity: Int, Sendable {
  case character, word, sentence, paragraph, line, document
}
