import CoreGraphics

/// A scroll view below the bars of a navigation controller, which follow its content.
@MainActor struct ScrollBelowBar {
  let view: UIScrollView

  /// How far the content is scrolled up from its rest, with the whole large title above it, in whole pixels:
  /// also before it is there again, if its state is restored.
  var distance: CGFloat {
    if let restored = view.restoredDistance { return view.rounded(restored.y) }
    return view.rounded(view.contentOffset.y - view.limits(.vertical).lowerBound)
  }

  /// Whether the content ends above the lower edge.
  var isAtBottom: Bool { view.contentOffset.y >= view.limits(.vertical).upperBound - 0.5 }
}

extension UINavigationController: ScrollFollower {
  func scroll(in controller: UIViewController) -> ScrollBelowBar? {
    controller.contentScrollView(for: .top).map { ScrollBelowBar(view: $0) }
  }

  /// Changes the safe area of a controller, and keeps the limits of its content, which do not depend on how
  /// much of the large title is shown.
  func follow(
    _ controller: UIViewController, _ height: NavigationBarHeight, _ changeInsets: () -> Void
  ) {
    guard let view = scroll(in: controller)?.view else { return changeInsets() }
    view.follower = self
    let full = bar.fullHeight(for: controller.navigationItem)
    let hidden = hidesBar ? 0 : full.total - height.total
    view.changeTopExtension(to: hidden, changeInsets)
  }

  func scrollViewDidMove(_ scrollView: UIScrollView) {
    guard transition == nil, let shown, isViewLoaded,
      [.top, .bottom].contains(where: { shown.contentScrollView(for: $0) === scrollView })
    else { return }
    layOutBars()
  }

  /// Content does not come to rest while a part of the large title is shown.
  func scrollView(_ scrollView: UIScrollView, restNear offset: CGFloat) -> CGFloat {
    guard let shown, !hidesBar, shown.contentScrollView(for: .top) === scrollView else {
      return offset
    }
    let title = bar.fullHeight(for: shown.navigationItem).largeTitle
    let limits = scrollView.limits(.vertical)
    let distance = offset - limits.lowerBound
    guard distance > 0, distance < title else { return offset }
    let collapsed = limits.lowerBound + title
    return distance < title / 2 || collapsed > limits.upperBound ? limits.lowerBound : collapsed
  }

  /// Shows the backgrounds of the bars that suit where the content is.
  func updateScrollEdges() {
    let controller = barController
    let title = bar.fullHeight(for: controller?.navigationItem).largeTitle
    bar.isAtScrollEdge = controller.flatMap(scroll).map { $0.distance <= title } ?? true
    let bottom = controller?.contentScrollView(for: .bottom).map { ScrollBelowBar(view: $0) }
    bottomBar?.isAtScrollEdge = bottom?.isAtBottom ?? true
  }
}
