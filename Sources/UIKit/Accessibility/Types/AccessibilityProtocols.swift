public import Foundation

/// A view with pages of text, which is read line by line.
///
/// Source: Apple, "UIAccessibilityReadingContent".
@preconcurrency @MainActor public protocol UIAccessibilityReadingContent {
  /// The line at a point in the view's coordinates; `NSNotFound` if there is none.
  func accessibilityLineNumber(for point: CGPoint) -> Int
  func accessibilityContent(forLineNumber lineNumber: Int) -> String?
  /// The frame of a line in the coordinates of the screen.
  func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
  func accessibilityPageContent() -> String?
  func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString?
  func accessibilityAttributedPageContent() -> NSAttributedString?
}

extension UIAccessibilityReadingContent {
  public func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString? {
    accessibilityContent(forLineNumber: lineNumber).map(NSAttributedString.init)
  }

  public func accessibilityAttributedPageContent() -> NSAttributedString? {
    accessibilityPageContent().map(NSAttributedString.init)
  }
}

/// A cell of a container of the type `.dataTable`.
///
/// Source: Apple, "UIAccessibilityContainerDataTableCell".
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
  /// The first row of the cell, and the number of its rows.
  func accessibilityRowRange() -> NSRange
  /// The first column of the cell, and the number of its columns.
  func accessibilityColumnRange() -> NSRange
}

/// A container of the type `.dataTable`: rows and columns.
///
/// Source: Apple, "UIAccessibilityContainerDataTable".
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
  func accessibilityDataTableCellElement(
    forRow row: Int, column: Int
  ) -> (any UIAccessibilityContainerDataTableCell)?
  func accessibilityRowCount() -> Int
  func accessibilityColumnCount() -> Int
  /// The headers of a row. Default: nil.
  func accessibilityHeaderElements(
    forRow row: Int
  ) -> [any UIAccessibilityContainerDataTableCell]?
  /// The headers of a column. Default: nil.
  func accessibilityHeaderElements(
    forColumn column: Int
  ) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
  public func accessibilityHeaderElements(
    forRow row: Int
  ) -> [any UIAccessibilityContainerDataTableCell]? { nil }

  public func accessibilityHeaderElements(
    forColumn column: Int
  ) -> [any UIAccessibilityContainerDataTableCell]? { nil }
}
