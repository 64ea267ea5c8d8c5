import Foundation

/// The look of a toolbar: its background and buttons.
///
/// Main thread only. Source: Apple, "UIToolbarAppearance".
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  /// The look of plain buttons. Assigned values are copied.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { buttons }
    set { buttons = observed(newValue) }
  }
  private final var buttons = UIBarButtonItemAppearance(style: .plain)

  /// The look of buttons of the style `.done`. Assigned values are copied.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtons }
    set { doneButtons = observed(newValue) }
  }
  private final var doneButtons = UIBarButtonItemAppearance(style: .done)

  private func observed(_ appearance: UIBarButtonItemAppearance) -> UIBarButtonItemAppearance {
    let copy = appearance.copy() as? UIBarButtonItemAppearance ?? appearance
    copy.onChange = { [weak self] in self?.didChange() }
    didChange()
    return copy
  }

  override func setUp() {
    for appearance in [buttons, doneButtons] {
      appearance.onChange = { [weak self] in self?.didChange() }
    }
  }

  override func copyContent(of other: UIBarAppearance) {
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
  }
}
