import CoreGraphics
import Foundation

extension UINavigationBar {
  func requireIsFree(_ method: String) {
    require(
      owner == nil,
      "Cannot call \(method) directly on a UINavigationBar managed by a controller.")
  }

  // MARK: The stack of a bar without a controller

  func push(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    change(stack: stack + [item], animated: animated) { [weak self] in
      guard let self else { return }
      delegate?.navigationBar(self, didPush: item)
    }
  }

  func pop(animated: Bool) -> UINavigationItem? {
    guard stack.count > 1, let item = topItem,
      delegate?.navigationBar(self, shouldPop: item) ?? true
    else { return nil }
    change(stack: stack.dropLast(), animated: animated) { [weak self] in
      guard let self else { return }
      delegate?.navigationBar(self, didPop: item)
    }
    return item
  }

  /// Shows another stack, with an animation of the bar's own.
  func change(
    stack next: [UINavigationItem], animated: Bool, completion: (() -> Void)? = nil
  ) {
    guard let transition = beginChange(to: next, animated: animated && window != nil) else {
      completion?()
      return
    }
    let animator = UIViewPropertyAnimator(
      duration: 0, timingParameters: UISpringTimingParameters.transition)
    animator.addAnimations { transition.move() }
    animator.addCompletion { _ in
      transition.end(true)
      completion?()
    }
    animator.startAnimation()
  }

  // MARK: Changes

  /// Shows another stack. Animated, the result moves the topmost items, and is to be ended.
  func beginChange(to next: [UINavigationItem], animated: Bool) -> NavigationBarTransition? {
    transition?.end(true)
    let (previous, old) = (stack, itemView)
    stack = next
    for item in previous where item.observer === self && !next.contains(item) {
      item.observer = nil
    }
    for item in next { item.observer = self }
    guard topItem !== old?.item || topItem == nil else {
      contentDidChange(animated: animated)
      return nil
    }
    let isPush = topItem.map { !previous.contains($0) } ?? false
    let view = topItem.map { NavigationItemView($0, in: self) }
    itemView = view
    if let view { addSubview(view) }
    guard animated, let old, let view else {
      old?.retire()
      contentDidChange(animated: false)
      return nil
    }
    let transition = NavigationBarTransition(
      in: self, from: old, to: view, isPush: isPush, previous: previous)
    self.transition = transition
    UIView.performWithoutAnimation { view.update(animated: false) }
    transition.prepare()
    return transition
  }

  /// Shows the stack before a change that was cancelled.
  func restore(_ previous: [UINavigationItem], _ view: NavigationItemView) {
    for item in stack where !previous.contains(item) { item.observer = nil }
    (stack, itemView) = (previous, view)
    for item in previous { item.observer = self }
    invalidateIntrinsicContentSize()
  }

  func itemDidChange(_ item: UINavigationItem, animated: Bool) {
    guard item === topItem || item === backItem || stack.contains(item) else { return }
    contentDidChange(animated: animated)
  }

  /// Shows the present content of the topmost item and of the back button.
  func contentDidChange(animated: Bool) {
    itemView?.update(animated: animated)
    invalidateIntrinsicContentSize()
    showAppearance()
    owner?.contentOfBarDidChange(animated: animated)
  }

  // MARK: The user

  /// Called when the back button was tapped.
  func userWantsBack() {
    if let action = topItem?.backAction {
      return action.performWithSender(itemView?.backButton, target: nil)
    }
    if let owner { return owner.userWantsBack() }
    _ = pop(animated: true)
  }

  /// The menu of the back button: the items below, from the next one.
  var historyMenu: UIMenu? {
    guard let owner, stack.count > 1, topItem?.backAction == nil else { return nil }
    if let menu = backItem?.backBarButtonItem?.menu { return menu }
    let entries = stack.indices.dropLast().reversed().map { index in
      let item = stack[index]
      return UIAction(title: item.backTitle) { [weak owner] _ in owner?.userWantsBack(to: index) }
    }
    return UIMenu(children: entries)
  }
}

extension UINavigationItem {
  /// The text of the button that leads back to this item, where there is room.
  var backTitle: String {
    let texts = [backBarButtonItem?.title, backButtonTitle, title].compactMap(\.self)
    return texts.first { !$0.isEmpty } ?? "Back"
  }
}
