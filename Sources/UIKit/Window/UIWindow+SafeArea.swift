extension UIWindow {
  /// How far bars and the like reach into the window: the safe area that its views start from.
  /// Zero where nothing shares the display.
  package var ownSafeArea: UIEdgeInsets {
    get { insets?.window ?? .zero }
    set { changeInsets { $0.window = newValue } }
  }
}
