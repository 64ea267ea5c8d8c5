import Foundation
import Logging
import QuartzCore

extension UIViewController {
  /// Begins an appearance transition, also of the children that the controller forwards to. A
  /// transition in the other direction that is running is given up, and only this one ends.
  func beginAppearance(_ appears: Bool, animated: Bool) {
    let next: AppearanceState = appears ? .appearing : .disappearing
    guard appearance != next else { return warnOfUnbalancedAppearance() }
    guard appearance.isVisible != appears else { return }
    loadViewIfNeeded()
    (appearance, isAppearanceAnimated, isAppearanceAutomatic) = (next, animated, false)
    awaitsIsAppearing = appears
    if appears {
      loadedView?.setNeedsLayout()
      viewWillAppear(animated)
    } else {
      viewWillDisappear(animated)
    }
    guard appearance == next else { return }
    forEachVisibleChild { child in
      if child.appearance.isVisible != appears {
        child.beginAppearance(appears, animated: animated)
      }
    }
  }

  /// Ends the appearance transition, and those of the children that the controller forwards to.
  func endAppearance() {
    switch appearance {
    case .appearing:
      callIsAppearing()
      appearance = .appeared
      viewDidAppear(isAppearanceAnimated)
      forEachVisibleChild { if $0.appearance == .appearing { $0.endAppearance() } }
      didForwardAppearance()
      loadedView?.hostWindow?.ownFocusSystem?.contentDidChange()
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(isAppearanceAnimated)
      forEachVisibleChild { if $0.appearance == .disappearing { $0.endAppearance() } }
    case .appeared, .disappeared:
      warnOfUnbalancedAppearance()
    }
  }

  /// Calls `viewIsAppearing(_:)` once in each appearance: before the first layout, or at the end if
  /// there was none.
  func callIsAppearing() {
    guard awaitsIsAppearing, loadedView?.window != nil else { return }
    awaitsIsAppearing = false
    viewIsAppearing(isAppearanceAnimated)
  }

  private func warnOfUnbalancedAppearance() {
    Logger(label: "lamina").warning(
      "Unbalanced calls to begin/end appearance transitions for \(self).")
  }

  // MARK: Windows

  /// Begins the appearance transition of a controller whose view enters or leaves a visible window
  /// with the subtree of `root`, unless a parent in that subtree forwards it or a container controls
  /// it.
  func viewWillMove(toVisible isVisible: Bool, withSubtreeOf root: UIView) {
    guard appearance.isVisible != isVisible else { return }
    if let container {
      guard container.shouldAutomaticallyForwardAppearanceMethods else { return }
      if container.loadedView?.isInSubtree(of: root) == true { return }
      if isVisible, !container.appearance.isVisible { return }
    }
    beginAppearance(isVisible, animated: false)
    isAppearanceAutomatic = true
  }

  /// Ends what `viewWillMove(toVisible:withSubtreeOf:)` began: a disappearance at once, and an
  /// appearance after the commit, as on iOS, or together with that of the parent.
  func viewDidMove(toVisible isVisible: Bool) {
    guard isAppearanceAutomatic else {
      if !isVisible, appearance == .disappearing, hasLeftDisappearingParent { endAppearance() }
      return
    }
    switch appearance {
    case .disappearing where !isVisible:
      endAppearance()
    case .appearing where isVisible && container?.appearance != .appearing:
      CATransaction.whenCommitted { [weak self] in
        if let self, isAppearanceAutomatic, appearance == .appearing { endAppearance() }
      }
    default: break
    }
  }

  /// Whether the parent, which ends its disappearance only for the views in its own view, has had this one
  /// removed meanwhile.
  private var hasLeftDisappearingParent: Bool {
    guard let container, container.appearance == .disappearing,
      container.shouldAutomaticallyForwardAppearanceMethods, let view = container.loadedView
    else { return false }
    return loadedView?.isInSubtree(of: view) == false
  }

  /// Has the view disappear when the window is released with it.
  func windowWasReleased() {
    guard appearance.isVisible else { return }
    beginAppearance(false, animated: false)
    endAppearance()
  }
}

extension UIView {
  /// Tells the controllers of the subtree that its window is shown or hidden.
  func windowDidChangeVisibility(_ isVisible: Bool) {
    var controllers: [UIViewController] = []
    forEachInSubtree { if let controller = $0.viewController { controllers.append(controller) } }
    for controller in controllers {
      controller.viewWillMove(toVisible: isVisible, withSubtreeOf: self)
    }
    for controller in controllers { controller.viewDidMove(toVisible: isVisible) }
  }
}
