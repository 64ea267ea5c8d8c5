import CoreGraphics
import Foundation

extension UICollectionView {
  /// Asks views for the sizes that their contents need. Returns whether the layout has changed by that.
  func fitElements(_ visible: [CollectionElement: UICollectionViewLayoutAttributes]) -> Bool {
    var contexts: [UICollectionViewLayoutInvalidationContext] = []
    var isAbove = false
    for attributes in visible.values.sorted(by: UICollectionViewLayoutAttributes.isBefore) {
      guard let view = elements[attributes.element], view.fittedSize != attributes.size,
        !attributes.fittedAxes.isEmpty
      else { continue }
      let preferred = view.preferredLayoutAttributesFitting(attributes.duplicate())
      view.fittedSize = preferred.size
      guard
        layoutObject.shouldInvalidateLayout(
          forPreferredLayoutAttributes: inLayout(preferred),
          withOriginalAttributes: inLayout(attributes))
      else {
        view.fittedSize = attributes.size
        continue
      }
      if attributes.strip == nil,
        attributes.frame.minY < bounds.minY || attributes.frame.minX < bounds.minX
      {
        isAbove = true
      }
      contexts.append(
        layoutObject.invalidationContext(
          forPreferredLayoutAttributes: inLayout(preferred),
          withOriginalAttributes: inLayout(attributes)))
    }
    guard !contexts.isEmpty else { return false }
    let anchor = isAbove ? anchor(among: visible) : nil
    for context in contexts { layoutObject.invalidateLayout(with: context) }
    if let anchor { keep(anchor) }
    return true
  }

  /// The first element that is visible from its beginning on.
  private func anchor(
    among visible: [CollectionElement: UICollectionViewLayoutAttributes]
  ) -> UICollectionViewLayoutAttributes? {
    visible.values.filter {
      $0.element.isCell && $0.strip == nil && $0.frame.minY >= bounds.minY
        && $0.frame.minX >= bounds.minX
    }.min { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }?.duplicate()
  }

  /// Moves the content so that an element stays where it is, although ones before it have changed.
  private func keep(_ anchor: UICollectionViewLayoutAttributes) {
    prepareLayout()
    updateContentSize()
    guard let now = placedAttributes(of: anchor.element) else { return }
    let change = CGPoint(
      x: now.frame.minX - anchor.frame.minX, y: now.frame.minY - anchor.frame.minY)
    guard change != .zero else { return }
    contentOffset = CGPoint(x: contentOffset.x + change.x, y: contentOffset.y + change.y)
  }

  /// Determines the size of a view again, since its content has changed.
  func contentDidChange(of view: UICollectionReusableView) {
    guard selfSizingInvalidation != .disabled, !isTiling, view.fittedSize != nil else { return }
    view.fittedSize = nil
    setNeedsLayout()
  }
}
