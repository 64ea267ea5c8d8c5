public import Foundation

/// Index paths of tables: the section comes first, then the row.
extension IndexPath {
  /// The path of a row in a section.
  public init(row: Int, section: Int) {
    // An array of both indexes would be allocated.
    self.init(index: section)
    append(row)
  }

  /// The index of the section. Traps if the path has not two indexes.
  public var section: Int {
    get {
      requireTwoIndexes()
      return self[0]
    }
    set {
      requireTwoIndexes()
      self[0] = newValue
    }
  }

  /// The index of the row in its section. Traps if the path has not two indexes.
  public var row: Int {
    get {
      requireTwoIndexes()
      return self[1]
    }
    set {
      requireTwoIndexes()
      self[1] = newValue
    }
  }

  private func requireTwoIndexes() {
    precondition(
      count == 2,
      "Invalid index path for use with UITableView. Index paths passed to table view must contain "
        + "exactly two indices specifying the section and row.")
  }
}
