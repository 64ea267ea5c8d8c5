import SourceAdaptation
import Testing

@Suite("Conditions and imports")
struct ConditionRuleTests {
  @Test(
    "os(iOS) is true on Linux",
    arguments: [
      Snippet("#if os(iOS)\nf()\n#endif", "#if os(Linux)\nf()\n#endif"),
      Snippet("#if os( iOS )\n#endif", "#if os( Linux )\n#endif"),
      Snippet("#if os(iOS) || os(tvOS)\n#endif", "#if os(Linux) || os(tvOS)\n#endif"),
      Snippet("#if os(tvOS) || os(iOS)\n#endif", "#if os(tvOS) || os(Linux)\n#endif"),
      Snippet("#if !os(iOS)\n#else\n#endif", "#if !os(Linux)\n#else\n#endif"),
      Snippet("#if DEBUG && (os(iOS))\n#endif", "#if DEBUG && (os(Linux))\n#endif"),
      Snippet("#if os(macOS)\n#elseif os(iOS)\n#endif", "#if os(macOS)\n#elseif os(Linux)\n#endif"),
      Snippet(
        "class A { #if os(iOS)\nlet a = 1\n#endif\n}",
        "class A { #if os(Linux)\nlet a = 1\n#endif\n}"),
      Snippet(
        "func f() { #if os(iOS)\ng()\n#endif\n}", "func f() { #if os(Linux)\ng()\n#endif\n}"),
      Snippet(
        "func f() { a\n#if os(iOS)\n.b()\n#endif\n}", "func f() { a\n#if os(Linux)\n.b()\n#endif\n}"
      ),
      Snippet(
        "switch a {\n#if os(iOS)\ncase 1: f()\n#endif\ndefault: g()\n}",
        "switch a {\n#if os(Linux)\ncase 1: f()\n#endif\ndefault: g()\n}"),
      Snippet(
        "#if os(iOS)\n#if os(iOS)\n#endif\n#endif", "#if os(Linux)\n#if os(Linux)\n#endif\n#endif"),
      Snippet(
        "#if os(macOS)\n#if os(iOS)\n#endif\n#endif", "#if os(macOS)\n#if os(iOS)\n#endif\n#endif"),
      Snippet(
        "#if os(iOS)\n#else\n#if os(iOS)\n#endif\n#endif",
        "#if os(Linux)\n#else\n#if os(iOS)\n#endif\n#endif"),
      Snippet(
        "#if canImport(ObjectiveC) && os(iOS)\n#endif",
        "#if canImport(ObjectiveC) && os(Linux)\n#endif"),
      Snippet(
        "#if targetEnvironment(simulator)\n@objc\n#endif\nclass A {}",
        "#if targetEnvironment(simulator)\n@objc\n#endif\nclass A {}"),
    ])
  func systems(_ snippet: Snippet) throws {
    #expect(try adapted(snippet.before, with: "import UIKit").text == snippet.after)
  }

  @Test("A module that does not use UIKit is written for any system")
  func otherModules() throws {
    let text = "#if os(iOS)\nimport Darwin\n#else\nimport Glibc\n#endif"
    #expect(try adapted(text, with: "import Foundation").text == text)
  }

  @Test(
    "Imports of parts of modules import the module",
    arguments: [
      Snippet(blanking: "import UIKit‹.UIColor›"),
      Snippet(blanking: "import CoreGraphics‹.CGBase›"),
      Snippet(blanking: "@_exported import UIKit‹.UIView›\nlet a = 1"),
      Snippet(blanking: "import Foundation‹.NSObject›"),
      Snippet(blanking: "import UIKit‹.UIGestureRecognizerSubclass›"),
      Snippet(blanking: "import class UIKit.UIView"), Snippet(blanking: "import Other.Part"),
      Snippet(blanking: "import UIKit"), Snippet(blanking: "import QuartzCore‹.CALayer›"),
      Snippet(
        "import Foundation\nlet s = URLSession.shared",
        "import Foundation; import FoundationNetworking\nlet s = URLSession.shared"),
      Snippet(
        "import UIKit\nvar r: URLRequest?",
        "import UIKit; import FoundationNetworking\nvar r: URLRequest?"),
      Snippet(
        "import Foundation\nlet p = XMLParser(data: d)",
        "import Foundation; import FoundationXML\nlet p = XMLParser(data: d)"),
      Snippet(
        "import Foundation\nlet s: Selector? = nil",
        "import Foundation; import ObjectiveC\nlet s: Selector? = nil"),
      Snippet(
        "import Foundation\nlet x = autoreleasepool { 1 }",
        "import Foundation; import ObjectiveC\nlet x = autoreleasepool { 1 }"),
      Snippet(
        "import Foundation\nlet x = CFAbsoluteTimeGetCurrent()",
        "import Foundation; import CoreGraphics\nlet x = CFAbsoluteTimeGetCurrent()"),
      Snippet(
        "import Foundation\nvar o: NSKeyValueObservation?",
        "import Foundation; import ObjectiveC\nvar o: NSKeyValueObservation?"),
      Snippet(
        "import Foundation\nclass A: NSObject { @objc let x = 1 }",
        "import Foundation; import ObjectiveC\nclass A: NSObject, KeyValueCodable {       let x = 1 ; "
          + "class var keyValueMembers: [KeyValueMember] { [.property(\"x\", \\A.x)] } }"),
      Snippet(
        "import Foundation\n// @objc\nclass A: NSObject { let x = \"@objc\" }",
        "import Foundation\n// @objc\nclass A: NSObject { let x = \"@objc\" }"),
      Snippet(
        "import Foundation\nclass A { func f() { #selector(f) } }",
        "import Foundation; import ObjectiveC\nclass A { func f() { Selector(\"f\", A.f) } }"),
      Snippet(blanking: "import UIKit\nimport Foundation\nlet s: Selector? = nil"),
      Snippet(blanking: "import Foundation\nimport FoundationXML\nlet p = XMLParser(data: d)"),
      Snippet(blanking: "import Foundation\nlet s = \"URLSession\" // XMLParser"),
    ])
  func imports(_ snippet: Snippet) throws {
    #expect(try adapted(snippet.before).text == snippet.after)
  }

  @Test("Frameworks that do not exist on Linux are reported, unless the code asks for them")
  func absentFrameworks() throws {
    #expect(try adapted("import UIKit\nimport MapKit").findings.map(\.line) == [2])
    #expect(try adapted("#if os(macOS)\nimport MapKit\n#endif").findings.isEmpty)
    #expect(try adapted("#if canImport(MapKit)\nimport MapKit\n#endif").findings.isEmpty)
  }

  @Test(
    "Previews are left out",
    arguments: [
      Snippet(blanking: "‹#Preview { Page() }›"),
      Snippet(blanking: "‹#Preview(\"Page\") {\n  Page()\n}›"),
      Snippet(blanking: "‹@available(iOS 17, *)\n#Preview { Page() }›"),
      Snippet(
        blanking:
          "‹import SwiftUI›\n‹struct A: PreviewProvider { static var previews: some View { B() } }›"
      ),
      Snippet(blanking: "‹import SwiftUI›\n‹struct A: SwiftUI.PreviewProvider {}›\nlet a = 1"),
      Snippet(blanking: "#if DEBUG\n‹#Preview { @objc class A {}; return A() }›\n#endif"),
      Snippet(
        blanking:
          "class A: UIView {\n  ‹override func prepareForInterfaceBuilder() {\n    f()\n  }›\n}"),
      Snippet(blanking: "class A { func prepareForInterfaceBuilder() {} }"),
      Snippet(blanking: "#preview()"), Snippet(blanking: "struct A: Preview {}"),
    ])
  func previews(_ snippet: Snippet) throws {
    #expect(try adapted(snippet.before).text == snippet.after)
  }
}
