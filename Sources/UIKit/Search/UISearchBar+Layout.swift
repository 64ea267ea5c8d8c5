import CoreGraphics
import Foundation

extension UISearchBar {
  /// The height of a bar with a field alone. Points.
  private static let height: CGFloat = 56
  private static let fieldHeight: CGFloat = 36
  private static let margin: CGFloat = 8
  private static let promptHeight: CGFloat = 18
  private static let scopeHeight: CGFloat = 44
  private static let scopeInset: CGFloat = 6

  private final var promptSpace: CGFloat { content.prompt == nil ? 0 : Self.promptHeight }

  private final var showsScopes: Bool {
    content.showsScopes && content.scopes?.isEmpty == false
  }

  final var naturalHeight: CGFloat {
    Self.height + promptSpace + (showsScopes ? Self.scopeHeight : 0)
  }

  final func layOutParts() {
    // Before the bar has a size, its parts have none either.
    guard bounds.width > 4 * Self.margin, bounds.height > 0 else { return }
    let area = bounds.inset(
      by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
    parts.background.frame = bounds
    parts.promptLabel.frame = CGRect(
      x: area.minX + Self.margin, y: Self.margin - 2, width: area.width - 2 * Self.margin,
      height: Self.promptHeight)
    let rest = bounds.height - promptSpace - (showsScopes ? Self.scopeHeight : 0)
    let row = CGRect(
      x: area.minX + Self.margin, y: promptSpace + (rest - Self.fieldHeight) / 2,
      width: max(area.width - 2 * Self.margin, 0), height: Self.fieldHeight)
    layOutRow(row)
    parts.scopeBackground.frame = CGRect(
      x: bounds.minX, y: bounds.height - Self.scopeHeight, width: bounds.width,
      height: Self.scopeHeight)
    parts.scopes.frame = CGRect(
      x: row.minX, y: bounds.height - Self.scopeHeight + Self.scopeInset - 1, width: row.width,
      height: Self.scopeHeight - 2 * Self.scopeInset)
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
