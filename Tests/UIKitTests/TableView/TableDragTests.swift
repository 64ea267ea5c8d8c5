import LaminaTesting
import Testing
import UIKit

// UITableViewDragDelegate and UITableViewDropDelegate, Apple, "Supporting Drag and Drop in Table Views".
// Requirement V39.
@MainActor @Suite("Drag and drop of rows", .serialized)
struct TableDragTests {
  private let test: DragTable

  init() throws {
    test = try DragTable(rowCount: 20)
  }

  @Test("A row that is dragged below others makes room for itself and is dropped there")
  func movesRow() throws {
    test.drag(from: 22, to: [100, 118])
    #expect(test.table.hasActiveDrag && test.table.hasActiveDrop)
    #expect(test.table.hasUncommittedUpdates)
    #expect(test.top("row 1") == 0 && test.top("row 2") == 44 && test.top("row 3") == 132)
    test.screen.touch(.ended, at: CGPoint(x: 100, y: 118))
    try test.rows.wait()
    #expect(test.rows.texts.prefix(4) == ["row 1", "row 2", "row 0", "row 3"])
    #expect(!test.table.hasActiveDrag && !test.table.hasUncommittedUpdates)
    #expect(
      test.log == [
        "items 0", "lifting", "dragging", "will begin", "can handle", "enter", "update 2",
        "update 2", "drop 0 at 2", "did animate", "did end drop", "none", "did end drag",
      ])
  }

  @Test("A drag that is dropped beside the table lets all rows return")
  func returns() throws {
    test.drag(from: 22, to: [100, 118])
    test.screen.touch(.moved, at: CGPoint(x: 100, y: 900))
    #expect(!test.table.hasUncommittedUpdates && test.top("row 3") == 132)
    test.screen.touch(.ended, at: CGPoint(x: 100, y: 900))
    try test.rows.wait()
    #expect(test.top("row 0") == 0 && test.rows.table.visibleCells.allSatisfy { $0.alpha == 1 })
    #expect(test.log.suffix(4) == ["exit", "did end drop", "none", "did end drag"])
  }

  @Test("Rows that are lifted and not moved have no session, and rows without items are not lifted")
  func lift() {
    test.screen.press(at: CGPoint(x: 100, y: 22), for: 0.7)
    #expect(test.log == ["items 0", "lifting", "none"])
    test.log = []
    test.isDraggable = false
    test.screen.press(at: CGPoint(x: 100, y: 22), for: 0.7)
    #expect(test.log == ["items 0"])
    test.table.dragInteractionEnabled = false
    test.screen.press(at: CGPoint(x: 100, y: 22), for: 0.7)
    #expect(test.log == ["items 0"])
  }

  @Test("A drop into a row opens no gap, and tells the row that it is the target")
  func into() throws {
    test.intent = .insertIntoDestinationIndexPath
    test.drag(from: 22, to: [110])
    #expect(!test.table.hasUncommittedUpdates)
    let state = test.cell("row 2")?.configurationState
    #expect(
      state?.cellDropState == .targeted
        && state?.cellDragState == UICellConfigurationState.DragState.none)
    #expect(test.cell("row 3")?.configurationState.cellDropState == .notTargeted)
    #expect(test.cell("row 0")?.configurationState.cellDragState == .dragging)
    test.screen.touch(.ended, at: CGPoint(x: 100, y: 110))
    #expect(test.log.contains("drop 0 at 2"))
    #expect(
      test.cell("row 2")?.configurationState.cellDropState
        == UICellConfigurationState.DropState.none)
  }

  @Test("The automatic intent inserts at the edges of rows, and joins in their middle")
  func automatic() {
    test.intent = .automatic
    test.drag(from: 22, to: [110])
    #expect(!test.table.hasUncommittedUpdates)
    test.screen.touch(.moved, at: CGPoint(x: 100, y: 91))
    #expect(test.table.hasUncommittedUpdates)
    test.screen.touch(.cancelled, at: CGPoint(x: 100, y: 91))
    #expect(!test.table.hasActiveDrop)
  }

  @Test("A copy leaves the row where it is, and beside the rows there is no path")
  func copy() throws {
    test.operation = .copy
    test.rows.sections = [rowTexts(3)]
    test.table.reloadData()
    try test.screen.render()
    test.drag(from: 22, to: [100, 110])
    #expect(test.top("row 0") == 0 && test.top("row 1") == 44)
    #expect(test.cell("row 0")?.alpha == 1)
    test.screen.touch(.moved, at: CGPoint(x: 100, y: 300))
    test.screen.touch(.ended, at: CGPoint(x: 100, y: 300))
    #expect(test.log.suffix(6).contains("drop 0 at nil"))
  }

  @Test("A placeholder is shown between the rows until its row is committed")
  func placeholder() throws {
    test.usesPlaceholder = true
    test.operation = .copy
    test.drag(from: 22, to: [100, 70])
    test.screen.touch(.ended, at: CGPoint(x: 100, y: 70))
    try test.rows.wait()
    let context = try #require(test.context)
    #expect(test.table.hasUncommittedUpdates && test.top("row 1") == 44 && test.top("row 2") == 148)
    #expect(test.table.contentSize.height == 940)
    // Rows are where the data source has them.
    #expect(test.table.indexPathForRow(at: CGPoint(x: 9, y: 150))?.row == 2)
    #expect(test.table.indexPathForRow(at: CGPoint(x: 9, y: 100)) == nil)
    test.rows.sections[0].insert("early", at: 0)
    test.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    let committed = context.commitInsertion { path in
      #expect(path == IndexPath(row: 3, section: 0))
      test.rows.sections[0].insert("new", at: path.row)
    }
    try test.rows.wait()
    #expect(committed && !test.table.hasUncommittedUpdates)
    #expect(test.rows.texts.prefix(5) == ["early", "row 0", "row 1", "new", "row 2"])
    #expect(!context.deletePlaceholder() && !context.commitInsertion { _ in })
  }

  @Test("A placeholder that is deleted, or whose table is reloaded, is gone")
  func deletedPlaceholder() throws {
    test.usesPlaceholder = true
    test.drag(from: 22, to: [100, 70])
    test.screen.touch(.ended, at: CGPoint(x: 100, y: 70))
    #expect(test.context?.deletePlaceholder() == true)
    try test.rows.wait()
    #expect(test.top("row 2") == 88 && test.table.contentSize.height == 880)
    test.drag(from: 22, to: [100, 70])
    test.screen.touch(.ended, at: CGPoint(x: 100, y: 70))
    test.table.reloadData()
    #expect(!test.table.hasUncommittedUpdates && test.context?.deletePlaceholder() == false)
  }

  @Test("A drag that rests on a row of a spring-loaded table selects the row")
  func springLoading() {
    test.intent = .insertIntoDestinationIndexPath
    test.table.isSpringLoaded = true
    test.drag(from: 22, to: [110])
    test.screen.time += 1
    #expect(test.table.indexPathForSelectedRow?.row == 2 && test.rows.log.contains("didSelect 2"))
    test.screen.touch(.moved, at: CGPoint(x: 100, y: 150))
    test.table.isSpringLoaded = false
    test.screen.time += 1
    #expect(test.table.indexPathForSelectedRow?.row == 2)
    test.screen.touch(.cancelled, at: CGPoint(x: 100, y: 150))
  }

  @Test("A drag at the edge scrolls the table")
  func scrolls() throws {
    test.drag(from: 22, to: [100, 470])
    for _ in 0..<5 { try test.rows.wait() }
    #expect(test.table.contentOffset.y > 200)
    test.screen.touch(.cancelled, at: CGPoint(x: 100, y: 470))
    let offset = test.table.contentOffset
    try test.rows.wait()
    #expect(test.table.contentOffset == offset)
  }
}

/// A table whose rows are dragged, and dropped on it, with a log of what its delegates are told.
@MainActor private final class DragTable: NSObject, UITableViewDragDelegate, UITableViewDropDelegate
{
  let rows: TableScreen
  var log: [String] = []
  var operation = UIDropOperation.move
  var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
  var isDraggable = true
  var usesPlaceholder = false
  var context: (any UITableViewDropPlaceholderContext)?

  var table: UITableView { rows.table }
  var screen: OffscreenScreen { rows.screen }

  init(rowCount: Int) throws {
    rows = try TableScreen([rowTexts(rowCount)], cellClass: DragLogCell.self)
    super.init()
    rows.height = 44
    rows.table.estimatedRowHeight = 0
    (rows.table.dragDelegate, rows.table.dropDelegate) = (self, self)
    DragLogCell.log = { [weak self] in self?.log.append($0) }
    rows.table.reloadData()
    try rows.screen.render()
  }

  func cell(_ text: String) -> UITableViewCell? {
    table.visibleCells.first { $0.textLabel?.text == text }
  }

  func top(_ text: String) -> CGFloat? { cell(text)?.frame.minY }

  func drag(from start: CGFloat, to path: [CGFloat]) {
    screen.touch(.began, at: CGPoint(x: 100, y: start))
    screen.time += 0.6
    for y in path { screen.touch(.moved, at: CGPoint(x: 100, y: y)) }
  }

  // MARK: The source

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    log.append("items \(indexPath.row)")
    guard isDraggable else { return [] }
    return [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "row")))]
  }
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    log.append("will begin")
  }
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    log.append("did end drag")
  }

  // MARK: The target

  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    log.append("can handle")
    return true
  }
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    log.append("enter")
  }
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    log.append("update \(destinationIndexPath.map { "\($0.row)" } ?? "nil")")
    return UITableViewDropProposal(operation: operation, intent: intent)
  }
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    log.append("exit")
  }
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    log.append("did end drop")
  }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    let path = coordinator.destinationIndexPath
    for item in coordinator.items {
      let source = item.sourceIndexPath?.row
      log.append(
        "drop \(source.map { "\($0)" } ?? "nil") at \(path.map { "\($0.row)" } ?? "nil")")
      guard let path, let source else { continue }
      if usesPlaceholder {
        context = coordinator.drop(
          item.dragItem,
          to: UITableViewDropPlaceholder(
            insertionIndexPath: path, reuseIdentifier: "row", rowHeight: 60))
      } else if coordinator.proposal.intent == .insertAtDestinationIndexPath {
        table.performBatchUpdates {
          self.rows.move(source, to: path.row)
          tableView.moveRow(at: IndexPath(row: source, section: 0), to: path)
        }
        coordinator.drop(item.dragItem, toRowAt: path).addAnimations {
          self.log.append("did animate")
        }
      } else {
        coordinator.drop(
          item.dragItem, intoRowAt: path, rect: CGRect(x: 0, y: 0, width: 9, height: 9))
      }
    }
  }
}

private final class DragLogCell: UITableViewCell {
  static var log: ((String) -> Void)?

  override func dragStateDidChange(_ dragState: DragState) {
    super.dragStateDidChange(dragState)
    Self.log?("\(dragState)")
  }
}

extension TableScreen {
  fileprivate func move(_ source: Int, to target: Int) {
    sections[0].insert(sections[0].remove(at: source), at: target)
  }
}
