import CoreGraphics
import Foundation

extension UICollectionViewLayout {
  func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let aClass: AnyClass = type(of: self).invalidationContextClass
    guard let context = makeObject(of: aClass) as? UICollectionViewLayoutInvalidationContext else {
      preconditionFailure("\(aClass) is not a UICollectionViewLayoutInvalidationContext class")
    }
    return context
  }

  func makeAttributes(
    _ role: CollectionElement.Role, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    .make(of: type(of: self).layoutAttributesClass, CollectionElement(role, path))
  }

  /// The attributes of an element, by the method for its category.
  func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.role {
    case .cell: layoutAttributesForItem(at: element.path)
    case .supplementary(let kind):
      layoutAttributesForSupplementaryView(ofKind: kind, at: element.path)
    case .decoration(let kind): layoutAttributesForDecorationView(ofKind: kind, at: element.path)
    case .placeholder: nil
    }
  }

  // MARK: Appearing and disappearing

  /// Where an element begins, by the method for its category.
  func appearing(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.role {
    case .cell: initialLayoutAttributesForAppearingItem(at: element.path)
    case .supplementary(let kind):
      initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: element.path)
    case .decoration(let kind):
      initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: element.path)
    case .placeholder: nil
    }
  }

  /// Where an element ends, by the method for its category.
  func disappearing(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.role {
    case .cell: finalLayoutAttributesForDisappearingItem(at: element.path)
    case .supplementary(let kind):
      finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: element.path)
    case .decoration(let kind):
      finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: element.path)
    case .placeholder: nil
    }
  }

  /// The attributes that an element had before the update; those after it, transparent, if it is new.
  func initialAttributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    guard let transition else { return nil }
    if let old = transition.oldElement(of: element) {
      let attributes = transition.oldAttributes(of: old)?.duplicate()
      attributes?.element = element
      return attributes
    }
    let attributes = self.attributes(of: element)?.duplicate()
    attributes?.alpha = 0
    return attributes
  }

  /// The attributes that an element has after the update; those before it, transparent, if it goes.
  func finalAttributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    guard let transition else { return nil }
    if let new = transition.newElement(of: element) {
      return transition.newAttributes(of: new)?.duplicate()
    }
    let attributes = transition.oldAttributes(of: element)?.duplicate()
    attributes?.alpha = 0
    return attributes
  }
}

extension UICollectionViewLayoutInvalidationContext {
  func invalidate(_ element: CollectionElement) {
    switch element.role {
    case .cell: invalidateItems(at: [element.path])
    case .supplementary(let kind): invalidateSupplementaryElements(ofKind: kind, at: [element.path])
    case .decoration(let kind): invalidateDecorationElements(ofKind: kind, at: [element.path])
    case .placeholder: break
    }
  }
}
