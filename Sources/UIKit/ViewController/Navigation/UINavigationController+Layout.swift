import CoreGraphics

extension UINavigationController {
  // MARK: Places

  private var safeArea: UIEdgeInsets { viewIfLoaded?.safeAreaInsets ?? .zero }

  /// Whether the toolbar is shown above a controller.
  var showsToolbar: Bool { !hidesToolbar && !hidesBottomBars }

  /// Whether a controller of the stack hides the bars at the bottom.
  var hidesBottomBars: Bool { stack.contains(where: \.hidesBottomBarWhenPushed) }

  /// The height of the bar while it shows a controller, with what is shown of the large title.
  func barHeight(of controller: UIViewController?) -> NavigationBarHeight {
    var height = bar.fullHeight(for: controller?.navigationItem)
    if let controller, let scroll = scroll(in: controller) {
      height.collapse(
        by: scroll.distance, hidingSearch: controller.navigationItem.hidesSearchBarWhenScrolling)
    }
    return height
  }

  private func toolbarHeight() -> CGFloat { bottomBar?.naturalHeight ?? 0 }

  private func reachesBelowBar(_ controller: UIViewController) -> Bool {
    controller.edgesForExtendedLayout.contains(.top)
      && (bar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
  }

  private func reachesBelowToolbar(_ controller: UIViewController) -> Bool {
    let isTranslucent = !showsToolbar || bottomBar?.isTranslucent != false
    return controller.edgesForExtendedLayout.contains(.bottom)
      && (isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
  }

  /// The place of a controller's view: of all, or between the bars.
  func frame(of controller: UIViewController) -> CGRect {
    var frame = contentView.bounds
    if !hidesBar, !reachesBelowBar(controller) {
      let top = safeArea.top + barHeight(of: controller).total
      frame.origin.y += top
      frame.size.height -= top
    }
    if !reachesBelowToolbar(controller) {
      let isBar = showsToolbar || containerInsets.bottom > 0
      frame.size.height -= isBar ? safeArea.bottom + (showsToolbar ? toolbarHeight() : 0) : 0
    }
    frame.size.height = max(frame.height, 0)
    return frame
  }

  /// Gives a controller's view its place, unless a transition moves it, and its safe area.
  func place(_ controller: UIViewController) {
    guard let view = controller.viewIfLoaded else { return }
    let isMoving = transition.map { $0.hasBegun && $0.isAnimated } ?? false
    if !isMoving {
      view.setFrameUntransformed(frame(of: controller))
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    let height = barHeight(of: controller)
    var insets = UIEdgeInsets.zero
    if !hidesBar, reachesBelowBar(controller) { insets.top = height.total }
    if showsToolbar, reachesBelowToolbar(controller) { insets.bottom = toolbarHeight() }
    follow(controller, height) { controller.containerInsets = insets }
  }

  func sizeOfChild(_ child: any UIContentContainer, in size: CGSize) -> CGSize {
    guard let controller = child as? UIViewController, isViewLoaded else { return size }
    let frame = frame(of: controller)
    return CGSize(
      width: size.width - view.bounds.width + frame.width,
      height: size.height - view.bounds.height + frame.height)
  }

  // MARK: Layout

  /// The controller whose content the bars have.
  var barController: UIViewController? { transition?.to ?? shown ?? stack.last }

  func layOutBars() {
    guard isViewLoaded else { return }
    popGesture.updateEdge()
    layOutNavigationBar()
    layOutToolbar()
    let controllers = [transition?.from, transition?.to, shown].compactMap(\.self)
    for controller in controllers { place(controller) }
  }

  private func layOutNavigationBar() {
    // The bar moves with the transition when that begins.
    if let transition, !transition.hasBegun { return }
    let height = barHeight(of: barController)
    let distance = barController.flatMap(scroll)?.distance
    bar.shownHeight = height
    let isStretched = height.largeTitle + height.search > 0 && !height.isSearchAlone
    bar.largeTitleOffset = isStretched ? max(-(distance ?? 0), 0) : 0
    var frame = CGRect(x: 0, y: safeArea.top, width: view.bounds.width, height: height.total)
    if let barSlide {
      frame.origin.x = barSlide
    } else if hidesBar {
      frame.origin.y = -height.total
    }
    bar.frame = frame
    barController?.navigationItem.searchController?.barDidMove()
    updateScrollEdges()
  }

  private func layOutToolbar() {
    guard let toolbar = bottomBar else { return }
    let height = toolbarHeight()
    let y = view.bounds.height - (showsToolbar ? safeArea.bottom + height : 0)
    toolbar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
  }

  func toolbarWasMade() {
    guard isViewLoaded, let bottomBar else { return }
    bottomBar.isHidden = !showsToolbar
    view.addSubview(bottomBar)
    updateToolbarItems(animated: false)
    view.setNeedsLayout()
  }

  func updateToolbarItems(animated: Bool) {
    guard let bottomBar, let items = stack.last.map({ $0.toolbarItems ?? [] }) else { return }
    if bottomBar.items ?? [] != items { bottomBar.setItems(items, animated: animated) }
  }

  func layoutOfBarDidChange() { viewIfLoaded?.setNeedsLayout() }

  /// Called when the bar shows something else, for which it may need another height.
  func contentOfBarDidChange(animated: Bool) {
    guard let view = viewIfLoaded else { return }
    view.setNeedsLayout()
    guard animated, view.window != nil, transition == nil else { return }
    UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration)) { view.layoutIfNeeded() }
  }

  // MARK: Hiding

  /// Changes which bars are hidden, and moves them: with the transition that is being prepared, or in an
  /// animation of their own.
  func changeBars(animated: Bool, _ change: () -> Void) {
    let before = (hidesBar, hidesToolbar)
    change()
    guard (hidesBar, hidesToolbar) != before else { return }
    if !hidesToolbar { _ = toolbar }
    guard let view = viewIfLoaded else { return }
    view.setNeedsLayout()
    if let transition, !transition.hasBegun { return }
    guard animated, view.window != nil else { return hideBarsAtRest() }
    setBarsHidden(false, false)
    UIView.animate(
      withDuration: TimeInterval(Self.hideShowBarDuration), delay: 0,
      options: .allowUserInteraction
    ) {
      self.layOutBars()
      view.layoutIfNeeded()
    } completion: { [weak self] _ in
      self?.hideBarsAtRest()
    }
  }

  private func hideBarsAtRest() {
    if transition == nil { setBarsHidden(hidesBar, !showsToolbar) }
  }

  private func setBarsHidden(_ hidesBar: Bool, _ hidesToolbar: Bool) {
    bar.isHidden = hidesBar
    bottomBar?.isHidden = hidesToolbar
  }

  // MARK: The bars in a transition

  /// Has the bars move with the transition that begins.
  func beginMovingBars(in transition: NavigationTransition, wasHidden: Bool) {
    let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = view.bounds.width * ((transition.operation == .push) != isReversed ? 1 : -1)
    transition.bars = bar.beginChange(
      to: stack.map(\.navigationItem), animated: transition.isAnimated && bar.window != nil)
    transition.hasBegun = true
    let toolbarWasHidden = bottomBar?.isHidden ?? true
    UIView.performWithoutAnimation {
      if wasHidden, !hidesBar { barSlide = width }
      bar.isHidden = wasHidden && hidesBar
      if barSlide != nil { bar.frame.origin = CGPoint(x: width, y: safeArea.top) }
      if toolbarWasHidden, showsToolbar { bottomBar?.frame.origin.y = view.bounds.height }
      bottomBar?.isHidden = toolbarWasHidden && !showsToolbar
    }
    barSlide = hidesBar && !wasHidden ? -width : nil
    let coordinator = transition.coordinator
    _ = coordinator.animateAlongsideTransition(
      in: bar, animation: { [weak self] _ in self?.moveBars() }, completion: nil)
    guard let bottomBar else { return }
    _ = coordinator.animateAlongsideTransition(in: bottomBar, animation: nil, completion: nil)
  }

  private func moveBars() {
    updateToolbarItems(animated: false)
    (container as? UITabBarController)?.layOutTabs()
    layOutBars()
    // The titles move from and to their places in the new layout.
    bar.layoutSubtreeInAnimation()
    transition?.bars?.move()
    bottomBar?.layoutSubtreeInAnimation()
  }

  func endMovingBars() {
    barSlide = nil
    UIView.performWithoutAnimation {
      layOutBars()
      setBarsHidden(hidesBar, !showsToolbar)
    }
  }
}
