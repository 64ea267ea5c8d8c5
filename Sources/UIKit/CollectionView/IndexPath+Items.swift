import CoreGraphics
public import Foundation

/// Index paths of collection views: the section comes first, then the item.
extension IndexPath {
  /// The path of an item in a section.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The index of the item in its section. Traps if the path has not two indexes.
  public var item: Int {
    get {
      requireItemPath()
      return self[1]
    }
    set {
      requireItemPath()
      self[1] = newValue
    }
  }

  private func requireItemPath() {
    require(
      count == 2,
      "Invalid index path for use with UICollectionView. Index paths passed to collection view must "
        + "contain exactly two indices specifying the section and item.")
  }
}
