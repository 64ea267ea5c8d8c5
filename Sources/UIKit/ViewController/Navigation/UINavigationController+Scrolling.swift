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

  /// How far content is scrolled when it has hidden each part of the bar that it hides.
  private func collapsedDistances(of controller: UIViewController?) -> [CGFloat] {
    guard let item = controller?.navigationItem else { return [0] }
    let height = bar.fullHeight(for: item)
    guard !height.isSearchAlone else { return [0] }
    let search = item.hidesSearchBarWhenScrolling ? height.search : 0
    return [0, search, search + height.largeTitle]
  }

  /// Content does not come to rest while a part of the search bar or of the large title is shown.
  func scrollView(_ scrollView: UIScrollView, restNear offset: CGFloat) -> CGFloat {
    guard let shown, !hidesBar, shown.contentScrollView(for: .top) === scrollView else {
      return offset
    }
    let limits = scrollView.limits(.vertical)
    let distance = offset - limits.lowerBound
    let ends = collapsedDistances(of: shown)
    guard distance > 0, distance < ends.last ?? 0 else { return offset }
    let rests = ends.map { $0 + limits.lowerBound }.filter { $0 <= limits.upperBound }
    return rests.min { abs($0 - offset) < abs($1 - offset) } ?? limits.lowerBound
  }

  /// Shows the backgrounds of the bars that suit where the content is.
  func updateScrollEdges() {
    let controller = barController
    let collapsed = collapsedDistances(of: controller).last ?? 0
    bar.isAtScrollEdge = controller.flatMap(scroll).map { $0.distance <= collapsed } ?? true
    let bottom = controller?.contentScrollView(for: .bottom).map { ScrollBelowBar(view: $0) }
    bottomBar?.isAtScrollEdge = bottom?.isAtBottom ?? true
  }
}
