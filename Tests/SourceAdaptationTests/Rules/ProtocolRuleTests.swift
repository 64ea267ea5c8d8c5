import SourceAdaptation
import Testing

@Suite("Protocols of Objective-C")
struct ProtocolRuleTests {
  @Test(
    "Only classes conform to a protocol of Objective-C",
    arguments: [
      Snippet("@objc protocol P {}", "      protocol P: AnyObject {}"),
      Snippet("@objc public protocol P {}", "      public protocol P: AnyObject {}"),
      Snippet("@objc protocol P: Q {}", "      protocol P: AnyObject, Q {}"),
      Snippet("@objc protocol P: AnyObject {}", "      protocol P: AnyObject {}"),
      Snippet("@objc protocol P: NSObjectProtocol {}", "      protocol P: NSObjectProtocol {}"),
      Snippet("@objc(Name) protocol P {}", "            protocol P: AnyObject {}"),
      Snippet("@objc\nprotocol P {}", "     \nprotocol P: AnyObject {}"),
      Snippet("class A { @objc protocol P {} }", "class A {       protocol P: AnyObject {} }"),
      Snippet("protocol P {}", "protocol P {}"),
    ])
  func classProtocols(_ snippet: Snippet) throws {
    #expect(try adapted(snippet.before).text == snippet.after)
  }

  private static let delegate = """
    @objc protocol Delegate { func began()
    @objc optional func ended(_ page: Page)
    @objc optional func count(of page: Page) -> Int }
    """

  @Test("An optional requirement is a protocol of its own")
  func requirements() throws {
    let snippet = Snippet(
      blanking: """
        ‹@objc› protocol Delegate§ { func began()
        ‹@objc optional func ended(_ page: Page)›
        ‹@objc optional func count(of page: Page) -> Int› }
        """)
    #expect(
      try adapted(Self.delegate).text == snippet.after.replacing("§", with: ": AnyObject")
        + "; protocol Delegate_ended_: AnyObject { func ended(_ page: Page) }"
        + "; protocol Delegate_count_of: AnyObject { func count(of page: Page) -> Int }")
  }

  @Test(
    "The protocol of an optional requirement has the attributes and the access level of the whole",
    arguments: [
      (
        "@MainActor @objc public protocol P { @objc optional func f() }",
        "@MainActor public protocol P_f: AnyObject { func f() }"
      ),
      (
        "@objc protocol P { @objc(name) optional var x: Int { get } }",
        "protocol P_x: AnyObject { var x: Int { get } }"
      ),
      (
        "@objc fileprivate protocol P { @objc optional\n  func f( // comment\n a: Int) }",
        "fileprivate protocol P_f_a: AnyObject { func f( a: Int) }"
      ),
      (
        "@objc protocol P { @objc optional static func f() }",
        "protocol P_f: AnyObject { static func f() }"
      ),
    ])
  func prefixes(_ text: String, _ expected: String) throws {
    #expect(try adapted(text).text.hasSuffix("; " + expected))
  }

  @Test(
    "Classes conform to the protocols of the optional members that they have",
    arguments: [
      Snippet("class A: Delegate { func began() {} }", "class A: Delegate { func began() {} }"),
      Snippet(
        "class A: Delegate { func ended(_ page: Page) {} }",
        "class A: Delegate, Delegate_ended_ { func ended(_ page: Page) {} }"),
      Snippet(
        "class A: UIView, Delegate, Q { func count(of p: Page) -> Int { 1 } }",
        "class A: UIView, Delegate, Q, Delegate_count_of { func count(of p: Page) -> Int { 1 } }"),
      Snippet(
        "class A {}; extension A: Delegate { func ended(_ page: Page) {} }",
        "class A {}; extension A: Delegate, Delegate_ended_ { func ended(_ page: Page) {} }"),
      Snippet(
        "class A { func ended(_ page: Page) {} }; extension A: Delegate {}",
        "class A { func ended(_ page: Page) {} }; extension A: Delegate, Delegate_ended_ {}"),
      Snippet(
        "class A: Delegate {}; class B: A { func ended(_ page: Page) {} }",
        "class A: Delegate {}; class B: A, Delegate_ended_ { func ended(_ page: Page) {} }"),
      Snippet(
        "class A: Delegate { func ended(_ p: Page) {} }; class B: A { override func ended(_ p: Page) {} }",
        "class A: Delegate, Delegate_ended_ { func ended(_ p: Page) {} }; "
          + "class B: A { override func ended(_ p: Page) {} }"),
      Snippet(
        "class A { func ended(_ p: Page) {} }; class B: A, Delegate {}",
        "class A { func ended(_ p: Page) {} }; class B: A, Delegate, Delegate_ended_ {}"),
      Snippet(
        "protocol Q: Delegate {}; class A: Q { func ended(_ p: Page) {} }",
        "protocol Q: Delegate {}; class A: Q, Delegate_ended_ { func ended(_ p: Page) {} }"),
      Snippet("class A { func ended(_ page: Page) {} }", "class A { func ended(_ page: Page) {} }"),
      Snippet(
        "class A: Delegate { func ended(page: Page) {} }",
        "class A: Delegate { func ended(page: Page) {} }"),
    ])
  func conformances(_ snippet: Snippet) throws {
    #expect(try adapted(snippet.before, with: Self.delegate).text == snippet.after)
  }

  private static let calls = [
    Snippet("delegate?.ended?(self)", "(delegate as? any Delegate_ended_)?.ended (self)"),
    Snippet(
      "self.delegate?.ended?(self)", "(self.delegate as? any Delegate_ended_)?.ended (self)"),
    Snippet("delegate!.ended?(self)", "(delegate! as? any Delegate_ended_)?.ended (self)"),
    Snippet(
      "let n = delegate?.count?(of: self) ?? 0",
      "let n = (delegate as? any Delegate_count_of)?.count (of: self) ?? 0"),
    Snippet(
      "if let n = delegate?.count?(of: self) {}",
      "if let n = (delegate as? any Delegate_count_of)?.count (of: self) {}"),
    Snippet(
      "other.delegate?.ended?(self)",
      "(other.delegate as? any Delegate_ended_)?.ended (self)"),
    Snippet(
      "other?.delegate?.ended?(self)",
      "(other?.delegate as? any Delegate_ended_)?.ended (self)"),
    Snippet("unknown()?.ended?(self)", "(unknown() as? any Delegate_ended_)?.ended (self)"),
    Snippet(
      "delegates.forEach { $0.ended?(self) }",
      "delegates.forEach { ($0 as? any Delegate_ended_)?.ended (self) }"),
    Snippet(
      "if delegate?.ended != nil {}", "if (delegate as? any Delegate_ended_)?.ended != nil {}"),
    Snippet(
      "if delegate?.ended(_:) == nil {}",
      "if (delegate as? any Delegate_ended_)?.ended(_:) == nil {}"),
    Snippet(
      "guard let delegate = delegate else { return }; delegate.ended?(self)",
      "guard let delegate = delegate else { return }; "
        + "(delegate as? any Delegate_ended_)?.ended (self)"),
    Snippet(
      "if let d = delegate { d.ended?(self) }",
      "if let d = delegate { (d as? any Delegate_ended_)?.ended (self) }"),
    Snippet("delegate?.began()", "delegate?.began()"),
    Snippet(
      "delegate?.responds(to: #selector(Delegate.ended(_:)))",
      "delegate?.responds(to: Selector(\"ended:\", "
        + "{ (target: Delegate_ended_) in target.ended(_:) }))"),
    Snippet(
      "delegate?.tableView?(t, didSelectRowAt: i)", "delegate?.tableView (t, didSelectRowAt: i)"),
    Snippet("table.delegate?.scrollViewDidScroll?(t)", "table.delegate?.scrollViewDidScroll (t)"),
    Snippet(
      "let n = source.numberOfSections?(in: t)", "let n = Optional(source.numberOfSections (in: t))"
    ),
    Snippet("source.numberOfSections?(in: t)", "source.numberOfSections (in: t)"),
    Snippet(
      "handler?(1); self.handler?(1); other.handler?(1)",
      "handler?(1); self.handler?(1); other.handler?(1)"),
  ]
  private static let places = [
    "class Page { weak var delegate: Delegate?; var handler: ((Int) -> Void)?; func f() { § } }",
    "extension Page { func f() { § } }", "extension Page { func f() { g { [weak self] in § } } }",
  ]

  @Test(
    "The type of a name follows from tuples, casts, lists and loops",
    arguments: [
      "let (a, x): (Int, P) = f(); x.g?()", "let (x, a) = (p, 1); x.g?()", "(a as P).g?()",
      "(a as? P)?.g?()", "(a as! any P).g?()", "list[0].g?()", "table[\"a\"]?.g?()",
      "list.first?.g?()", "table[\"a\"]??.g?()", "list.forEach { $0.g?() }",
      "list.map({ $0.g?() })",
      "list.filter { x in x.g != nil }", "list?.compactMap { [weak self] x in x.g?() }",
      "for x in list { x.g?() }", "for x in [p] as [P] { x.g?() }",
      "for x in list { list.forEach { y in if x !== y { x.g?() } } }",
    ])
  func typesOfNames(_ text: String) throws {
    let protocols =
      "@objc protocol P { @objc optional func g() }; "
      + "@objc protocol Q { @objc optional func g() }; func h() {}"
    let code =
      "class A { var list: [P] = []; var table: [String: P] = [:]; var p: P; func f() { \(text) } }"
    let file = try adapted(code, with: protocols)
    #expect(
      file.text.contains(" as? any P_g)?.g") && !file.text.contains("??") && file.findings.isEmpty)
  }

  @Test(
    "Calls of optional requirements ask whether the object has them",
    arguments: Snippet.all(calls, at: places))
  func optionalCalls(_ snippet: Snippet) throws {
    let page =
      "class Page { weak var delegate: Delegate?; var handler: ((Int) -> Void)?; let other = Page() }"
    let others = snippet.before.hasPrefix("class Page") ? [Self.delegate] : [Self.delegate, page]
    let file = try #require(try adapted([snippet.before] + others).first)
    #expect(file.text == snippet.after)
  }
}
