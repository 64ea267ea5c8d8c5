import SourceAdaptation
import Testing

@Suite("#selector")
struct SelectorRuleTests {
  /// Methods of the class in the places.
  private static let forms = [
    Snippet("#selector(plain)", "Selector(\"plain\", Page.plain)"),
    Snippet("#selector(tapped(_:))", "Selector(\"tapped:\", Page.tapped(_:))"),
    Snippet("#selector(tapped)", "Selector(\"tapped:\", Page.tapped)"),
    Snippet("#selector(self.plain)", "Selector(\"plain\", Page.plain)"),
    Snippet("#selector(self.tapped(_:))", "Selector(\"tapped:\", Page.tapped(_:))"),
    Snippet("#selector(Page.plain)", "Selector(\"plain\", Page.plain)"),
    Snippet("#selector(moved(_:to:))", "Selector(\"moved:to:\", Page.moved(_:to:))"),
    Snippet("#selector(moved)", "Selector(\"moved:to:\", Page.moved)"),
    Snippet("#selector(shown(item:))", "Selector(\"shownWithItem:\", Page.shown(item:))"),
    Snippet("#selector(go(from:))", "Selector(\"goFrom:\", Page.go(from:))"),
    Snippet("#selector(renamed)", "Selector(\"other:\", Page.renamed)"),
    Snippet("#selector(renamed(_:))", "Selector(\"other:\", Page.renamed(_:))"),
    Snippet(
      "#selector(getter: count)", "Selector(\"count\", { (target: Page) in { target.count } })"),
    Snippet(
      "#selector(setter: count)",
      "Selector(\"setCount:\", { (target: Page) in { target.count = $0 } })"),
    Snippet(
      "#selector(getter: Page.count)",
      "Selector(\"count\", { (target: Page) in { target.count } })"),
    Snippet(
      "#selector(tapped(_:) as (Int) -> Void)",
      "Selector(\"tapped:\", Page.tapped(_:) as (Page) -> (Int) -> Void)"),
    Snippet(
      "#selector(Page.tapped(_:) as (Page) -> (Int) -> Void)",
      "Selector(\"tapped:\", Page.tapped(_:) as (Page) -> (Int) -> Void)"),
    Snippet("#selector(make)", "Selector(\"make\", { (type: Page.Type) in type.make })"),
  ]
  private static let members = """
    func plain() {}; func tapped(_ a: Int) {}; func moved(_ a: Int, to b: Int) {}
    func shown(item: Int) {}; func go(from a: Int) {}; @objc(other:) func renamed(_ a: Int) {}
    var count = 1; class func make() {}
    """
  private static let places = [
    "class Page { func f() { let a = § } }", "extension Page { func f() { let a = § } }",
    "class Page { let a = § }", "class Page { lazy var a: Selector = { § }() }",
    "class Page { func f(_ a: Selector = §) {} }", "class Page { func f() { g { [§] } } }",
    "class Page { func f() { x ? § : nil } }", "class Page { var a: Selector { § } }",
    "class Page { struct Key {}; func f() { b.addTarget(self, action: §, for: .touchDown) } }",
    "#if DEBUG\nclass Page { func f() { § } }\n#endif",
  ]

  @Test("A selector has its name and method", arguments: Snippet.all(forms, at: places))
  func selectors(_ snippet: Snippet) throws {
    #expect(
      try adapted(snippet.before, with: "class Page { \(Self.members) }").text == snippet.after)
  }

  private static let programs = [
    Snippet(
      "class A { func f() {}; var x = 1; func g(s: Selector) { switch s { case #selector(f): h(); "
        + "case #selector(setter: x), .some(#selector(getter: x)): i(); default: j() } } }",
      "class A { func f() {}; var x = 1; func g(s: Selector) { switch s { case Selector(\"f\"): h(); "
        + "case Selector(\"setX:\"), .some(Selector(\"x\")): i(); default: j() } } }"),
    Snippet(
      "class A { func f() {} }; extension P where T: B, Self: A { func g() { #selector(f) } }",
      "class A { func f() {} }; extension P where T: B, Self: A { func g() { Selector(\"f\", A.f) } }"
    ),
    Snippet(
      "class A { class B { func f() {}; let s = #selector(f) } }",
      "class A { class B { func f() {}; let s = Selector(\"f\", B.f) } }"),
    Snippet(
      "class A { class B { func f() {} }; let s = #selector(B.f) }",
      "class A { class B { func f() {} }; let s = Selector(\"f\", B.f) }"),
    Snippet(
      "class A { class B { func f() {} } }; let s = #selector(A.B.f)",
      "class A { class B { func f() {} } }; let s = Selector(\"f\", A.B.f)"),
    Snippet(
      "class A { func f() {}; class B { let s = #selector(f) } }",
      "class A { func f() {}; class B { let s = Selector(\"f\", A.f) } }"),
    Snippet(
      "class A { class B {} }; extension A.B { func f() {}; func g() { #selector(f) } }",
      "class A { class B {} }; extension A.B { func f() {}; func g() { Selector(\"f\", A.B.f) } }"),
    Snippet(
      "class A<T> { func f() {}; func g() { #selector(f) } }",
      "class A<T> { func f() {}; func g() { Selector(\"f\", A.f) } }"),
    Snippet(
      "class A<T> { func f() {} }; let s = #selector(A<Int>.f)",
      "class A<T> { func f() {} }; let s = Selector(\"f\", A<Int>.f)"),
    Snippet(
      "class A { func f(_ x: Int) {} }; class B: A { let s = #selector(f) }",
      "class A { func f(_ x: Int) {} }; class B: A { let s = Selector(\"f:\", B.f) }"),
    Snippet(
      "class A { func f() {} }; class B: A { func g() { #selector(super.f) } }",
      "class A { func f() {} }; class B: A { func g() { Selector(\"f\", A.f) } }"),
    Snippet(
      "class A { func f() {} }; class B { let a = A(); func g() { #selector(a.f) } }",
      "class A { func f() {} }; class B { let a = A(); func g() { Selector(\"f\", A.f) } }"),
    Snippet(
      "class A { func f() {} }; class B { weak var a: A?; func g() { #selector(a!.f) } }",
      "class A { func f() {} }; class B { weak var a: A?; func g() { Selector(\"f\", A.f) } }"),
    Snippet(
      "class A { func f() {} }; func g(a: A) { #selector(a.f) }",
      "class A { func f() {} }; func g(a: A) { Selector(\"f\", A.f) }"),
    Snippet(
      "func g() { #selector(UIView.setNeedsLayout) }",
      "func g() { Selector(\"setNeedsLayout\", { (target: UIView) in target.setNeedsLayout }) }"),
    Snippet(
      "let s = #selector(UIResponderStandardEditActions.copy(_:))",
      "let s = Selector(\"copy:\", { (target: UIResponderStandardEditActions) in target.copy(_:) })"
    ),
    Snippet(
      "protocol P: AnyObject { func f(_ x: Int) }; let s = #selector(P.f)",
      "protocol P: AnyObject { func f(_ x: Int) }; "
        + "let s = Selector(\"f:\", { (target: P) in target.f })"),
    Snippet(
      "class A { func f() {}; func f(_ x: Int) {}; let s = #selector(f as (Int) -> Void) }",
      "class A { func f() {}; func f(_ x: Int) {}; "
        + "let s = Selector(\"f:\", A.f as (A) -> (Int) -> Void) }"),
    Snippet(
      "class A { func f() {}; let s = (#selector(\n  f\n)) }",
      "class A { func f() {}; let s = (Selector(\"f\", A.f)\n\n) }"),
    Snippet(
      "class A { func go(with x: Int) {}; let s = #selector(go(with:)) }",
      "class A { func go(with x: Int) {}; let s = Selector(\"goWith:\", A.go(with:)) }"),
    Snippet(
      "class A { func moveTo(point x: Int) {}; let s = #selector(moveTo(point:)) }",
      "class A { func moveTo(point x: Int) {}; let s = Selector(\"moveToPoint:\", A.moveTo(point:)) }"
    ),
    Snippet(
      "class A { func `default`() {}; let s = #selector(`default`) }",
      "class A { func `default`() {}; let s = Selector(\"default\", A.`default`) }"),
    Snippet(
      "extension Selector { static let f = #selector(A.f) }; class A { fileprivate func f() {} }",
      "extension Selector { static let f = Selector(\"f\", A.f) }; class A { fileprivate func f() {} }"
    ),
  ]

  @Test("The type of a selector's method is found", arguments: programs)
  func types(_ snippet: Snippet) throws {
    #expect(try adapted(snippet.before).text == snippet.after)
  }

  @Test("A selector of an object whose type is not known is reported")
  func unknown() throws {
    let file = try adapted("func f() { let s = #selector(make().tapped(_:)) }")
    #expect(file.findings.map(\.line) == [1])
    #expect(file.findings.first?.column == 20)
  }
}
