import FolderAdaptation
import Foundation
import SourceAdaptation
import Testing

@Suite("Folders that are adapted")
struct FolderAdaptationTests {
  /// A package in a scratch folder that is removed in the end.
  private final class Package {
    let path: String
    private(set) var texts: [String: String] = [:]

    init() throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      path = folder.resolvingSymlinksInPath().path
      // With it, no build of Lamina is looked for.
      try OutputFile.write(Data("// package: \"Lamina\"".utf8), to: "\(path)/Package.swift")
    }

    deinit { try? OutputFile.remove(path) }

    func write(_ name: String, _ text: String?) throws {
      texts[name] = text
      let file = "\(path)/Sources/App/\(name)"
      try text.map { try OutputFile.write(Data($0.utf8), to: file) } ?? OutputFile.remove(file)
    }

    /// The text that the compiler reads of each file.
    func copies() throws -> [String: String] {
      _ = try Adaptation(of: SourceFolder(path))
      return texts.reduce(into: [:]) { copies, file in
        let copy = "\(path)/.lamina/sources/Sources/App/\(file.key)"
        let data = FileManager.default.contents(atPath: copy)
        copies[file.key] = data.map { String(decoding: $0, as: UTF8.self) } ?? file.value
      }
    }

    /// The texts that result if everything is adapted.
    func expected() throws -> [String: String] {
      let sources = texts.sorted { $0.key < $1.key }.map {
        SourceFile(path: "\(path)/Sources/App/\($0.key)", module: "App", text: $0.value)
      }
      return Dictionary(
        try SourceAdapter.adapt(sources).map { file in
          (String(file.path.split(separator: "/").last ?? ""), file.text)
        }
      ) { $1 }
    }
  }

  /// One edit after the other; nil removes a file.
  private let edits: [(String, String?)] = [
    ("a.swift", "import UIKit\nclass A: UIView { @IBOutlet var a: UIView? }\n"),
    ("b.swift", "class B: A { @IBOutlet var b: UIView?; var p: P?; func f() { p?.e?() } }\n"),
    ("c.swift", "@objc protocol P { @objc optional func e() }\n"),
    ("c.swift", "@objc protocol P { func e() }\n"),
    ("a.swift", "import UIKit\nclass A: UIView { @objc dynamic var a: UIView? }\n"),
    ("d.swift", "extension A { func g() { _ = #selector(g) } }\n"),
    ("e.swift", "class E: B { override func g() {} }\n"),
    ("d.swift", "extension A { func g() { _ = #selector(B.f) } }\n"),
    ("c.swift", "@objc protocol P { @objc optional func e() }; extension B: P {}\n"),
    ("a.swift", "import Foundation\n#if os(iOS)\nclass A: NSObject {}\n#endif\n"),
    (
      "a.swift", "import UIKit\n#if os(iOS)\nclass A: UIView { @IBOutlet var a: UIView? }\n#endif\n"
    ),
    ("e.swift", nil),
    ("f.swift", "extension UIView { @IBInspectable var h: Int { get { 0 } set {} } }\n"),
    ("b.swift", "class B: UIView { @IBOutlet var b: UIView? }\n"),
    ("a.swift", nil),
  ]

  @Test("After each edit the copies are those of a program that is adapted as a whole")
  func edited() throws {
    let package = try Package()
    for (name, text) in edits {
      try package.write(name, text)
      #expect(try package.copies() == package.expected(), "\(name): \(text ?? "removed")")
    }
  }

  @Test("Copies without a change are not written again")
  func unchanged() throws {
    let package = try Package()
    for (name, text) in edits.prefix(3) { try package.write(name, text) }
    _ = try package.copies()
    let copy = "\(package.path)/.lamina/sources/Sources/App/a.swift"
    try OutputFile.write(Data("kept".utf8), to: copy)
    try package.write("c.swift", "@objc protocol P { func e() }\n")
    #expect(try package.copies()["a.swift"] == "kept")
  }

  @Test("Of dependencies, the sources are adapted and the tests are not read")
  func dependencies() throws {
    let package = try Package()
    let files = [
      "Package.swift": "// package: \"Lamina\"\n.package(path: \"Other\")",
      "Other/Package.swift": "let package = Package(name: \"Other\")",
      "Other/Sources/Other/a.swift": "import UIKit\nclass A: UIView { @objc func f() {} }",
      "Other/Tests/OtherTests/b.swift": "let text = \"import UIKit\"; class {",
    ]
    for (name, text) in files {
      try OutputFile.write(Data(text.utf8), to: "\(package.path)/\(name)")
    }
    _ = try package.copies()
    let copy = "\(package.path)/.lamina/sources/Other/Sources/Other/a.swift"
    #expect(FileManager.default.fileExists(atPath: copy))
  }
}
