public import Foundation
import QuartzCore

/// The root of a tree of views on a screen. Hidden until `makeKeyAndVisible()` or
/// `isHidden = false`.
///
/// Its frame is in the screen's points. A window with the screen's frame follows when the screen
/// changes its size or is turned; others keep their frame. Nothing but the program keeps a window
/// alive: one that is released leaves the screen.
///
/// Source: Apple, "UIWindow".
open class UIWindow: UIView {
  final let place = WindowPlace(on: UIScreen.main)

  /// The screen that the window is on. Default: the main one.
  public final var screen: UIScreen { place.screen }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpWindow()
  }

  /// A window from an archive, which is hidden until it is shown.
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

  /// A window that fills the main screen.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// On a screen that is not the main one. No designated initializer: subclasses outside of the
  /// package could not override it, and would not inherit `init()`.
  package convenience init(screen: UIScreen) {
    self.init(frame: screen.bounds)
    place.screen.stack.remove(self)
    place.screen = screen
    setUpWindow()
  }

  private func setUpWindow() {
    hostWindow = self
    updateStyle()
    layer.isHidden = true
    layer.contentsScale = screen.scale
    screen.stack.bringToFront(self)
  }

  // MARK: Visibility and order

  /// Windows of a higher level are in front. Setting it brings the window to the front of its level.
  /// Default: `.normal`.
  open var windowLevel = UIWindow.Level.normal {
    didSet {
      if windowLevel != oldValue { screen.stack.bringToFront(self) }
    }
  }

  /// Shows the window, in front of the others of its level, and makes it key.
  open func makeKeyAndVisible() {
    if isHidden { isHidden = false } else { screen.stack.bringToFront(self) }
    makeKey()
  }

  /// Showing puts the window in front of the others of its level. When the key window is hidden, the
  /// visible one that was key before becomes key.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      if newValue {
        screen.stack.hide(self)
        post(Self.didBecomeHiddenNotification)
        screen.stack.moveKey(from: self)
      } else {
        screen.stack.bringToFront(self)
        post(Self.didBecomeVisibleNotification)
      }
    }
  }

  // MARK: The key window

  /// Whether the window is the one on its screen that gets keys.
  open var isKeyWindow: Bool { place.holdsKey }

  /// Whether `makeKey()` does anything. Default: true.
  open var canBecomeKey: Bool { true }

  /// Makes the window key; the one that was key resigns first. Neither shows it nor changes the order.
  open func makeKey() {
    screen.stack.makeKey(self)
  }

  /// The window has become key. Does nothing; for subclasses.
  open func becomeKey() {}

  /// The window is no longer key. Does nothing; for subclasses.
  open func resignKey() {}

  open override var next: UIResponder? { UIApplication.shared }
}

extension UIWindow {
  /// Posted by a window that has been shown.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted by a window that has been hidden.
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
  /// How far bars and the like reach into the window: the safe area that its views start from.
  /// Zero where nothing shares the display.
  package var ownSafeArea: UIEdgeInsets {
    get { insets?.window ?? .zero }
    set { changeInsets { $0.window = newValue } }
  }
}
