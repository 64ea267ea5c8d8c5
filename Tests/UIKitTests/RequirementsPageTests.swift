import Foundation
import Testing

@Suite("The page of requirements and tests")
struct RequirementsPageTests {
  private let tests = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().resolvingSymlinksInPath()

  /// Returns the files of each row of the page, by the row's name.
  private func page() throws -> [String: Set<String>] {
    let text = try String(
      contentsOf: tests.appendingPathComponent("RequirementsAndTests.md"), encoding: .utf8)
    var rows: [String: Set<String>] = [:]
    for line in text.components(separatedBy: "\n") {
      guard let match = line.firstMatch(of: /^\| ([A-Z][0-9]+) \|/) else { continue }
      let paths = line.components(separatedBy: "`").filter { $0.hasSuffix(".swift") }
      #expect(rows.updateValue(Set(paths), forKey: String(match.1)) == nil, "\(match.1) twice")
    }
    return rows
  }

  /// Returns the rows that comments of test files name, with the files.
  private func rowsInComments() throws -> [String: Set<String>] {
    var rows: [String: Set<String>] = [:]
    let paths = try FileManager.default.subpathsOfDirectory(atPath: tests.path)
    for path in paths where path.hasSuffix(".swift") {
      let text = try String(contentsOf: tests.appendingPathComponent(path), encoding: .utf8)
      guard text.contains("@Test"), !path.hasSuffix("RequirementsPageTests.swift") else { continue }
      for line in text.components(separatedBy: "\n") {
        let line = line.drop { $0 == " " }
        guard line.hasPrefix("//") else { continue }
        for match in line.matches(of: /\b[VCK][0-9]{1,2}\b/) {
          rows[String(match.0), default: []].insert(path)
        }
      }
    }
    return rows
  }

  @Test("every file that a row lists exists and contains tests")
  func files() throws {
    let rows = try page()
    #expect(!rows.isEmpty)
    for (row, paths) in rows {
      #expect(!paths.isEmpty, "\(row)")
      for path in paths {
        let text = try String(contentsOf: tests.appendingPathComponent(path), encoding: .utf8)
        #expect(text.contains("@Test"), "\(path)")
      }
    }
  }

  @Test("every test file whose comments name a row is listed in that row")
  func comments() throws {
    let page = try page()
    let named = try rowsInComments()
    #expect(named.count > 10)
    for (row, paths) in named {
      #expect(paths.subtracting(page[row] ?? []) == [], "\(row)")
    }
  }
}
