import Foundation
import Testing

@Suite("The files that the documents name")
struct DocumentPathTests {
  @Test("ARCHITECTURE.md has fewer than 80 lines")
  func length() throws {
    let text = try Documents.text(of: "ARCHITECTURE.md")
    #expect(text.components(separatedBy: "\n").count <= 80)
  }

  @Test(
    "every file and folder that the document names exists",
    arguments: ["ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"])
  func paths(document: String) throws {
    let paths = try Documents.text(of: document)
      .matches(of: #/`([A-Za-z.][\w.+-]*(?:/[\w.+-]+)+)`/#)
      .map { String($0.1) }
    for path in paths {
      #expect(exists(path), "\(document) names \(path)")
    }
  }

  @Test("every link between the documents leads to a file")
  func links() throws {
    for document in try ["README.md", "CONTRIBUTING.md"] + Documents.articles() {
      let folder = URL(filePath: document, relativeTo: Documents.root).deletingLastPathComponent()
      for link in try Documents.text(of: document).matches(of: #/\]\(([\w/.]+\.md)\)/#) {
        let path = folder.appending(path: String(link.1)).path
        #expect(FileManager.default.fileExists(atPath: path), "\(document) links to \(link.1)")
      }
    }
  }

  /// A path is relative to the package, to `Sources` or to `Tests`.
  private func exists(_ path: String) -> Bool {
    ["", "Sources/", "Tests/"].contains {
      FileManager.default.fileExists(atPath: Documents.root.appending(path: $0 + path).path)
    }
  }
}
