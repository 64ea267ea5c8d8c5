import Foundation
import ObjectiveC
import Testing

@MainActor @Suite("Selectors")
struct SelectorTests {
  private class Receiver: NSObject {
    var log: [String] = []

    func start() { log.append("start") }
    func tapped(_ sender: Any?) { log.append("tapped \(sender ?? "nil")") }
    func moved(_ sender: NSNumber, forEvent event: NSString?) {
      log.append("moved \(sender) \(event ?? "nil")")
    }
    func drop(_ a: String, at b: Int, from c: String?) {
      log.append("drop \(a) \(b) \(c ?? "nil")")
    }
    func makeName() -> NSString { "name" }
    func count() -> Int { 3 }
    func overridden() { log.append("superclass") }
    private func secret() { log.append("secret") }
    var secretSelector: Selector { Selector("secret", Receiver.secret) }
  }

  private final class Subreceiver: Receiver {
    override func overridden() { log.append("subclass") }
  }

  @MainActor private final class MainReceiver {
    var senders: [String] = []
    func tapped(_ sender: String) { senders.append(sender) }
    func begin() { senders.append("begin") }
    func two(_ a: String, _ b: String) { senders.append(a + b) }
    func three(_ a: String, _ b: String, _ c: String) { senders.append(a + b + c) }
  }

  @Test("A selector is its name: for equality, hash, strings and sets")
  func name() {
    let selector = Selector("tapped:", Receiver.tapped(_:))
    #expect(selector == Selector("tapped:"))
    #expect(selector != Selector("tapped"))
    #expect(Set([selector, "tapped:", "start"]).count == 2)
    #expect(NSStringFromSelector(selector) == "tapped:" && selector.description == "tapped:")
    #expect(NSSelectorFromString("tapped:") == selector)
  }

  @Test("Methods with up to three parameters are called, with as many arguments as they take")
  func parameters() {
    let receiver = Receiver()
    Selector("start", Receiver.start).send(to: receiver, "sender", "event")
    Selector("tapped:", Receiver.tapped(_:)).send(to: receiver, "sender", "event")
    Selector("moved:forEvent:", Receiver.moved(_:forEvent:)).send(
      to: receiver, NSNumber(value: 1), NSString("event"))
    Selector("drop:at:from:", Receiver.drop(_:at:from:)).send(to: receiver, "a", 2, "c")
    #expect(receiver.log == ["start", "tapped sender", "moved 1 event", "drop a 2 c"])
  }

  @Test("Methods of the main actor are called as well")
  func mainActor() {
    let receiver = MainReceiver()
    Selector("begin", MainReceiver.begin).send(to: receiver)
    Selector("tapped:", MainReceiver.tapped(_:)).send(to: receiver, "a")
    Selector("two", MainReceiver.two).send(to: receiver, "a", "b")
    Selector("three", MainReceiver.three).send(to: receiver, "a", "b", "c")
    #expect(receiver.senders == ["begin", "a", "ab", "abc"])
  }

  @Test("An argument that is missing, or nil, is nil")
  func missingArguments() {
    let receiver = Receiver()
    Selector("tapped:", Receiver.tapped(_:)).send(to: receiver)
    Selector("tapped:", Receiver.tapped(_:)).send(to: receiver, nil)
    Selector("moved:forEvent:", Receiver.moved(_:forEvent:)).send(to: receiver, NSNumber(value: 1))
    #expect(receiver.log == ["tapped nil", "tapped nil", "moved 1 nil"])
  }

  @Test("Private methods are called, and the overrides of subclasses")
  func dispatch() {
    let receiver = Subreceiver()
    receiver.secretSelector.send(to: receiver)
    Selector("overridden", Receiver.overridden).send(to: receiver)
    #expect(receiver.log == ["secret", "subclass"])
  }

  @Test("A selector does not retain what it is sent to")
  func release() {
    weak var released: Receiver?
    let selector = Selector("start", Receiver.start)
    do {
      let receiver = Receiver()
      released = receiver
      selector.send(to: receiver)
    }
    #expect(released == nil)
  }

  private final class Other: NSObject {
    var calls = 0
    func onlyHere() { calls += 1 }
  }

  @Test("A name alone calls the method that another selector of the name has for the class")
  func nameAlone() {
    let (receiver, other) = (Receiver(), Other())
    #expect(!other.responds(to: Selector("onlyHere")))
    _ = Selector("onlyHere", Other.onlyHere)
    #expect(other.responds(to: Selector("onlyHere")))
    #expect(!receiver.responds(to: Selector("onlyHere")))
    other.perform(NSSelectorFromString("onlyHere"))
    #expect(other.calls == 1)
  }

  @Test("An object performs a selector, and returns the result if that is an object")
  func perform() {
    let receiver: any NSObjectProtocol = Receiver()
    let name = receiver.perform(Selector("makeName", Receiver.makeName))
    #expect(unsafe name?.takeUnretainedValue() as? NSString == "name")
    #expect(unsafe receiver.perform(Selector("count", Receiver.count)) == nil)
    receiver.perform(Selector("tapped:", Receiver.tapped(_:)), with: "sender")
    receiver.perform(
      Selector("moved:forEvent:", Receiver.moved(_:forEvent:)), with: NSNumber(value: 2),
      with: NSString("x"))
    #expect((receiver as? Receiver)?.log == ["tapped sender", "moved 2 x"])
  }

  @Test("An object without the method traps with the sentence of iOS")
  func unrecognized() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = NSObject().perform(Selector("fly:"), with: nil)
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      output.contains(/-\[\S*NSObject fly:\]: unrecognized selector sent to instance 0x[0-9a-f]+/))
  }

  @Test("An argument of another type traps with both types")
  func wrongArgument() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = Selector("tapped:", MainReceiver.tapped(_:)).send(to: MainReceiver(), NSObject())
      }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("tapped: takes String as argument 1, and got Foundation.NSObject"))
  }
}
