import CoreGraphics
import Foundation

extension UICollectionView {
  func change(_ body: (inout TableUpdate) -> Void) {
    beginUpdate()
    if var changed = update {
      body(&changed)
      update = changed
    }
    endUpdate(nil)
  }

  func beginUpdate() {
    if updateDepth == 0 {
      endMovement(isCancelled: true)
      itemDrag?.show(nil)
      // What is shown is the state before the changes.
      if window != nil, !isTiling { layoutIfNeeded() }
      load()
      closeGaps()
      update = TableUpdate(words: .collection)
    }
    updateDepth += 1
  }

  func endUpdate(_ completion: ((Bool) -> Void)?) {
    updateDepth -= 1
    guard updateDepth == 0, let update else {
      completion?(true)
      return
    }
    self.update = nil
    guard let dataSource else {
      completion?(true)
      return
    }
    let isShown = window != nil && !isTiling && tiledSize != nil
    let old = isShown ? surroundings() : [:]
    let before = model.counts
    let after = loadCounts(from: dataSource)
    let paths = CollectionUpdate(update, sectionCount: before.count)
    paths.requireConsistency(before: before, after: after)
    model.set(after)
    apply(paths)
    movePlaceholders(paths.paths, before: before, after: after)
    if !placeholders.isEmpty { updateGaps() }
    guard isShown else {
      takeElements { _ in true }
      setNeedsLayout()
      completion?(true)
      return
    }
    show(paths, old: old, completion)
  }

  /// The attributes of the elements that are visible, or up to a screen away.
  func surroundings() -> [CollectionElement: UICollectionViewLayoutAttributes] {
    prepareLayout()
    return layoutPlaces(in: bounds.insetBy(dx: -bounds.width, dy: -bounds.height))
  }

  /// Attributes as the layout gives them, which are not mirrored.
  private func layoutPlaces(
    in rect: CGRect
  ) -> [CollectionElement: UICollectionViewLayoutAttributes] {
    let rect = isFlipped ? rect.flipped(in: layoutObject.collectionViewContentSize.width) : rect
    let all = layoutObject.layoutAttributesForElements(in: rect) ?? []
    return all.compactMap(shown).reduce(into: [:]) {
      if !$1.isHidden { $0[$1.element] = $1.duplicate() }
    }
  }

  /// Moves what is known of items to their new places.
  func apply(_ update: CollectionUpdate) {
    selection = Set(selection.compactMap { update.keptPath(of: $0) })
    highlighted = highlighted.flatMap { update.newPath(of: $0) }
    itemDrag?.itemsDidMove(update.newPath)
    swiping?.rowsDidMove(update.newPath)
    prefetch.reset()
    layoutObject.itemsWillMove(update)
    moveStrips(update)
    invalidateCounts()
  }

  func invalidateCounts() {
    let context = layoutObject.makeInvalidationContext()
    context.invalidateCounts()
    layoutObject.invalidateLayout(with: context)
  }

  func show(
    _ update: CollectionUpdate,
    old: [CollectionElement: UICollectionViewLayoutAttributes], _ completion: ((Bool) -> Void)?
  ) {
    let layout = layoutObject
    let transition = CollectionTransition(update, old: old, from: layout, to: layout)
    isTiling = true
    reconfigureCells(update)
    prepareLayout()
    layout.transition = transition
    layout.prepare(forCollectionViewUpdates: update.items)
    isTiling = false
    animate(transition, from: layout, to: layout) { finished in
      completion?(finished)
    } alongside: {
      layout.finalizeCollectionViewUpdates()
      layout.transition = nil
    }
  }

  // MARK: Reconfiguring

  func reconfigure(_ paths: [IndexPath]) {
    if update != nil {
      update?.reconfiguredRows.formUnion(paths)
      return
    }
    load()
    for path in paths where model.contains(path) { reconfigureCell(at: path, as: path) }
    setNeedsLayout()
  }

  /// Lets the data source configure cells that an update keeps.
  private func reconfigureCells(_ update: CollectionUpdate) {
    for path in update.changes.reconfiguredRows.sorted() {
      if let new = update.keptPath(of: path) { reconfigureCell(at: path, as: new) }
    }
  }

  /// - Parameters:
  ///   - path: by which the view knows the cell.
  ///   - new: by which the data source knows the item.
  private func reconfigureCell(at path: IndexPath, as new: IndexPath) {
    guard let cell = cellForItem(at: path) else { return }
    reconfigured = cell
    let result = askForCell(new)
    reconfigured = nil
    require(
      result === cell,
      "The collection view's data source returned a different cell instead of the existing cell when "
        + "reconfiguring the item at \(new).")
    cell.fittedSize = nil
  }
}

extension CollectionUpdate {
  /// The changes as a layout is told about them: deletions from the last to the first, then insertions.
  @MainActor var items: [UICollectionViewUpdateItem] {
    func section(_ section: Int?) -> IndexPath? {
      section.map { IndexPath(item: NSNotFound, section: $0) }
    }
    let deleted =
      changes.deletedSections.keys.sorted(by: >).map {
        UICollectionViewUpdateItem(.delete, before: section($0), after: nil)
      }
      + changes.deletedRows.keys.sorted(by: >).map {
        UICollectionViewUpdateItem(.delete, before: $0, after: nil)
      }
    let inserted =
      changes.insertedSections.keys.sorted().map {
        UICollectionViewUpdateItem(.insert, before: nil, after: section($0))
      }
      + changes.insertedRows.keys.sorted().map {
        UICollectionViewUpdateItem(.insert, before: nil, after: $0)
      }
    let reloaded =
      changes.reloadedSections.keys.sorted().map {
        UICollectionViewUpdateItem(.reload, before: section($0), after: section(newSection(of: $0)))
      }
      + changes.reloadedRows.keys.sorted().map {
        UICollectionViewUpdateItem(.reload, before: $0, after: newPath(of: $0))
      }
    let moved =
      changes.movedSections.sorted { $0.key < $1.key }.map {
        UICollectionViewUpdateItem(.move, before: section($0), after: section($1))
      }
      + changes.movedRows.sorted { $0.key < $1.key }.map {
        UICollectionViewUpdateItem(.move, before: $0, after: $1)
      }
    return deleted + inserted + reloaded + moved
  }
}
