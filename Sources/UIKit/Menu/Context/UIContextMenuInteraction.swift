public import Foundation

/// Shows a menu for a view when a finger rests on it, or the pointer's secondary button is pressed.
///
/// Main thread only. Source: Apple, "UIContextMenuInteraction".
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// How the menu that is open appears.
  ///
  /// Source: Apple, "UIContextMenuInteraction.Appearance".
  public enum Appearance: Int, Sendable {
    /// No menu is open.
    case unknown
    /// The menu has a preview, and the background is blurred.
    case rich
    /// The menu is at the pointer, or at a control.
    case compact
  }

  /// Provides the menus. Not retained.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view of the interaction. Not retained.
  open private(set) weak var view: UIView?
  private let recognizer = ContextMenuRecognizer()
  /// The menu that is open.
  final var session: ContextMenuSession?
  /// The menu that opens if the gesture begins.
  private var preparedSession: ContextMenuSession?
  /// Where the menu was opened, in the window's coordinates.
  private var openingPoint = CGPoint.zero

  /// Creates an interaction.
  ///
  /// - Parameter delegate: not retained.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    recognizer.interaction = self
    recognizer.addAction { [weak self] in self?.recognizerDidChange($0) }
  }

  /// How the menu that is open appears.
  open var menuAppearance: Appearance { session?.appearance ?? .unknown }

  open func willMove(to view: UIView?) {
    dismissMenu()
    self.view?.removeGestureRecognizer(recognizer)
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(recognizer)
  }

  /// Returns where the menu was opened, in a view's coordinates; nil means the window's. Points.
  ///
  /// Source: Apple, "location(in:)".
  open func location(in view: UIView?) -> CGPoint {
    guard let window = self.view?.window, let view, view !== window else { return openingPoint }
    return window.convert(openingPoint, to: view)
  }

  /// Replaces the elements of the menu that is open by those that a closure returns.
  ///
  /// Source: Apple, "updateVisibleMenu(_:)".
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { session?.update(block) }

  /// Closes the menu.
  ///
  /// Source: Apple, "dismissMenu()".
  open func dismissMenu() { session?.end() }

  // MARK: Opening

  /// Asks the delegate, when the gesture is about to begin. Without a menu the gesture fails.
  fileprivate final func prepareMenu(isPointer: Bool) -> Bool {
    prepareMenu(at: recognizer.location(in: nil), isPointer: isPointer)
  }

  private func prepareMenu(at point: CGPoint, isPointer: Bool) -> Bool {
    openingPoint = point
    guard let view, view.window != nil, session == nil,
      let configuration = delegate?.contextMenuInteraction(
        self, configurationForMenuAtLocation: location(in: view))
    else { return false }
    let isCompact =
      isPointer || !configuration.hasPreview
      || (view as? UIControl)?.showsMenuAsPrimaryAction == true
    preparedSession = ContextMenuSession(
      of: self, configuration, isCompact ? .compact : .rich)
    return true
  }

  private func openPreparedMenu() {
    (session, preparedSession) = (preparedSession, nil)
    session?.begin()
  }

  /// Opens the menu at the center of the view, for a key. Returns whether there is a menu.
  final func openForKey() -> Bool {
    guard let view, let window = view.window else { return false }
    let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    return open(at: view.convert(center, to: window))
  }

  /// Opens the menu for a place in the window. Returns whether there is a menu.
  @discardableResult final func open(at point: CGPoint) -> Bool {
    guard prepareMenu(at: point, isPointer: false) else { return false }
    openPreparedMenu()
    return true
  }

  /// The gesture that opens the menu.
  final var gesture: UIGestureRecognizer { recognizer }

  private func recognizerDidChange(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began: openPreparedMenu()
    case .changed: session?.track(recognizer)
    case .ended: session?.lift(recognizer)
    case .possible, .failed, .cancelled: break
    }
  }
}

/// Recognizes what opens a context menu: a finger that rests, the secondary button at once, and any
/// touch of a control whose menu is its primary action.
private final class ContextMenuRecognizer: UILongPressGestureRecognizer, UIGestureRecognizerDelegate
{
  weak var interaction: UIContextMenuInteraction?
  private var isPointer = false

  convenience init() {
    self.init(target: nil, action: nil)
    minimumPressDuration = MenuMetrics.pressDuration
    delegate = self
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    isPointer = event.buttonMask.contains(.secondary)
    let control = view as? UIControl
    let isImmediate = control?.showsMenuAsPrimaryAction == true && control?.isEnabled == true
    super.touchesBegan(touches, with: event)
    if isPointer || isImmediate { state = .began }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    interaction?.prepareMenu(isPointer: isPointer) == true
  }
}
