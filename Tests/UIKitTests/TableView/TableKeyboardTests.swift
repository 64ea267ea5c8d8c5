import LaminaTesting
import Testing

@testable import UIKit

/// A table whose rows are text fields.
@MainActor private final class FieldsController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let field = UITextField(frame: cell.contentView.bounds)
    field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cell.contentView.addSubview(field)
    return cell
  }
}

/// Requirements V33 and V38: a field that is edited is not covered.
@Suite("A table and the keyboard", .serialized)
@MainActor struct TableKeyboardTests {
  private let screen: OffscreenScreen
  private let controller = FieldsController(style: .plain)
  private var table: UITableView { controller.tableView }

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 320, height: 480))
    screen.window.rootViewController = controller
    try screen.render()
  }

  private func field(_ row: Int) throws -> UITextField {
    let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
    return try #require(cell.contentView.subviews.compactMap { $0 as? UITextField }.first)
  }

  private func settle() throws {
    for _ in 0..<4 {
      screen.time += 0.2
      try screen.render()
    }
  }

  @Test("has room for the keyboard below its rows, as long as it is shown")
  func room() throws {
    let offset = table.contentOffset
    screen.window.screen.keyboard = OnScreenKeyboard(
      frame: CGRect(x: 0, y: 300, width: 320, height: 180))
    #expect(table.adjustedContentInset.bottom == 180 && table.contentInset.bottom == 0)
    #expect(table.contentOffset == offset)
    table.contentOffset.y = 96
    screen.window.screen.keyboard = nil
    #expect(table.adjustedContentInset.bottom == 0 && table.contentOffset.y == 0)
  }

  @Test("scrolls the field that is edited above the keyboard, and the next one")
  func scrolling() throws {
    let last = try field(8)
    last.becomeFirstResponder()
    screen.window.screen.keyboard = OnScreenKeyboard(
      frame: CGRect(x: 0, y: 240, width: 320, height: 240))
    #expect(last.convert(last.bounds, to: nil).maxY <= 240)
    let first = try field(3)
    first.becomeFirstResponder()
    try settle()
    #expect(first.convert(first.bounds, to: nil).minY >= 0)
    last.resignFirstResponder()
    screen.window.screen.keyboard = nil
  }
}
