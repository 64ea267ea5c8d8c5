import CoreGraphics
import Foundation

/// The cell that stands for an item whose data is being loaded.
@MainActor final class ItemPlaceholder {
  let cell: UIView
  /// The item before which it is, as the data source knows it.
  var path: IndexPath
  /// The height of a row; collection views ask their layout.
  let height: CGFloat
  /// Shows the content of the cell again.
  let updateCell: () -> Void
  private(set) weak var host: (any ItemPlaceholderHost)?

  init(
    _ cell: UIView, before path: IndexPath, height: CGFloat, in host: any ItemPlaceholderHost,
    updateCell: @escaping () -> Void
  ) {
    (self.cell, self.path, self.height) = (cell, path, height)
    (self.host, self.updateCell) = (host, updateCell)
  }
}

/// A table or a collection view, as its placeholders see it.
@MainActor protocol ItemPlaceholderHost: AnyObject {
  /// In the order in which they are shown.
  var placeholders: [ItemPlaceholder] { get set }
  /// Shows the placeholders that there are now.
  func placeholdersDidChange()
  /// Puts an item where a placeholder was, together with the changes of the data source.
  func insertItem(at path: IndexPath, _ changes: () -> Void)
}

extension ItemPlaceholderHost {
  /// Adds a placeholder, whose path counts the placeholders that there are.
  func add(_ placeholder: ItemPlaceholder) {
    var before = 0
    for (index, other) in placeholders.enumerated() {
      let shown = other.path.item + placeholders[..<index].count { $0.isInSection(of: other.path) }
      let precedes = IndexPath(item: shown, section: other.path.section) < placeholder.path
      if precedes { before = index + 1 }
    }
    let earlier = placeholders[..<before].count { $0.isInSection(of: placeholder.path) }
    placeholder.path.item = max(placeholder.path.item - earlier, 0)
    placeholders.insert(placeholder, at: before)
    placeholdersDidChange()
  }

  func place(of placeholder: ItemPlaceholder) -> Int? {
    placeholders.firstIndex { $0 === placeholder }
  }

  func remove(_ placeholder: ItemPlaceholder) -> Bool {
    guard let index = place(of: placeholder) else { return false }
    placeholders.remove(at: index)
    return true
  }

  /// Lets placeholders follow the items before which they are; those of deleted sections go.
  ///
  /// - Parameter counts: the numbers of items before and after the change.
  func movePlaceholders(_ paths: TableUpdatePaths, before: [Int], after: [Int]) {
    placeholders.removeAll { placeholder in
      guard let path = placeholder.path.follow(paths, before: before, after: after) else {
        placeholder.cell.removeFromSuperview()
        return true
      }
      placeholder.path = path
      return false
    }
  }
}

extension ItemPlaceholder {
  fileprivate func isInSection(of path: IndexPath) -> Bool { self.path.section == path.section }
}

extension IndexPath {
  /// The place before the next item that stays, or at the end of the section.
  fileprivate func follow(
    _ paths: TableUpdatePaths, before: [Int], after: [Int]
  ) -> IndexPath? {
    guard let section = paths.newSection(of: section) else { return nil }
    for item in item..<Swift.max(item, before[self.section]) {
      let new = paths.newPath(of: IndexPath(item: item, section: self.section))
      if let new, new.section == section { return new }
    }
    return IndexPath(item: after[section], section: section)
  }
}
