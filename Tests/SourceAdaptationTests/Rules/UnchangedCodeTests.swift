import SourceAdaptation
import Testing

@Suite("Code that no rule changes")
struct UnchangedCodeTests {
  private static let words = [
    "@objc class A {}", "class A { @IBOutlet var a: B! }", "#selector(f)", "#keyPath(A.b)",
    "os(iOS)", "@NSManaged var x: Int",
    "@objc protocol P {}", "#Preview {}", "import UIKit.UIColor", "a.f?(1)",
  ]
  private static let places = [
    "// §", "/* § */", "/// §\nlet a = 1", "/* /* § */ */ let a = 1", "let s = \"§\"",
    "let s = #\"§\"#", "let s = \"\"\"\n  §\n  \"\"\"", "let s = \"\\(1) § \\(2)\"",
    "import UIKit\n#if os(macOS)\n§\n#endif", "import UIKit\n#if false\n§\n#endif",
    "import UIKit\n#if canImport(AppKit)\n§\n#endif",
    "import UIKit\n#if !os(Linux)\n#else\n§\n#endif"
      .replacing("!os(Linux)", with: "canImport(UIKit)"),
    "import UIKit\n#if os(Linux)\n#else\n§\n#endif",
    "import UIKit\n#if canImport(MapKit)\n§\n#endif",
    "import UIKit\n#if targetEnvironment(macCatalyst)\n§\n#endif",
  ]

  @Test(
    "Nothing changes in strings, comments and inactive regions",
    arguments: Snippet.all(
      words.map { Snippet($0 == "os(iOS)" ? "print(\"os(iOS)\")" : $0, "") }, at: places
    ).map(\.before))
  func unchanged(_ text: String) throws {
    // A condition is no statement, and the quotes would end a string.
    let text = text.contains("= \"") ? text.replacing("print(\"os(iOS)\")", with: "os(iOS)") : text
    #expect(try adapted(text).text == text)
  }

  @Test(
    "Plain Swift stays as it is",
    arguments: [
      "let objc = 1; let selector = objc", "func keyPath(_ a: Int) {}; keyPath(1)",
      "struct A { var completion: ((Int) -> Void)?; func f() { completion?(1) } }",
      "class A { var done: (() -> Void)? }; func f(a: A?) { a?.done?() }",
      "let optional = 1", "protocol P { func f() }", "let p = \\String.count",
      "class A: B { override func f() {} }", "if #available(iOS 13, *) {}",
      "let a = b?.c?.d", "f(x)?(1)", "a?[0]?(2)",
    ])
  func plain(_ text: String) throws {
    #expect(try adapted(text).text == text)
  }

  @Test("Line ends of Windows and a byte order mark stay")
  func lineEnds() throws {
    #expect(try adapted("\u{FEFF}class A {\r\n  let x = 1\r\n}\r\n").text.contains("\r\n  let x"))
    let snippet = Snippet(blanking: "class A {\r\n  ‹@objc› func f() {}\r\n}\r\n")
    #expect(try adapted(snippet.before).text.hasSuffix("      func f() {}\r\n}\r\n"))
  }

  @Test("Wrong syntax is an error with the place")
  func wrongSyntax() {
    #expect(throws: (any Error).self) { try adapted("class A {\n  func f( {}\n") }
    do {
      _ = try adapted("let a = 1\nclass {}\n")
      Issue.record("there is no error")
    } catch {
      #expect("\(error)".hasPrefix("a.swift:2:7: this is not Swift"))
    }
  }
}
