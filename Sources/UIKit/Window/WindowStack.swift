import Foundation
import QuartzCore

/// A screen's windows in their order, and the key window.
///
/// It does not retain windows: as on iOS, a window that is released disappears from the screen.
@MainActor final class WindowStack {
  private struct Reference {
    weak var window: UIWindow?
    /// The window's layer, to be removed when the window has been released.
    let layer: CALayer

    init(_ window: UIWindow) {
      (self.window, layer) = (window, window.ownLayer)
    }
  }

  /// The superlayer of the visible windows' layers.
  private let root: CALayer
  /// All windows from back to front, including hidden ones.
  private var order: [Reference] = []
  /// The windows that are or were key, with the current one last.
  private var keyOrder: [Reference] = []
  private(set) weak var keyWindow: UIWindow?
  /// Called after a window was shown, hidden, moved to another screen or released.
  var visibilityDidChange: () -> Void = {}

  init(root: CALayer) {
    self.root = root
  }

  /// All windows from back to front, including hidden ones.
  var windows: [UIWindow] { order.compactMap(\.window) }

  // MARK: Order

  /// Moves the window to the front of its level, and shows it unless it is hidden.
  func bringToFront(_ window: UIWindow) {
    order.removeAll { $0.window === window }
    let index =
      order.firstIndex { reference in
        reference.window.map { $0.windowLevel > window.windowLevel } ?? false
      } ?? order.count
    order.insert(Reference(window), at: index)
    guard !window.isHidden else { return }
    let inFront = order[(index + 1)...].lazy.compactMap(\.window)
    if let next = inFront.first(where: { !$0.isHidden }) {
      root.insertSublayer(window.layer, below: next.layer)
    } else {
      root.addSublayer(window.layer)
    }
    visibilityDidChange()
  }

  /// Removes a hidden window's layer from the screen.
  func hide(_ window: UIWindow) {
    window.layer.removeFromSuperlayer()
    visibilityDidChange()
  }

  /// Removes a window that moves to another screen.
  func remove(_ window: UIWindow) {
    order.removeAll { $0.window === window }
    keyOrder.removeAll { $0.window === window }
    moveKey(from: window)
    hide(window)
  }

  /// Removes the windows that have been released.
  func dropReleased(wasKey: Bool) {
    for reference in order where reference.window == nil { reference.layer.removeFromSuperlayer() }
    order.removeAll { $0.window == nil }
    keyOrder.removeAll { $0.window == nil }
    if wasKey { passKeyStatusOn() }
    visibilityDidChange()
  }

  // MARK: The key window

  func makeKey(_ window: UIWindow) {
    guard window !== keyWindow, window.canBecomeKey else { return }
    let changes = window.screen.firstResponderChanges
    changes.begin()
    defer { changes.end() }
    resignKey()
    // The window that resigned may have made another one key in its callback.
    guard keyWindow == nil else { return }
    keyOrder.removeAll { $0.window === window }
    keyOrder.append(Reference(window))
    keyWindow = window
    window.screenLink.holdsKey = true
    window.becomeKey()
    window.post(UIWindow.didBecomeKeyNotification)
    changes.happened()
  }

  /// Passes the key status on when the key window is hidden: to the visible window that was key
  /// before it, or else to the frontmost one.
  func moveKey(from window: UIWindow) {
    guard window === keyWindow else { return }
    resignKey()
    passKeyStatusOn()
  }

  private func resignKey() {
    guard let previous = keyWindow else { return }
    keyWindow = nil
    previous.screenLink.holdsKey = false
    previous.resignKey()
    previous.post(UIWindow.didResignKeyNotification)
    previous.screen.firstResponderChanges.happened()
  }

  private func passKeyStatusOn() {
    guard keyWindow == nil else { return }
    let candidates = windows + keyOrder.compactMap(\.window)
    if let next = candidates.last(where: { !$0.isHidden && $0.canBecomeKey }) { makeKey(next) }
  }
}

/// A window's connection to its screen, which ends when the window is released.
///
/// It is a separate class so that `UIWindow` leaves its `deinit` to subclasses: a subclass of a
/// class with an isolated `deinit` cannot have a plain one.
@MainActor final class WindowScreenLink {
  var screen: UIScreen
  /// Set by the screen's `WindowStack`.
  var holdsKey = false
  var rootViewController: UIViewController?

  init(on screen: UIScreen) {
    self.screen = screen
  }

  /// At this time the stack's weak reference to the window is already nil.
  isolated deinit {
    screen.stack.dropReleased(wasKey: holdsKey)
  }
}
