public import Foundation

/// Shows an edit menu: a bar beside a selection, or a list at the pointer when its secondary button
/// is pressed.
///
/// Main thread only. Source: Apple, "UIEditMenuInteraction".
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// Provides the menus. Not retained.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view of the interaction. Not retained.
  open private(set) weak var view: UIView?
  private let recognizer = SecondaryPressRecognizer()
  private var presenter: EditMenuPresenter?
  private var configuration: UIEditMenuConfiguration?

  /// Creates an interaction.
  ///
  /// - Parameter delegate: not retained; nil shows the suggested actions.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
    recognizer.addAction { [weak self] in self?.recognizerDidChange($0) }
  }

  open func willMove(to view: UIView?) {
    dismissMenu()
    self.view?.removeGestureRecognizer(recognizer)
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(recognizer)
  }

  /// Shows the menu of a configuration. Nothing appears if it has no elements, or if the view is in no
  /// window.
  ///
  /// Source: Apple, "presentEditMenu(with:)".
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    present(configuration, asList: false)
  }

  /// Closes the menu.
  ///
  /// Source: Apple, "dismissMenu()".
  open func dismissMenu() { presenter?.hide() }

  /// Asks the delegate for the menu that is open once more.
  ///
  /// Source: Apple, "reloadVisibleMenu()".
  open func reloadVisibleMenu() { presenter?.reload() }

  /// Asks the delegate for the target rectangle of the menu that is open once more.
  ///
  /// Source: Apple, "updateVisibleMenuPosition(animated:)".
  open func updateVisibleMenuPosition(animated: Bool) {
    presenter?.updatePosition(isAnimated: animated)
  }

  /// Returns where the menu that is open points to, in a view's coordinates; nil means the window's.
  /// Points.
  ///
  /// Source: Apple, "location(in:)".
  open func location(in view: UIView?) -> CGPoint {
    guard let configuration, let own = self.view else { return .zero }
    return own.convert(configuration.sourcePoint, to: view)
  }

  /// The gesture that opens the list.
  final var gesture: UIGestureRecognizer { recognizer }

  private func present(_ configuration: UIEditMenuConfiguration, asList isList: Bool) {
    presenter?.hide()
    guard let view, view.window != nil else { return }
    self.configuration = configuration
    let presenter = EditMenuPresenter(
      for: self, of: view, pointing: configuration.preferredArrowDirection)
    self.presenter = presenter
    if isList { presenter.showList(at: configuration.sourcePoint) } else { presenter.showBar() }
    if !presenter.isShown { self.presenter = nil }
  }

  private func recognizerDidChange(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began:
      let point = recognizer.location(in: view)
      present(UIEditMenuConfiguration(identifier: nil, sourcePoint: point), asList: true)
    case .changed: presenter?.track(recognizer)
    case .ended: presenter?.lift(recognizer)
    case .possible, .failed, .cancelled: break
    }
  }
}

extension UIEditMenuInteraction: EditMenuOwner {
  func makeMenu() -> UIMenu? {
    guard let configuration, let view else { return nil }
    let responder = view.window?.firstResponder ?? view
    let suggestions = UIMenuSystem.context.build(from: responder).validated(from: responder)
      .children
    let menu = delegate?.editMenuInteraction(
      self, menuFor: configuration, suggestedActions: suggestions)
    return (menu ?? UIMenu(children: suggestions)).validated(from: responder)
  }

  var targetRect: CGRect {
    guard let configuration else { return .zero }
    let rect =
      delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    return rect.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : rect
  }

  func menuWillShow(_ animator: MenuAnimator) {
    guard let configuration else { return }
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
  }

  func menuWillHide(_ animator: MenuAnimator) {
    presenter = nil
    guard let configuration else { return }
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
  }

  func perform(_ leaf: any UIMenuLeaf) {
    leaf.perform(for: view, from: view?.window?.firstResponder ?? view)
  }
}

/// Recognizes that the pointer's secondary button is pressed, at once.
private final class SecondaryPressRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    state = event.buttonMask.contains(.secondary) ? .began : .failed
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }
}
