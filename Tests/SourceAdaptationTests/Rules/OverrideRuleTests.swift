import SourceAdaptation
import Testing

@Suite("Overrides in extensions")
struct OverrideRuleTests {
  @Test("An override in an extension moves into the class, with its line")
  func override() throws {
    let snippet = Snippet(
      blanking: """
        class A { func f() {} }
        class B: A {
        §}
        extension B {
          ‹override func f() { g() }›
        }
        """)
    let moved = """

      #sourceLocation(file: "a.swift", line: 5)
      override func f() { g() }
      #sourceLocation(file: "a.swift", line: 3)

      """
    #expect(
      try adapted(snippet.before.replacing("§", with: "")).text
        == snippet.after.replacing("§", with: moved))
  }

  @Test("An override that depends on options of the build moves with its condition")
  func conditions() throws {
    let text = """
      class A { func f() {} }; class B: A {}
      #if os(iOS)
      extension B {
        #if DEBUG
        override func f() {}
        #endif
      }
      #endif
      """
    let moved = """

      #sourceLocation(file: "a.swift", line: 4)
      #if (DEBUG)
      override func f() {}
      #endif
      #sourceLocation(file: "a.swift", line: 1)

      """
    #expect(try adapted(text).text.contains(moved))
  }

  @Test("What a subclass overrides moves out of its extension, into the file of the class")
  func overridden() throws {
    let files = try adapted([
      "class A {}", "extension A { @objc func f() { #selector(f) } }",
      "class B: A { override func f() {} }",
    ])
    let moved = """

      #sourceLocation(file: "b.swift", line: 1)
            func f() { Selector("f", A.f) }
      #sourceLocation(file: "a.swift", line: 1)
               }
      """
    #expect(files[0].text == "class A {" + moved)
    let snippet = Snippet(blanking: "extension A { ‹@objc func f() { #selector(f) }› }")
    #expect(files[1].text == snippet.after)
    #expect(files[2].text == "class B: A { override func f() {} }")
  }

  @Test(
    "Properties, subscripts and what the extension says of its members move too",
    arguments: [
      ("extension B { override var x: Int { 1 } }", "override var x: Int { 1 }"),
      ("public extension B { override func f() {} }", "public override func f() {}"),
      ("public extension B { internal override func f() {} }", "internal override func f() {}"),
      ("@MainActor extension B { override func f() {} }", "@MainActor override func f() {}"),
      (
        "extension B { override subscript(i: Int) -> Int { i } }",
        "override subscript(i: Int) -> Int { i }"
      ),
      ("extension B { override class func f() {} }", "override class func f() {}"),
      ("private extension B { override func f() {} }", "fileprivate override func f() {}"),
    ])
  func members(_ text: String, _ moved: String) throws {
    let file = try adapted("class A {}; class B: A {}; " + text)
    #expect(file.text.split(separator: "\n").contains { $0 == moved })
    #expect(file.findings.isEmpty)
  }

  @Test("What a member names that moves into another file is no longer private there")
  func privateNames() throws {
    let snippet = Snippet(
      blanking: """
        ‹private› struct Size {}
        extension B {
          ‹override func f() { helper(size); other.g() }›
          ‹private› func helper(_ size: Size) {}
          ‹fileprivate› var size: Size { Size() }
          private func unused() {}
        }
        """)
    let file = try adapted(snippet.before, with: "class A { func f() {} }; class B: A {}")
    #expect(file.text == snippet.after)
  }

  @Test("Overrides in extensions of the library's classes are reported")
  func library() throws {
    let file = try adapted("extension UIView {\n  override func f() {}\n}")
    #expect(file.findings.map(\.line) == [2])
  }

  @Test("The runtime's functions, and what is observed without being of the program, are reported")
  func runtime() throws {
    let file = try adapted(
      """
      func f() {
        method_exchangeImplementations(a, b)
        a.observe(\\.title) { _, _ in }
        a.addObserver(self, forKeyPath: "title", options: [], context: nil)
        a.addObserver(self, selector: s, name: nil, object: nil)
      }
      """)
    #expect(file.findings.map(\.line) == [2, 3, 4])
    #expect(file.findings.allSatisfy { !$0.wayOut.isEmpty })
  }
}
