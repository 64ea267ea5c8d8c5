import UIKit

/// Protocols of Objective-C in each form, with each form of an optional requirement.
@objc protocol PlainProtocol {}
@objc(FRMNamed) public protocol NamedProtocol: AnyObject { func name() -> String }
@objc protocol RefiningProtocol: NamedProtocol, PlainProtocol {}
@objc private protocol HiddenProtocol: NSObjectProtocol { @objc optional func hidden() -> Int }
@objc
protocol OnItsOwnLine {
  @objc
  optional
    func first() -> Int
}
@MainActor @objc protocol OnMainActor { @objc optional func onMainActor() -> Int }

#if os(iOS)
  @objc protocol InRegion { @objc optional func inRegion() -> Int }
#else
  @objc protocol InRegion { @objc optional func nowhere() -> Int }
#endif

@objc protocol OptionalForms: NSObjectProtocol {
  func required() -> Int
  @objc optional func nothing()
  @objc optional func count() -> Int
  @objc optional func object() -> NSObject?
  @objc optional func labelled(_ first: Int, with second: Int) -> Int
  @objc optional func throwing() throws -> String
  @objc optional func waiting() async -> Int
  @objc optional func later(
    _ work: @escaping (Int) -> Void,  // A comment.
    then done: (() -> Void)?
  )
  @objc(named:) optional func renamed(_ value: Int) -> Int
  @objc optional var value: Int { get }
  @objc optional var settable: String { get set }
  @objc optional var partner: OptionalForms? { get }
  @objc optional static func shared() -> Int
  @available(iOS 13.0, *) @objc optional func available() -> Int
  #if os(iOS)
    @objc optional func conditional() -> Int
  #endif
}

class FormsBase: NSObject {
  func required() -> Int { return 1 }
  @objc func count() -> Int { return 2 }
}

/// Has requirements in its superclass, in the class, in extensions and in a condition.
final class AllForms: FormsBase, OptionalForms {
  var log = ""
  var settable = "settable"
  private(set) lazy var value = 3
  weak var partner: OptionalForms?
  func nothing() { log += "n" }
  @objc(named:) func renamed(_ value: Int) -> Int { return value + 1 }
  #if os(iOS)
    func conditional() -> Int { return 4 }
  #endif
  class func shared() -> Int { return 5 }
}

extension AllForms {
  func object() -> NSObject? { return self }
  func labelled(_ first: Int, with second: Int) -> Int { return first + second }
  func throwing() throws -> String { return "throwing" }
  func waiting() async -> Int { return 6 }
  func later(_ work: @escaping (Int) -> Void, then done: (() -> Void)?) {
    work(7)
    done?()
  }
  func available() -> Int { return 8 }
}

class NoForms: FormsBase, OptionalForms {}

/// Conforms in each place where a class may stand.
enum ConformingPlaces {
  class Nested: NSObject, OnItsOwnLine, InRegion {
    func first() -> Int { return 1 }
    func inRegion() -> Int { return 2 }
  }
}

class ConformingBox<Content>: NSObject {
  var content: Content?
  func first() -> Int { return 3 }
}

extension ConformingBox: OnItsOwnLine {}

extension ConformingPlaces.Nested: HiddenProtocol {
  fileprivate func hidden() -> Int { return 4 }
}

class ConformingView: UIView, OnMainActor {
  func onMainActor() -> Int { return 5 }
}

class ConformingSubclass: ConformingPlaces.Nested, RefiningProtocol {
  override func first() -> Int { return 6 }
  func name() -> String { return "name" }
}

private class Generic<Value: OptionalForms> {
  let value: Value
  init(_ value: Value) { self.value = value }
  func count() -> Int { return (value as OptionalForms).count?() ?? -1 }
}

private let asList: [OptionalForms] = [AllForms(), NoForms()]
private let asTable: [String: OptionalForms?] = ["all": AllForms(), "none": nil]

func checkProtocolPlaces() {
  let (all, none): (OptionalForms, OptionalForms) = (AllForms(), NoForms())
  all.nothing?()
  none.nothing?()
  expect((all as? AllForms)?.log == "n" && all.required() == 1, "a call without a result")
  let numbers = [
    all.count?(), all.labelled?(1, with: 2), all.renamed?(3), all.value, all.conditional?(),
    all.available?(), none.count?(), none.labelled?(1, with: 2), none.value, none.available?(),
  ]
  expect(numbers == [2, 3, 4, 3, 4, 8, 2, nil, nil, nil], "\(numbers)")
  expect(all.object?() === all && none.object == nil && all.object != nil, "an object")
  expect((try? all.throwing?()) == "throwing" && (try? none.throwing?()) == .some(nil), "throws")
  expect(all.settable == "settable" && none.settable == nil, "a property that can be set")
  expect((all.partner ?? nil) == nil && none.partner == nil, "a property without a value")
  var log = ""
  all.later?({ log += "\($0)" }, then: { log += "d" })
  none.later?({ log += "\($0)" }, then: nil)
  all.later? {
    log += "\($0)"
  } then: {
    log += "e"
  }
  expect(log == "7d7e", log)
  expect(asList.map { $0.count?() ?? -1 } == [2, 2], "a list")
  expect(asTable["all"]??.renamed?(1) == 2 && asTable["none"]??.renamed?(1) == nil, "a table")
  expect(Generic(AllForms()).count() == 2, "a generic class")
  checkConformingPlaces()
}

private func checkConformingPlaces() {
  class Local: NSObject, OnItsOwnLine { func first() -> Int { return 7 } }
  let lines: [OnItsOwnLine] = [
    ConformingPlaces.Nested(), ConformingBox<Int>(), ConformingSubclass(), Local(),
  ]
  expect(lines.map { $0.first?() ?? -1 } == [1, 3, 6, 7], "conforming classes")
  let nested = ConformingSubclass()
  let (hidden, region): (HiddenProtocol, InRegion) = (nested, nested)
  expect(hidden.hidden?() == 4 && region.inRegion?() == 2, "a subclass")
  expect((nested as RefiningProtocol).name() == "name", "a refined protocol")
  let value = MainActor.assumeIsolated { (ConformingView() as OnMainActor).onMainActor?() }
  expect(value == 5, "a protocol of the main actor")
}
