import CoreGraphics

/// The views of a cell besides its content view; each is nil until it is needed.
@MainActor final class CellParts {
  var imageView: UIImageView?
  var textLabel: UILabel?
  var detailLabel: UILabel?
  var standardSelection: UIView?
  var accessories: [UIView] = []
  var editControl: EditControl?
  var reorderControl: ReorderControl?
  let separator = UIView()
  /// Shows the separator where the table has an effect for it.
  var separatorEffect: UIVisualEffectView?
  var separatorInset: UIEdgeInsets?
  var showsSeparator = false
}
