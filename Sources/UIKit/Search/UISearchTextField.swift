import CoreGraphics
public import Foundation

/// A text field with a magnifying glass, and with tokens in front of its text.
///
/// A token is a character of the field: positions in front of the text are those of tokens. Main thread
/// only. Source: Apple, "UISearchTextField".
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  private static let iconWidth: CGFloat = 17.5
  private static let iconInset: CGFloat = 7
  /// The least height, and the least distance of the text from the upper and lower edges.
  private static let height: CGFloat = 36
  private static let textMargin: CGFloat = 6

  private final var colorOfTokens: UIColor?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
    setUpSearch()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpSearch()
  }

  private final func setUpSearch() {
    change {
      $0.isSearch = true
      $0.borderStyle = .roundedRect
    }
    let icon = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    icon.frame = CGRect(x: 0, y: 0, width: Self.iconWidth, height: Self.iconWidth)
    icon.contentMode = .scaleAspectFit
    icon.tintColor = .secondaryLabel
    leftView = icon
    leftViewMode = .always
    clearButtonMode = .whileEditing
    returnKeyType = .search
    textSizeDidChange()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (field: UISearchTextField, _) in field.textSizeDidChange()
    }
  }

  /// Gives the magnifying glass and the tokens the size of the text, if that follows the user's.
  private final func textSizeDidChange() {
    guard adjustsFontForContentSizeCategory else { return }
    let width = UIFontMetrics.default.scaledValue(
      for: Self.iconWidth, compatibleWith: traitCollection)
    leftView?.frame.size = CGSize(width: width, height: width)
    (leftView as? UIImageView)?.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: content.font.pointSize)
    if tokenCount > 0 { setTokens(tokens) }
  }

  // MARK: Text and tokens

  /// The text behind the tokens. Default: "".
  @preconcurrency open override var text: String? {
    get { editor.storage.substring(tokenCount..<editor.length) }
    set { setTextualPart(StyledText(newValue ?? "", content.attributes)) }
  }

  /// The text behind the tokens, with its attributes.
  @preconcurrency open override var attributedText: NSAttributedString? {
    get { editor.storage.part(tokenCount..<editor.length).attributedString }
    set {
      setTextualPart(newValue.map { StyledText($0, defaults: content.attributes) } ?? StyledText())
    }
  }

  private final func setTextualPart(_ text: StyledText) {
    var all = editor.storage.part(0..<tokenCount)
    all.append(text)
    replacesAll = false
    editor.setText(all)
  }

  /// The tokens in front of the text. Default: none.
  open var tokens: [UISearchToken] {
    get { tokens(in: 0..<editor.length) }
    set { setTokens(newValue) }
  }

  /// The range of the text behind the tokens.
  open var textualRange: UITextRange { TextOffsetRange(tokenCount..<editor.length) }

  /// The color of tokens. Default: the tint color; nil restores it.
  open var tokenBackgroundColor: UIColor! {
    get { colorOfTokens ?? tintColor }
    set {
      colorOfTokens = newValue
      setTokens(tokens)
    }
  }

  /// Whether the user may delete tokens. Default: true.
  open var allowsDeletingTokens = true
  /// Whether the user may copy tokens. Default: true.
  open var allowsCopyingTokens = true

  /// Inserts a token. Traps beyond the number of tokens.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    require(
      (0...tokenCount).contains(tokenIndex),
      "UISearchTextField has \(tokenCount) tokens, and none can be inserted at \(tokenIndex)")
    replaceTokens(tokenIndex..<tokenIndex, with: [token])
  }

  /// Removes a token. Traps if there is none.
  open func removeToken(at tokenIndex: Int) {
    require(
      (0..<tokenCount).contains(tokenIndex),
      "UISearchTextField has \(tokenCount) tokens, and none at \(tokenIndex)")
    replaceTokens(tokenIndex..<tokenIndex + 1, with: [])
  }

  /// Removes the text of a range, and inserts a token.
  open func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    let range = editor.range(textRange).clamped(to: tokenCount..<editor.length)
    editor.replace(TextOffsetRange(range), withText: "")
    insertToken(token, at: tokenIndex)
    editor.select(TextSelection(editor.length))
  }

  /// The position in front of a token.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition { TextOffset(tokenIndex) }

  /// The tokens in a range of the field.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] {
    tokens(in: editor.range(textRange))
  }

  // MARK: Editing

  /// Inserts text behind the tokens, if the caret is in front of one.
  open override func insertText(_ text: String) {
    if editor.selection.isEmpty, editor.selection.focus < tokenCount {
      editor.select(TextSelection(tokenCount))
    }
    super.insertText(text)
  }

  /// Deletes as in other fields; a token is selected before it is deleted.
  open override func deleteBackward() {
    let (selection, caret) = (editor.selection, editor.selection.focus)
    if selection.isEmpty, caret > 0, caret <= tokenCount {
      return editor.select(TextSelection(caret - 1..<caret))
    }
    super.deleteBackward()
  }

  open override func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    let units = editor.range(range)
    if !allowsDeletingTokens, !units.isEmpty, units.lowerBound < tokenCount { return false }
    return super.shouldChangeText(in: range, replacementText: text)
  }

  /// Copies the selected text, and the tokens as what the delegate provides.
  open override func copy(_ sender: Any?) {
    let selected = tokens(in: editor.selection.range)
    guard !selected.isEmpty else { return super.copy(sender) }
    guard allowsCopyingTokens else { return }
    let asking = delegate as? any UISearchTextFieldDelegate
    UIPasteboard.general.itemProviders = selected.map {
      asking?.searchTextField(self, itemProviderForCopying: $0)
        ?? NSItemProvider(object: $0.text as NSString)
    }
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: super.intrinsicContentSize.width, height: naturalHeight)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: super.sizeThatFits(size).width, height: naturalHeight)
  }
  /// The height in which a line of the text has room. Points.
  final var naturalHeight: CGFloat {
    max(Self.height, content.font.lineHeight.rounded(.up) + 2 * Self.textMargin)
  }
  /// The place of the magnifying glass. Default: 7 points from the leading edge.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return super.leftViewRect(forBounds: bounds).offsetBy(
      dx: isReversed ? -Self.iconInset : Self.iconInset, dy: 0)
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if tokenCount > 0 { setTokens(tokens) }
  }

  override var standardAccessibility: StandardAccessibility { .init(of: self) }
}
