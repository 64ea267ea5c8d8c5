import CoreGraphics

/// The views of a list cell besides its content view.
@MainActor final class ListCellParts {
  /// What the list says about the cell's place.
  var row: ListRow?
  /// The views of the accessories that are visible.
  var accessories: [(accessory: UICellAccessory, view: UIView)] = []
  let top = UIView()
  let bottom = UIView()
  /// What the accessories were made for, so that they are made again only after changes.
  var isEditing = false
}
