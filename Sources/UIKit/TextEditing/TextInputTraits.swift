/// How input methods treat the text of a view that edits text.
struct TextInputTraits {
  var autocapitalization = UITextAutocapitalizationType.sentences
  var autocorrection = UITextAutocorrectionType.default
  var spellChecking = UITextSpellCheckingType.default
  var smartQuotes = UITextSmartQuotesType.default
  var smartDashes = UITextSmartDashesType.default
  var smartInsertDelete = UITextSmartInsertDeleteType.default
  var keyboard = UIKeyboardType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var returnKey = UIReturnKeyType.default
  var enablesReturnKey = false
  var isSecure = false
  var contentType: UITextContentType?
  var passwordRules: UITextInputPasswordRules?
  var inlinePrediction = UITextInlinePredictionType.default
}
