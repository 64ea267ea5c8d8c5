import CoreGraphics
import Foundation

extension UISearchBar {
  private static let animationDuration = 0.25

  final func setUp() {
    for view in parts.all { addSubview(view) }
    parts.field.delegate = fieldDelegate
    parts.field.enablesReturnKeyAutomatically = true
    parts.field.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      [weak self] (_: UISearchTextField, _) in self?.layoutDidChange()
    }
    parts.field.addAction(
      UIAction { [weak self] _ in self?.userDidChangeText() }, for: .editingChanged)
    parts.cancelButton.addAction(
      UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
    parts.sideButton.addAction(
      UIAction { [weak self] _ in self?.didTapSideButton() }, for: .touchUpInside)
    parts.scopes.addAction(
      UIAction { [weak self] _ in self?.didSelectScope() }, for: .valueChanged)
    contentDidChange()
  }

  final func change(_ change: (inout SearchBarContent) -> Void) {
    change(&content)
    contentDidChange()
  }

  final func changeAnimated(_ animated: Bool, _ change: (inout SearchBarContent) -> Void) {
    guard animated, window != nil else { return self.change(change) }
    layoutIfNeeded()
    self.change(change)
    UIView.animate(withDuration: Self.animationDuration) { self.layoutIfNeeded() }
  }

  private final func contentDidChange() {
    let field = parts.field
    (field.iconOffsets, field.textOffset) = (content.iconOffsets, content.textOffset)
    field.background = content.fieldBackgrounds[UIControl.State.normal.rawValue]
    field.disabledBackground = content.fieldBackgrounds[UIControl.State.disabled.rawValue]
    parts.promptLabel.text = content.prompt
    parts.promptLabel.isHidden = content.prompt == nil
    parts.scopes.isHidden = !showsScopes
    parts.scopeBackground.image = content.scopeBackground
    parts.scopeBackground.isHidden = parts.scopes.isHidden || content.scopeBackground == nil
    showIcons()
    showLook()
    editingDidChange()
    layoutDidChange()
  }

  final func layoutDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    controller?.contentOfBarDidChange()
  }

  // MARK: Icons

  private final func showIcons() {
    let search = content.image(.search, .normal)
    (parts.field.leftView as? UIImageView)?.image =
      search ?? UIImage(systemName: "magnifyingglass")
    parts.field.setClearImage(content.image(.clear, .normal))
    guard content.showsBookmark || content.showsResults else {
      parts.field.rightView = nil
      return
    }
    let icon: Icon = content.showsResults ? .resultsList : .bookmark
    let name = content.showsResults ? "list.bullet" : "book"
    let button = parts.sideButton
    for state in [UIControl.State.normal, .highlighted, .selected, .disabled] {
      button.setImage(content.image(icon, state), for: state)
    }
    if content.image(icon, .normal) == nil {
      button.setImage(UIImage(systemName: name), for: .normal)
    }
    button.isSelected = content.isResultsSelected
    button.tintColor = content.isResultsSelected ? nil : .secondaryLabel
    parts.field.rightView = button
    textDidChange()
  }

  // MARK: Look

  /// Shows the background that the style and the older properties of bars mean.
  final func showLook() {
    // A navigation bar has a background of its own.
    let isShown =
      place == .view && (content.style != .minimal || !legacyLook.backgrounds.isEmpty)
    parts.background.isHidden = !isShown
    guard isShown else { return }
    let appearance = UIToolbarAppearance()
    legacyLook.apply(
      to: appearance, at: barPosition, content.prompt == nil ? .default : .defaultPrompt)
    parts.background.show(appearance)
    overrideUserInterfaceStyle = legacyLook.style == .default ? .unspecified : .dark
  }

  // MARK: Scopes

  final func setScopes(_ titles: [String]?) {
    let selected = selectedScopeButtonIndex
    parts.scopes.removeAllSegments()
    for (index, title) in (titles ?? []).enumerated() {
      parts.scopes.insertSegment(withTitle: title, at: index, animated: false)
    }
    if let titles, !titles.isEmpty {
      parts.scopes.selectedSegmentIndex = min(selected, titles.count - 1)
    }
    change { $0.scopes = titles }
  }

  private final func didSelectScope() {
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    controller?.searchDidChange()
  }

  // MARK: Editing

  /// The button cancels only while there is something to cancel.
  final func editingDidChange() {
    parts.cancelButton.isEnabled =
      isEnabled && (parts.field.isFirstResponder || controller?.isActive == true)
    textDidChange()
  }

  /// Shows the button at the side as long as there is no text to clear.
  final func textDidChange() {
    let isEmpty = parts.field.text?.isEmpty ?? true
    parts.field.rightViewMode = isEmpty || content.showsResults ? .always : .unlessEditing
  }

  private final func userDidChangeText() {
    textDidChange()
    delegate?.searchBar(self, textDidChange: text ?? "")
    controller?.searchDidChange()
  }

  /// Does what a tap on the cancel button does. Called for Escape, too.
  final func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    controller?.didCancel()
  }

  private final func didTapSideButton() {
    if content.showsResults {
      delegate?.searchBarResultsListButtonClicked(self)
    } else {
      delegate?.searchBarBookmarkButtonClicked(self)
    }
  }
}
