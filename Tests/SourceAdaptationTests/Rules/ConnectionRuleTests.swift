import SourceAdaptation
import Testing

@Suite("Outlets and actions")
struct ConnectionRuleTests {
  @Test(
    "A class lists what view files connect and set",
    arguments: [
      (
        "class A: UIView { @IBOutlet weak var label: UILabel! }",
        "class A: UIView, IBConnectable {           weak var label: UILabel! "
          + "; @MainActor class var ibMembers: [IBMember] { [.property(\"label\", \\A.label)] } }"
      ),
      (
        "class A: UIView { @IBInspectable var radius: CGFloat = 0 }",
        "class A: UIView, IBConnectable {                var radius: CGFloat = 0 "
          + "; @MainActor class var ibMembers: [IBMember] { [.property(\"radius\", \\A.radius)] } }"
      ),
      (
        "class A: UIView, P { @IBAction func tapped(_ sender: Any) {} }",
        "class A: UIView, P, IBConnectable {           func tapped(_ sender: Any) {} "
          + "; @MainActor class var ibMembers: [IBMember] "
          + "{ [.action(Selector(\"tapped:\", A.tapped(_:)))] } }"
      ),
      (
        "class A: UIView { @IBAction func tapped() {} }",
        "class A: UIView, IBConnectable {           func tapped() {} "
          + "; @MainActor class var ibMembers: [IBMember] "
          + "{ [.action(Selector(\"tapped\", A.tapped))] } }"
      ),
      (
        "class A: UIView { @IBAction func unwind(segue: UIStoryboardSegue) {} }",
        "class A: UIView, IBConnectable {           func unwind(segue: UIStoryboardSegue) {} "
          + "; @MainActor class var ibMembers: [IBMember] "
          + "{ [.action(Selector(\"unwindWithSegue:\", A.unwind(segue:)))] } }"
      ),
      (
        "public class A: UIView { @IBOutlet public var a: UIView? }",
        "public class A: UIView, IBConnectable {           public var a: UIView? "
          + "; @MainActor public class var ibMembers: [IBMember] { [.property(\"a\", \\A.a)] } }"
      ),
      (
        "open class A: UIView { @IBOutlet public var a: UIView? }",
        "open class A: UIView, IBConnectable {           public var a: UIView? "
          + "; @MainActor open class var ibMembers: [IBMember] { [.property(\"a\", \\A.a)] } }"
      ),
      (
        "class A: UIView { @IBOutlet var all: [UILabel]! }",
        "class A: UIView, IBConnectable {           var all: [UILabel]! "
          + "; @MainActor class var ibMembers: [IBMember] { [.property(\"all\", \\A.all)] } }"
      ),
      (
        "class A: UIView { @IBSegueAction func make(_ c: NSCoder) -> B? { nil } }",
        "class A: UIView, IBConnectable {                func make(_ c: NSCoder) -> B? { nil } "
          + "; @MainActor class var ibMembers: [IBMember] { [.action(Selector(\"make:\", A.make(_:)))] } }"
      ),
      ("class A: UIView { var a: UIView? }", "class A: UIView { var a: UIView? }"),
    ])
  func tables(_ text: String, _ expected: String) throws {
    #expect(try adapted(text).text == expected)
  }

  @Test("A subclass adds its own members to those of its superclass")
  func subclasses() throws {
    let text = try adapted(
      "class B: A { @IBOutlet var b: UIView! }",
      with: "class A: UIView { @IBOutlet var a: UIView! }"
    ).text
    #expect(
      text == "class B: A {           var b: UIView! ; @MainActor override class var ibMembers: "
        + "[IBMember] { super.ibMembers + [.property(\"b\", \\B.b)] } }")
  }

  @Test("The table names actions of extensions, also private ones of other files")
  func extensions() throws {
    let files = try adapted([
      "class A: UIView {}", "extension A { @IBAction private func f(_ sender: Any) {} }",
    ])
    #expect(files[0].text.contains(".action(Selector(\"f:\", A.f(_:)))"))
    #expect(files[1].text == "extension A {                   func f(_ sender: Any) {} }")
  }

  @Test("What extensions add to a class of the library is listed beside the first of them")
  func library() throws {
    let files = try adapted([
      "extension UIView { func f() {} }; extension UIView { @IBInspectable var a: Int { get { 1 } set {} } }",
      "extension UIView { @IBAction func b(_ sender: Any) {}; @IBAction private func c() {} }",
    ])
    #expect(
      files[0].text == "extension UIView { func f() {} }; "
        + "extension UIView {                var a: Int { get { 1 } set {} } }"
        + "; @MainActor final class IBMembersOfUIView: NSObject, IBConnectable "
        + "{ static var ibMembers: [IBMember] { [.property(\"a\", \\UIView.a), "
        + ".action(Selector(\"b:\", UIView.b(_:)))] } }")
    #expect(!files[1].text.contains("ibMembers"))
    #expect(files.flatMap(\.findings).isEmpty)
  }
}
