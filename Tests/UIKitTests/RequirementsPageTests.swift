import Foundation
import Testing

@Suite("The page of requirements and tests")
struct RequirementsPageTests {
  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func page() throws -> String {
    try String(
      contentsOf: root.appendingPathComponent("Sources/UIKit/UIKit.docc/RequirementsAndTests.md"),
      encoding: .utf8)
  }

  @Test("every file that a row names is there and holds tests")
  func files() throws {
    let rows = try page().components(separatedBy: "\n").filter {
      $0.hasPrefix("| V") || $0.hasPrefix("| C")
    }
    #expect(rows.count == 25)
    for row in rows {
      let paths = row.components(separatedBy: "`").filter { $0.hasSuffix(".swift") }
      #expect(!paths.isEmpty, "\(row)")
      for path in paths {
        let file = root.appendingPathComponent("Tests/\(path)")
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.contains("@Test"), "\(path)")
      }
    }
  }

  @Test("every suite that goes through a seed has its row")
  func seeds() throws {
    let page = try page()
    let folder = root.appendingPathComponent("Tests/UIKitTests").path
    let suites = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasPrefix("Seed") }
    #expect(!suites.isEmpty)
    for suite in suites { #expect(page.contains("`UIKitTests/\(suite)`"), "\(suite)") }
  }
}
