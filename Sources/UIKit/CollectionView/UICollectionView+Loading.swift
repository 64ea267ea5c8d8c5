import CoreGraphics
import Foundation

extension UICollectionView {
  func setUpCollection() {
    layoutObject.view = self
    layoutObject.needsPreparation = true
  }

  /// Forgets the items, so that the data source is asked again when they are needed.
  func discardItems() {
    movement = nil
    (placeholders, gaps) = ([], CollectionGaps())
    takeElements { _ in true }
    selection = []
    highlighted = nil
    model.isLoaded = false
    prefetch.reset()
    strips.distances = [:]
    updateStrips(for: [])
    let context = layoutObject.makeInvalidationContext()
    context.invalidateWhole(counts: true)
    layoutObject.invalidateLayout(with: context)
    setNeedsLayout()
  }

  /// Asks the data source for the numbers of sections and items, unless they are known.
  func load() {
    guard !model.isLoaded else { return }
    guard let dataSource else { return model.set([]) }
    let counts = loadCounts(from: dataSource)
    model.set(counts)
  }

  func loadCounts(from dataSource: any UICollectionViewDataSource) -> [Int] {
    (0..<dataSource.numberOfSections(in: self)).map { section in
      let count = dataSource.collectionView(self, numberOfItemsInSection: section)
      require(
        count >= 0, "Invalid number of items in section \(section): \(count)")
      return count
    }
  }

  func replaceBackground(_ old: UIView?) {
    if old !== backgroundView { old?.removeFromSuperview() }
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }

  // MARK: Views

  /// Returns the cell for a path, as the data source configures it.
  func askForCell(_ path: IndexPath) -> UICollectionViewCell? {
    guard let dataSource else { return nil }
    let wasAsking = states.isAskingForView
    states.isAskingForView = true
    CollectionReuse.requestDepth += 1
    defer {
      states.isAskingForView = wasAsking
      CollectionReuse.requestDepth -= 1
    }
    let cell = dataSource.collectionView(
      self, cellForItemAt: movement?.dataPath(of: path) ?? path)
    require(
      cell.reuseIdentifier != nil,
      "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - "
        + "cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"
    )
    return cell
  }

  /// Returns the view of a kind for a path, as the data source configures it.
  func askForView(_ kind: String, _ path: IndexPath) -> UICollectionReusableView? {
    guard let dataSource else { return nil }
    CollectionReuse.requestDepth += 1
    defer { CollectionReuse.requestDepth -= 1 }
    let view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    require(
      view.reuseIdentifier != nil,
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: (\(kind),"
        + "\(path)) was not retrieved by calling "
        + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil (\(view))"
    )
    require(
      view.reuseKey?.role == .supplementary(kind),
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: does not "
        + "match the element kind it is being used for. When asked for a view of element kind '\(kind)' "
        + "the data source dequeued a view registered for another one.")
    return view
  }

  func takeCell(_ identifier: String, _ path: IndexPath) -> UICollectionViewCell {
    if let cell = reconfigured {
      require(
        cell.reuseIdentifier == identifier,
        "Attempted to dequeue a cell for a different registration or reuse identifier than the existing "
          + "cell when reconfiguring an item, which is not allowed. You can use reloadItems to replace "
          + "the existing cell.")
      return cell
    }
    let view = takeView(.cell, identifier, path)
    guard let cell = view as? UICollectionViewCell else {
      preconditionFailure(
        "the view dequeued for \(identifier) is a \(type(of: view)), not a UICollectionViewCell")
    }
    return cell
  }

  /// Returns a view that is not used any more, or a new one.
  func takeView(
    _ role: CollectionElement.Role, _ identifier: String, _ path: IndexPath
  ) -> UICollectionReusableView {
    guard let view = reuse.view(role, identifier) else {
      preconditionFailure(
        "could not dequeue a view of kind: \(role == .cell ? "UICollectionElementKindCell" : kindName(role)) with "
          + "identifier \(identifier) - must register a nib or a class for the identifier or connect a "
          + "prototype cell in a storyboard")
    }
    view.collection = self
    return view
  }

  private func kindName(_ role: CollectionElement.Role) -> String {
    CollectionElement(role, IndexPath()).kind ?? ""
  }
}
