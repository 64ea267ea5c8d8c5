import Foundation

/// What a view of a collection view shows: an item, or something of a kind at an index path.
struct CollectionElement: Hashable {
  enum Role: Hashable {
    case cell
    case supplementary(String)
    case decoration(String)
    /// A cell for an item that has no data yet.
    case placeholder(ObjectIdentifier)
  }

  var role: Role
  var path: IndexPath

  init(_ role: Role, _ path: IndexPath) {
    (self.role, self.path) = (role, path)
  }

  var category: UICollectionView.ElementCategory {
    switch role {
    case .cell, .placeholder: .cell
    case .supplementary: .supplementaryView
    case .decoration: .decorationView
    }
  }

  /// nil for a cell.
  var kind: String? {
    switch role {
    case .cell, .placeholder: nil
    case .supplementary(let kind), .decoration(let kind): kind
    }
  }

  var isCell: Bool { role == .cell }
}
