import UIKit

private final class OverridingPageViewController: UIPageViewController {
  override var delegate: (any UIPageViewControllerDelegate)? {
    get { called(super.delegate) }
    set { super.delegate = assigned(newValue) }
  }
  override var dataSource: (any UIPageViewControllerDataSource)? {
    get { called(super.dataSource) }
    set { super.dataSource = assigned(newValue) }
  }
  override var gestureRecognizers: [UIGestureRecognizer] { called(super.gestureRecognizers) }
  override var viewControllers: [UIViewController]? { called(super.viewControllers) }
  override func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    called(
      super.setViewControllers(
        viewControllers, direction: direction, animated: animated, completion: completion))
  }
  override func loadView() { called(super.loadView()) }
  override func viewWillAppear(_ animated: Bool) { called(super.viewWillAppear(animated)) }
  override func viewDidDisappear(_ animated: Bool) { called(super.viewDidDisappear(animated)) }
  override func viewDidLayoutSubviews() { called(super.viewDidLayoutSubviews()) }
  override func encode(with coder: NSCoder) { called(super.encode(with: coder)) }
  override var keyCommands: [UIKeyCommand]? { called(super.keyCommands) }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    called(super.supportedInterfaceOrientations)
  }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    called(super.preferredInterfaceOrientationForPresentation)
  }
}

extension Overrides {
  static let pageViewController = Overrides(
    of: "UIPageViewController",
    by: OverridingPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal),
    uses: [
      {
        $0.delegate = $0.delegate
        $0.dataSource = $0.dataSource
        $0.setViewControllers([UIViewController()], direction: .forward, animated: false)
        _ = ($0.viewControllers, $0.gestureRecognizers)
        // This loads the view and lays it out.
        $0.view.layoutIfNeeded()
        $0.beginAppearanceTransition(true, animated: false)
        $0.endAppearanceTransition()
        $0.beginAppearanceTransition(false, animated: false)
        $0.endAppearanceTransition()
        _ = ($0.keyCommands, $0.supportedInterfaceOrientations)
        _ = $0.preferredInterfaceOrientationForPresentation
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: false))
      }
    ])
}
