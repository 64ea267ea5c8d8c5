import UIKit

/// Selectors and key paths in further kinds of code.
class SelectorContexts: UIView {
  @objc dynamic var count = 0
  @objc func act() { count += 1 }
  @objc func sent(_ sender: Any?) { count += 10 }

  /// Which of the methods a selector names.
  func number(of selector: Selector?, or other: String = #keyPath(count)) -> Int {
    switch selector {
    case #selector(act): return 1
    case #selector(sent(_:)), #selector(SelectorContexts.sent): return 2
    case #selector(setter: count): return 3
    case let other? where other == #selector(getter: count): return 4
    default: return 0
    }
  }

  func expressions() -> [Int] {
    let table = [#selector(act): 1, #selector(sent): 2]
    let named = ["act": #selector(act), "sent": #selector(sent(_:))]
    let (first, second) = (#selector(act), key: #selector(sent(_:)))
    let chosen = count < 0 ? #selector(act) : #selector(sent(_:))
    let replaced = nil ?? #selector(act)
    let found = [#selector(act), #selector(sent)].firstIndex(of: #selector(sent(_:))) ?? -1
    let text = "\(#selector(act)) \(#selector(sent(_:)).description) \(#keyPath(count))"
    let made = { (_ flag: Bool) -> Selector in
      flag ? #selector(act) : #selector(self.sent(_:))
    }
    let nested = { { #selector(SelectorContexts.act) } }()
    expect(text == "act sent: count", text)
    return [
      table[#selector(act)] ?? 0, table[#selector(sent(_:))] ?? 0, number(of: named["act"]),
      number(of: first), number(of: second), number(of: chosen), number(of: replaced), found,
      number(of: made(true)), number(of: made(false)), number(of: nested()),
      number(of: (#selector(act))), number(of: #selector((act))),
    ]
  }

  func statements() -> [Int] {
    var found: [Int] = []
    if case let selector? = Optional(#selector(act)) { found.append(number(of: selector)) }
    guard let selector = Optional(#selector(sent(_:))), responds(to: #selector(act)) else {
      return []
    }
    found.append(number(of: selector))
    while found.count < 3, number(of: #selector(act)) == 1 { found.append(3) }
    repeat { found.append(number(of: #selector(getter: count))) } while found.isEmpty
    let chosen = if count == 0 { #selector(act) } else { #selector(sent) }
    found.append(number(of: chosen))
    defer { perform(#selector(act)) }
    return found + (canPerformAction(#selector(act), withSender: nil) ? [5] : [])
  }

  func waiting() async -> Selector { return await other { #selector(self.sent(_:)) } }
  private func other(_ make: @Sendable () -> Selector) async -> Selector { return make() }
  static func generic<Value>(_ value: Value, _ selector: Selector = #selector(act)) -> Selector {
    return value is Int ? selector : #selector(sent(_:))
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    return action == #selector(act) || super.canPerformAction(action, withSender: sender)
  }

  struct Pair {
    let selector = #selector(SelectorContexts.act)
    var key = #keyPath(SelectorContexts.count)
    class Inside: NSObject {
      @objc var name = ""
      @objc func act() {}
      var both: (Selector, String) { return (#selector(act), #keyPath(name)) }
    }
  }
}

protocol SelectorProviding: AnyObject {}

extension SelectorProviding where Self: SelectorContexts {
  func provided() -> [Selector] { return [#selector(act), #selector(self.sent(_:))] }
  func providedKey() -> String { return #keyPath(SelectorContexts.count) }
}

extension SelectorContexts: SelectorProviding {}

class SelectorBox<Content>: NSObject {
  @objc var name = ""
  @objc func act() { name += "a" }
  lazy var selectors = [#selector(act), #selector(self.act), #selector(getter: name)]
  func key(_ index: Int) -> String {
    return index == 0 ? #keyPath(SelectorBox.name) : #keyPath(name)
  }
}

@MainActor final class SelectorActor: NSObject {
  private var count = 0
  @objc private func act() { count += 1 }
  func callItself() -> Int {
    perform(#selector(act))
    return count
  }
}

private let globalKey = #keyPath(SelectorContexts.count)
private var globalSelector: Selector { #selector(SelectorContexts.act) }

func checkSelectorContexts() {
  let view = SelectorContexts()
  expect(view.expressions() == [1, 2, 1, 1, 2, 2, 1, 1, 1, 2, 1, 1, 1], "\(view.expressions())")
  expect(view.statements() == [1, 2, 3, 4, 1, 5] && view.count == 1, "\(view.count) calls")
  expect(view.number(of: #selector(setter: SelectorContexts.count)) == 3, "a pattern")
  expect(
    view.provided().map { view.number(of: $0) } == [1, 2] && view.providedKey() == "count",
    "a protocol")
  expect(SelectorContexts.generic(1) == globalSelector && globalKey == "count", "globals")
  expect(view.number(of: SelectorContexts.generic("")) == 2, "a generic function")
  let pair = SelectorContexts.Pair()
  expect(pair.selector == globalSelector && pair.key == globalKey, "a structure")
  let inside = SelectorContexts.Pair.Inside()
  expect(NSStringFromSelector(inside.both.0) == "act" && inside.both.1 == "name", "a class in it")
  let box = SelectorBox<Int>()
  for selector in box.selectors { box.perform(selector) }
  expect(box.name == "aa" && box.key(0) == "name" && box.key(1) == "name", "a generic class")
  let count = MainActor.assumeIsolated { SelectorActor().callItself() }
  expect(count == 1, "a class on the main actor")
}
