import UIKit

/// Each form of a selector, in each place where an expression may stand.
class SelectorPlaces: NSObject {
  static let names = [
    "plain", "plain", "tapped:", "tapped:", "tapped:", "moved:to:", "moved:to:", "shownWithItem:",
    "renamed:", "secret", "repeat", "count", "setCount:",
  ]

  var log = ""
  @objc func plain() { log += "p" }
  @objc func tapped(_ sender: Any?) { log += "t" }
  @objc func moved(_ first: Any?, to second: Any?) { log += "m" }
  @objc func shown(item: Any?) { log += "s" }
  @objc(renamed:) func other(_ sender: Any?) { log += "r" }
  @objc private func secret() { log += "h" }
  @objc func `repeat`() { log += "k" }
  @objc var count: NSNumber = 1

  let stored = [
    #selector(plain), #selector(SelectorPlaces.plain), #selector(tapped), #selector(tapped(_:)),
    #selector(SelectorPlaces.tapped(_:)), #selector(moved(_:to:)), #selector(moved),
    #selector(shown(item:)), #selector(other(_:)), #selector(secret), #selector(`repeat`),
    #selector(getter: count), #selector(setter: count),
  ]
  static let shared = [
    #selector(plain), #selector(SelectorPlaces.plain), #selector(tapped), #selector(tapped(_:)),
    #selector(SelectorPlaces.tapped(_:)), #selector(moved(_:to:)), #selector(moved),
    #selector(shown(item:)), #selector(other(_:)), #selector(secret), #selector(`repeat`),
    #selector(getter: count), #selector(setter: count),
  ]
  lazy var inClosure: [Selector] = {
    [
      #selector(self.plain), #selector(SelectorPlaces.plain), #selector(self.tapped),
      #selector(self.tapped(_:)), #selector(SelectorPlaces.tapped(_:)),
      #selector(self.moved(_:to:)), #selector(self.moved), #selector(self.shown(item:)),
      #selector(self.other(_:)), #selector(self.secret), #selector(self.`repeat`),
      #selector(getter: self.count), #selector(setter: self.count),
    ]
  }()
  var computed: [Selector] {
    return [
      #selector(self.plain), #selector(SelectorPlaces.plain), #selector(self.tapped),
      #selector(self.tapped(_:)), #selector(SelectorPlaces.tapped(_:)),
      #selector(self.moved(_:to:)), #selector(self.moved), #selector(self.shown(item:)),
      #selector(self.other(_:)), #selector(self.secret), #selector(self.`repeat`),
      #selector(getter: self.count), #selector(setter: self.count),
    ]
  }
  var getter: [Selector] {
    get {
      return [
        #selector(plain), #selector(SelectorPlaces.plain), #selector(tapped), #selector(tapped(_:)),
        #selector(SelectorPlaces.tapped(_:)), #selector(moved(_:to:)), #selector(moved),
        #selector(shown(item:)), #selector(other(_:)), #selector(secret), #selector(`repeat`),
        #selector(getter: count), #selector(setter: count),
      ]
    }
    set {
      log +=
        newValue == [
          #selector(plain), #selector(SelectorPlaces.plain), #selector(tapped),
          #selector(tapped(_:)), #selector(SelectorPlaces.tapped(_:)), #selector(moved(_:to:)),
          #selector(moved), #selector(shown(item:)), #selector(other(_:)), #selector(secret),
          #selector(`repeat`), #selector(getter: count), #selector(setter: count),
        ] ? "" : "!"
    }
  }
  var observed = 0 {
    didSet {
      last = [
        #selector(self.plain), #selector(SelectorPlaces.plain), #selector(self.tapped),
        #selector(self.tapped(_:)), #selector(SelectorPlaces.tapped(_:)),
        #selector(self.moved(_:to:)), #selector(self.moved), #selector(self.shown(item:)),
        #selector(self.other(_:)), #selector(self.secret), #selector(self.`repeat`),
        #selector(getter: self.count), #selector(setter: self.count),
      ]
    }
  }
  var last: [Selector] = []
  let given: [Selector]

  override init() {
    given = [
      #selector(SelectorPlaces.plain), #selector(SelectorPlaces.plain),
      #selector(SelectorPlaces.tapped), #selector(SelectorPlaces.tapped(_:)),
      #selector(SelectorPlaces.tapped(_:)), #selector(SelectorPlaces.moved(_:to:)),
      #selector(SelectorPlaces.moved), #selector(SelectorPlaces.shown(item:)),
      #selector(SelectorPlaces.other(_:)), #selector(SelectorPlaces.`repeat`),
      #selector(getter: SelectorPlaces.count), #selector(setter: SelectorPlaces.count),
    ]
    super.init()
    last = [
      #selector(self.plain), #selector(SelectorPlaces.plain), #selector(self.tapped),
      #selector(self.tapped(_:)), #selector(SelectorPlaces.tapped(_:)),
      #selector(self.moved(_:to:)), #selector(self.moved), #selector(self.shown(item:)),
      #selector(self.other(_:)), #selector(self.secret), #selector(self.`repeat`),
      #selector(getter: self.count), #selector(setter: self.count),
    ]
  }

  func byDefault(
    _ selectors: [Selector] = [
      #selector(SelectorPlaces.plain), #selector(SelectorPlaces.plain),
      #selector(SelectorPlaces.tapped), #selector(SelectorPlaces.tapped(_:)),
      #selector(SelectorPlaces.tapped(_:)), #selector(SelectorPlaces.moved(_:to:)),
      #selector(SelectorPlaces.moved), #selector(SelectorPlaces.shown(item:)),
      #selector(SelectorPlaces.other(_:)), #selector(SelectorPlaces.`repeat`),
      #selector(getter: SelectorPlaces.count), #selector(setter: SelectorPlaces.count),
    ]
  ) -> [Selector] {
    return selectors
  }

  func local() -> [Selector] {
    let selectors = [
      #selector(self.plain), #selector(SelectorPlaces.plain), #selector(self.tapped),
      #selector(self.tapped(_:)), #selector(SelectorPlaces.tapped(_:)),
      #selector(self.moved(_:to:)), #selector(self.moved), #selector(self.shown(item:)),
      #selector(self.other(_:)), #selector(self.secret), #selector(self.`repeat`),
      #selector(getter: self.count), #selector(setter: self.count),
    ]
    return selectors
  }

  func inNestedFunction() -> [Selector] {
    func make() -> [Selector] {
      return [
        #selector(self.plain), #selector(SelectorPlaces.plain), #selector(self.tapped),
        #selector(self.tapped(_:)), #selector(SelectorPlaces.tapped(_:)),
        #selector(self.moved(_:to:)), #selector(self.moved), #selector(self.shown(item:)),
        #selector(self.other(_:)), #selector(self.secret), #selector(self.`repeat`),
        #selector(getter: self.count), #selector(setter: self.count),
      ]
    }
    return make()
  }

  func chosen(_ condition: Bool) -> [Selector] {
    return condition
      ? [
        #selector(plain), #selector(SelectorPlaces.plain), #selector(tapped), #selector(tapped(_:)),
        #selector(SelectorPlaces.tapped(_:)), #selector(moved(_:to:)), #selector(moved),
        #selector(shown(item:)), #selector(other(_:)), #selector(secret), #selector(`repeat`),
        #selector(getter: count), #selector(setter: count),
      ] : []
  }

  func compared(with selectors: [Selector]) -> Bool {
    guard
      selectors == [
        #selector(plain), #selector(SelectorPlaces.plain), #selector(tapped), #selector(tapped(_:)),
        #selector(SelectorPlaces.tapped(_:)), #selector(moved(_:to:)), #selector(moved),
        #selector(shown(item:)), #selector(other(_:)), #selector(secret), #selector(`repeat`),
        #selector(getter: count), #selector(setter: count),
      ]
    else { return false }
    if selectors != [
      #selector(self.plain), #selector(SelectorPlaces.plain), #selector(self.tapped),
      #selector(self.tapped(_:)), #selector(SelectorPlaces.tapped(_:)),
      #selector(self.moved(_:to:)), #selector(self.moved), #selector(self.shown(item:)),
      #selector(self.other(_:)), #selector(self.secret), #selector(self.`repeat`),
      #selector(getter: self.count), #selector(setter: self.count),
    ] {
      return false
    }
    return true
  }

  func looped() -> [Selector] {
    var selectors: [Selector] = []
    for selector in [
      #selector(plain), #selector(SelectorPlaces.plain), #selector(tapped), #selector(tapped(_:)),
      #selector(SelectorPlaces.tapped(_:)), #selector(moved(_:to:)), #selector(moved),
      #selector(shown(item:)), #selector(other(_:)), #selector(secret), #selector(`repeat`),
      #selector(getter: count), #selector(setter: count),
    ] { selectors.append(selector) }
    return selectors
  }

  func deferred() -> [Selector] {
    defer {
      last = [
        #selector(self.plain), #selector(SelectorPlaces.plain), #selector(self.tapped),
        #selector(self.tapped(_:)), #selector(SelectorPlaces.tapped(_:)),
        #selector(self.moved(_:to:)), #selector(self.moved), #selector(self.shown(item:)),
        #selector(self.other(_:)), #selector(self.secret), #selector(self.`repeat`),
        #selector(getter: self.count), #selector(setter: self.count),
      ]
    }
    last = []
    return last
  }

  func thrown() -> [Selector] {
    do {
      throw Thrown(selectors: [
        #selector(plain), #selector(SelectorPlaces.plain), #selector(tapped), #selector(tapped(_:)),
        #selector(SelectorPlaces.tapped(_:)), #selector(moved(_:to:)), #selector(moved),
        #selector(shown(item:)), #selector(other(_:)), #selector(secret), #selector(`repeat`),
        #selector(getter: count), #selector(setter: count),
      ])
    } catch { return (error as? Thrown)?.selectors ?? [] }
  }

  struct Thrown: Error {
    let selectors: [Selector]
  }

  subscript(index: Int) -> [Selector] {
    return index == 0
      ? [
        #selector(self.plain), #selector(SelectorPlaces.plain), #selector(self.tapped),
        #selector(self.tapped(_:)), #selector(SelectorPlaces.tapped(_:)),
        #selector(self.moved(_:to:)), #selector(self.moved), #selector(self.shown(item:)),
        #selector(self.other(_:)), #selector(self.secret), #selector(self.`repeat`),
        #selector(getter: self.count), #selector(setter: self.count),
      ] : []
  }

  enum Names {
    static let all = [
      #selector(SelectorPlaces.plain), #selector(SelectorPlaces.plain),
      #selector(SelectorPlaces.tapped), #selector(SelectorPlaces.tapped(_:)),
      #selector(SelectorPlaces.tapped(_:)), #selector(SelectorPlaces.moved(_:to:)),
      #selector(SelectorPlaces.moved), #selector(SelectorPlaces.shown(item:)),
      #selector(SelectorPlaces.other(_:)), #selector(SelectorPlaces.`repeat`),
      #selector(getter: SelectorPlaces.count), #selector(setter: SelectorPlaces.count),
    ]
  }

  #if os(iOS)
    func inRegion() -> [Selector] {
      return [
        #selector(self.plain), #selector(SelectorPlaces.plain), #selector(self.tapped),
        #selector(self.tapped(_:)), #selector(SelectorPlaces.tapped(_:)),
        #selector(self.moved(_:to:)), #selector(self.moved), #selector(self.shown(item:)),
        #selector(self.other(_:)), #selector(self.secret), #selector(self.`repeat`),
        #selector(getter: self.count), #selector(setter: self.count),
      ]
    }
  #else
    func inRegion() -> [Selector] { return [] }
  #endif
}

extension SelectorPlaces {
  func inExtension() -> [Selector] {
    return [
      #selector(self.plain), #selector(SelectorPlaces.plain), #selector(self.tapped),
      #selector(self.tapped(_:)), #selector(SelectorPlaces.tapped(_:)),
      #selector(self.moved(_:to:)), #selector(self.moved), #selector(self.shown(item:)),
      #selector(self.other(_:)), #selector(self.secret), #selector(self.`repeat`),
      #selector(getter: self.count), #selector(setter: self.count),
    ]
  }
}

private func outside() -> [Selector] {
  return [
    #selector(SelectorPlaces.plain), #selector(SelectorPlaces.plain),
    #selector(SelectorPlaces.tapped), #selector(SelectorPlaces.tapped(_:)),
    #selector(SelectorPlaces.tapped(_:)), #selector(SelectorPlaces.moved(_:to:)),
    #selector(SelectorPlaces.moved), #selector(SelectorPlaces.shown(item:)),
    #selector(SelectorPlaces.other(_:)), #selector(SelectorPlaces.`repeat`),
    #selector(getter: SelectorPlaces.count), #selector(setter: SelectorPlaces.count),
  ]
}

func checkSelectorPlaces() {
  let object = SelectorPlaces()
  let last = object.last
  object.observed += 1
  let observed = object.last
  _ = object.deferred()
  let places: [[Selector]] = [
    object.stored, SelectorPlaces.shared, object.inClosure, object.computed, object.getter,
    observed, last, object.last, object.local(), object.inNestedFunction(), object.chosen(true),
    object.looped(), object.thrown(), object[0], object.inRegion(), object.inExtension(),
  ]
  for (index, selectors) in places.enumerated() {
    expect(selectors.map(NSStringFromSelector) == SelectorPlaces.names, "place \(index)")
    object.log = ""
    for selector in selectors { object.perform(selector, with: 2, with: 3) }
    expect(object.log == "pptttmmsrhk" && object.count == 2, "place \(index): \(object.log)")
  }
  let open = SelectorPlaces.names.filter { $0 != "secret" }
  for selectors in [object.given, object.byDefault(), SelectorPlaces.Names.all, outside()] {
    expect(selectors.map(NSStringFromSelector) == open, "a place outside")
  }
  object.getter = object.stored
  expect(object.compared(with: object.stored) && !object.log.contains("!"), "comparisons")
}
