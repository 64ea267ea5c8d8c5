import CoreGraphics

/// A change of the topmost item of a navigation bar: the title of the lower item becomes the title of the
/// back button, or the reverse, and what else differs fades.
@MainActor final class NavigationBarTransition {
  private unowned let bar: UINavigationBar
  let from: NavigationItemView
  let to: NavigationItemView
  private let isPush: Bool
  private let previous: [UINavigationItem]
  private var hasEnded = false

  init(
    in bar: UINavigationBar, from: NavigationItemView, to: NavigationItemView, isPush: Bool,
    previous: [UINavigationItem]
  ) {
    (self.bar, self.from, self.to, self.isPush) = (bar, from, to, isPush)
    self.previous = previous
  }

  /// Puts the new item where it comes from.
  func prepare() {
    UIView.performWithoutAnimation {
      bar.layOutBar()
      place(to, isPush ? .above : .below, beside: from)
      if from.showsBackButton, to.showsBackButton { to.backButton.indicator.alpha = 0 }
    }
  }

  /// Makes the changes that are to be animated.
  func move() {
    to.rest()
    place(from, isPush ? .below : .above, beside: to)
    // The chevron stays where both items have one.
    if from.showsBackButton, to.showsBackButton { from.backButton.indicator.alpha = 1 }
    bar.showAppearance()
    bar.layoutSubtreeInAnimation()
  }

  /// Removes the item that is not shown any more.
  func end(_ isCompleted: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    if bar.transition === self { bar.transition = nil }
    UIView.performWithoutAnimation {
      if isCompleted {
        from.retire()
        to.rest()
      } else {
        takeBack()
      }
      bar.showAppearance()
    }
  }

  private func takeBack() {
    to.retire()
    bar.restore(previous, from)
    from.reload()
    from.rest()
  }

  // MARK: Places

  private enum Place {
    /// Where an item is before it is pushed, or after it was popped.
    case above
    /// Where an item is below the top.
    case below
  }

  private func place(_ view: NavigationItemView, _ place: Place, beside other: NavigationItemView) {
    let direction: CGFloat =
      bar.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    let width = bar.bounds.width * direction
    for row in view.rows { row.alpha = 0 }
    view.prompt.alpha = 0
    view.backButton.alpha = view.showsBackButton && other.showsBackButton ? 1 : 0
    view.backButton.indicator.alpha = other.showsBackButton ? 0 : 1
    switch place {
    case .above:
      view.move(title: width / 2, largeTitle: width, alpha: 0)
      view.moveBackTitle(to: other.titleCenter)
    case .below:
      let way = other.backTitleCenter.map { $0 - view.titleCenter } ?? -width / 2
      view.move(title: way, largeTitle: -width * NavigationAnimator.parallax, alpha: 0)
      view.moveBackTitle(by: -width / 4)
    }
  }
}
