import CoreGraphics
import Foundation

/// Shows a message with buttons: in the middle of the window, or as a sheet of actions at its lower
/// edge, which is a popover in a wide window.
///
/// It cannot be subclassed, which iOS does not support either. Main thread only. Source: Apple, "UIAlertController".
@preconcurrency @MainActor public final class UIAlertController: UIViewController {
  /// Source: Apple, "UIAlertController.Style".
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  public private(set) var preferredStyle = Style.actionSheet
  /// The text between the title and the buttons. Default: nil.
  public var message: String? { didSet { contentDidChange() } }
  /// The actions in the order in which they were added.
  public private(set) var actions: [UIAlertAction] = []
  /// The action that is emphasized, and that Return chooses. Default: nil.
  ///
  /// Traps unless it is one of the actions. Source: Apple, "preferredAction".
  public var preferredAction: UIAlertAction? {
    didSet {
      require(
        preferredAction.map { action in actions.contains { $0 === action } } ?? true,
        "The preferred action of \(self) must be one of its actions")
      contentDidChange()
    }
  }
  public override var title: String? { didSet { contentDidChange() } }

  private let alertView = AlertView()
  private weak var previousResponder: UIResponder?

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
    modalPresentationStyle = preferredStyle == .actionSheet ? .popover : .custom
  }

  /// Adds a button. Traps for a second action of the style `.cancel`.
  ///
  /// Source: Apple, "addAction(_:)".
  public func addAction(_ action: UIAlertAction) {
    require(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    actions.append(action)
    action.onChange = { [weak self] in self?.alertView.updateActions() }
    contentDidChange()
  }

  /// The text fields in the order in which they were added; nil without fields.
  ///
  /// Source: Apple, "textFields".
  public var textFields: [UITextField]? {
    alertView.texts.fields.fields.isEmpty ? nil : alertView.texts.fields.fields
  }

  /// Adds a text field between the message and the buttons. The first one is edited when the alert
  /// appears. Traps for an action sheet.
  ///
  /// Source: Apple, "addTextField(configurationHandler:)".
  public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    require(
      preferredStyle == .alert,
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    let field = UITextField()
    alertView.texts.fields.add(field)
    configurationHandler?(field)
    contentDidChange()
  }

  // MARK: The view

  public override func loadView() {
    alertView.texts.fields.onReturn = { [weak self] in self?.chooseDefault() }
    alertView.onChoose = { [weak self] in self?.choose($0) }
    view = alertView
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (alert: UIAlertController, _) in alert.contentDidChange()
    }
    contentDidChange()
  }

  private var isPopover: Bool {
    presentedBy.map { $0.active is UIPopoverPresentationController } ?? false
  }

  private func contentDidChange() {
    guard isViewLoaded else { return }
    let look: AlertContent.Look =
      isPopover ? .popover : preferredStyle == .alert ? .alert : .sheet
    alertView.show(
      AlertContent(
        title: title, message: message, actions: actions, preferred: preferredAction, look: look,
        fonts: AlertFonts(of: look, compatibleWith: traitCollection)))
    if isPopover {
      preferredContentSize = alertView.sizeThatFits(
        CGSize(width: AlertMetrics.width, height: .infinity))
    }
    presentedBy?.containerView.setNeedsLayout()
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    contentDidChange()
  }

  // MARK: Choosing

  private var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  private func choose(_ action: UIAlertAction) {
    guard action.isEnabled, presentedBy?.phase == .presented, presentedBy?.transition == nil else {
      return
    }
    dismiss(animated: true) { action.handler?(action) }
  }

  /// Called after a tap beside an action sheet, which means the same as to cancel.
  func cancel() {
    if let cancelAction { choose(cancelAction) }
  }

  override func userDidDismiss() {
    if let cancelAction { cancelAction.handler?(cancelAction) }
  }

  // MARK: Keys

  public override var canBecomeFirstResponder: Bool { true }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    previousResponder = view.window?.firstResponder
    if let first = textFields?.first {
      first.becomeFirstResponder()
    } else {
      becomeFirstResponder()
    }
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard isFirstResponder || alertView.texts.fields.isEditing else { return }
    view.window?.firstResponder?.resignFirstResponder()
    previousResponder?.becomeFirstResponder()
  }

  public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    // Keys are text while a field is edited.
    let keys = presses.compactMap(\.key)
    if alertView.texts.fields.isEditing,
      keys.map(\.charactersIgnoringModifiers) != [UIKeyCommand.inputEscape]
    {
      return super.pressesBegan(presses, with: event)
    }
    for key in keys { handle(key) }
  }

  public override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if alertView.texts.fields.isEditing { super.pressesEnded(presses, with: event) }
  }

  private func handle(_ key: UIKey) {
    switch key.charactersIgnoringModifiers {
    case UIKeyCommand.inputDownArrow, UIKeyCommand.inputRightArrow: alertView.highlightNext(by: 1)
    case UIKeyCommand.inputUpArrow, UIKeyCommand.inputLeftArrow: alertView.highlightNext(by: -1)
    case "\r", " ":
      if let action = alertView.highlightedAction { choose(action) } else { chooseDefault() }
    case UIKeyCommand.inputEscape: cancel()
    // With Shift the key has another symbol, which types nothing.
    case _ where key.keyCode == .keyboardTab:
      alertView.highlightNext(by: key.modifierFlags.contains(.shift) ? -1 : 1)
    default: break
    }
  }

  private func chooseDefault() {
    if let defaultAction { choose(defaultAction) }
  }

  /// The action of Return: the preferred one, or the only one.
  private var defaultAction: UIAlertAction? {
    preferredAction ?? (actions.count == 1 ? actions[0] : nil)
  }

  // MARK: Presentation

  override func makeOwnPresentationController(
    for presenter: UIViewController?
  ) -> UIPresentationController? {
    preferredStyle == .alert
      ? AlertPresentationController(presentedViewController: self, presenting: presenter) : nil
  }

  override func makeAdaptedController(
    of popover: UIPopoverPresentationController
  ) -> UIPresentationController? {
    ActionSheetPresentationController(
      presentedViewController: self, presenting: popover.presentingViewController)
  }

  override func requireCanBePresented(
    by presenter: UIViewController, from source: UIViewController
  ) {
    require(
      title != nil || message != nil || !actions.isEmpty || textFields != nil,
      "UIAlertController must have a title, a message or an action to display")
  }

  override func requireSource(of popover: UIPopoverPresentationController) {
    fatalError(
      "Your application has presented a UIAlertController (\(self)) of style "
        + "UIAlertControllerStyleActionSheet from \(popover.presentingViewController). The "
        + "modalPresentationStyle of a UIAlertController with this style is "
        + "UIModalPresentationPopover. You must provide location information for this popover "
        + "through the alert controller's popoverPresentationController. You must provide either "
        + "a sourceView and sourceRect or a barButtonItem.  If this information is not known when "
        + "you present the alert controller, you may provide it in the "
        + "UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation.")
  }
}
