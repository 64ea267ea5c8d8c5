import QuartzCore

/// The root of a tree of views on a screen. Hidden until `makeKeyAndVisible()` or
/// `isHidden = false`.
///
/// Source: Apple, "UIWindow".
open class UIWindow: UIView {
  /// The screen that the window is on. Default: the main one.
  public final let screen: UIScreen

  public override init(frame: CGRect) {
    screen = UIScreen.main
    super.init(frame: frame)
    setUpWindow()
  }

  public required init?(coder: NSCoder) {
    screen = UIScreen.main
    super.init(coder: coder)
    setUpWindow()
  }

  package init(screen: UIScreen) {
    self.screen = screen
    super.init(frame: screen.bounds)
    setUpWindow()
  }

  private func setUpWindow() {
    hostWindow = self
    layer.isHidden = true
    layer.contentsScale = screen.scale
  }

  /// Shows the window, in front of the others.
  open func makeKeyAndVisible() {
    layer.isHidden = true
    isHidden = false
  }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      if newValue { screen.remove(self) } else { screen.show(self) }
    }
  }

  open override var next: UIResponder? { UIApplication.shared }
}
