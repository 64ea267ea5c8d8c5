import Foundation

/// What a view of a collection view shows: an item, or something of a kind at an index path.
struct CollectionElement: Hashable {
  enum Role: Hashable {
    case cell
    case supplementary(String)
    case decoration(String)
  }

  var role: Role
  var path: IndexPath

  init(_ role: Role, _ path: IndexPath) {
    (self.role, self.path) = (role, path)
  }

  var category: UICollectionView.ElementCategory {
    switch role {
    case .cell: .cell
    case .supplementary: .supplementaryView
    case .decoration: .decorationView
    }
  }

  /// nil for a cell.
  var kind: String? {
    switch role {
    case .cell: nil
    case .supplementary(let kind), .decoration(let kind): kind
    }
  }

  var isCell: Bool { role == .cell }
}
