import CoreGraphics
import Foundation

extension UICollectionView {
  /// How often sizes of views may change the layout before it is shown.
  private static let maximumPasses = 12

  /// Gives the visible elements their views, and takes them from the others.
  func tile() {
    guard !isTiling, updateDepth == 0, dataSource != nil || model.isLoaded else { return }
    isTiling = true
    defer { isTiling = false }
    let oldSize = tiledSize
    sizeOrInsetMayHaveChanged()
    let isAnimated = oldSize != nil && oldSize != bounds.size && ViewAnimation.current != nil
    if isAnimated, let oldSize {
      layoutObject.prepare(
        forAnimatedBoundsChange: CGRect(origin: bounds.origin, size: oldSize))
    }
    placeElements()
    if isAnimated { layoutObject.finalizeAnimatedBoundsChange() }
    UIView.performWithoutAnimation { backgroundView?.frame = bounds }
    if isDragging { swiping?.close(animated: true) }
    tellAboutNewElements()
    updatePrefetching()
  }

  private func placeElements() {
    for _ in 0..<Self.maximumPasses {
      prepareLayout()
      updateContentSize()
      var visible = placedAttributes(in: bounds)
      applyMovement(&visible)
      // Views that are not visible any more come first, so that new elements can use them.
      takeElements { visible[$0] == nil }
      updateStrips(for: Set(visible.values.compactMap(\.strip)))
      show(visible)
      guard fitElements(visible) else { return }
    }
  }

  private func show(_ visible: [CollectionElement: UICollectionViewLayoutAttributes]) {
    for attributes in visible.values.sorted(by: UICollectionViewLayoutAttributes.isBefore) {
      let element = attributes.element
      if let view = elements[element] {
        show(view, attributes)
      } else {
        makeElement(attributes)
      }
    }
  }

  /// Creates the view of an element, at its place.
  @discardableResult
  func makeElement(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let element = attributes.element
    reuse.frame = attributes.frame
    prepareSwiping(attributes.listRow)
    defer { reuse.frame = .zero }
    var made: UICollectionReusableView?
    switch element.role {
    case .cell: made = askForCell(element.path)
    case .supplementary(let kind): made = askForView(kind, element.path)
    case .decoration(let kind): made = makeDecoration(kind)
    case .placeholder(let id): made = placeholderCell(id)
    }
    guard let view = made else { return nil }
    require(
      elements.values.allSatisfy { $0 !== view },
      "The view of \(element.path) is that of another visible element")
    view.collection = self
    elements[element] = view
    UIView.performWithoutAnimation {
      if let cell = view as? UICollectionViewCell {
        cell.isSelected = selection.contains(element.path)
        cell.isHighlighted = highlighted == element.path
        cell.isEditingItem = isEditing
      }
      show(view, attributes)
    }
    // The delegate knows nothing of placeholders.
    if case .placeholder = element.role { return view }
    newElements.append(element)
    return view
  }

  private func makeDecoration(_ kind: String) -> UICollectionReusableView {
    guard let aClass = layoutObject.decorationClasses[kind] else {
      preconditionFailure(
        "could not dequeue a view of kind: \(kind) with identifier \(kind) - must register a nib or a "
          + "class for the identifier or connect a prototype cell in a storyboard")
    }
    return reuse.decoration(kind, of: aClass)
  }

  /// Tells the delegate about the views that have become visible.
  func tellAboutNewElements() {
    let new = newElements
    newElements = []
    for element in new {
      guard let view = elements[element] else { continue }
      view.isTold = true
      if let cell = view as? UICollectionViewCell {
        delegate?.collectionView(self, willDisplay: cell, forItemAt: element.path)
      } else if let kind = element.kind {
        delegate?.collectionView(
          self, willDisplaySupplementaryView: view, forElementKind: kind, at: element.path)
      }
    }
  }

  func takeElements(where isGone: (CollectionElement) -> Bool) {
    for (element, view) in elements where isGone(element) {
      elements[element] = nil
      endDisplaying(view, element)
    }
  }

  /// Removes a view, so that another element can use it.
  func endDisplaying(_ view: UICollectionReusableView, _ element: CollectionElement) {
    swiping?.end(of: view)
    view.removeFromSuperview()
    view.shown = nil
    newElements.removeAll { $0 == element && elements[element] == nil }
    if view.isTold {
      view.isTold = false
      if let cell = view as? UICollectionViewCell {
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
      } else if let kind = element.kind {
        delegate?.collectionView(
          self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: element.path)
      }
    }
    if case .placeholder = element.role { return }
    reuse.keep(view)
  }

  func element(of view: UICollectionReusableView) -> CollectionElement? {
    guard view.collection === self else { return nil }
    return elements.first { $0.value === view }?.key
  }

  // MARK: Order

  /// Shows attributes, in the scroll view of a section that scrolls across the layout.
  func show(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    let strip = stripView(of: attributes)
    var origin = strip?.strip.frame.origin ?? .zero
    if let swiping { origin.x -= swiping.offset(of: view) }
    view.show(attributes, from: origin)
    let (container, rank) = (strip ?? self, view.rank(attributes))
    if view.superview === container, view.placedRank == rank { return }
    view.placedRank = rank
    container.insert(view, rank: rank)
  }
}

extension UIScrollView {
  /// Puts a view of a collection view above those of the same or a smaller rank.
  func insert(_ view: UIView, rank: Int) {
    let below = subviews.last {
      guard $0 !== view else { return false }
      switch $0 {
      case let other as UICollectionReusableView:
        return other.placedRank.map { $0 <= rank } ?? false
      case is StripScrollView: return rank >= UICollectionReusableView.stripRank
      default: return $0 === (self as? UICollectionView)?.backgroundView
      }
    }
    if let below { insertSubview(view, aboveSubview: below) } else { insertSubview(view, at: 0) }
  }
}

extension UICollectionViewLayoutAttributes {
  /// The order in which views are created: sections first, then items, headers before and footers after.
  static func isBefore(
    _ first: UICollectionViewLayoutAttributes, _ second: UICollectionViewLayoutAttributes
  ) -> Bool {
    let (one, other) = (first.element, second.element)
    if one.isCell != other.isCell { return one.isCell }
    if one.path != other.path { return one.path < other.path }
    return (one.kind ?? "") < (other.kind ?? "")
  }
}
