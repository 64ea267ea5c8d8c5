import CoreGraphics

/// A change from one page to another.
@MainActor struct PageTurn {
  /// What moves the pages.
  enum Driver {
    case finger
    case animation
  }

  let from: UIViewController
  let to: UIViewController
  let direction: UIPageViewController.NavigationDirection
  let driver: Driver
  /// Whether the user has caused it, of which the delegate is told.
  let isByUser: Bool
  var completion: ((Bool) -> Void)?
}
