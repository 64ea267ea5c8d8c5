import CoreGraphics
import Foundation

/// A table or a collection view of which the user can select many items by a drag of two fingers.
@MainActor protocol MultipleSelectionHost: UIScrollView {
  var allowsMultipleSelection: Bool { get }
  var allowsMultipleSelectionDuringEditing: Bool { get }
  /// Whether several items can be selected now.
  var selectsSeveralItems: Bool { get }

  func itemPath(at point: CGPoint) -> IndexPath?
  func itemCount(inSection section: Int) -> Int
  func isItemSelected(_ path: IndexPath) -> Bool
  /// Selects or deselects an item for the user, as the delegate allows.
  func userChangesSelection(of path: IndexPath)

  // The delegate's methods.
  func shouldBeginMultipleSelection(at path: IndexPath) -> Bool
  func multipleSelectionDidBegin(at path: IndexPath)
  func multipleSelectionDidEnd()
}

extension MultipleSelectionHost {
  /// The paths between two, with both.
  func paths(from first: IndexPath, to last: IndexPath) -> [IndexPath] {
    let (low, high) = first < last ? (first, last) : (last, first)
    return (low.section...high.section).flatMap { section in
      let start = section == low.section ? low.item : 0
      let end = section == high.section ? high.item + 1 : itemCount(inSection: section)
      return (start..<max(start, end)).map { IndexPath(item: $0, section: section) }
    }
  }
}
