import Foundation
import Testing

@Suite("The README")
struct ReadmeTests {
  @Test("the first program has at most 25 lines")
  func firstProgram() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let blocks = text.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
    let program = try #require(blocks.first { $0.contains("@main") })
    #expect(program.contains("import UIKit"))
    #expect(program.components(separatedBy: "\n").count <= 25)
  }
}
