import CoreGraphics
import Foundation

extension UICollectionView {
  func replaceLayout(
    by layout: UICollectionViewLayout, animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    let old = layoutObject
    guard layout !== old else {
      completion?(true)
      return
    }
    guard animated, window != nil, tiledSize != nil, !isTiling else {
      exchange(old, for: layout)
      setNeedsLayout()
      completion?(true)
      return
    }
    layoutIfNeeded()
    let places = surroundings()
    old.prepareForTransition(to: layout)
    exchange(old, for: layout)
    layout.prepareForTransition(from: old)
    for view in elements.values { view.willTransition(from: old, to: layout) }
    prepareLayout()
    let transition = CollectionTransition(nil, old: places, from: old, to: layout)
    (old.transition, layout.transition) = (transition, transition)
    // The old layout still answers where its elements were, for which it needs the view.
    old.view = self
    animate(transition, from: old, to: layout) { [weak self] finished in
      if let self, layoutObject !== old { old.view = nil }
      for view in self?.elements.values.map({ $0 }) ?? [] {
        view.didTransition(from: old, to: layout)
      }
      completion?(finished)
    } alongside: {
      layout.finalizeLayoutTransition()
      old.finalizeLayoutTransition()
      (old.transition, layout.transition) = (nil, nil)
    }
  }

  private func exchange(_ old: UICollectionViewLayout, for layout: UICollectionViewLayout) {
    old.view = nil
    layoutObject = layout
    layout.view = self
    layout.needsPreparation = true
    strips.distances = [:]
    for view in elements.values { view.fittedSize = nil }
  }

  // MARK: Interactive changes

  func beginInteractiveTransition(
    to layout: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    require(
      !(layoutObject is UICollectionViewTransitionLayout),
      "the collection view is already performing an interactive transition")
    let old = layoutObject
    let between =
      delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    interactiveTransition = completion
    old.prepareForTransition(to: layout)
    layout.view = self
    layout.prepareForTransition(from: old)
    for view in elements.values { view.willTransition(from: old, to: layout) }
    exchange(old, for: between)
    old.view = self
    setNeedsLayout()
    return between
  }

  func endInteractiveTransition(isFinished: Bool) {
    guard let between = layoutObject as? UICollectionViewTransitionLayout else {
      preconditionFailure("there is no interactive transition in progress")
    }
    let (old, new) = (between.currentLayout, between.nextLayout)
    let (target, other) = isFinished ? (new, old) : (old, new)
    let completion = interactiveTransition
    interactiveTransition = nil
    replaceLayout(by: target, animated: true) { [weak self] isAnimated in
      if let self, layoutObject !== other { other.view = nil }
      for view in self?.elements.values.map({ $0 }) ?? [] {
        view.didTransition(from: other, to: target)
      }
      completion?(isAnimated, isFinished)
    }
  }
}
