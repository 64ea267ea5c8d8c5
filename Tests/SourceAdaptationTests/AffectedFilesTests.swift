import SourceAdaptation
import Testing

@Suite("Files that a change affects")
struct AffectedFilesTests {
  /// A program, as it was adapted.
  private struct Program {
    var files: [String: ParsedFile] = [:]

    init(_ texts: [String: String]) throws {
      for (path, text) in texts {
        files[path] = try ParsedFile(SourceFile(path: path, module: "App", text: text))
      }
    }

    var adapter: SourceAdapter {
      let paths = files.keys.sorted()
      return SourceAdapter(
        Array(files.values), summaries: paths.compactMap { files[$0]?.summary })
    }

    func affected(by path: String, _ text: String) throws -> Set<String> {
      let (earlier, names) = (adapter, files.mapValues { adapter.adapt($0).names })
      var next = self
      next.files[path] = try ParsedFile(SourceFile(path: path, module: "App", text: text))
      return next.adapter.affectedFiles(since: earlier, names: names)
    }
  }

  private let texts = [
    "base.swift": "import UIKit; class Base: UIView { @IBOutlet var a: UIView? }",
    "sub.swift": "class Sub: Base { @IBOutlet var b: UIView? }",
    "protocol.swift": "@objc protocol P { @objc optional func ended() }",
    "caller.swift":
      "class Caller: UIView { weak var delegate: P?; func f() { delegate?.ended?() } }",
    "other.swift": "class Other: UIView { func g() { frame = bounds } }",
  ]

  @Test(
    "A declaration affects the files that look up its name",
    arguments: [
      ("base.swift", "import UIKit; class Base: UIView { var a: UIView? }", ["base", "sub"]),
      (
        "base.swift", "import UIKit; class Base: Other { @IBOutlet var a: UIView? }",
        ["base", "sub"]
      ),
      ("protocol.swift", "@objc protocol P { func ended() }", ["protocol", "caller"]),
      ("new.swift", "extension Other { @IBAction func tapped() {} }", ["other"]),
      ("new.swift", "func global() {}", []),
    ])
  func names(_ path: String, _ text: String, _ expected: [String]) throws {
    #expect(
      try Program(texts).affected(by: path, text) == Set(expected.map { "\($0).swift" }))
  }

  @Test("A change in a body affects no other file")
  func bodies() throws {
    let text = "class Other: UIView { func g() { frame = .zero } }"
    #expect(try Program(texts).affected(by: "other.swift", text).isEmpty)
  }

  @Test("A member that moves into its class affects the files that it leaves and reaches")
  func moves() throws {
    var texts = texts
    texts["more.swift"] = "extension Other { func h() {} }"
    let text = "class Heir: Other { override func h() {} }"
    #expect(
      try Program(texts).affected(by: "heir.swift", text) == ["other.swift", "more.swift"])
  }

  @Test("The first file that imports UIKit affects all files of its module")
  func imports() throws {
    let text = "class Base: UIView { @IBOutlet var a: UIView? }"
    #expect(try Program(texts).affected(by: "base.swift", text) == Set(texts.keys))
  }
}
