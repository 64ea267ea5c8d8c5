import CoreGraphics
import Foundation

/// An item that a finger moves: the layout has it at its new place, the data source still at the old one.
struct CollectionMovement {
  let original: IndexPath
  var current: IndexPath
  /// The center of the item, in the content's coordinates.
  var position: CGPoint
  let sectionCount: Int

  /// The path by which the data source knows an item of the layout.
  func dataPath(of path: IndexPath) -> IndexPath {
    CollectionUpdate.movement(from: original, to: current, sectionCount: sectionCount)
      .oldPath(of: path) ?? path
  }
}

extension UICollectionView {
  func beginMovement(_ path: IndexPath) -> Bool {
    load()
    guard movement == nil, model.contains(path), let dataSource,
      dataSource.collectionView(self, canMoveItemAt: path),
      let attributes = placedAttributes(of: CollectionElement(.cell, path))
    else { return false }
    endHighlight(isTap: false)
    defer { cellForItem(at: path)?.setNeedsUpdateConfiguration() }
    movement = CollectionMovement(
      original: path, current: path, position: attributes.center, sectionCount: model.counts.count)
    setNeedsLayout()
    return true
  }

  func updateMovement(_ position: CGPoint) {
    guard let old = movement else { return }
    movement?.position = position
    var target = layoutObject.targetIndexPath(
      forInteractivelyMovingItem: old.current, withPosition: position)
    if let delegate, target != old.current {
      target = delegate.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: old.original,
        atCurrentIndexPath: old.current, toProposedIndexPath: target)
    }
    let context = layoutObject.invalidationContext(
      forInteractivelyMovingItems: [target], withTargetPosition: position,
      previousIndexPaths: [old.current], previousPosition: old.position)
    if target != old.current { move(to: target) }
    layoutObject.invalidateLayout(with: context)
    scrollToMovement()
    layoutIfNeeded()
  }

  /// Scrolls so that the moving item is visible.
  private func scrollToMovement() {
    guard let movement,
      let attributes = placedAttributes(of: CollectionElement(.cell, movement.current))
    else { return }
    let frame = CGRect(
      x: movement.position.x - attributes.size.width / 2,
      y: movement.position.y - attributes.size.height / 2, width: attributes.size.width,
      height: attributes.size.height)
    scrollRectToVisible(
      frame.intersection(CGRect(origin: .zero, size: contentSize)), animated: false)
  }

  /// Moves the item in the layout, and not in the data source.
  private func move(to target: IndexPath) {
    guard var moved = movement, model.counts.indices.contains(target.section) else { return }
    let update = CollectionUpdate.movement(
      from: moved.current, to: target, sectionCount: model.counts.count)
    var counts = model.counts
    counts[moved.current.section] -= 1
    counts[target.section] += 1
    guard (0..<counts[target.section]).contains(target.item) else { return }
    moved.current = target
    let old = surroundings()
    model.set(counts)
    movement = moved
    apply(update)
    show(update, old: old, nil)
  }

  /// Ends the movement: the data source moves the item, or the item goes back.
  func endMovement(isCancelled: Bool) {
    guard let ended = movement else { return }
    if isCancelled, ended.current != ended.original { move(to: ended.original) }
    let cell = cellForItem(at: movement?.current ?? ended.current)
    movement = nil
    cell?.setNeedsUpdateConfiguration()
    let final = isCancelled ? ended.original : ended.current
    if !isCancelled, final != ended.original {
      dataSource?.collectionView(self, moveItemAt: ended.original, to: final)
    }
    layoutObject.invalidateLayout(
      with: layoutObject.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [final], previousIndexPaths: [ended.original],
        movementCancelled: isCancelled))
    UIView.animate(withDuration: 0.3) { self.layoutIfNeeded() }
  }

  /// Whether a finger moves the item of a cell.
  func isMoving(_ cell: UICollectionViewCell) -> Bool {
    movement.map { cellForItem(at: $0.current) === cell } ?? false
  }

  /// Puts the moving item under the finger.
  func applyMovement(
    _ visible: inout [CollectionElement: UICollectionViewLayoutAttributes]
  ) {
    guard let movement else { return }
    visible[CollectionElement(.cell, movement.current)] =
      layoutObject.layoutAttributesForInteractivelyMovingItem(
        at: movement.current, withTargetPosition: movement.position)
  }
}
