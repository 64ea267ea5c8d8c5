import UIKit

final class OverridingInputView: UIInputView {
  override var inputViewStyle: UIInputView.Style { called(super.inputViewStyle) }
  override var allowsSelfSizing: Bool {
    get { called(super.allowsSelfSizing) }
    set { super.allowsSelfSizing = assigned(newValue) }
  }
  override func encode(with coder: NSCoder) { called(super.encode(with: coder)) }
}

final class OverridingAssistantItem: UITextInputAssistantItem {
  override var allowsHidingShortcuts: Bool {
    get { called(super.allowsHidingShortcuts) }
    set { super.allowsHidingShortcuts = assigned(newValue) }
  }
}

final class OverridingPasswordRules: UITextInputPasswordRules, @unchecked Sendable {
  override var passwordRulesDescriptor: String { called(super.passwordRulesDescriptor) }
  override func encode(with coder: NSCoder) { called(super.encode(with: coder)) }
  override func copy(with zone: NSZone? = nil) -> Any { called(super.copy(with: zone)) }
}

/// UIKit alone creates input modes, so that the class property is all that is used here.
final class OverridingInputMode: UITextInputMode {
  override var primaryLanguage: String? { called(super.primaryLanguage) }
  override class var activeInputModes: [UITextInputMode] { called(super.activeInputModes) }
}

final class OverridingTokenizer: UITextInputStringTokenizer {
  override func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    called(super.rangeEnclosingPosition(position, with: granularity, inDirection: direction))
  }
  override func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    called(super.isPosition(position, atBoundary: granularity, inDirection: direction))
  }
  override func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    called(super.position(from: position, toBoundary: granularity, inDirection: direction))
  }
  override func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    called(super.isPosition(position, withinTextUnit: granularity, inDirection: direction))
  }
}

extension Overrides {
  static let inputView = Overrides(
    of: "UIInputView", by: OverridingInputView(frame: .zero, inputViewStyle: .keyboard),
    uses: [
      {
        $0.allowsSelfSizing = true
        _ = ($0.inputViewStyle, $0.allowsSelfSizing)
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: false))
      }
    ])

  static let assistantItem = Overrides(
    of: "UITextInputAssistantItem", by: OverridingAssistantItem(),
    uses: [
      {
        $0.allowsHidingShortcuts = false
        _ = $0.allowsHidingShortcuts
      }
    ])

  static let passwordRules = Overrides(
    of: "UITextInputPasswordRules", by: OverridingPasswordRules(descriptor: "minlength: 8;"),
    uses: [
      {
        _ = ($0.passwordRulesDescriptor, $0.copy())
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: false))
      }
    ])

  static let inputMode = Overrides(
    of: "UITextInputMode", by: inputModeFromArchive(),
    uses: [
      {
        _ = $0?.primaryLanguage
        _ = OverridingInputMode.activeInputModes
      }
    ])

  @MainActor private static func inputModeFromArchive() -> OverridingInputMode? {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode("de" as NSString, forKey: "language")
    let coder = try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    return coder.flatMap { OverridingInputMode(coder: $0) }
  }

  static let tokenizer = Overrides(
    of: "UITextInputStringTokenizer", by: OverridingTokenizer(textInput: PlainText()),
    uses: [
      { tokenizer in
        let (position, direction) = (UITextPosition(), UITextDirection.storage(.forward))
        _ = tokenizer.rangeEnclosingPosition(position, with: .word, inDirection: direction)
        _ = tokenizer.isPosition(position, atBoundary: .word, inDirection: direction)
        _ = tokenizer.position(from: position, toBoundary: .word, inDirection: direction)
        _ = tokenizer.isPosition(position, withinTextUnit: .word, inDirection: direction)
      }
    ])
}

/// A view whose text is empty.
private final class PlainText: UIView, UITextInput {
  var hasText: Bool { false }
  var selectedTextRange: UITextRange?
  var markedTextRange: UITextRange? { nil }
  var markedTextStyle: [NSAttributedString.Key: Any]?
  weak var inputDelegate: (any UITextInputDelegate)?
  lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
  let beginningOfDocument = UITextPosition()
  var endOfDocument: UITextPosition { beginningOfDocument }

  func insertText(_ text: String) {}
  func deleteBackward() {}
  func text(in range: UITextRange) -> String? { "" }
  func replace(_ range: UITextRange, withText text: String) {}
  func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
  func unmarkText() {}
  func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? { UITextRange() }
  func position(from position: UITextPosition, offset: Int) -> UITextPosition? { position }
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { position }
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    .orderedSame
  }
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { 0 }
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { nil }
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { nil }
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .natural }
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
  func firstRect(for range: UITextRange) -> CGRect { .zero }
  func caretRect(for position: UITextPosition) -> CGRect { .zero }
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { nil }
  func characterRange(at point: CGPoint) -> UITextRange? { nil }
}
