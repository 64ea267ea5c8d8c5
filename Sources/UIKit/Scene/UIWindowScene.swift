import CoreGraphics

/// The scene with the program's windows.
///
/// Main thread only. Source: Apple, "UIWindowScene".
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitChangeObservable {
  open var screen: UIScreen { UIScreen.main }
  /// The windows from back to front, including hidden ones.
  open var windows: [UIWindow] { screen.stack.windows }
  open var keyWindow: UIWindow? { screen.stack.keyWindow }
  open var interfaceOrientation: UIInterfaceOrientation { screen.interfaceOrientation }
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  /// The traits of the screen, with the scene's own.
  open var traitCollection: UITraitCollection { effectiveTraits }

  /// Called after the traits have changed, before the windows are told. Default: nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  final lazy var effectiveTraits = screen.traitCollection
  final var ownTraitOverrides = TraitValues()
  final var traitRegistrations: [TraitRegistration] = []
}

extension UIWindow {
  /// Creates a window that fills the scene's screen.
  ///
  /// Source: Apple, "init(windowScene:)".
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
  }

  /// The scene that has the window; nil before the application has connected it. Setting it does
  /// nothing, because there is one scene.
  ///
  /// Source: Apple, "windowScene".
  public var windowScene: UIWindowScene? {
    get { screen === UIScreen.main ? UIApplication.shared.scene : nil }
    set {}
  }
}
