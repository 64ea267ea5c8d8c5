import UIKit

/// Each attribute of Objective-C and Interface Builder, in each place where a declaration may have it.
@objc @IBDesignable public class AttributePlaces: UIView {
  @objc enum Level: Int { case low, high }
  @objc(ATTPart) @objcMembers final class Part: NSObject {
    var name = "part"
    @nonobjc func swiftOnly() -> Int { return 1 }
    @nonobjc var swiftValue: (Int, Int) { return (2, 3) }
  }
  struct Holder {
    @objc class Held: NSObject { @objc func value() -> Int { return 4 } }
    @objc enum Size: Int { case small = 5 }
  }
  enum Space {
    @objcMembers class Inside: NSObject { func value() -> Int { return 6 } }
  }

  @objc let constant = 7
  @objc var stored = 8, other = 9
  @objc lazy var late = 10
  @objc weak var partner: UIView?
  @objc static var shared = 11
  @objc class var kind: Int { return 12 }
  @objc private(set) var readable = 13
  @objc
  var onItsOwnLine = 15
  @objc  // A comment.
  var commented = 16  // @objc
  @available(iOS 13.0, *) @objc var available = 17
  @objc @available(iOS 13.0, *)
  var mixed: Int { return 18 }
  @objc(isOn) var on: Bool {
    @objc(readOn) get { return onValue }
    @objc(writeOn:) set { onValue = newValue }
  }
  private var onValue = true
  @objc var counted: Int = 19 {
    willSet { log += "w" }
    didSet { log += "d" }
  }
  @IBOutlet @objc weak var outlet: UILabel?
  @objc @IBInspectable dynamic var inspectable: CGFloat = 20
  @IBInspectable
  @GKInspectable public var game: Int = 21
  var log = ""

  @objc convenience init(level: Int) {
    self.init(frame: CGRect(x: 0, y: 0, width: level, height: 1))
  }
  @objc(initWithLevelName:) convenience init?(levelName: String) {
    if levelName.isEmpty { return nil }
    self.init(level: levelName.count)
  }
  @objc public override init(frame: CGRect) { super.init(frame: frame) }
  @objc required public init?(coder: NSCoder) { super.init(coder: coder) }
  @objc deinit { AttributePlaces.shared += 1 }

  @objc subscript(index: Int) -> String { return "\(index)" }
  @objc class func make() -> AttributePlaces { return AttributePlaces(level: 3) }
  @objc static func sum(_ a: Int, _ b: Int) -> Int { return a + b }
  @objc @discardableResult func discarded() -> Int { return 22 }
  @objc final func last() -> Int { return 23 }
  @objc open func opened() -> Int { return 24 }
  @objc(renamedWith:and:) func renamed(a: Int, b: Int) -> Int { return a * b }
  @objc private func hidden() -> Int { return 25 }
  @objc override public func layoutSubviews() { log += "l" }
  @objc func throwing() throws { log += "t" }
  @objc func waiting() async -> Int { return 26 }
  @IBAction @objc private func acted(_ sender: Any?) { log += "a" }
  @IBSegueAction func segue(_ coder: NSCoder) -> UIViewController? { return nil }

  func local() -> Int {
    @objc class Local: NSObject { @objc func value() -> Int { return 27 } }
    @objc enum Choice: Int { case only = 28 }
    return Local().value() + Choice.only.rawValue + hidden()
  }

  #if os(iOS)
    @objc var inRegion: Int { return 29 }
  #endif
  #if os(iOS)
    @objc
  #endif
  func conditional() -> Int { return 30 }
}

@objc extension AttributePlaces {
  func extended() -> Int { return 31 }
  @nonobjc var extendedValue: Int { return 32 }
}

@objc extension AttributePlaces {
  fileprivate func extendedSecret() -> Int { return 33 }
}

@nonobjc extension AttributePlaces.Part {
  func more() -> Int { return 34 }
}

extension AttributePlaces.Space.Inside {
  @objc func more() -> Int { return 35 }
}

class AttributeBox<Content>: NSObject {
  @objc var count = 36
  @objc func value() -> Int { return 37 }
}

@objc protocol AttributeProtocol {
  @objc var value: Int { get }
  @objc(takeIt:) func take(_ value: Int) -> Int
}

final private class AttributeUser: NSObject, AttributeProtocol {
  @objc let value = 38
  @objc(takeIt:) func take(_ value: Int) -> Int { return value + 1 }
}

@MainActor @objc class AttributeActor: NSObject {
  @objc func value() -> Int { return 40 }
}

func checkAttributePlaces() {
  let places = AttributePlaces(level: 2)
  let part = AttributePlaces.Part()
  expect(part.swiftOnly() == 1 && part.swiftValue == (2, 3) && part.more() == 34, "a nested class")
  expect(AttributePlaces.Holder.Held().value() == 4, "a class in a structure")
  expect(
    AttributePlaces.Space.Inside().value() + AttributePlaces.Space.Inside().more() == 41, "more")
  expect(AttributePlaces.Holder.Size.small.rawValue == 5, "an enumeration in a structure")
  expect(AttributePlaces.Level.high.rawValue == 1, "an enumeration in a class")
  places.counted += 1
  places.on = false
  places.layoutSubviews()
  expect((try? places.throwing()) != nil && places.log == "wdlt", places.log)
  let values = [
    places.constant, places.stored, places.other, places.late, AttributePlaces.kind,
    places.readable, places.onItsOwnLine, places.commented, places.available, places.mixed,
    places.counted, Int(places.inspectable), places.game, places.discarded(), places.last(),
    places.opened(), places.inRegion, places.conditional(), places.extended(),
    places.extendedValue, places.extendedSecret(),
  ]
  expect(
    values == [
      7, 8, 9, 10, 12, 13, 15, 16, 17, 18, 20, 20, 21, 22, 23, 24, 29, 30, 31, 32, 33,
    ], "\(values)")
  expect(places.value(forKey: "stored") as? Int == 8 && !places.on, "keys")
  expect(places.value(forKey: "isOn") as? Bool == false, "a renamed key")
  expect(places.local() == 27 + 28 + 25 && places[3] == "3", "a local class")
  expect(AttributePlaces.make().frame.width == 3 && AttributePlaces.sum(1, 2) == 3, "static ones")
  expect(AttributePlaces(levelName: "") == nil && places.renamed(a: 2, b: 3) == 6, "initializers")
  expect(AttributePlaces.shared == 12, "\(AttributePlaces.shared) after a view was released")
  let box = AttributeBox<String>()
  expect(box.value(forKey: "count") as? Int == 36 && box.value() == 37, "a generic class")
  let user: AttributeProtocol = AttributeUser()
  expect(user.value == 38 && user.take(38) == 39, "a protocol")
  let onActor = MainActor.assumeIsolated { AttributeActor().value() }
  expect(onActor == 40, "a class on the main actor")
}
