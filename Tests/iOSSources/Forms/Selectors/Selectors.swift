import UIKit

@objcMembers class Receiver: NSObject {
  static var made = 0
  var log: [String] = []
  var count = 1
  @objc(isReady) var ready = true

  func plain() { log.append("plain") }
  @objc func tapped(_ sender: Any?) { log.append("tapped") }
  @objc func moved(_ first: NSNumber, to second: NSNumber) {
    log.append("moved \(first) \(second)")
  }
  @objc func shown(item: NSString) { log.append("shown \(item)") }
  @objc(renamed:) func other(_ sender: Any?) { log.append("other") }
  @objc func choose(_ text: NSString) { log.append("text") }
  @nonobjc func choose(_ number: NSNumber) { log.append("number") }
  @objc private func secret() { log.append("secret") }
  @objc class func make() { made += 1 }
  @objc func `default`() { log.append("default") }

  static let secretSelector = #selector(secret)

  lazy var selectors: [(Selector, String)] = [
    (#selector(plain), "plain"), (#selector(self.plain), "plain"),
    (#selector(Receiver.plain), "plain"), (#selector(tapped(_:)), "tapped:"),
    (#selector(tapped), "tapped:"), (#selector(moved(_:to:)), "moved:to:"),
    (#selector(shown(item:)), "shownWithItem:"), (#selector(other), "renamed:"),
    (#selector(choose(_:) as (NSString) -> Void), "choose:"), (#selector(`default`), "default"),
    (#selector(getter: count), "count"), (#selector(setter: Receiver.count), "setCount:"),
    (#selector(getter: ready), "isReady"),
  ]

  struct Key {
    // A type inside of the class is another scope.
    static let plain = #selector(Receiver.plain)
  }

  class Inner: NSObject {
    var isCalled = false
    @objc func call() { isCalled = true }
    func callItself() { perform(#selector(call)) }
  }
}

class GenericReceiver<Element>: NSObject {
  var elements: [Element] = []
  @objc func clear() { elements = [] }
  func clearBySelector() { perform(#selector(clear)) }
}

extension Receiver.Inner {
  func callFromExtension() { perform(#selector(call)) }
}

extension Selector {
  fileprivate static let tapped = #selector(Receiver.tapped(_:))
}

func checkSelectors() {
  let receiver = Receiver()
  for (selector, name) in receiver.selectors {
    expect(NSStringFromSelector(selector) == name, "\(selector) is not \(name)")
    expect(receiver.responds(to: selector), "the receiver has no \(name)")
  }
  receiver.perform(.tapped, with: nil)
  receiver.perform(Receiver.secretSelector)
  receiver.perform(Receiver.Key.plain)
  receiver.perform(#selector(Receiver.moved(_:to:)), with: 1, with: 2)
  receiver.perform(#selector(Receiver.choose(_:) as (Receiver) -> (NSString) -> Void), with: "a")
  receiver.perform(#selector(receiver.default))
  receiver.perform(#selector(setter: Receiver.count), with: 5)
  expect(receiver.count == 5, "the setter was called")
  expect(
    receiver.log == ["tapped", "secret", "plain", "moved 1 2", "text", "default"],
    "\(receiver.log)")
  let inner = Receiver.Inner()
  inner.callItself()
  expect(inner.isCalled, "the nested type's selector was called")
  inner.isCalled = false
  inner.callFromExtension()
  expect(inner.isCalled, "the extension's selector was called")
  let generic = GenericReceiver<Int>()
  generic.elements = [1]
  generic.clearBySelector()
  expect(generic.elements.isEmpty, "the generic type's selector was called")
  expect(!NSObject().responds(to: #selector(Receiver.plain)), "an object responds to its own alone")
}
