import UIKit

final class OverridingSearchBar: UISearchBar {
  override func encode(with coder: NSCoder) {
    called(super.encode(with: coder))
  }
  override var delegate: (any UISearchBarDelegate)? {
    get { called(super.delegate) }
    set { super.delegate = assigned(newValue) }
  }
  override var text: String? {
    get { called(super.text) }
    set { super.text = assigned(newValue) }
  }
  override var placeholder: String? {
    get { called(super.placeholder) }
    set { super.placeholder = assigned(newValue) }
  }
  override var prompt: String? {
    get { called(super.prompt) }
    set { super.prompt = assigned(newValue) }
  }
  override var searchTextField: UISearchTextField { called(super.searchTextField) }
  override var isEnabled: Bool {
    get { called(super.isEnabled) }
    set { super.isEnabled = assigned(newValue) }
  }
  override var showsBookmarkButton: Bool {
    get { called(super.showsBookmarkButton) }
    set { super.showsBookmarkButton = assigned(newValue) }
  }
  override var showsSearchResultsButton: Bool {
    get { called(super.showsSearchResultsButton) }
    set { super.showsSearchResultsButton = assigned(newValue) }
  }
  override var isSearchResultsButtonSelected: Bool {
    get { called(super.isSearchResultsButtonSelected) }
    set { super.isSearchResultsButtonSelected = assigned(newValue) }
  }
  override var showsCancelButton: Bool {
    get { called(super.showsCancelButton) }
    set { super.showsCancelButton = assigned(newValue) }
  }
  override func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    called(super.setShowsCancelButton(showsCancelButton, animated: animated))
  }
  override var scopeButtonTitles: [String]? {
    get { called(super.scopeButtonTitles) }
    set { super.scopeButtonTitles = assigned(newValue) }
  }
  override var selectedScopeButtonIndex: Int {
    get { called(super.selectedScopeButtonIndex) }
    set { super.selectedScopeButtonIndex = assigned(newValue) }
  }
  override var showsScopeBar: Bool {
    get { called(super.showsScopeBar) }
    set { super.showsScopeBar = assigned(newValue) }
  }
  override func setShowsScope(_ show: Bool, animated: Bool) {
    called(super.setShowsScope(show, animated: animated))
  }
  override var barStyle: UIBarStyle {
    get { called(super.barStyle) }
    set { super.barStyle = assigned(newValue) }
  }
  override var searchBarStyle: Style {
    get { called(super.searchBarStyle) }
    set { super.searchBarStyle = assigned(newValue) }
  }
  override var isTranslucent: Bool {
    get { called(super.isTranslucent) }
    set { super.isTranslucent = assigned(newValue) }
  }
  override var barTintColor: UIColor? {
    get { called(super.barTintColor) }
    set { super.barTintColor = assigned(newValue) }
  }
  override var scopeBarBackgroundImage: UIImage? {
    get { called(super.scopeBarBackgroundImage) }
    set { super.scopeBarBackgroundImage = assigned(newValue) }
  }
  override var semanticContentAttribute: UISemanticContentAttribute {
    get { called(super.semanticContentAttribute) }
    set { super.semanticContentAttribute = assigned(newValue) }
  }
  override var backgroundImage: UIImage? {
    get { called(super.backgroundImage) }
    set { super.backgroundImage = assigned(newValue) }
  }
  override func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    called(super.setBackgroundImage(backgroundImage, for: barPosition, barMetrics: barMetrics))
  }
  override func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics)
    -> UIImage?
  {
    called(super.backgroundImage(for: barPosition, barMetrics: barMetrics))
  }
  override func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    called(super.setSearchFieldBackgroundImage(backgroundImage, for: state))
  }
  override func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    called(super.searchFieldBackgroundImage(for: state))
  }
  override func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    called(super.setImage(iconImage, for: icon, state: state))
  }
  override func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    called(super.image(for: icon, state: state))
  }
  override func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    called(super.setScopeBarButtonBackgroundImage(backgroundImage, for: state))
  }
  override func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    called(super.scopeBarButtonBackgroundImage(for: state))
  }
  override func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    called(
      super.setScopeBarButtonDividerImage(
        dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState))
  }
  override func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    called(
      super.scopeBarButtonDividerImage(
        forLeftSegmentState: leftState, rightSegmentState: rightState))
  }
  override func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    called(super.setScopeBarButtonTitleTextAttributes(attributes, for: state))
  }
  override func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString
    .Key: Any]?
  {
    called(super.scopeBarButtonTitleTextAttributes(for: state))
  }
  override var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { called(super.searchFieldBackgroundPositionAdjustment) }
    set { super.searchFieldBackgroundPositionAdjustment = assigned(newValue) }
  }
  override var searchTextPositionAdjustment: UIOffset {
    get { called(super.searchTextPositionAdjustment) }
    set { super.searchTextPositionAdjustment = assigned(newValue) }
  }
  override func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    called(super.setPositionAdjustment(adjustment, for: icon))
  }
  override func positionAdjustment(for icon: Icon) -> UIOffset {
    called(super.positionAdjustment(for: icon))
  }
  override var barPosition: UIBarPosition { called(super.barPosition) }
  override var intrinsicContentSize: CGSize { called(super.intrinsicContentSize) }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    called(super.sizeThatFits(size))
  }
  override func layoutSubviews() {
    called(super.layoutSubviews())
  }
  override func didMoveToWindow() {
    called(super.didMoveToWindow())
  }
  override var canBecomeFirstResponder: Bool { called(super.canBecomeFirstResponder) }
  override func becomeFirstResponder() -> Bool {
    called(super.becomeFirstResponder())
  }
  override func resignFirstResponder() -> Bool {
    called(super.resignFirstResponder())
  }
  override var isFirstResponder: Bool { called(super.isFirstResponder) }
  override var inputAccessoryView: UIView? {
    get { called(super.inputAccessoryView) }
    set { super.inputAccessoryView = assigned(newValue) }
  }
  override var autocapitalizationType: UITextAutocapitalizationType {
    get { called(super.autocapitalizationType) }
    set { super.autocapitalizationType = assigned(newValue) }
  }
  override var autocorrectionType: UITextAutocorrectionType {
    get { called(super.autocorrectionType) }
    set { super.autocorrectionType = assigned(newValue) }
  }
  override var spellCheckingType: UITextSpellCheckingType {
    get { called(super.spellCheckingType) }
    set { super.spellCheckingType = assigned(newValue) }
  }
  override var smartQuotesType: UITextSmartQuotesType {
    get { called(super.smartQuotesType) }
    set { super.smartQuotesType = assigned(newValue) }
  }
  override var smartDashesType: UITextSmartDashesType {
    get { called(super.smartDashesType) }
    set { super.smartDashesType = assigned(newValue) }
  }
  override var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { called(super.smartInsertDeleteType) }
    set { super.smartInsertDeleteType = assigned(newValue) }
  }
  override var keyboardType: UIKeyboardType {
    get { called(super.keyboardType) }
    set { super.keyboardType = assigned(newValue) }
  }
  override var keyboardAppearance: UIKeyboardAppearance {
    get { called(super.keyboardAppearance) }
    set { super.keyboardAppearance = assigned(newValue) }
  }
  override var returnKeyType: UIReturnKeyType {
    get { called(super.returnKeyType) }
    set { super.returnKeyType = assigned(newValue) }
  }
  override var enablesReturnKeyAutomatically: Bool {
    get { called(super.enablesReturnKeyAutomatically) }
    set { super.enablesReturnKeyAutomatically = assigned(newValue) }
  }
  override var isSecureTextEntry: Bool {
    get { called(super.isSecureTextEntry) }
    set { super.isSecureTextEntry = assigned(newValue) }
  }
  override var textContentType: UITextContentType! {
    get { called(super.textContentType) }
    set { super.textContentType = assigned(newValue) }
  }
  override var passwordRules: UITextInputPasswordRules? {
    get { called(super.passwordRules) }
    set { super.passwordRules = assigned(newValue) }
  }
  override var inlinePredictionType: UITextInlinePredictionType {
    get { called(super.inlinePredictionType) }
    set { super.inlinePredictionType = assigned(newValue) }
  }
}

extension Overrides {
  static let searchBar = Overrides(
    of: "UISearchBar", by: OverridingSearchBar(frame: .zero),
    uses: [
      {
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: false))
        $0.delegate = $0.delegate
        $0.text = $0.text
        $0.placeholder = $0.placeholder
        $0.prompt = $0.prompt
        _ = $0.searchTextField
        $0.isEnabled = $0.isEnabled
        $0.showsBookmarkButton = $0.showsBookmarkButton
        $0.showsSearchResultsButton = $0.showsSearchResultsButton
        $0.isSearchResultsButtonSelected = $0.isSearchResultsButtonSelected
        $0.showsCancelButton = $0.showsCancelButton
        $0.setShowsCancelButton(false, animated: false)
        $0.scopeButtonTitles = $0.scopeButtonTitles
        $0.selectedScopeButtonIndex = $0.selectedScopeButtonIndex
      },
      {
        $0.showsScopeBar = $0.showsScopeBar
        $0.setShowsScope(false, animated: false)
        $0.barStyle = $0.barStyle
        $0.searchBarStyle = $0.searchBarStyle
        $0.isTranslucent = $0.isTranslucent
        $0.barTintColor = $0.barTintColor
        $0.backgroundImage = $0.backgroundImage
        $0.scopeBarBackgroundImage = $0.scopeBarBackgroundImage
        $0.semanticContentAttribute = $0.semanticContentAttribute
        $0.setBackgroundImage(nil, for: .any, barMetrics: .default)
        _ = $0.backgroundImage(for: .any, barMetrics: .default)
        $0.setSearchFieldBackgroundImage(nil, for: .normal)
        _ = $0.searchFieldBackgroundImage(for: .normal)
        $0.setImage(nil, for: .search, state: .normal)
        _ = $0.image(for: .search, state: .normal)
        $0.setScopeBarButtonBackgroundImage(nil, for: .normal)
      },
      {
        _ = $0.scopeBarButtonBackgroundImage(for: .normal)
        $0.setScopeBarButtonDividerImage(
          nil, forLeftSegmentState: .normal, rightSegmentState: .normal)
        _ = $0.scopeBarButtonDividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal)
        $0.setScopeBarButtonTitleTextAttributes(nil, for: .normal)
        _ = $0.scopeBarButtonTitleTextAttributes(for: .normal)
        $0.searchFieldBackgroundPositionAdjustment = $0.searchFieldBackgroundPositionAdjustment
        $0.searchTextPositionAdjustment = $0.searchTextPositionAdjustment
        $0.setPositionAdjustment(.zero, for: .search)
        _ = $0.positionAdjustment(for: .search)
        _ = $0.barPosition
        _ = $0.intrinsicContentSize
        _ = $0.sizeThatFits(.zero)
        $0.layoutSubviews()
        $0.didMoveToWindow()
      },
      {
        _ = $0.canBecomeFirstResponder
        _ = $0.becomeFirstResponder()
        _ = $0.resignFirstResponder()
        _ = $0.isFirstResponder
        $0.inputAccessoryView = $0.inputAccessoryView
        $0.autocapitalizationType = $0.autocapitalizationType
        $0.autocorrectionType = $0.autocorrectionType
        $0.spellCheckingType = $0.spellCheckingType
        $0.smartQuotesType = $0.smartQuotesType
        $0.smartDashesType = $0.smartDashesType
        $0.smartInsertDeleteType = $0.smartInsertDeleteType
        $0.keyboardType = $0.keyboardType
        $0.keyboardAppearance = $0.keyboardAppearance
        $0.returnKeyType = $0.returnKeyType
      },
      {
        $0.enablesReturnKeyAutomatically = $0.enablesReturnKeyAutomatically
        $0.isSecureTextEntry = $0.isSecureTextEntry
        $0.textContentType = $0.textContentType
        $0.passwordRules = $0.passwordRules
        $0.inlinePredictionType = $0.inlinePredictionType
      },
    ])
}
