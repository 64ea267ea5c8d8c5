import SourceAdaptation
import Testing

@Suite("Keys and observing")
struct KeyValueRuleTests {
  private static let willSet = "willSet { willChangeValue(forKey: \"x\") }"
  private static let didSet = "didSet { didChangeValue(forKey: \"x\") }"
  private static let table =
    "; class var keyValueMembers: [KeyValueMember] { [.property(\"x\", \\A.x)] }"

  /// Declarations, and what becomes of them.
  private static let declarations: [Snippet] = [
    Snippet("@objc dynamic var x = 1", "      dynamic var x = 1 { \(willSet) \(didSet) }"),
    Snippet("@objc dynamic var x: Int", "      dynamic var x: Int { \(willSet) \(didSet) }"),
    Snippet(
      "@objc dynamic private(set) var x: Int? = f()",
      "      dynamic private(set) var x: Int? = f() { \(willSet) \(didSet) }"),
    Snippet(
      "@objc dynamic var x = 1 { didSet { f() } }",
      "      dynamic var x = 1 { \(willSet) didSet { defer { didChangeValue(forKey: \"x\") }; f() } }"
    ),
    Snippet(
      "@objc dynamic var x = 1 { willSet { f() } }",
      "      dynamic var x = 1 { \(didSet) willSet { willChangeValue(forKey: \"x\"); f() } }"),
    Snippet(
      "@objc dynamic var x = 1 { willSet { f() } didSet { g() } }",
      "      dynamic var x = 1 { willSet { willChangeValue(forKey: \"x\"); f() } "
        + "didSet { defer { didChangeValue(forKey: \"x\") }; g() } }"),
    Snippet(
      "@objc dynamic var x: Int { get { y } set { y = newValue } }",
      "      dynamic var x: Int { get { y } set { willChangeValue(forKey: \"x\"); "
        + "defer { didChangeValue(forKey: \"x\") }; y = newValue } }"),
    Snippet("@objc dynamic var x: Int { y }", "      dynamic var x: Int { y }"),
    Snippet("@objc var x = 1", "      var x = 1"),
    Snippet("@objc let x = 1", "      let x = 1"),
  ]

  @Test(
    "A property that @objc marks has a key, and a dynamic one tells of changes",
    arguments: declarations)
  func properties(_ snippet: Snippet) throws {
    let text = try adapted("class A: NSObject { \(snippet.before) }").text
    #expect(text == "class A: NSObject, KeyValueCodable { \(snippet.after) \(Self.table) }")
  }

  @Test(
    "Properties without keys stay",
    arguments: [
      "class A: NSObject { dynamic var x = 1 }", "class A: NSObject { var x = 1 { didSet {} } }",
      "class A { var x = 1 }", "struct A { var x = 1 }", "class A: NSObject { static var x = 1 }",
    ])
  func others(_ text: String) throws {
    #expect(try adapted(text).text == text)
  }

  @Test("All properties of a class with @objcMembers have keys, except private ones")
  func members() throws {
    let text = try adapted(
      "@objcMembers class A: NSObject {\n  dynamic var x = 1\n  var y = 2\n  private var z = 3\n"
        + "  @nonobjc var w = 4\n  static var v = 5\n}"
    ).text
    #expect(text.contains("[.property(\"x\", \\A.x), .property(\"y\", \\A.y)] }; }"))
    #expect(text.contains("dynamic var x = 1 { \(Self.willSet) \(Self.didSet) }\n  var y = 2\n"))
  }

  @Test("A subclass adds its keys, and a renamed property has the name that @objc gives it")
  func subclasses() throws {
    let text = try adapted(
      "class B: A { @objc(other) dynamic var y = 1 }",
      with: "class A: UIView { @objc var x = 1 }"
    ).text
    #expect(text.contains("willChangeValue(forKey: \"other\")"))
    #expect(
      text.hasSuffix(
        "; override class var keyValueMembers: [KeyValueMember] "
          + "{ super.keyValueMembers + [.property(\"x\", \\B.x), .property(\"other\", \\B.y)] } }"))
  }

  @Test("A subclass lists the keys of its superclasses that it can name, also where it adds none")
  func inherited() throws {
    let superclass = """
      public class A<T>: NSObject {
        @objc public var x = 1; @objc var y = 1; @objc private var z = 1
      }
      """
    let subclass = "class B: A<Int> {}; class C: B { @objc override var x: Int { didSet {} } }"
    let list = "override class var keyValueMembers: [KeyValueMember] { super.keyValueMembers + "
    let text = try adapted(subclass, with: superclass).text
    #expect(text.contains("\(list)[.property(\"x\", \\B.x), .property(\"y\", \\B.y)] }; }"))
    #expect(text.contains("\(list)[.property(\"y\", \\C.y), .property(\"x\", \\C.x)] } }"))
    let file = try ParsedFile(SourceFile(path: "a", module: "Other", text: superclass))
    let other = try ParsedFile(
      SourceFile(path: "b", module: "M", text: "import Other\n" + subclass))
    let adapter = SourceAdapter([file, other], summaries: [file.summary, other.summary])
    #expect(adapter.adapt(other).text.contains("\(list)[.property(\"x\", \\B.x)] }; }"))
  }

  @Test("A class of the main actor conforms on that actor to what is of no actor")
  func mainActor() throws {
    let text = try adapted("public class A: UIViewController { @objc dynamic var x = 1 }").text
    #expect(text.hasPrefix("public class A: UIViewController, @MainActor KeyValueCodable {"))
    #expect(text.contains("; public class var keyValueMembers"))
  }

  private static let observer = """
    func observeValue(forKeyPath k: String?, of o: Any?, change c: [NSKeyValueChangeKey: Any]?, \
    context: UnsafeMutableRawPointer?) {}
    """

  @Test("A class that observes conforms to a protocol in place of an override")
  func observers() throws {
    let files = try adapted([
      "class A: NSObject { override \(Self.observer) }", "class B: A { override \(Self.observer) }",
    ])
    #expect(files[0].text == "class A: NSObject, KeyValueObserver {          \(Self.observer) }")
    #expect(files[1].text == "class B: A { override \(Self.observer) }")
  }

  @Test("What depends on options of the build is listed under the same condition")
  func conditions() throws {
    let text = """
      class A: NSObject {
        @objc var x = 1
        #if DEBUG && os(iOS)
          @objc var y = 1
        #elseif os(macOS) || EXTRA
        #elseif os(iOS)
          @objc var z = 1
        #endif
      }
      """
    let list = """
       class var keyValueMembers: [KeyValueMember] { var members: [KeyValueMember] = \
      [.property("x", \\A.x)]
      #if (DEBUG && os(Linux))
      members += [.property("y", \\A.y)]
      #endif
      #if !(DEBUG && os(Linux)) && !(os(macOS) || EXTRA)
      members += [.property("z", \\A.z)]
      #endif
      #sourceLocation(file: "a.swift", line: 9)
      return members }; }
      """
    #expect(try adapted(text, with: "import UIKit").text.hasSuffix(list))
    let region = "#if DEBUG\nclass A: NSObject { @objc var x = 1 }\n#endif"
    #expect(try !adapted(region).text.contains("members +="))
  }

  @Test(
    "Private classes of one name in several files, and local ones in functions, have their own keys"
  )
  func classesOfOneName() throws {
    let files = try adapted([
      "private class A: NSObject { @objc var x = 1 }; extension A { @objc var y: Int { 1 } }",
      "fileprivate class A: NSObject { @objc var z = 1 }; class B { class A: NSObject {} }",
      "func f() { class A: NSObject { @objc var v = 1 } }; func g() { class A: NSObject { @objc var w = 1 } }",
    ])
    let lists = files.map { file in
      file.text.split(separator: "[.property").dropFirst().map { $0.prefix { $0 != "]" } }
    }
    #expect(
      lists == [
        ["(\"x\", \\A.x), .property(\"y\", \\A.y)"], ["(\"z\", \\A.z)"],
        ["(\"v\", \\A.v)", "(\"w\", \\A.w)"],
      ])
  }

  @Test("A method of an observer in an extension moves into the class of another file")
  func observersInExtensions() throws {
    let files = try adapted([
      "class A: NSObject {}", "extension A { override \(Self.observer) }",
    ])
    #expect(files[0].text.hasPrefix("class A: NSObject, KeyValueObserver {"))
    #expect(files[0].text.contains("\n         \(Self.observer)\n"))
    #expect(!files[1].text.contains("observeValue"))
  }

  @Test("Observing what no class of the program tells of is reported, and nothing else")
  func reports() throws {
    let model = "class A: NSObject { @objc dynamic var x = 1; @objc(other) dynamic var y = 1 }"
    let file = try adapted(
      """
      func f() {
        a.observe(\\.x) { _, _ in }
        a.observe(\\.b.y, options: [.new]) { _, _ in }
        a.addObserver(b, forKeyPath: #keyPath(A.x), options: [], context: nil)
        a.addObserver(b, forKeyPath: "b.other", options: [], context: nil)
        scrollView.observe(\\.contentOffset) { _, _ in }
        a.addObserver(b, forKeyPath: "b.frame", options: [], context: nil)
        observe(1)
      }
      """, with: model)
    #expect(file.findings.map(\.line) == [6, 7])
  }

  @Test("Several properties in one declaration, and lazy ones, are reported")
  func unobservable() throws {
    let file = try adapted(
      "class A: NSObject {\n  @objc dynamic var a = 1, b = 2\n  @objc dynamic lazy var c = 3\n}")
    #expect(file.findings.map(\.line) == [2, 3])
  }
}
