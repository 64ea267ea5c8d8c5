import UIKit

@objc protocol Part: AnyObject {
  @objc optional func number(of name: String) -> Int
  @objc optional func ended()
  @objc optional var title: String { get }
}

/// Each form of a call of an optional requirement, in each place where an expression may stand.
class OptionalCallPlaces: NSObject {
  static var endings = 0

  weak var part: Part?
  var other: OptionalCallPlaces?
  lazy var whenFirstRead: Int = part?.number?(of: "lazy") ?? -1
  var observed = 0 {
    willSet { part?.ended?() }
    didSet { observed = part?.number?(of: "observed") ?? -1 }
  }

  init(_ part: Part?) {
    self.part = part
    super.init()
    self.part?.ended?()
  }

  var computed: Int? { return part?.number?(of: "computed") }
  var accessed: String {
    get { return part?.title ?? "none" }
    set { part?.ended?() }
  }
  subscript(name: String) -> Int { return part?.number?(of: name) ?? -1 }
  class func shared(_ part: Part?) -> Int { return part?.number?(of: "class") ?? -1 }
  static func inStatic(_ part: Part) -> Int? { return part.number?(of: "static") }

  func values() -> [Int?] {
    let value = part?.number?(of: "value")
    var later: Int?
    later = self.part?.number?(of: "later")
    let (first, second) = (part?.number?(of: "tuple"), self.part?.number?(of: "tuples"))
    let named = ["key": part?.number?(of: "keyed")]
    let text = "\(part?.number?(of: "in text") ?? -1)"
    let closure = { [weak self] in self?.part?.number?(of: "closure") }
    let nested = { { self.part?.number?(of: "nested") } }()
    let mapped = [1, 2].map { _ in part?.number?(of: "mapped") ?? -1 }
    return [
      value, later, first, second, named["key"] ?? nil, Int(text), closure(), nested(), mapped[1],
      part?.number?(of: "list"), other?.part?.number?(of: "other"), self[self.accessed],
      part.flatMap { $0.number?(of: "flat") }, argument(part?.number?(of: "argument")),
    ]
  }

  func argument(_ value: Int?, _ more: Int = 0) -> Int? { return value }

  func statements() -> [Int] {
    var found: [Int] = []
    if let count = part?.number?(of: "if") { found.append(count) }
    if part?.number?(of: "condition") == 9 { found.append(9) }
    if part?.number != nil, part?.title != nil { found.append(0) }
    guard let count = part?.number?(of: "guard") else { return found + [-2] }
    guard let part = part else { return found }
    found.append(count)
    found.append(part.number?(of: "unwrapped") ?? -1)
    found.append(part.title == nil ? -1 : part.number?(of: "conditional") ?? -1)
    switch part.number?(of: "switched") {
    case 8?: found.append(8)
    default: found.append(-1)
    }
    while part.number?(of: String(repeating: "w", count: found.count)) ?? 99 < 9 { found.append(7) }
    for _ in 0..<(part.number?(of: "for") ?? 0) { found.append(3) }
    repeat { found.append(1) } while part.number?(of: "r") != 1
    do { found.append(part.number?(of: "do") ?? -1) }
    defer { part.ended?() }
    #if os(iOS)
      found.append(part.number?(of: "region") ?? -1)
    #else
      found.append(part.number?(of: "nowhere") ?? -1)
    #endif
    return found + [part.number?(of: "returned") ?? -1]
  }

  class Inner {
    let part: Part
    init(_ part: Part) { self.part = part }
    func count() -> Int? { return part.number?(of: "inner") }
  }
}

struct PartBox<Value: Part> {
  var value: Value
  func count() -> Int? { return (value as Part).number?(of: "box") }
}

extension OptionalCallPlaces {
  func inExtension() -> Int { return part?.number?(of: "extension") ?? -1 }
  func checked(_ parts: [Part]) -> [Int] { return parts.compactMap { $0.number?(of: "each") } }
}

private class Counting: NSObject, Part {
  func number(of name: String) -> Int { return name.count }
  func ended() { OptionalCallPlaces.endings += 1 }
  var title: String { return "titles" }
}

private class Silent: NSObject, Part {}

func checkOptionalCallPlaces() {
  let (counting, silent) = (Counting(), Silent())
  let places = OptionalCallPlaces(counting)
  places.other = OptionalCallPlaces(counting)
  expect(
    places.values().map { $0 ?? -1 } == [5, 5, 5, 6, 5, 7, 7, 6, 6, 4, 5, 6, 4, 8], "values")
  expect(
    places.statements() == [2, 9, 0, 5, 9, 11, 8, 7, 7, 3, 3, 3, 1, 2, 6, 8],
    "\(places.statements())")
  places.observed = 1
  places.accessed = ""
  expect(places.observed == 8 && places.whenFirstRead == 4, "observers")
  expect(places.computed == 8 && places.accessed == "titles" && places["abc"] == 3, "accessors")
  expect(OptionalCallPlaces.shared(counting) == 5, "class")
  expect(OptionalCallPlaces.inStatic(counting) == 6, "static")
  expect(OptionalCallPlaces.Inner(counting).count() == 5, "inner")
  expect(PartBox(value: counting).count() == 3 && places.inExtension() == 9, "extension")
  expect(places.checked([counting, silent]) == [4], "each")
  let quiet = OptionalCallPlaces(silent)
  expect(quiet.values().allSatisfy { $0 == nil || $0 == -1 }, "\(quiet.values())")
  expect(quiet.statements() == [-2] && quiet.computed == nil && quiet["abc"] == -1, "silent")
  expect(OptionalCallPlaces.endings == 6, "\(OptionalCallPlaces.endings) calls without a result")
}
