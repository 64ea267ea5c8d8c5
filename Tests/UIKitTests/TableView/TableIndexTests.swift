import Foundation
import LaminaTesting
import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Inset grouped tables, indexes and prefetching", .serialized)
struct TableIndexTests {
  @Test("The first and the last row of an inset section have round corners")
  func corners() throws {
    let test = try EditingScreen([rowTexts(3), rowTexts(1)], style: .insetGrouped)
    let cells = try (0..<3).map { try #require(test.cell($0)) }
    #expect(cells[0].frame.minX == 16 && cells[0].frame.width == 288)
    #expect(cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(cells[1].layer.cornerRadius == 0)
    #expect(cells[2].layer.cornerRadius == 10)
    #expect(!cells[2].parts.showsSeparator && cells[1].parts.showsSeparator)
    #expect(test.cell(0, 1)?.layer.maskedCorners.rawValue == 15)
    #expect(test.table.indexPathForRow(at: CGPoint(x: 4, y: cells[0].frame.midY)) == nil)
    test.sections[0].removeLast()
    test.table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    try test.wait()
    #expect(cells[1].layer.cornerRadius == 10)
  }

  @Test("A table gives its direction to its cells, whose controls change sides")
  func direction() throws {
    let test = try EditingScreen([rowTexts(2)])
    test.table.semanticContentAttribute = .forceRightToLeft
    test.table.reloadData()
    test.table.isEditing = true
    try test.screen.render()
    let cell = try #require(test.cell(0))
    #expect(cell.contentView.semanticContentAttribute == .forceRightToLeft)
    let control = try #require(cell.parts.editControl)
    #expect(abs(control.frame.maxX - 304) < 0.001)
    #expect(cell.contentView.frame.minX == ReorderControl.width)
  }

  @Test("A finger on the index scrolls to the section of the title")
  func index() throws {
    let test = try EditingScreen((0..<26).map { rowTexts(5, "section \($0)") })
    test.indexTitles = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
    test.table.reloadData()
    try test.screen.render()
    let view = try #require(test.table.sectionIndex)
    #expect(view.frame == CGRect(x: 305, y: 0, width: 15, height: 480))
    #expect(test.cell(0)?.contentView.frame.maxX == 305)
    // The 26 titles take 14 points each, in the middle.
    test.screen.touch(.began, at: CGPoint(x: 312, y: (480 - 26 * 14) / 2 + 14 * 10 + 7))
    test.screen.time += 0.02
    try test.screen.render()
    #expect(test.table.contentOffset.y == test.table.rect(forSection: 10).minY)
    test.screen.touch(.ended, at: CGPoint(x: 312, y: 300))
    #expect(test.table.indexPathForSelectedRow == nil)
    test.table.isEditing = true
    #expect(test.table.sectionIndexWidth == 0)
    test.table.sectionIndexMinimumDisplayRowCount = 1_000
    #expect(test.table.sectionIndex == nil)
  }

  @Test("Rows that come near are prefetched, and those that do not come are canceled")
  func prefetching() throws {
    let test = try EditingScreen([rowTexts(200)])
    let prefetcher = Prefetcher()
    test.table.prefetchDataSource = prefetcher
    try test.screen.render()
    #expect(prefetcher.wanted == Set(11...21))
    test.table.contentOffset.y = 440
    try test.screen.render()
    #expect(prefetcher.wanted.isSuperset(of: 22...31))
    #expect(prefetcher.canceled.isEmpty)
    test.table.contentOffset.y = 4_400
    try test.screen.render()
    test.table.contentOffset.y = 4_300
    try test.screen.render()
    #expect(prefetcher.canceled.contains(30))
    #expect(prefetcher.wanted.contains(90))
    test.table.isPrefetchingEnabled = false
    prefetcher.wanted = []
    test.table.contentOffset.y = 0
    try test.screen.render()
    #expect(prefetcher.wanted.isEmpty)
  }
}

@MainActor private final class Prefetcher: NSObject, UITableViewDataSourcePrefetching {
  var wanted: Set<Int> = []
  var canceled: Set<Int> = []

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    wanted.formUnion(indexPaths.map(\.row))
  }
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    canceled.formUnion(indexPaths.map(\.row))
  }
}
