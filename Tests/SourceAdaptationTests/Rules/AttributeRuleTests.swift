import SourceAdaptation
import Testing

@Suite("Attributes of Objective-C and Interface Builder")
struct AttributeRuleTests {
  private static let attributes = [
    "@objc", "@objc(name)", "@objc(name:with:)", "@nonobjc", "@objc @IBDesignable",
    "@GKInspectable",
    "@objc\n", "@objc ( name )",
  ]
  private static let places = [
    "§ class A {}", "§ public final class A {}", "class A { § func f() {} }",
    "class A { § private func f() {} }",
    "class A { private § func f() {} }".replacing(
      "private §", with: "§ private"),
    "class A { § dynamic var x = 1 }", "class A { § init() {} }", "class A { § var x: Int { 1 } }",
    "extension A { § func f() {} }", "§ extension A {}", "§ enum E: Int { case a }",
    "class A { class B { § func f() {} } }", "class A<T> { § func f() {} }",
    "#if os(Linux) || DEBUG\nclass A { § func f() {} }\n#endif",
    "@available(iOS 13, *) § class A {}", "class A { § subscript(i: Int) -> Int { i } }",
  ]

  @Test(
    "Attributes become spaces, wherever they stand",
    arguments: Snippet.all(
      attributes.map { Snippet(blanking: "‹\($0)›") }, at: places))
  func blanks(_ snippet: Snippet) throws {
    #expect(try adapted(snippet.before).text == snippet.after)
  }

  @Test(
    "Other attributes stay",
    arguments: [
      "@discardableResult func f() -> Int { 1 }", "@available(iOS 13, *) class A {}",
      "@escaping", "@MainActor class A {}", "@main struct A {}",
    ])
  func others(_ text: String) throws {
    let text = text == "@escaping" ? "func f(_ g: @escaping () -> Void) {}" : text
    #expect(try adapted(text).text == text)
  }

  @Test("Attributes in a condition of their own become spaces")
  func conditions() throws {
    let snippet = Snippet(blanking: "#if DEBUG\n‹@objc›\n#endif\nclass A {}")
    #expect(try adapted(snippet.before).text == snippet.after)
  }

  @Test("@UIApplicationMain is @main")
  func main() throws {
    let text = try adapted("@UIApplicationMain\nclass A: UIResponder {}").text
    #expect(text.hasPrefix("@main"))
    #expect(text.split(separator: "\n").last == "class A: UIResponder {}")
  }
}
