import CoreGraphics
import Foundation
import QuartzCore

extension UINavigationController {
  func requireCanPush(_ controller: UIViewController) {
    require(
      !(controller is UINavigationController), "Pushing a navigation controller is not supported")
    require(
      !stack.contains(controller),
      "Pushing the same view controller instance more than once is not supported (\(controller))")
  }

  private func requireDistinct(_ controllers: [UIViewController]) {
    require(
      Set(controllers.map(ObjectIdentifier.init)).count == controllers.count,
      "All view controllers in a navigation controller must be distinct (\(controllers))")
  }

  func pop(toCount count: Int, animated: Bool) -> [UIViewController]? {
    let pages = pages
    guard count > 0, count < pages.count else { return nil }
    let popped = Array(pages[count...])
    change(stack: Array(pages[..<count]), animated: animated)
    return popped
  }

  // MARK: Changes

  /// Replaces the stack, and shows its top: at once, in a transition, or after the one that runs.
  func change(stack next: [UIViewController], animated: Bool) {
    requireDistinct(next)
    if let stackHost { return stackHost.change(pagesOf: self, to: next, animated: animated) }
    let interaction = exchange(&nextInteraction, with: nil)
    for controller in next where !stack.contains(controller) { enter(controller) }
    for controller in stack where !next.contains(controller) { leave(controller) }
    stack = next
    notePagesOfGuests()
    // The children are in the order of the stack, with those that leave above it.
    contained = stack + contained.filter { !stack.contains($0) }
    guard let transition else {
      return showTop(animated: animated, interaction: interaction)
    }
    isNextAnimated = animated
    settle()
    if !transition.isAnimated { transition.completeTransition(true) }
  }

  private func enter(_ controller: UIViewController) {
    guard controller.container === self else { return addChild(controller) }
    leaving.removeAll { $0 === controller }
    (controller.isMovingFromParent, controller.isMovingToParent) = (false, true)
    controller.willMove(toParent: self)
  }

  private func leave(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    leaving.append(controller)
  }

  /// Ends what controllers that enter or leave the stack have begun, apart from those that are shown or that
  /// the transition moves.
  func settle() {
    let busy = [transition?.from, transition?.to].compactMap(\.self)
    for controller in leaving where !busy.contains(controller) && controller !== shown {
      leaving.removeAll { $0 === controller }
      // Another container may have taken it meanwhile.
      guard controller.container === self else { continue }
      controller.removeViews()
      controller.endSearch()
      controller.removeFromParent()
    }
    for controller in stack
    where controller.isMovingToParent && !busy.contains(controller) && !isToAppear(controller) {
      controller.didMove(toParent: self)
    }
    returnPagesOfGuests()
  }

  /// Whether a controller of the stack has yet to appear, with which its way onto the stack ends.
  private func isToAppear(_ controller: UIViewController) -> Bool {
    guard controller === stack.last else { return false }
    return controller !== shown || !hasAppeared || controller.appearance == .appearing
  }

  // MARK: Showing the top

  /// Shows the top of the stack instead of what is shown.
  func showTop(animated: Bool, interaction: DraggedTransition? = nil) {
    guard let top = stack.last, let from = shown, top !== from, isViewLoaded, appearance.isVisible
    else { return showTopAtOnce(animated: animated) }
    let operation: Operation = settledStack.contains(top) ? .pop : .push
    let transition = NavigationTransition(
      of: self, from: from, to: top, operation, isAnimated: animated, interaction: interaction)
    self.transition = transition
    begin(transition)
  }

  private func showTopAtOnce(animated: Bool) {
    let previous = shown
    shown = stack.last
    if isViewLoaded, previous !== shown {
      previous?.removeViews()
      if let previous, previous.appearance == .disappearing { previous.endAppearance() }
      addShownView()
      if appearance == .appeared { announceAtOnce() }
    }
    settledStack = stack
    _ = bar.beginChange(to: stack.map(\.navigationItem), animated: false)
    stackDidChange(animated: animated)
    settle()
  }

  private func begin(_ transition: NavigationTransition) {
    let (from, to, isAnimated) = (transition.from, transition.to, transition.isAnimated)
    let wasHidden = hidesBar
    transition.prepare()
    to.loadViewIfNeeded()
    place(to)
    from.beginAppearance(false, animated: isAnimated)
    to.beginAppearance(true, animated: isAnimated)
    delegate?.navigationController(self, willShow: to, animated: isAnimated)
    announced = to
    place(to)
    beginMovingBars(in: transition, wasHidden: wasHidden)
    transition.run { [weak self, unowned transition] isCompleted in
      self?.end(transition, isCompleted)
    }
    if self.transition === transition { stackDidChange(animated: isAnimated) }
  }

  private func end(_ transition: NavigationTransition, _ isCompleted: Bool) {
    let (from, to) = (transition.from, transition.to)
    (transition.animator as? NavigationAnimator)?.settle()
    if !isCompleted { takeBack(transition) }
    let (gone, stays) = isCompleted ? (from, to) : (to, from)
    shown = stays
    gone.removeViews()
    addShownView()
    transition.bars?.end(isCompleted)
    popGesture.giveUp()
    endMovingBars()
    endAppearance(ofGone: gone, andShown: stays)
    self.transition = nil
    settledStack = stack
    settle()
    if stack.last === shown { showItemsOfStack() }
    stackDidChange(animated: false)
    if isCompleted {
      delegate?.navigationController(self, didShow: stays, animated: transition.isAnimated)
    }
    if self.transition == nil, stack.last !== shown { showTop(animated: isNextAnimated) }
  }

  /// Ends what the callbacks of a transition have begun. A controller that was about to appear disappears if
  /// this one has left the window before that controller's view was in its own.
  private func endAppearance(ofGone gone: UIViewController, andShown shown: UIViewController) {
    for controller in [gone, shown] where !appearance.isVisible && controller.appearance.isVisible {
      controller.beginAppearance(false, animated: isAppearanceAnimated)
    }
    if gone.appearance == .disappearing { gone.endAppearance() }
    // The end of this controller's own disappearance is also that of the one that is shown.
    guard appearance != .disappearing else { return }
    if shown.appearance == .appearing || shown.appearance == .disappearing { shown.endAppearance() }
  }

  /// Shows the items below the top, which may have changed during a transition to the same top.
  private func showItemsOfStack() {
    let items = stack.map(\.navigationItem)
    if bar.stack != items { _ = bar.beginChange(to: items, animated: false) }
  }

  /// Puts back what a transition has removed, unless the program has changed the stack meanwhile, and
  /// tells the controllers.
  private func takeBack(_ transition: NavigationTransition) {
    if stack == transition.stack {
      for controller in transition.previousStack where leaving.contains(controller) {
        leaving.removeAll { $0 === controller }
        controller.isMovingFromParent = false
        controller.didMove(toParent: self)
      }
      for controller in stack where !transition.previousStack.contains(controller) {
        leave(controller)
      }
      stack = transition.previousStack
      notePagesOfGuests()
      contained = stack + contained.filter { !stack.contains($0) }
    }
    guard appearance.isVisible else { return }
    transition.to.beginAppearance(false, animated: transition.isAnimated)
    transition.from.beginAppearance(true, animated: transition.isAnimated)
  }

  /// Ends the transition that runs: with the new controller, or one that the user controls with the old.
  func endTransitionAtOnce() {
    guard let transition else { return }
    popGesture.giveUp()
    transition.completeTransition(!transition.isInteractive)
  }

  private func addShownView() {
    guard let shown else { return }
    place(shown)
    for view in shown.viewsInContext where view.superview !== contentView {
      contentView.addSubview(view)
    }
  }

  func loadNavigationView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.frame = view.bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.clipsToBounds = true
    view.addSubview(contentView)
    view.addSubview(bar)
    if let bottomBar { view.addSubview(bottomBar) }
    view.addGestureRecognizer(popGesture.recognizer)
    self.view = view
    barHiding.install(in: view)
    shown = stack.last
    addShownView()
    updateToolbarItems(animated: false)
    layOutBars()
  }

  /// Adapts to the controller that is shown.
  private func stackDidChange(animated: Bool) {
    viewIfLoaded?.setNeedsLayout()
    updateToolbarItems(animated: animated)
    if appearance.isVisible { setNeedsUpdateOfSupportedInterfaceOrientations() }
    (container as? UITabBarController)?.contentDidChange()
    (container as? UISplitViewController)?.pagesDidChange()
  }

  // MARK: The first appearance

  /// Tells the delegate of a controller that appears together with this one.
  func announceRoot(_ animated: Bool) {
    guard let shown, announced !== shown, transition == nil else { return }
    announced = shown
    isAnnouncing = true
    delegate?.navigationController(self, willShow: shown, animated: animated)
  }

  /// Tells the delegate of a controller that appears by itself where none was shown.
  private func announceAtOnce() {
    guard let shown else { return }
    announced = shown
    delegate?.navigationController(self, willShow: shown, animated: false)
    CATransaction.whenCommitted { [weak self] in
      guard let self, self.shown === shown, transition == nil else { return }
      settle()
      delegate?.navigationController(self, didShow: shown, animated: false)
    }
  }

  func appearanceDidEnd() {
    guard appearance == .appeared, transition == nil else { return }
    hasAppeared = true
    settle()
    guard isAnnouncing, let shown else { return }
    isAnnouncing = false
    delegate?.navigationController(self, didShow: shown, animated: isAppearanceAnimated)
  }

  var orientationsOfTop: UIInterfaceOrientationMask {
    stack.last?.supportedInterfaceOrientations ?? .all
  }

  // MARK: The user

  func userWantsBack() {
    guard transition == nil, let item = bar.topItem else { return }
    if let decider = self as? any UINavigationBarDelegate,
      !decider.navigationBar(bar, shouldPop: item)
    {
      return
    }
    popViewController(animated: true)
  }

  /// Pops to a controller that the user has chosen in the menu of the back button.
  func userWantsBack(to index: Int) {
    guard transition == nil, stack.indices.contains(index) else { return }
    popToViewController(stack[index], animated: true)
  }

  var backKeyCommands: [UIKeyCommand] {
    guard stack.count > 1, bar.itemView?.showsBackButton == true else { return [] }
    return [
      UIKeyCommand(
        title: "Back", action: Selector("goBack:", UINavigationController.goBack(_:)), input: "[",
        modifierFlags: .command)
    ]
  }

  private func goBack(_ sender: Any?) { bar.userWantsBack() }
}
