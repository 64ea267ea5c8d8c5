import CoreGraphics
public import Foundation

extension UICollectionView {
  /// Whether items can have the focus, unless the delegate says so for each.
  var canFocusItems: Bool { isEditing ? allowsFocusDuringEditing : allowsFocus }

  func canFocus(_ cell: UICollectionViewCell) -> Bool {
    guard let path = indexPath(for: cell) else { return false }
    return delegate?.collectionView(self, canFocusItemAt: path) ?? canFocusItems
  }

  /// Returns the nearest item in a direction that can have the focus, or a control in it. An item up to a
  /// screen away is scrolled to, because only visible items have cells.
  func focusedItem(after item: any UIFocusItem, _ heading: UIFocusHeading) -> (any UIFocusItem)? {
    let cell = item.focusChain.lazy.compactMap { $0 as? UICollectionViewCell }.first
    guard let cell, let path = indexPath(for: cell), cell === item,
      let place = layoutAttributesForItem(at: path)?.frame
    else { return nil }
    for target in items(after: path, at: place, heading) {
      if cellForItem(at: target) == nil {
        scrollToItem(at: target, at: scrollPosition(heading), animated: false)
        layoutIfNeeded()
      }
      if let cell = cellForItem(at: target), let item = focusTarget(in: cell) { return item }
    }
    return nil
  }

  /// The items in a direction that are at most a screen away, the nearest first.
  private func items(
    after path: IndexPath, at place: CGRect, _ heading: UIFocusHeading
  ) -> [IndexPath] {
    let (x, y): (CGFloat, CGFloat) =
      switch heading {
      case .up: (0, -1)
      case .down: (0, 1)
      case .left: (-1, 0)
      case .right: (1, 0)
      default: (0, 0)
      }
    guard x != 0 || y != 0 else { return [] }
    let ahead = bounds.offsetBy(dx: x * bounds.width, dy: y * bounds.height)
    let elements = collectionViewLayout.layoutAttributesForElements(in: bounds.union(ahead)) ?? []
    let distances = elements.compactMap { element -> (path: IndexPath, distance: FocusDistance)? in
      guard element.representedElementCategory == .cell, element.indexPath != path,
        let distance = FocusSearch.distance(from: place, to: element.frame, heading)
      else { return nil }
      return (element.indexPath, distance)
    }
    return distances.sorted { $0.distance < $1.distance }.map(\.path)
  }

  private func scrollPosition(_ heading: UIFocusHeading) -> ScrollPosition {
    switch heading {
    case .up: .top
    case .down: .bottom
    case .left: .left
    default: .right
    }
  }

  /// The item itself, or a control in it.
  private func focusTarget(in cell: UICollectionViewCell) -> (any UIFocusItem)? {
    window.flatMap { FocusSearch(window: $0).targets(in: cell).first?.item }
  }

  var preferredFocusedCell: UICollectionViewCell? {
    let preferred = delegate?.indexPathForPreferredFocusedView(in: self)
    let path = preferred ?? (remembersLastFocusedIndexPath ? lastFocusedItem : nil)
    return (path ?? selection.min()).flatMap { cellForItem(at: $0) }
  }

  func itemContext(_ context: UIFocusUpdateContext) -> UICollectionViewFocusUpdateContext {
    UICollectionViewFocusUpdateContext(of: self, context)
  }

  func focusDidMove(
    _ context: UICollectionViewFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator
  ) {
    if let path = context.nextFocusedIndexPath {
      lastFocusedItem = path
      let selects =
        delegate?.collectionView(self, selectionFollowsFocusForItemAt: path)
        ?? selectionFollowsFocus
      if selects, !selection.contains(path) { itemTapped(path) }
    }
    delegate?.collectionView(self, didUpdateFocusIn: context, with: coordinator)
  }
}

/// A movement of the focus from or to items of a collection view.
///
/// Main thread only. Source: Apple, "UICollectionViewFocusUpdateContext".
@preconcurrency @MainActor
public final class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that had the focus; nil if none of the collection view had it.
  public let previouslyFocusedIndexPath: IndexPath?
  /// The item that has the focus; nil if none of the collection view has it.
  public let nextFocusedIndexPath: IndexPath?

  init(of collection: UICollectionView, _ context: UIFocusUpdateContext) {
    func path(_ item: (any UIFocusItem)?) -> IndexPath? {
      item?.focusChain.lazy.compactMap { $0 as? UICollectionViewCell }.first
        .flatMap(collection.indexPath)
    }
    previouslyFocusedIndexPath = path(context.previouslyFocusedItem)
    nextFocusedIndexPath = path(context.nextFocusedItem)
    super.init(
      from: context.previouslyFocusedItem, to: context.nextFocusedItem, context.focusHeading)
  }
}
