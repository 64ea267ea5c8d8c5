import CoreGraphics
import Foundation

extension UISearchBar {
  /// Where a search bar is, on which its measures depend.
  enum Place {
    /// In a view of the program.
    case view
    /// In a navigation bar, below the title.
    case stacked
    /// In a navigation bar, in the row of the title.
    case inline

    /// The height of a bar with a field alone, whose height is given. Points.
    func height(ofField height: CGFloat) -> CGFloat {
      switch self {
      case .view: height + 20
      case .stacked: height + 16
      case .inline: BarMetrics.height
      }
    }
  }

  private static let margin: CGFloat = 8
  private static let promptHeight: CGFloat = 18
  private static let scopeHeight: CGFloat = 44
  private static let scopeInset: CGFloat = 6

  private final var promptSpace: CGFloat { content.prompt == nil ? 0 : Self.promptHeight }

  final var hasScopes: Bool { content.scopes?.isEmpty == false }
  final var showsScopes: Bool { content.showsScopes && hasScopes }

  final var naturalHeight: CGFloat {
    place.height(ofField: parts.field.naturalHeight) + promptSpace
      + (showsScopes ? Self.scopeHeight : 0)
  }

  final func layOutParts() {
    // Before the bar has a size, its parts have none either.
    guard bounds.width > 4 * Self.margin, bounds.height > 0 else { return }
    parts.background.frame = bounds
    let row = row
    parts.promptLabel.frame = CGRect(
      x: row.minX, y: Self.margin - 2, width: row.width, height: Self.promptHeight)
    layOutRow(row)
    parts.scopeBackground.frame = CGRect(
      x: bounds.minX, y: bounds.height - Self.scopeHeight, width: bounds.width,
      height: Self.scopeHeight)
    parts.scopes.frame = CGRect(
      x: row.minX, y: bounds.height - Self.scopeHeight + Self.scopeInset - 1, width: row.width,
      height: Self.scopeHeight - 2 * Self.scopeInset)
  }

  /// The place of the field and the cancel button.
  private final var row: CGRect {
    let margin =
      switch place {
      case .view: Self.margin
      case .stacked: BarMetrics.margin(inWidth: bounds.width)
      case .inline: 0 as CGFloat
      }
    let area = bounds.inset(
      by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
    let rest = bounds.height - promptSpace - (showsScopes ? Self.scopeHeight : 0)
    let fieldHeight = parts.field.naturalHeight
    let top = place == .stacked ? 1 : (rest - fieldHeight) / 2
    return CGRect(
      x: area.minX + margin, y: promptSpace + top, width: max(area.width - 2 * margin, 0),
      height: fieldHeight)
  }

  private final func layOutRow(_ row: CGRect) {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let size = parts.cancelButton.sizeThatFits(row.size)
    let taken = content.showsCancel ? size.width + Self.margin : 0
    let width = max(row.width - taken, 0)
    let offset = content.fieldOffset
    parts.field.frame = CGRect(
      x: (isReversed ? row.maxX - width : row.minX) + offset.horizontal,
      y: row.minY + offset.vertical, width: width, height: row.height)
    // A button that is not shown waits beyond the edge, from where it moves in.
    let x = content.showsCancel ? width + Self.margin : row.width + 2 * Self.margin
    parts.cancelButton.frame = CGRect(
      x: isReversed ? row.maxX - x - size.width : row.minX + x,
      y: row.midY - size.height / 2, width: size.width, height: size.height)
    parts.cancelButton.alpha = content.showsCancel ? 1 : 0
  }
}
