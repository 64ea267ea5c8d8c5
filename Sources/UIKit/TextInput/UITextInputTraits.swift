public import Foundation

/// What a text is, for input methods and keyboards. Each property has a default; setting the default
/// does nothing.
///
/// Main thread only. Source: Apple, "UITextInputTraits".
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
  /// Default: `.sentences`.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Default: `.default`.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Default: `.default`.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Default: `.default`.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Default: `.default`.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Default: `.default`.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// Default: `.default`.
  var keyboardType: UIKeyboardType { get set }
  /// Default: `.default`.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// Default: `.default`.
  var returnKeyType: UIReturnKeyType { get set }
  /// Default: false.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is not to be seen or remembered. Default: false.
  var isSecureTextEntry: Bool { get set }
  /// Default: nil.
  var textContentType: UITextContentType! { get set }
  /// The rules of a new password. Default: nil.
  var passwordRules: UITextInputPasswordRules? { get set }
  /// Default: `.default`.
  var inlinePredictionType: UITextInlinePredictionType { get set }
}

extension UITextInputTraits {
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
  public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set {}
  }
  public var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set {}
  }
}
