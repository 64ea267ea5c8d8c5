import Foundation
import QuartzCore

/// A screen's windows in their order, and which of them is key.
///
/// It keeps no window alive: as on iOS, a window that nobody holds leaves the screen.
@MainActor final class WindowStack {
  private struct Reference {
    weak var window: UIWindow?
    /// To be taken from the screen when the window is gone.
    let layer: CALayer

    init(_ window: UIWindow) {
      (self.window, layer) = (window, window.layer)
    }
  }

  /// Holds the layers of the windows that are visible.
  private let root: CALayer
  /// Back to front, the hidden ones too.
  private var order: [Reference] = []
  /// Those that are or were key, the latest last.
  private var keyOrder: [Reference] = []
  private(set) weak var keyWindow: UIWindow?

  init(root: CALayer) {
    self.root = root
  }

  /// Back to front, the hidden ones too.
  var windows: [UIWindow] { order.compactMap(\.window) }

  // MARK: Order

  /// Puts the window in front of those of its level, and shows it if it is not hidden.
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
  }

  /// Takes a window that was hidden from the screen.
  func hide(_ window: UIWindow) {
    window.layer.removeFromSuperlayer()
  }

  /// Forgets a window that goes to another screen before it was shown.
  func remove(_ window: UIWindow) {
    order.removeAll { $0.window === window }
  }

  /// Forgets the windows that are gone.
  func dropReleased(wasKey: Bool) {
    for reference in order where reference.window == nil { reference.layer.removeFromSuperlayer() }
    order.removeAll { $0.window == nil }
    keyOrder.removeAll { $0.window == nil }
    if wasKey { passKeyOn() }
  }

  // MARK: The key window

  func makeKey(_ window: UIWindow) {
    guard window !== keyWindow, window.canBecomeKey else { return }
    resignKey()
    // The window that resigned may have made another one key.
    guard keyWindow == nil else { return }
    keyOrder.removeAll { $0.window === window }
    keyOrder.append(Reference(window))
    keyWindow = window
    window.place.holdsKey = true
    window.becomeKey()
    window.post(UIWindow.didBecomeKeyNotification)
  }

  /// The key window was hidden: the visible one that was key before becomes key, or else the one in
  /// front.
  func moveKey(from window: UIWindow) {
    guard window === keyWindow else { return }
    resignKey()
    passKeyOn()
  }

  private func resignKey() {
    guard let past = keyWindow else { return }
    keyWindow = nil
    past.place.holdsKey = false
    past.resignKey()
    past.post(UIWindow.didResignKeyNotification)
  }

  private func passKeyOn() {
    guard keyWindow == nil else { return }
    let candidates = windows + keyOrder.compactMap(\.window)
    if let next = candidates.last(where: { !$0.isHidden && $0.canBecomeKey }) { makeKey(next) }
  }
}

/// A window's place on its screen, which is given up when the window is let go of.
///
/// An object, so that `UIWindow` can leave its `deinit` to subclasses: below an isolated one they
/// could not have a plain one.
@MainActor final class WindowPlace {
  var screen: UIScreen
  /// Set by the screen's `WindowStack`.
  var holdsKey = false

  init(on screen: UIScreen) {
    self.screen = screen
  }

  /// By then the stack's reference to the window is nil.
  isolated deinit {
    screen.stack.dropReleased(wasKey: holdsKey)
  }
}
