import Testing

@Suite("The code in the documents")
struct DocumentCodeTests {
  @Test("the code in the README compiles")
  func readme() throws {
    try check(["README.md"])
  }

  // The articles are one program, because later ones use the types of earlier ones.
  @Test("the code in the articles compiles")
  func articles() throws {
    try check(try Documents.articles())
  }

  @Test("each kind of fragment is completed to a file that compiles")
  func fragments() throws {
    let codes = [
      "import UIKit\n\nlet one = UIColor.red", "final class FirstView: UIView {}",
      "override func layoutSubviews() {\n  alpha = 1\n}", "card.alpha = sun.alpha",
    ]
    let check = try ProgramCheck(codes.map { CodeBlock(document: "a.md", line: 1, code: $0) })
    #expect(check.succeeded, "\(check.messages)")
  }

  @Test(
    "a block that does not compile is found, with its line in the document",
    arguments: [
      "view.backgroundColour = .red", "import UIKit\n\nlet one: UIColour",
      "final class FirstView: UIVew {}", "override func layOutSubviews() {}",
    ])
  func failure(code: String) throws {
    let text = "# Title\n\n```swift\n\(code)\n```\n"
    let check = try ProgramCheck(CodeBlock.blocks(in: text, of: "a.md"))
    #expect(!check.succeeded)
    let line = code.hasPrefix("import") ? 6 : 4
    #expect(check.messages.contains("a.md:\(line):"), "\(check.messages)")
    #expect(check.messages.contains("error:"), "\(check.messages)")
  }

  @Test("manifests and shell commands are not part of the program")
  func skipped() throws {
    let text = """
      ```swift
      // swift-tools-version: 6.2
      import PackageDescription
      ```
      ```swift
      .testTarget(name: "OrbitTests")
      ```
      ```sh
      swift run Orbit
      ```
      """
    let blocks = CodeBlock.blocks(in: text, of: "a.md")
    #expect(blocks.count == 2)
    #expect(blocks.allSatisfy { $0.isManifest })
  }

  private func check(_ documents: [String]) throws {
    let blocks = try documents.flatMap { try CodeBlock.blocks(in: $0) }.filter { !$0.isManifest }
    #expect(!blocks.isEmpty)
    let check = try ProgramCheck(blocks)
    #expect(check.succeeded, "\(check.messages.prefix(8000))")
  }
}
