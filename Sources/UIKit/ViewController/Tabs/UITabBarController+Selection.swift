import CoreGraphics
import Foundation

extension UITabBarController {
  func change(tabs next: [UIViewController], animated: Bool) {
    let index = indexOfSelection
    for controller in tabs where !next.contains(controller) { drop(controller) }
    tabs = next
    for controller in next where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    updateItems(animated: animated)
    if shown == nil { select(tabs.indices.contains(index) ? tabs[index] : tabs.first) }
  }

  /// Shows the items of the tabs in the bar. A selected tab that has moved between the bar and the list
  /// of further tabs stays selected.
  func updateItems(animated: Bool) {
    let selected = selected
    if let detail = more?.detail, !tabsInMore.contains(detail) { more?.showList() }
    if hasMore { adopt(moreController) }
    bar.change(items: tabsInBar.compactMap(\.tabBarItem), animated: animated)
    if let selected, let shown, self.selected !== selected || !tabsInBar.contains(shown) {
      select(tabs.contains(selected) ? selected : tabs.first)
    }
    if !hasMore, let more, more.parent === self { drop(more) }
    more?.reload()
    bar.selectedItem = shown?.tabBarItem
  }

  private func drop(_ controller: UIViewController) {
    if controller === shown { show(nil) }
    if controller === more?.detail { more?.showList() }
    controller.willMove(toParent: nil)
    controller.removeFromParent()
  }

  func controllers(of items: [UITabBarItem]) -> [UIViewController] {
    items.compactMap { item in tabs.first { $0.tabBarItem === item } }
  }

  /// The tabs in the order in which the bar shows them after customizing.
  func customized(by items: [UITabBarItem]) -> [UIViewController] {
    let first = controllers(of: items)
    return first + tabs.filter { !first.contains($0) }
  }

  var selected: UIViewController? {
    if let more, shown === more { more.detail ?? more } else { shown }
  }

  var indexOfSelection: Int { selected.flatMap { tabs.firstIndex(of: $0) } ?? NSNotFound }

  // MARK: Selecting

  func select(_ controller: UIViewController?) {
    guard let controller else { return show(nil) }
    if tabsInMore.contains(controller) {
      // It has no place in the bar any more, and is moved while it is not seen.
      if controller === shown { show(nil) }
      moreController.show(controller, animated: false)
      return show(moreController)
    }
    require(
      tabsInBar.contains(controller),
      "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
        + "controller's list of view controllers can be selected.")
    show(controller)
  }

  func userDidSelect(_ item: UITabBarItem) {
    guard let controller = tabsInBar.first(where: { $0.tabBarItem === item }) else { return }
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    if controller === shown {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    }
    show(controller)
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// Shows a controller of the bar. What it replaces gets its callbacks after those of the new one.
  func show(_ next: UIViewController?) {
    transition?.completeTransition(true)
    let previous = shown
    guard next !== previous else { return }
    shown = next
    bar.selectedItem = next?.tabBarItem
    guard isViewLoaded else { return }
    guard let previous, let next, appearance.isVisible else {
      return replace(previous, with: next)
    }
    let transition = TabTransition(of: self, from: previous, to: next)
    self.transition = transition
    transition.prepare()
    begin(transition)
  }

  private func replace(_ previous: UIViewController?, with next: UIViewController?) {
    previous?.viewIfLoaded?.removeFromSuperview()
    if let next { addContent(of: next) }
    contentDidChange()
  }

  private func begin(_ transition: TabTransition) {
    transition.to.loadViewIfNeeded()
    transition.to.view.frame = contentView.bounds
    transition.to.beginAppearance(true, animated: transition.isAnimated)
    transition.from.beginAppearance(false, animated: transition.isAnimated)
    transition.run { [weak self, unowned transition] isCompleted in
      self?.end(transition, isCompleted)
    }
    contentDidChange()
  }

  private func end(_ transition: TabTransition, _ isCompleted: Bool) {
    self.transition = nil
    let (from, to) = (transition.from, transition.to)
    if isCompleted {
      from.view.removeFromSuperview()
      if to.view.superview !== contentView { addContent(of: to) }
    } else {
      // The one that was selected stays, and is told so before the callbacks of the end.
      shown = from
      bar.selectedItem = from.tabBarItem
      to.beginAppearance(false, animated: transition.isAnimated)
      from.beginAppearance(true, animated: transition.isAnimated)
      to.view.removeFromSuperview()
      if from.view.superview !== contentView { addContent(of: from) }
    }
    let (gone, stays) = isCompleted ? (from, to) : (to, from)
    if gone.appearance == .disappearing { gone.endAppearance() }
    if stays.appearance == .appearing { stays.endAppearance() }
    contentDidChange()
  }

  // MARK: Keys

  var tabKeyCommands: [UIKeyCommand] {
    guard tabs.count > 1 else { return [] }
    // A command without Shift also matches with it where Shift changes the text of the key.
    return [
      UIKeyCommand(
        input: "\t", modifierFlags: [.control, .shift],
        action: Selector("selectPreviousTab:", UITabBarController.selectPreviousTab(_:))),
      UIKeyCommand(
        input: "\t", modifierFlags: .control,
        action: Selector("selectNextTab:", UITabBarController.selectNextTab(_:))),
    ]
  }

  private func selectNextTab(_ sender: Any?) { selectTab(after: 1) }
  private func selectPreviousTab(_ sender: Any?) { selectTab(after: -1) }

  private func selectTab(after step: Int) {
    let tabs = tabsInBar
    guard let shown, let index = tabs.firstIndex(of: shown) else { return }
    let next = tabs[(index + step + tabs.count) % tabs.count]
    userDidSelect(next.tabBarItem)
  }
}
