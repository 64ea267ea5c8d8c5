import CoreGraphics
public import Foundation

/// A bar with a field for a search, a button that cancels it, and a choice of scopes.
///
/// Main thread only. Source: Apple, "UISearchBar".
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  final let parts = SearchBarParts()
  final var content = SearchBarContent()
  final var legacyLook = LegacyBarLook() { didSet { showLook() } }
  final lazy var fieldDelegate = SearchBarFieldDelegate(self)
  final var place = Place.view {
    didSet {
      guard place != oldValue else { return }
      // The row of a navigation bar has the same height at all sizes of text.
      parts.field.maximumContentSizeCategory = place == .inline ? .large : nil
      showLook()
      layoutDidChange()
    }
  }
  /// The controller whose bar this is.
  final weak var controller: UISearchController?

  override class var startsOpaque: Bool { false }
  override var tintMember: AppearanceMember? { ProxyMembers.tintColor }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decodeSearchBar(with: coder)
    coder.read(.searchBar, into: self)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeSearchBar(with: coder)
  }

  override var archivedSubviews: [UIView] {
    let own = parts.all
    return super.archivedSubviews.filter { view in !own.contains { $0 === view } }
  }

  /// Is asked and told about the search. Default: nil. Not retained.
  open weak var delegate: (any UISearchBarDelegate)?

  // MARK: Text

  /// The text of the field. Default: "".
  @preconcurrency open var text: String? {
    get { parts.field.text }
    set {
      parts.field.text = newValue
      textDidChange()
    }
  }
  /// The text that is shown while there is none. Default: nil.
  @preconcurrency open var placeholder: String? {
    get { parts.field.placeholder }
    set { parts.field.placeholder = newValue }
  }
  /// A line of text above the field. Default: nil.
  @preconcurrency open var prompt: String? {
    get { content.prompt }
    set { change { $0.prompt = newValue } }
  }
  /// The field of the bar.
  open var searchTextField: UISearchTextField { parts.field }
  /// Whether the bar takes touches and keys. Default: true.
  open var isEnabled: Bool {
    get { parts.field.isEnabled }
    set {
      parts.field.isEnabled = newValue
      editingDidChange()
    }
  }

  // MARK: Buttons

  /// Whether the field has a button for bookmarks while it has no text. Default: false.
  open var showsBookmarkButton: Bool {
    get { content.showsBookmark }
    set { change { $0.showsBookmark = newValue } }
  }
  /// Whether the field has a button for a list of results. Default: false.
  open var showsSearchResultsButton: Bool {
    get { content.showsResults }
    set { change { $0.showsResults = newValue } }
  }
  /// Whether the button for a list of results is selected. Default: false.
  open var isSearchResultsButtonSelected: Bool {
    get { content.isResultsSelected }
    set { change { $0.isResultsSelected = newValue } }
  }
  /// Whether the bar has a button that cancels. Default: false.
  open var showsCancelButton: Bool {
    get { content.showsCancel }
    set { setShowsCancelButton(newValue, animated: false) }
  }
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != content.showsCancel else { return }
    changeAnimated(animated) { $0.showsCancel = showsCancelButton }
  }

  // MARK: Scopes

  /// The titles of the scopes, of which the user selects one. Default: nil.
  open var scopeButtonTitles: [String]? {
    get { content.scopes }
    set { setScopes(newValue) }
  }
  /// The index of the selected scope. Without scopes it is kept for those that are set later. Default: 0.
  open var selectedScopeButtonIndex: Int {
    get {
      parts.scopes.numberOfSegments > 0
        ? max(parts.scopes.selectedSegmentIndex, 0) : content.selectedScope
    }
    set {
      content.selectedScope = newValue
      if newValue < parts.scopes.numberOfSegments { parts.scopes.selectedSegmentIndex = newValue }
    }
  }
  /// Whether the scopes are shown below the field, if there are some. Default: false.
  open var showsScopeBar: Bool {
    get { content.showsScopes }
    set { setShowsScope(newValue, animated: false) }
  }
  open func setShowsScope(_ show: Bool, animated: Bool) {
    guard show != content.showsScopes else { return }
    changeAnimated(animated) { $0.showsScopes = show }
  }

  // MARK: Look

  /// Default: `.default`.
  open var barStyle: UIBarStyle {
    get { legacyLook.style }
    set { legacyLook.style = newValue }
  }
  /// Whether the bar has a background. Default: `.default`, which is `.prominent`.
  open var searchBarStyle: Style {
    get { content.style }
    set { change { $0.style = newValue } }
  }
  /// Whether content can be seen through the bar. Default: true.
  open var isTranslucent: Bool {
    get { legacyLook.isTranslucent }
    set { legacyLook.isTranslucent = newValue }
  }
  /// The color of the background. Default: nil.
  @preconcurrency open var barTintColor: UIColor? {
    get { legacyLook.tint }
    set {
      legacyLook.tint = newValue
      appearanceDidSet(ProxyMembers.barTintColor)
    }
  }
  /// The image behind the bar. Default: nil.
  @preconcurrency open var backgroundImage: UIImage? {
    get { backgroundImage(for: .any, barMetrics: .default) }
    set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
  }
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    legacyLook.backgrounds[.init(position: barPosition, metrics: barMetrics)] = backgroundImage
    appearanceDidSet(ProxyMembers.backgroundImage, barPosition.rawValue, barMetrics.rawValue)
  }
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    legacyLook.backgrounds[.init(position: barPosition, metrics: barMetrics)]
  }
  /// The image behind the scopes. Default: nil.
  @preconcurrency open var scopeBarBackgroundImage: UIImage? {
    get { content.scopeBackground }
    set {
      change { $0.scopeBackground = newValue }
      appearanceDidSet(ProxyMembers.scopeBarBackgroundImage)
    }
  }
  /// Sets the image behind the field, for `.normal` and `.disabled`.
  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    change { $0.fieldBackgrounds[state.rawValue] = backgroundImage }
    appearanceDidSet(ProxyMembers.searchFieldBackgroundImage, state.argument)
  }
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    content.fieldBackgrounds[state.rawValue]
  }
  /// Sets the image of an icon for a state; nil restores the system's.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    change { $0.icons[.init(icon: icon, state: state.rawValue)] = iconImage }
    appearanceDidSet(ProxyMembers.image, icon.rawValue, state.argument)
  }
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    content.image(icon, state)
  }

  /// Sets the background of the scopes' segments for a state.
  open func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    parts.scopes.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
    appearanceDidSet(ProxyMembers.scopeBarButtonBackgroundImage, state.argument)
  }
  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    parts.scopes.backgroundImage(for: state, barMetrics: .default)
  }
  open func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    parts.scopes.setDividerImage(
      dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState,
      barMetrics: .default)
    appearanceDidSet(
      ProxyMembers.scopeBarButtonDividerImage, leftState.argument, rightState.argument)
  }
  open func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    parts.scopes.dividerImage(
      forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
  }
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    parts.scopes.setTitleTextAttributes(attributes, for: state)
    appearanceDidSet(ProxyMembers.scopeBarButtonTitleTextAttributes, state.argument)
  }
  open func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    parts.scopes.titleTextAttributes(for: state)
  }

  /// The distance by which the field is moved. Default: zero.
  open var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { content.fieldOffset }
    set {
      change { $0.fieldOffset = newValue }
      appearanceDidSet(ProxyMembers.searchFieldBackgroundPositionAdjustment)
    }
  }
  /// The distance by which the text is moved in the field. Default: zero.
  open var searchTextPositionAdjustment: UIOffset {
    get { content.textOffset }
    set {
      change { $0.textOffset = newValue }
      appearanceDidSet(ProxyMembers.searchTextPositionAdjustment)
    }
  }
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    change { $0.iconOffsets[icon] = adjustment }
    appearanceDidSet(ProxyMembers.positionAdjustment, icon.rawValue)
  }
  open func positionAdjustment(for icon: Icon) -> UIOffset {
    content.iconOffsets[icon] ?? .zero
  }

  /// Where the bar is, as the delegate says. Default: `.any`.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  // MARK: Views

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight)
  }
  /// Also that of the field and of the scopes, which lie in the same direction.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet {
      parts.field.semanticContentAttribute = semanticContentAttribute
      parts.scopes.semanticContentAttribute = semanticContentAttribute
      setNeedsLayout()
    }
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    showLook()
  }

  // MARK: Responder

  open override var canBecomeFirstResponder: Bool { parts.field.canBecomeFirstResponder }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    parts.field.becomeFirstResponder()
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    parts.field.resignFirstResponder()
  }
  /// Whether the field is first responder.
  open override var isFirstResponder: Bool { parts.field.isFirstResponder }
  /// The view above the keyboard while the field is edited. Default: nil.
  open override var inputAccessoryView: UIView? {
    get { parts.field.shownInputViews.accessory }
    set { parts.field.inputAccessoryView = newValue }
  }

  // MARK: UITextInputTraits

  open var autocapitalizationType: UITextAutocapitalizationType {
    get { parts.field.autocapitalizationType }
    set { parts.field.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { parts.field.autocorrectionType }
    set { parts.field.autocorrectionType = newValue }
  }
  open var spellCheckingType: UITextSpellCheckingType {
    get { parts.field.spellCheckingType }
    set { parts.field.spellCheckingType = newValue }
  }
  open var smartQuotesType: UITextSmartQuotesType {
    get { parts.field.smartQuotesType }
    set { parts.field.smartQuotesType = newValue }
  }
  open var smartDashesType: UITextSmartDashesType {
    get { parts.field.smartDashesType }
    set { parts.field.smartDashesType = newValue }
  }
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { parts.field.smartInsertDeleteType }
    set { parts.field.smartInsertDeleteType = newValue }
  }
  open var keyboardType: UIKeyboardType {
    get { parts.field.keyboardType }
    set { parts.field.keyboardType = newValue }
  }
  open var keyboardAppearance: UIKeyboardAppearance {
    get { parts.field.keyboardAppearance }
    set { parts.field.keyboardAppearance = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { parts.field.returnKeyType }
    set { parts.field.returnKeyType = newValue }
  }
  open var enablesReturnKeyAutomatically: Bool {
    get { parts.field.enablesReturnKeyAutomatically }
    set { parts.field.enablesReturnKeyAutomatically = newValue }
  }
  open var isSecureTextEntry: Bool {
    get { parts.field.isSecureTextEntry }
    set { parts.field.isSecureTextEntry = newValue }
  }
  open var textContentType: UITextContentType! {
    get { parts.field.textContentType }
    set { parts.field.textContentType = newValue }
  }
  open var passwordRules: UITextInputPasswordRules? {
    get { parts.field.passwordRules }
    set { parts.field.passwordRules = newValue }
  }
  open var inlinePredictionType: UITextInlinePredictionType {
    get { parts.field.inlinePredictionType }
    set { parts.field.inlinePredictionType = newValue }
  }

  override var standardAccessibility: StandardAccessibility { .init(of: self) }
}
