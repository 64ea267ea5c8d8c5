import SourceAdaptation
import Testing

@Suite("#keyPath and properties of layers")
struct KeyPathRuleTests {
  private static let forms = [
    Snippet("#keyPath(CALayer.bounds)", "\"bounds\""),
    Snippet("#keyPath(CALayer.bounds.size)", "\"bounds.size\""),
    Snippet("#keyPath(Page.title)", "\"title\""), Snippet("#keyPath(title)", "\"title\""),
    Snippet("#keyPath(self.title)", "\"title\""),
    Snippet("#keyPath(Page.next.title)", "\"next.title\""),
    Snippet("#keyPath(Page.isOpen)", "\"isOpen\""),
    Snippet("#keyPath(UIView.isHidden)", "\"hidden\""),
    Snippet("#keyPath(Page.renamed)", "\"other\""),
    Snippet("#keyPath(Page.Inner.name)", "\"name\""),
    Snippet("#keyPath(Page.view.isHidden)", "\"view.hidden\""),
    Snippet("#keyPath(\n  Page.title\n)", "\"title\"\n\n"),
  ]
  private static let members = """
    class Page { var title = ""; var next: Page?; var isOpen = true; @objc(other) var renamed = 1
    class Inner { var name = "" }; var view: UIView }
    """
  private static let places = [
    "class Page { let k = § }", "class Page { func f() { CABasicAnimation(keyPath: §) } }",
    "extension Page { func f() { switch k { case §: g(); default: h() } } }",
  ]

  @Test("A key path is the string of its keys", arguments: Snippet.all(forms, at: places))
  func keyPaths(_ snippet: Snippet) throws {
    #expect(try adapted(snippet.before, with: Self.members).text == snippet.after)
  }

  @Test(
    "Managed properties of layers are custom properties",
    arguments: [
      (
        "CGFloat",
        "as? CGFloat ?? CGFloat((value(forKey: \"x\") as? NSNumber)?.doubleValue ?? 0)"
      ),
      ("Bool", "as? Bool ?? Bool((value(forKey: \"x\") as? NSNumber)?.boolValue ?? false)"),
      ("CGPoint", "as? CGPoint ?? .zero"),
      ("UIColor?", "as? UIColor"), ("Settings", "as! Settings"),
    ])
  func layerProperties(_ type: String, _ getter: String) throws {
    let accessors =
      "{ get { value(forKey: \"x\") \(getter) } set { setValue(newValue, forKey: \"x\") } }"
    let text = try adapted("class A: CAShapeLayer { @NSManaged var x: \(type) }").text
    #expect(text == "class A: CAShapeLayer {            var x: \(type) \(accessors) }")
    let subclass = "class B: A { @NSManaged public var x: \(type)\n}"
    #expect(
      try adapted(subclass, with: "class A: CALayer {}").text
        == "class B: A {            public var x: \(type) \(accessors)\n}")
  }

  @Test("Managed properties of other classes are reported")
  func managedObjects() throws {
    let file = try adapted("class A: NSManagedObject {\n  @NSManaged var x: Int\n}")
    #expect(file.findings.map(\.line) == [2] && file.text.contains("@NSManaged"))
  }
}
