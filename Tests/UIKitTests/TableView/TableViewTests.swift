import Foundation
import LaminaTesting
import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Tables show the rows that are visible", .serialized)
struct TableViewTests {
  @Test("A row's cell is asked for, then its height, then it is displayed")
  func order() throws {
    let test = try TableScreen([rowTexts(2)])
    #expect(
      test.log == [
        "cell 0.0", "height 0.0", "willDisplay 0.0", "cell 0.1", "height 0.1", "willDisplay 0.1",
      ])
    #expect(test.table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 44)
  }

  @Test("Of 1,000,000 rows, only the visible ones have cells, also after scrolling to the end")
  func manyRows() throws {
    let test = try TableScreen([])
    let source = NumberedRows(1_000_000)
    test.table.dataSource = source
    try test.screen.render()
    #expect(test.table.visibleCells.count == 11)
    test.table.scrollToRow(at: IndexPath(row: 999_999, section: 0), at: .bottom, animated: false)
    try test.screen.render()
    #expect(test.table.indexPathsForVisibleRows?.last?.row == 999_999)
    #expect(source.askedCells < 40)
    #expect(test.table.subviews.count { $0 is UITableViewCell } <= 12)
  }

  @Test("Scrolling uses cells again")
  func reuse() throws {
    let test = try TableScreen([rowTexts(100)])
    let first = Set(test.table.visibleCells.map(ObjectIdentifier.init))
    test.table.contentOffset.y = 1_000
    try test.screen.render()
    #expect(test.texts.first == "row 22")
    #expect(!first.isDisjoint(with: test.table.visibleCells.map(ObjectIdentifier.init)))
  }

  @Test("The height of a row follows from its text")
  func selfSizing() throws {
    let test = try TableScreen([["short", String(repeating: "long text ", count: 20)]])
    test.table.reloadData()
    // The cells of the first load go to the queue, which a registration empties.
    test.table.register(ManyLinesCell.self, forCellReuseIdentifier: "row")
    try test.screen.render()
    let rows = (0..<2).map { test.table.rectForRow(at: IndexPath(row: $0, section: 0)) }
    #expect(rows[0].height == 44)
    #expect(rows[1].height > 100)
    #expect(test.table.contentSize.height == rows[1].maxY)
    // The heights of the rows follow from the width.
    test.table.frame.size.width = 200
    try test.screen.render()
    let narrow = test.table.rectForRow(at: IndexPath(row: 1, section: 0))
    #expect(narrow.height > rows[1].height)
    #expect(test.table.visibleCells.last?.frame == narrow)
  }

  @Test("A header of a plain table stays at the top until its section ends")
  func pinnedHeader() throws {
    let test = try TableScreen([rowTexts(20), rowTexts(20)], titles: ["first", "second"])
    test.table.contentOffset.y = 300
    try test.screen.render()
    #expect(test.table.headerView(forSection: 0)?.frame.minY == 300)
    let end = test.table.rect(forSection: 0).maxY
    test.table.contentOffset.y = end - 10
    try test.screen.render()
    #expect(test.table.headerView(forSection: 0)?.frame.maxY == end)
  }

  @Test("A tap highlights a row, selects it, and deselects the row that was selected")
  func selection() throws {
    let test = try TableScreen([rowTexts(5)])
    test.screen.tap(at: CGPoint(x: 100, y: 20))
    #expect(test.table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    test.log = []
    test.screen.tap(at: CGPoint(x: 100, y: 60))
    #expect(
      test.log == [
        "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1",
        "willDeselect 0", "didDeselect 0", "didSelect 1",
      ])
    #expect(test.table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
  }

  @Test("Where several rows may be selected, a second tap deselects")
  func multipleSelection() throws {
    let test = try TableScreen([rowTexts(5)])
    test.table.allowsMultipleSelection = true
    for y in [20, 60, 20] { test.screen.tap(at: CGPoint(x: 100, y: CGFloat(y))) }
    #expect(test.table.indexPathsForSelectedRows?.map(\.row) == [1])
  }

  @Test("A notification tells of selections by the user, and not of those by the program")
  func selectionNotification() throws {
    let test = try TableScreen([rowTexts(3)])
    var count = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UITableView.selectionDidChangeNotification, object: test.table, queue: nil
    ) { _ in MainActor.assumeIsolated { count += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    test.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    #expect(count == 0)
    test.screen.tap(at: CGPoint(x: 100, y: 60))
    #expect(test.table.indexPathForSelectedRow?.row == 1 && count == 1)
    test.screen.tap(at: CGPoint(x: 100, y: 60))
    #expect(count == 1)
  }

  @Test("Separators begin where the table says, or that far from where they are by themselves")
  func separatorInsets() throws {
    let test = try TableScreen([rowTexts(1)])
    let cell = try #require(test.table.visibleCells.first)
    cell.imageView?.image = UIImage(systemName: "star")
    let own = cell.separatorInset.left
    #expect(own > 32 && test.table.separatorInset.left == 16)
    test.table.separatorInset = .zero
    #expect(cell.separatorInset == .zero)
    test.table.separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 3)
    test.table.separatorInsetReference = .fromAutomaticInsets
    #expect(cell.separatorInset == UIEdgeInsets(top: 0, left: own + 5, bottom: 0, right: 3))
  }

  @Test("A drag selects nothing")
  func drag() throws {
    let test = try TableScreen([rowTexts(50)])
    test.screen.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 100))
    #expect(test.table.indexPathForSelectedRow == nil)
    #expect(test.table.contentOffset.y > 100)
    #expect(test.table.visibleCells.allSatisfy { !$0.isHighlighted })
  }

  @Test("A cell whose identifier has no class ends the program with UIKit's sentence")
  func unregistered() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let table = UITableView(frame: .zero, style: .plain)
        _ = table.dequeueReusableCell(
          withIdentifier: "x", for: IndexPath(row: 0, section: 0))
      }
    }
    #expect(
      output(of: result).contains("unable to dequeue a cell with identifier x - must register"))
  }

  @Test("A lookup in lengths equals one in a plain array")
  func lengths() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<40 {
      let count = Int.random(in: 1...40, using: &random)
      var (tree, list) = (
        LengthTree(count: count, standard: 10), [CGFloat](repeating: 10, count: count)
      )
      for _ in 0..<20 {
        let index = Int.random(in: 0..<count, using: &random)
        let length = CGFloat(Int.random(in: 1...50, using: &random))
        (tree[index], list[index]) = (length, length)
        let y = CGFloat(Int.random(in: 0..<Int(list.reduce(0, +)), using: &random))
        var (place, sum) = (0, list[0])
        while sum <= y { (place, sum) = (place + 1, sum + list[place + 1]) }
        #expect(tree.index(at: y) == place)
        #expect(tree.start(of: place) == list[..<place].reduce(0, +))
        #expect(tree.total == list.reduce(0, +))
      }
    }
  }

  @Test("The rows between two heights do not depend on those that were found before")
  func nearRows() {
    var random = SeededGenerator(seed: 8)
    let model = TableModel()
    model.setSections(
      (0..<4).map { _ in
        var section = TableModel.Section(rows: LengthTree(count: 12, standard: 40))
        for row in 0..<12 { section.rows[row] = CGFloat(Int.random(in: 1...80, using: &random)) }
        (section.header, section.footer) = (20, 10)
        return section
      })
    let paths = (0..<4).flatMap { section in (0..<12).map { IndexPath(row: $0, section: section) } }
    var y: CGFloat = 0
    for step in 0..<500 {
      y = min(max(y + CGFloat(Int.random(in: -150...150, using: &random)), 0), model.height)
      let first = paths.first { model.span(ofRow: $0).upperBound > y }
      #expect(model.firstRow(from: y) == first)
      let last = paths.last { model.span(ofRow: $0).lowerBound <= y + 90 }
      let range = first.flatMap { first in last.flatMap { first <= $0 ? first...$0 : nil } }
      #expect(model.rowRange(from: y, to: y + 90) == range)
      guard step.isMultiple(of: 50) else { continue }
      _ = model.setHeight(CGFloat(step / 50 + 1), of: paths[step % paths.count])
    }
  }
}

private final class ManyLinesCell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    textLabel?.numberOfLines = 0
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor private final class NumberedRows: NSObject, UITableViewDataSource {
  let count: Int
  var askedCells = 0

  init(_ count: Int) { self.count = count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    askedCells += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }
}
