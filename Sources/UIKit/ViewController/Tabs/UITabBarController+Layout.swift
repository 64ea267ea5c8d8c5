import CoreGraphics

extension UITabBarController {
  func setUpBar() {
    bar.owner = self
    bar.delegate = self
  }

  func loadTabView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.frame = view.bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(contentView)
    view.addSubview(bar)
    self.view = view
    if let shown { addContent(of: shown) }
    contentDidChange()
  }

  func addContent(of controller: UIViewController) {
    guard let view = controller.view else { return }
    view.frame = contentView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(view)
  }

  /// Adapts to the tab that is shown.
  func contentDidChange() {
    viewIfLoaded?.setNeedsLayout()
    if appearance.isVisible { setNeedsUpdateOfSupportedInterfaceOrientations() }
  }

  /// The content reaches below the bar, by which its safe area is larger.
  func layOutTabs() {
    let height = bar.naturalHeight + view.safeAreaInsets.bottom
    bar.frame = CGRect(
      x: hidesBar ? hiddenBarOffset : 0, y: view.bounds.height - height, width: view.bounds.width,
      height: height)
    for controller in tabsInBar {
      controller.containerInsets = UIEdgeInsets(
        top: 0, left: 0, bottom: controller.hidesTabBar ? 0 : bar.naturalHeight, right: 0)
    }
    let isMoving = (shown as? UINavigationController)?.transition?.hasBegun ?? false
    bar.isHidden = hidesBar && !isMoving
  }

  private var hidesBar: Bool { shown?.hidesTabBar ?? false }

  /// A bar that a controller hides leaves to the leading side, with the view below that controller.
  private var hiddenBarOffset: CGFloat {
    let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isReversed ? view.bounds.width : -view.bounds.width
  }

  var orientationsOfTabs: UIInterfaceOrientationMask {
    tabs.reduce(.all) { $0.intersection($1.supportedInterfaceOrientations) }
  }
}

extension UIViewController {
  /// Whether the controller is a navigation controller of which one on the stack hides the bar.
  fileprivate var hidesTabBar: Bool { (self as? UINavigationController)?.hidesBottomBars ?? false }

  func makeTabBarItemOnce() -> UITabBarItem {
    if let ownTabBarItem { return ownTabBarItem }
    let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
    ownTabBarItem = item
    return item
  }

  func changeTabBarItem(to item: UITabBarItem?) {
    ownTabBarItem = item
    tabBarController?.updateItems(animated: false)
  }
}
