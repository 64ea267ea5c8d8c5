public import Foundation
import QuartzCore

/// The root of a view hierarchy on a screen. It is hidden until `makeKeyAndVisible()` or `isHidden
/// = false`.
///
/// Its frame is in screen coordinates. A window with the screen's frame is resized when the screen
/// changes its size or rotates; others keep their frame. Only the program retains windows: one that
/// is released disappears from the screen.
///
/// Source: Apple, "UIWindow".
open class UIWindow: UIView {
  final let screenLink = WindowScreenLink(on: UIScreen.main)
  /// The first responder while it cannot refuse to resign.
  final weak var resigning: UIResponder?
  final weak var firstResponder: UIResponder? {
    didSet { if firstResponder !== oldValue { screen.firstResponderChanges.happened() } }
  }
  private final lazy var ownUndoManager = UndoManager()
  /// nil until the focus is asked for.
  final var ownFocusSystem: UIFocusSystem?
  /// The open menu, which gets the keys.
  final weak var menuPresentation: MenuPresentationView?

  /// The window's screen. Default: the main one. A window that moves to another one keeps its frame.
  ///
  /// Source: Apple, "screen".
  open var screen: UIScreen {
    get { screenLink.screen }
    set { move(to: newValue) }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpWindow()
  }

  /// Creates a window from an archive; it is hidden.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpWindow()
    if let coder = coder as? NSKeyedUnarchiver, coder.containsValue(forKey: Self.levelKey) {
      windowLevel = Level(rawValue: CGFloat(coder.decodeDouble(forKey: Self.levelKey)))
    }
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(Double(windowLevel.rawValue), forKey: Self.levelKey)
  }

  private static let levelKey = "UIWindowLevel"

  /// Creates a window that fills the main screen.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// Creates a window on a given screen. This is not a designated initializer because subclasses
  /// outside the package could not override it, and would then not inherit `init()`.
  package convenience init(screen: UIScreen) {
    self.init(frame: screen.bounds)
    move(to: screen)
  }

  private final func move(to screen: UIScreen) {
    let previous = self.screen
    guard screen !== previous else { return }
    if !isHidden { previous.cancelInput() }
    previous.stack.remove(self)
    screenLink.screen = screen
    updateTraits()
    adopt(scale: screen.scale)
    screen.stack.bringToFront(self)
  }

  private func setUpWindow() {
    hostWindow = self
    updateTraits()
    layer.isHidden = true
    layer.contentsScale = screen.scale
    screen.stack.bringToFront(self)
  }

  /// The controller whose view fills the window. Default: nil. The window retains it; its view is
  /// loaded when the window is shown.
  ///
  /// Source: Apple, "rootViewController".
  open var rootViewController: UIViewController? {
    get { screenLink.rootViewController }
    set { change(root: newValue) }
  }

  // MARK: Visibility and order

  /// The stacking level. Setting it moves the window to the front of its level. Default: `.normal`.
  open var windowLevel = UIWindow.Level.normal {
    didSet {
      if windowLevel != oldValue { screen.stack.bringToFront(self) }
    }
  }

  /// Shows the window in front of the others of its level, and makes it key.
  open func makeKeyAndVisible() {
    if isHidden { isHidden = false } else { screen.stack.bringToFront(self) }
    makeKey()
  }

  /// Whether the window is hidden. Showing it moves it to the front of its level. When the key
  /// window is hidden, the visible window that was key before it becomes key.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      if newValue {
        windowDidChangeVisibility(false)
        screen.stack.hide(self)
        post(Self.didBecomeHiddenNotification)
        screen.stack.moveKey(from: self)
      } else {
        screen.stack.bringToFront(self)
        windowDidChangeVisibility(true)
        installRootView()
        post(Self.didBecomeVisibleNotification)
      }
    }
  }

  // MARK: The key window

  /// Whether the window is the one on its screen that receives key events.
  open var isKeyWindow: Bool { screenLink.holdsKey }

  /// Whether the window can become key. Default: true.
  open var canBecomeKey: Bool { true }

  /// Whether the touches of assistive technologies reach the window. Those pass through windows that
  /// belong to such a technology themselves.
  var takesAssistiveTouches: Bool { true }

  /// Makes the window key, after the current key window has resigned. This neither shows the window
  /// nor changes the order.
  open func makeKey() {
    screen.stack.makeKey(self)
  }

  /// Called when the window has become key. The default implementation does nothing.
  open func becomeKey() {}

  /// Called when the window is no longer key. The default implementation does nothing.
  open func resignKey() {}

  // MARK: Events

  /// Delivers an event: to gesture recognizers first, and then to views.
  ///
  /// Source: Apple, "sendEvent(_:)".
  open func sendEvent(_ event: UIEvent) {
    if event.type == .touches { ownFocusSystem?.hideRing() }
    deliver(event)
  }

  // MARK: Conversion

  /// Converts a point from the window's coordinates to another window's, or to the screen's if
  /// `window` is nil.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    point.applying(transform(to: window))
  }

  /// Converts a point from another window's coordinates, or from the screen's if `window` is nil,
  /// to this window's.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    point.applying(transform(to: window).inverted())
  }

  /// Converts a rectangle from the window's coordinates to the smallest one that encloses it in
  /// another window's, or in the screen's if `window` is nil.
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    rect.applying(transform(to: window))
  }

  /// Converts a rectangle from another window's coordinates, or from the screen's if `window` is
  /// nil, to the smallest one that encloses it in this window's.
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    rect.applying(transform(to: window).inverted())
  }

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// The undo manager of the responders in the window that have none of their own.
  open override var undoManager: UndoManager? { ownUndoManager }
}

extension UIWindow {
  /// Posted by a window after it has been shown.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted by a window after it has been hidden.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// Posted by a window after `becomeKey()`.
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted by a window after `resignKey()`.
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension UIWindow {
  /// The distances by which bars and similar elements cover the window: the safe area from which
  /// its views' are derived. Zero if nothing else shares the display.
  package var windowSafeArea: UIEdgeInsets {
    get { insets?.window ?? .zero }
    set { changeInsets { $0.window = newValue } }
  }
}
