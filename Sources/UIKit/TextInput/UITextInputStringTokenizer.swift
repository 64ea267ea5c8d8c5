public import Foundation

/// Divides the text of a responder into units: characters, words, sentences, paragraphs and lines.
///
/// Words and sentences are those of Unicode. Lines are those of the responder's layout, which its
/// positions at the left and right end tell; a subclass that knows more overrides the methods.
///
/// Main thread only. Source: Apple, "UITextInputStringTokenizer".
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UIResponder & UITextInput)?

  /// Creates a tokenizer of a responder's text. It does not retain the responder.
  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  /// The range of the unit around a position. At a boundary, the unit is that in the direction.
  ///
  /// Source: Apple, "rangeEnclosingPosition(_:with:inDirection:)".
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let units = units(granularity, at: position) else { return nil }
    let isForward = isForward(direction, at: position)
    return units.enclosing(isForward: isForward).flatMap { units.range($0) }
  }

  /// Whether a unit begins or ends at a position: it ends there in the direction, or begins there in
  /// the opposite one.
  ///
  /// Source: Apple, "isPosition(_:atBoundary:inDirection:)".
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    units(granularity, at: position)?.isBoundary(isForward: isForward(direction, at: position))
      ?? false
  }

  /// The next boundary of a unit in a direction: the end of one forward, the beginning of one
  /// backward. nil at the end of the text.
  ///
  /// Source: Apple, "position(from:toBoundary:inDirection:)".
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let units = units(granularity, at: position) else { return nil }
    return units.boundary(isForward: isForward(direction, at: position))
      .flatMap { units.position($0) }
  }

  /// Whether a position is in a unit, or at its edge that lies in the opposite direction.
  ///
  /// Source: Apple, "isPosition(_:withinTextUnit:inDirection:)".
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    units(granularity, at: position)?.enclosing(isForward: isForward(direction, at: position))
      != nil
  }

  private func units(_ granularity: UITextGranularity, at position: UITextPosition) -> TextUnits? {
    input.flatMap { TextUnits(of: $0, granularity, at: position) }
  }

  /// Whether a direction is that in which the text is stored. Down and the side to which the writing
  /// runs are forward.
  private func isForward(_ direction: UITextDirection, at position: UITextPosition) -> Bool {
    guard let layout = UITextLayoutDirection(rawValue: direction.rawValue) else {
      return direction.rawValue == UITextStorageDirection.forward.rawValue
    }
    let isRightToLeft =
      input?.baseWritingDirection(for: position, in: .forward) == .rightToLeft
    return switch layout {
    case .right: !isRightToLeft
    case .left: isRightToLeft
    case .down: true
    case .up: false
    }
  }
}
