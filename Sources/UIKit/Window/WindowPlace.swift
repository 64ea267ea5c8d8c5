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
