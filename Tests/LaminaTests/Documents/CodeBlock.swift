import Foundation

/// A block of Swift code in a document.
///
/// The documents show readers only what they need, so some blocks are fragments. The tests complete
/// them by these rules:
/// - A block that imports a module is a whole file.
/// - A block that begins with a declaration of a type is a file without its imports.
/// - A block that begins with `override` is a member of a subclass of `UIView`.
/// - Every other block is the body of a function, with the views `card`, `sun` and `view` as its
///   parameters.
/// - The imports of a test target's own program, `Orbit`, are left out, since all files of a program
///   are compiled as one module.
struct CodeBlock {
  /// The document's path in the package.
  let document: String
  /// The line of the document on which the code begins.
  let line: Int
  let code: String

  /// The blocks of Swift code in a document, in order.
  static func blocks(in document: String) throws -> [CodeBlock] {
    blocks(in: try Documents.text(of: document), of: document)
  }

  static func blocks(in text: String, of document: String) -> [CodeBlock] {
    var blocks: [CodeBlock] = []
    var open: (line: Int, code: [String])?
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      if let (start, code) = open {
        if line == "```" {
          let code = code.joined(separator: "\n")
          blocks.append(CodeBlock(document: document, line: start, code: code))
          open = nil
        } else {
          open?.code.append(line)
        }
      } else if line == "```swift" {
        open = (index + 2, [])
      }
    }
    return blocks
  }

  /// Whether the block belongs to a package's manifest, which no program can contain.
  var isManifest: Bool {
    code.contains("import PackageDescription") || code.hasPrefix(".testTarget(")
  }

  /// The block as a file. Error messages name the document and its lines.
  var source: String {
    let code = code.replacing("@testable import Orbit", with: "")
    let lines =
      "#sourceLocation(file: \"\(document)\", line: \(line))\n\(code)\n#sourceLocation()\n"
    if code.hasPrefix("import ") || code.contains("\nimport ") { return lines }
    let imports = "import LaminaTesting\nimport Testing\nimport UIKit\n"
    if code.hasPrefix("override ") {
      return imports + "private final class ExampleView: UIView {\n\(lines)}\n"
    }
    if code.contains(#/^(final )?(class|struct|enum|extension) /#) { return imports + lines }
    return imports + """
      @MainActor private func example(card: UIView, sun: UIView, view: UIView) throws {
      \(lines)}
      """
  }
}

/// The documents of the package.
enum Documents {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let catalog = "Sources/UIKit/UIKit.docc"

  /// The paths of all articles, in alphabetical order.
  static func articles() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: catalog).path)
      .filter { $0.hasSuffix(".md") }.sorted().map { "\(catalog)/\($0)" }
  }

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
