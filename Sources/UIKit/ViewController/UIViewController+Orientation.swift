// Which orientation a container prefers for its presentation.
extension UIViewController {
  fileprivate func preferredOrientation(of child: UIViewController?) -> UIInterfaceOrientation {
    child?.preferredInterfaceOrientationForPresentation ?? interfaceOrientation
  }
}

extension UINavigationController {
  var preferredOrientationOfChild: UIInterfaceOrientation {
    preferredOrientation(of: topViewController)
  }
}

extension UITabBarController {
  var preferredOrientationOfChild: UIInterfaceOrientation {
    preferredOrientation(of: selectedViewController)
  }
}

extension UISplitViewController {
  var preferredOrientationOfChild: UIInterfaceOrientation {
    preferredOrientation(of: viewControllers.first)
  }
}

extension UIPageViewController {
  var preferredOrientationOfChild: UIInterfaceOrientation {
    preferredOrientation(of: viewControllers?.first)
  }
}
