import UIKit

/// Observed properties in each form, in each place where a class may have them.
class ObservedPlaces: NSObject {
  @objc enum Level: Int { case low, high }

  @objc dynamic var plain = 0  // @objc dynamic
  @objc dynamic var typed: Int = 0
  @objc dynamic var second = 0
  @objc dynamic var optional: NSNumber?
  @objc dynamic var implicit: NSString!
  @objc dynamic var list: [Int] = []
  @objc dynamic var table: [String: Int] = [:]
  @objc dynamic var level = Level.low
  @objc dynamic weak var partner: ObservedPlaces?
  @objc dynamic var made: Int = {
    let value = 0
    return value
  }()
  @objc(other) dynamic var renamed = 0
  @objc dynamic private(set) var readable = 0
  @objc dynamic fileprivate var hidden = 0
  @objc
  dynamic var onItsOwnLine = 0
  @objc public dynamic var setByValue: Int {
    get { backing }
    set(value) { backing = value }
  }
  @objc dynamic var named = 0 {
    willSet(value) { log.append("will \(value)") }
    didSet(old) { log.append("did \(old)") }
  }
  @objc dynamic var multiline = 0 {
    didSet {
      guard multiline != oldValue else { return }
      log.append("multiline")
    }
  }
  #if os(iOS)
    @objc dynamic var inRegion = 0
  #else
    @objc dynamic var inRegion = Missing()
  #endif
  private var backing = 0
  var log: [String] = []

  func read() { readable += 1 }

  class Nested: NSObject {
    @objc dynamic var value = 0
  }
  struct Holder {
    class Held: NSObject { @objc dynamic var value = 0 }
  }
}

extension ObservedPlaces {
  @objc dynamic var extended: Int {
    get { return backing }
    set { backing = newValue }
  }
}

class ObservedSubclass: ObservedPlaces {
  @objc override dynamic var plain: Int { didSet { log.append("plain") } }
  @objc dynamic var own = 0
}

class ObservedView: UIView {
  @objc dynamic var value = 0
  class Layer: CALayer { @objc dynamic var value = 0 }
}

@MainActor final class ObservedModel: NSObject {
  @objc dynamic public var value = 0

  static func changes() -> Int {
    let model = ObservedModel()
    var count = 0
    let token = model.observe(\.value) { _, _ in count += 1 }
    model.value = 1
    token.invalidate()
    model.value = 2
    return count
  }
}

/// Observes in each place where an expression may stand.
class ObservingPlaces: NSObject {
  let object = ObservedPlaces()
  var count = 0
  var tokens: [NSKeyValueObservation?] = []
  let constant: NSKeyValueObservation
  lazy var whenFirstRead = object.observe(\.plain) { [weak self] _, _ in self?.count += 1 }
  lazy var inClosure: NSKeyValueObservation = {
    return object.observe(\.plain, options: []) { [unowned self] _, _ in self.count += 1 }
  }()
  var computed: NSKeyValueObservation {
    return object.observe(\ObservedPlaces.plain) { _, _ in self.count += 1 }
  }

  override init() {
    var add: () -> Void = {}
    constant = object.observe(\.plain) { _, _ in add() }
    super.init()
    add = { [weak self] in self?.count += 1 }
  }

  func observeAll(_ isShort: Bool = false) {
    func local() -> NSKeyValueObservation {
      return object.observe(\.plain, changeHandler: { _, _ in self.count += 1 })
    }
    tokens = [whenFirstRead, inClosure, computed, local(), inExtension()]
    tokens.append(isShort ? nil : object.observe(\.plain) { _, _ in self.count += 1 })
    if let token = Optional(object.observe(\.plain) { _, _ in self.count += 1 }) {
      tokens.append(token)
    }
    tokens += [object].map { $0.observe(\.plain) { _, _ in self.count += 1 } }
    switch isShort {
    case false: tokens.append(object.observe(\.plain) { _, _ in self.count += 1 })
    case true: break
    }
    defer { tokens.append(object.observe(\.plain) { _, _ in self.count += 1 }) }
    object.addObserver(self, forKeyPath: #keyPath(ObservedPlaces.plain), options: [], context: nil)
  }
}

extension ObservingPlaces {
  func inExtension() -> NSKeyValueObservation {
    return object.observe(\.plain) { _, _ in self.count += 1 }
  }
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    count += 1
  }
}

func checkObservingPlaces() {
  let object = ObservedSubclass()
  var seen: [String] = []
  let tokens = [
    object.observe(\.plain) { _, _ in seen.append("plain") },
    object.observe(\.typed) { _, _ in seen.append("typed") },
    object.observe(\.second) { _, _ in seen.append("second") },
    object.observe(\.optional) { _, _ in seen.append("optional") },
    object.observe(\.implicit) { _, _ in seen.append("implicit") },
    object.observe(\.list) { _, _ in seen.append("list") },
    object.observe(\.table) { _, _ in seen.append("table") },
    object.observe(\.level) { _, _ in seen.append("level") },
    object.observe(\.partner) { _, _ in seen.append("partner") },
    object.observe(\.made) { _, _ in seen.append("made") },
    object.observe(\.renamed) { _, _ in seen.append("renamed") },
    object.observe(\.readable) { _, _ in seen.append("readable") },
    (object as ObservedPlaces).observe(\.hidden) { _, _ in seen.append("hidden") },
    object.observe(\.onItsOwnLine) { _, _ in seen.append("onItsOwnLine") },
    object.observe(\.setByValue) { _, _ in seen.append("setByValue") },
    object.observe(\.named) { _, _ in seen.append("named") },
    object.observe(\.multiline) { _, _ in seen.append("multiline") },
    object.observe(\.inRegion) { _, _ in seen.append("inRegion") },
    object.observe(\.extended) { _, _ in seen.append("extended") },
    object.observe(\.own) { _, _ in seen.append("own") },
  ]
  change(object)
  expect(
    seen == [
      "plain", "typed", "second", "optional", "implicit", "list", "table", "level", "partner",
      "made", "renamed", "readable", "hidden", "onItsOwnLine", "setByValue", "named",
      "multiline", "inRegion", "extended", "own",
    ], "\(seen) for \(tokens.count)")
  expect(object.log == ["plain", "will 1", "did 0", "multiline"], "\(object.log)")
  expect(object.value(forKey: "other") as? Int == 1, "a renamed key")
  checkObservedClasses()
  checkPlacesOfObservations()
}

private func change(_ object: ObservedSubclass) {
  object.plain = 1
  object.typed = 1
  object.second = 1
  object.optional = 1
  object.implicit = "1"
  object.list.append(1)
  object.table["1"] = 1
  object.level = .high
  object.partner = object
  object.made = 1
  object.renamed = 1
  object.read()
  object.hidden = 1
  object.onItsOwnLine = 1
  object.setByValue = 1
  object.named = 1
  object.multiline = 1
  object.inRegion = 1
  object.extended = 1
  object.own = 1
}

private func checkObservedClasses() {
  class Local: NSObject { @objc dynamic var value = 0 }
  var seen: [String] = []
  let (local, nested, held) = (
    Local(), ObservedPlaces.Nested(), ObservedPlaces.Holder.Held()
  )
  let (view, layer) = (ObservedView(), ObservedView.Layer())
  let tokens = [
    local.observe(\.value) { _, _ in seen.append("local") },
    nested.observe(\.value) { _, _ in seen.append("nested") },
    held.observe(\.value) { _, _ in seen.append("held") },
    view.observe(\.value) { _, _ in seen.append("view") },
    layer.observe(\.value) { _, _ in seen.append("layer") },
  ]
  (local.value, nested.value, held.value, view.value, layer.value) = (1, 1, 1, 1, 1)
  expect(seen == ["local", "nested", "held", "view", "layer"], "\(seen)")
  withExtendedLifetime(tokens) {}
  let count = MainActor.assumeIsolated { ObservedModel.changes() }
  expect(count == 1, "\(count) changes of a class on the main actor")
}

private func checkPlacesOfObservations() {
  let places = ObservingPlaces()
  places.observeAll()
  places.object.plain = 1
  expect(places.count == 12, "\(places.count) observations were told")
  places.object.removeObserver(places, forKeyPath: "plain")
  places.tokens = []
  places.object.plain = 2
  expect(places.count == 15, "\(places.count) with those that stay")
}
