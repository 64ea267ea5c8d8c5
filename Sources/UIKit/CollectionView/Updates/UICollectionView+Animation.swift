import CoreGraphics
import Foundation

extension UICollectionView {
  /// The seconds of the animation of an update or of a change of the layout.
  private static let duration = 0.3

  /// Moves the views from their old places to those of the prepared layout, with animation.
  ///
  /// - Parameter changes: what happens in the animation block besides.
  func animate(
    _ transition: CollectionTransition, from old: UICollectionViewLayout,
    to new: UICollectionViewLayout, completion: @escaping (Bool) -> Void,
    alongside changes: @escaping () -> Void
  ) {
    isTiling = true
    let size = new.collectionViewContentSize
    let offset = targetOffset(for: size)
    var leaving = takeLeavingElements(transition)
    var places = placedAttributes(in: CGRect(origin: offset, size: bounds.size))
    applyMovement(&places)
    let visible = places
    updateStrips(for: Set(visible.values.compactMap(\.strip)))
    for attributes in visible.values.sorted(by: UICollectionViewLayoutAttributes.isBefore)
    where elements[attributes.element] == nil {
      makeAppearing(attributes, transition, new)
    }
    let goals = goals(of: &leaving, visible, transition, (old, new))
    isTiling = false
    let animations = { [self] in
      contentSize = size
      if contentOffset != offset { contentOffset = offset }
      for (element, attributes) in visible {
        if let view = elements[element] { show(view, attributes) }
      }
      for (view, attributes) in goals { show(view, attributes) }
      changes()
    }
    let gone = leaving
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: .allowUserInteraction, animations: animations
    ) { [weak self] isFinished in
      for (element, view) in gone { self?.endDisplaying(view, element) }
      self?.setNeedsLayout()
      completion(isFinished)
    }
    tellAboutNewElements()
    setNeedsLayout()
  }

  /// Where the content is after the change, as the layout and the delegate choose.
  private func targetOffset(for size: CGSize) -> CGPoint {
    let proposed = clamped(contentOffset, in: size)
    let chosen = layoutObject.targetContentOffset(forProposedContentOffset: proposed)
    return delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: chosen)
      ?? chosen
  }

  /// The nearest offset at which content of a size comes to rest.
  private func clamped(_ offset: CGPoint, in size: CGSize) -> CGPoint {
    guard drag == nil, player.run == nil else { return offset }
    let inset = adjustedContentInset
    let end = CGPoint(
      x: size.width + inset.right - bounds.width, y: size.height + inset.bottom - bounds.height)
    return CGPoint(
      x: max(-inset.left, min(offset.x, end.x)), y: max(-inset.top, min(offset.y, end.y)))
  }

  /// Gives the views of elements that stay their new elements, and returns the others.
  private func takeLeavingElements(
    _ transition: CollectionTransition
  ) -> [(CollectionElement, UICollectionReusableView)] {
    let old = elements
    elements = [:]
    newElements = []
    var leaving: [(CollectionElement, UICollectionReusableView)] = []
    for (element, view) in old {
      if let new = transition.newElement(of: element) {
        elements[new] = view
      } else {
        leaving.append((element, view))
      }
    }
    return leaving
  }

  /// Creates the view of an element that becomes visible, where its animation begins.
  private func makeAppearing(
    _ attributes: UICollectionViewLayoutAttributes, _ transition: CollectionTransition,
    _ layout: UICollectionViewLayout
  ) {
    let initial = layout.appearing(attributes.element)
    guard let view = makeElement(attributes) else { return }
    guard let initial else { return }
    let width = layout.collectionViewContentSize.width
    UIView.performWithoutAnimation { show(view, placed(initial, width)) }
  }

  /// Where views go that are not visible afterwards: out of the screen, or to where they vanish.
  private func goals(
    of leaving: inout [(CollectionElement, UICollectionReusableView)],
    _ visible: [CollectionElement: UICollectionViewLayoutAttributes],
    _ transition: CollectionTransition,
    _ layouts: (old: UICollectionViewLayout, new: UICollectionViewLayout)
  ) -> [(UICollectionReusableView, UICollectionViewLayoutAttributes)] {
    let width = layouts.new.collectionViewContentSize.width
    var goals: [(UICollectionReusableView, UICollectionViewLayoutAttributes)] = []
    for (element, view) in leaving {
      if let final = layouts.old.disappearing(element) {
        goals.append((view, placed(final, width)))
      }
    }
    for (element, view) in elements where visible[element] == nil {
      elements[element] = nil
      leaving.append((transition.oldElement(of: element) ?? element, view))
      if let final = layouts.new.attributes(of: element) {
        goals.append((view, placed(final, width)))
      } else if let last = view.shown?.duplicate() {
        last.alpha = 0
        goals.append((view, last))
      }
    }
    return goals
  }
}
