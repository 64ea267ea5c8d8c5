import CoreGraphics
import Foundation

/// Where the sections and rows of a table are, from top to bottom. It is a class because a structure with
/// several collections would be copied by most calls.
final class TableModel {
  typealias Span = ClosedRange<CGFloat>

  struct Section {
    /// The space above the header.
    var padding: CGFloat = 0
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var rows: LengthTree
    /// The rows whose height has been determined; nil means all.
    var measured: Set<Int>?

    var length: CGFloat { padding + header + rows.total + footer }
  }

  private(set) var sections: [Section] = []
  private var lengths = LengthTree(count: 0, standard: 0)
  /// The height above the first section, and that below the last one.
  var edges: (top: CGFloat, bottom: CGFloat) = (0, 0) {
    didSet { if edges != oldValue { version += 1 } }
  }
  var isLoaded = false
  /// Changes whenever rows may be at other places.
  private(set) var version = 0

  /// Where a row is, as long as `version` is the same.
  private struct Place {
    let version: Int
    let section: Int
    let row: Int
    let span: Span

    var path: IndexPath { IndexPath(row: row, section: section) }
  }

  /// The rows that were found last by `firstRow(from:)` and `lastRow(to:)`.
  private var (first, last): (Place?, Place?) = (nil, nil)
  /// The number of rows before and behind them which are looked at before all are searched.
  private static let nearRowCount = 4

  init() {}

  init(copying other: TableModel) {
    (sections, lengths, edges) = (other.sections, other.lengths, other.edges)
    (isLoaded, version) = (other.isLoaded, other.version)
  }

  func setSections(_ sections: [Section]) {
    self.sections = sections
    lengths = LengthTree(count: sections.count, standard: 0)
    for (index, section) in sections.enumerated() { lengths[index] = section.length }
    isLoaded = true
    version += 1
  }

  var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }

  var height: CGFloat { edges.top + lengths.total + edges.bottom }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section)
      && (0..<sections[path.section].rows.count).contains(path.row)
  }

  /// Sets the height of a row. Returns by how much it has changed.
  func setHeight(_ height: CGFloat, of path: IndexPath) -> CGFloat {
    let change = height - sections[path.section].rows[path.row]
    sections[path.section].rows[path.row] = height
    sections[path.section].measured?.insert(path.row)
    if change != 0 {
      lengths[path.section] += change
      version += 1
    }
    return change
  }

  /// Has the height of a row determined again; it stays an estimate until then.
  func forgetHeight(of path: IndexPath) {
    sections[path.section].measured?.remove(path.row)
  }

  func isMeasured(_ path: IndexPath) -> Bool {
    sections[path.section].measured?.contains(path.row) ?? true
  }

  // MARK: Places

  private func start(_ section: Int) -> CGFloat { edges.top + lengths.start(of: section) }

  func span(ofSection section: Int) -> Span {
    let start = start(section)
    return start...(start + lengths[section])
  }

  func span(ofHeader section: Int) -> Span {
    let start = start(section) + sections[section].padding
    return start...(start + sections[section].header)
  }

  func span(ofFooter section: Int) -> Span {
    let end = span(ofSection: section).upperBound
    return (end - sections[section].footer)...end
  }

  func span(ofRow path: IndexPath) -> Span {
    let start =
      span(ofHeader: path.section).upperBound + sections[path.section].rows.start(of: path.row)
    return start...(start + height(ofRow: path))
  }

  func height(ofRow path: IndexPath) -> CGFloat { sections[path.section].rows[path.row] }

  // MARK: Rows at places

  /// The row at a height; nil in headers, footers and beyond the sections.
  func row(at y: CGFloat) -> IndexPath? {
    guard let path = firstRow(from: y), span(ofRow: path).contains(y) else { return nil }
    return path
  }

  /// The first row that ends below a height.
  func firstRow(from y: CGFloat) -> IndexPath? {
    first = near(first, y) ?? findRow(from: y).map(place)
    return first?.path
  }

  private func place(_ path: IndexPath) -> Place {
    Place(version: version, section: path.section, row: path.row, span: span(ofRow: path))
  }

  /// Looks for the row at a height near to one that was found before; nil if it is not there. A search in
  /// all rows takes a few microseconds, which is much in each frame of a scroll.
  private func near(_ place: Place?, _ y: CGFloat) -> Place? {
    guard let place, place.version == version else { return nil }
    let rows = sections[place.section].rows
    var (row, start, end) = (place.row, place.span.lowerBound, place.span.upperBound)
    for _ in 0...Self.nearRowCount {
      if start <= y, y < end {
        return Place(version: version, section: place.section, row: row, span: start...end)
      }
      row += y < start ? -1 : 1
      guard (0..<rows.count).contains(row) else { return nil }
      (start, end) = y < start ? (start - rows[row], start) : (end, end + rows[row])
    }
    return nil
  }

  private func findRow(from y: CGFloat) -> IndexPath? {
    guard !sections.isEmpty else { return nil }
    let section = lengths.index(at: max(0, y - edges.top))
    let rows = sections[section].rows
    guard rows.count > 0 else { return row(after: IndexPath(row: 0, section: section)) }
    let inner = y - span(ofHeader: section).upperBound
    let path = IndexPath(row: rows.index(at: max(0, inner)), section: section)
    return span(ofRow: path).upperBound > y ? path : row(after: path)
  }

  /// The last row that begins at or above a height.
  private func lastRow(to y: CGFloat) -> IndexPath? {
    last = near(last, y) ?? findLastRow(to: y).map(place)
    return last?.path
  }

  private func findLastRow(to y: CGFloat) -> IndexPath? {
    guard !sections.isEmpty else { return nil }
    for section in (0...lengths.index(at: max(0, y - edges.top))).reversed() {
      let inner = y - span(ofHeader: section).upperBound
      guard sections[section].rows.count > 0, inner >= 0 else { continue }
      return IndexPath(row: sections[section].rows.index(at: inner), section: section)
    }
    return nil
  }

  /// The rows that end below a height, and begin at or above another one.
  func rowRange(from top: CGFloat, to bottom: CGFloat) -> ClosedRange<IndexPath>? {
    guard let first = firstRow(from: top), let last = lastRow(to: bottom), first <= last else {
      return nil
    }
    return first...last
  }

  /// The next row, in this section or in one below.
  func row(after path: IndexPath) -> IndexPath? {
    if path.row + 1 < sections[path.section].rows.count {
      return IndexPath(row: path.row + 1, section: path.section)
    }
    let next = sections[(path.section + 1)...].firstIndex { $0.rows.count > 0 }
    return next.map { IndexPath(row: 0, section: $0) }
  }

  func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    var (paths, next) = ([IndexPath](), firstRow(from: top))
    while let path = next, span(ofRow: path).lowerBound < bottom {
      paths.append(path)
      next = row(after: path)
    }
    return paths
  }

  /// The sections of which a part is between two heights.
  func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    guard !sections.isEmpty, bottom > top else { return 0..<0 }
    let first = lengths.index(at: max(0, top - edges.top))
    var end = first
    while end < sections.count, span(ofSection: end).lowerBound < bottom { end += 1 }
    return first..<max(first, end)
  }
}
