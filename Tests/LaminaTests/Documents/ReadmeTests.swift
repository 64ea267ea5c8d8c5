import Foundation
import Testing

@Suite("The README")
struct ReadmeTests {
  @Test("the first program has at most 25 lines")
  func firstProgram() throws {
    let blocks = try CodeBlock.blocks(in: "README.md")
    let program = try #require(blocks.first { $0.code.contains("@main") })
    #expect(program.code.contains("import UIKit"))
    #expect(program.code.components(separatedBy: "\n").count <= 25)
  }
}
