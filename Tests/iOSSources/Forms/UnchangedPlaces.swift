import UIKit

// Names that are changed in code, where they are no code: in strings, comments and inactive regions.

// @objc class Comment { @IBOutlet var a: B!; #selector(f); #keyPath(A.b); a.f?(1) }
/// #Preview { #selector(UnchangedPlaces.run) } and `import UIKit.UIColor`
class UnchangedPlaces: NSObject {
  /// The texts, each written in one piece and in parts.
  static let texts: [(whole: String, parts: [String])] = [
    ("@objc class A {}", ["@", "objc class A {}"]),
    ("class A { @IBOutlet var a: B! }", ["class A { @", "IBOutlet var a: B! }"]),
    ("@IBAction func f() {}", ["@", "IBAction func f() {}"]),
    ("#selector(run)", ["#", "selector(run)"]), ("#keyPath(A.b)", ["#", "keyPath(A.b)"]),
    ("os(iOS)", ["os", "(iOS)"]), ("@NSManaged var x: Int", ["@", "NSManaged var x: Int"]),
    ("@objc optional func f()", ["@", "objc optional func f()"]),
    ("#Preview {}", ["#", "Preview {}"]), ("import UIKit.UIColor", ["import UIKit", ".UIColor"]),
    ("part?.ended?()", ["part?", ".ended?()"]), ("@UIApplicationMain", ["@", "UIApplicationMain"]),
    (##"#selector(run) "#keyPath(A.b)""##, ["#", "selector(run) \"", "#", "keyPath(A.b)\""]),
    (
      """
      @objc #selector(run)
      #if os(iOS)
      #endif
      """, ["@", "objc #", "selector(run)\n#", "if os(iOS)\n#", "endif"]
    ),
    ("\(1) @objc \("#selector(run)") @objc", ["1 @", "objc #", "selector(run) @", "objc"]),
    ("#keyPath(\(#keyPath(UIView.isHidden)))", ["#", "keyPath(hidden)"]),
  ]

  let regex = try? NSRegularExpression(pattern: "@objc +dynamic var", options: [])

  @objc func run() -> Int {
    // #selector(run)
    let value = 1  // @objc dynamic var value = 1
    #if os(macOS)
      return #selector(nothing) + #keyPath(Nothing.nothing) + part?.ended?()
    #elseif false
      @objc class Nothing: Missing { @IBOutlet var nothing: Missing! }
    #elseif canImport(AppKit) || targetEnvironment(simulator)
      #Preview { Missing() }
    #else
      return value
    #endif
  }

  #if os(tvOS) || canImport(WatchKit)
    @objc dynamic var missing = Missing()
    @NSManaged var managed: Missing
    @IBAction func missingAction(_ sender: Missing) {}
    override func missingOverride() {}
  #endif
}

#if os(macOS)
  extension UnchangedPlaces: Missing { override func run() -> Int { return 0 } }
  @objc protocol MissingProtocol: Missing { @objc optional func missing() }
#endif

/// Names of Swift that are those of attributes, of macros and of members with changes elsewhere.
private struct UnchangedNames {
  var objc = 1
  var selector: ((Int) -> Int)? = { $0 + 1 }
  let `optional` = 2
  func keyPath(_ value: Int) -> Int { return value }
  func number(of name: String) -> Int { return name.count }
  func values() -> [Int?] {
    let title = selector?(1)
    return [objc, title, self.selector?(2), `optional`, keyPath(4), number(of: "abcde")]
  }
}

func checkUnchangedPlaces() {
  for text in UnchangedPlaces.texts {
    expect(text.whole == text.parts.joined(), "a string was changed: \(text.whole)")
  }
  let places = UnchangedPlaces()
  expect(places.run() == 1, "a comment in a function")
  let code = "  @objc   dynamic var x"
  let range = NSRange(location: 0, length: code.utf16.count)
  expect(places.regex?.numberOfMatches(in: code, range: range) == 1, "a pattern")
  expect(UnchangedNames().values() == [1, 2, 3, 2, 4, 5], "\(UnchangedNames().values())")
}
