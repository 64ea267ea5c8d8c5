import Foundation
import ObjectiveC
import Synchronization
import Testing

@Suite("Key-value coding and observing")
struct KeyValueObservingTests {
  /// A class with `@objc dynamic` properties, in the form that `lamina build` gives it.
  private class Node: NSObject, KeyValueCodable {
    var name = "A" {
      willSet { willChangeValue(forKey: "name") }
      didSet { didChangeValue(forKey: "name") }
    }
    var next: Node? {
      willSet { willChangeValue(forKey: "next") }
      didSet { didChangeValue(forKey: "next") }
    }
    var size = 1.5 {
      willSet { willChangeValue(forKey: "size") }
      didSet { didChangeValue(forKey: "size") }
    }
    let fixed = 7

    class var keyValueMembers: [KeyValueMember] {
      [
        .property("name", \Node.name), .property("next", \Node.next),
        .property("size", \Node.size), .property("fixed", \Node.fixed),
      ]
    }
  }

  private final class Observer: NSObject, KeyValueObserver {
    var log: [String] = []

    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let values = [NSKeyValueChangeKey.oldKey, .newKey].map { change?[$0].map { "\($0)" } ?? "-" }
      let isPrior = change?[.notificationIsPriorKey] as? Bool == true
      log.append("\(keyPath ?? "") \(values.joined(separator: " "))\(isPrior ? " prior" : "")")
    }
  }

  @Test("properties are read and set by their keys, also on a path and with other numbers")
  func coding() {
    let node = Node()
    node.setValue("B", forKey: "name")
    node.setValue(NSNumber(value: 3), forKey: "size")
    #expect(node.name == "B" && node.size == 3 && node.value(forKey: "fixed") as? Int == 7)
    #expect(node.value(forKeyPath: "next.name") == nil)
    node.next = Node()
    node.setValue("C", forKeyPath: "next.name")
    #expect(node.value(forKeyPath: "next.name") as? String == "C")
  }

  @Test("threads observe an object while another one changes it")
  func threads() {
    let shared = SharedNode()
    simultaneously(threads: 3, rounds: 500) { thread, round in
      if thread == 0 {
        for number in 0..<20 { shared.node.size = Double(number) }
      } else {
        let tokens = (0..<20).map { _ in
          shared.node.observe(\.size) { _, _ in shared.calls.add(1, ordering: .relaxed) }
        }
        for token in tokens { token.invalidate() }
      }
    }
    let calls = shared.calls.load(ordering: .relaxed)
    let token = shared.node.observe(\.size) { _, _ in shared.calls.add(1, ordering: .relaxed) }
    shared.node.size = 0
    #expect(shared.calls.load(ordering: .relaxed) == calls + 1)
    token.invalidate()
  }

  /// A node that several threads use.
  private final class SharedNode: @unchecked Sendable {
    let node = Node()
    let calls = Atomic(0)
  }

  @Test("an observation of a path ends for good while another thread changes the path")
  func endedPath() {
    let (chain, observers) = (Chain(), (0..<1000).map { _ in CountingObserver() })
    simultaneously(threads: 2, rounds: observers.count) { thread, round in
      if thread == 0 {
        for _ in 0..<5 { chain.next = Node() }
      } else {
        unsafe chain.addObserver(observers[round], forKeyPath: "next.name", context: nil)
        chain.removeObserver(observers[round], forKeyPath: "next.name")
      }
    }
    let counts = observers.map(\.count)
    chain.next = Node()
    chain.next?.name = "B"
    #expect(observers.map(\.count) == counts)
  }

  /// An object whose property threads may set and read at once.
  private final class Chain: NSObject, KeyValueCodable, @unchecked Sendable {
    private let lock = NSLock()
    private var first: Node?

    var next: Node? {
      get { lock.withLock { first } }
      set {
        willChangeValue(forKey: "next")
        lock.withLock { first = newValue }
        didChangeValue(forKey: "next")
      }
    }

    class var keyValueMembers: [KeyValueMember] { [.property("next", \Chain.next)] }
  }

  private final class CountingObserver: NSObject, KeyValueObserver, @unchecked Sendable {
    private let calls = Atomic(0)
    var count: Int { calls.load(ordering: .relaxed) }

    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      calls.add(1, ordering: .relaxed)
    }
  }

  @Test("a closure is called at each change until its observation ends")
  func closures() {
    let node = Node()
    var log: [String] = []
    var token: NSKeyValueObservation? = node.observe(\.name, options: [.initial, .old, .new]) {
      log.append("\($1.oldValue ?? "-") \($1.newValue ?? "-") \($0.name)")
    }
    node.name = "B"
    #expect(log == ["- A A", "A B B"])
    withExtendedLifetime(token) {}
    token = nil
    node.name = "C"
    #expect(log.count == 2)
  }

  @Test("an observer is told of the options that it has asked for, in the order of changes")
  func observers() {
    let (node, observer) = (Node(), Observer())
    unsafe node.addObserver(
      observer, forKeyPath: "name", options: [.prior, .old, .new], context: nil)
    unsafe node.addObserver(observer, forKeyPath: "next", options: [.old, .new], context: nil)
    node.name = "B"
    node.next = nil
    node.removeObserver(observer, forKeyPath: "name")
    node.removeObserver(observer, forKeyPath: "next")
    node.name = "C"
    #expect(observer.log == ["name A - prior", "name A B", "next <null> <null>"])
  }

  @Test("a key path follows the objects that are on it")
  func paths() {
    let (node, observer, first) = (Node(), Observer(), Node())
    unsafe node.addObserver(observer, forKeyPath: "next.name", options: .new, context: nil)
    node.next = first
    first.name = "B"
    node.next = Node()
    first.name = "C"
    #expect(observer.log == ["next.name - A", "next.name - B", "next.name - A"])
    node.removeObserver(observer, forKeyPath: "next.name")
  }

  @Test("neither the observer nor the object is retained")
  func lifetimes() {
    let node = Node()
    weak var observer: Observer?
    do {
      let strong = Observer()
      unsafe node.addObserver(strong, forKeyPath: "name", context: nil)
      observer = strong
    }
    #expect(observer == nil)
    node.name = "B"
  }

  /// An observer that ends its observations as late as most programs do.
  private final class LateObserver: NSObject, KeyValueObserver {
    let node: Node

    init(_ node: Node) {
      self.node = node
      super.init()
      unsafe node.addObserver(self, forKeyPath: "name", context: nil)
    }

    deinit {
      node.removeObserver(self, forKeyPath: "name")
    }

    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {}
  }

  @Test("an observer ends its observations while it is deallocated")
  func deallocation() {
    let node = Node()
    for _ in 0..<2 { _ = LateObserver(node) }
    node.name = "B"
    #expect(node.name == "B")
  }

  @Test("the contexts tell observations of one observer apart")
  func contexts() {
    let (node, observer) = (Node(), Observer())
    unsafe withUnsafeTemporaryAllocation(byteCount: 2, alignment: 1) { bytes in
      let context = bytes.baseAddress
      unsafe node.addObserver(observer, forKeyPath: "name", context: nil)
      unsafe node.addObserver(observer, forKeyPath: "name", context: context)
      unsafe node.removeObserver(observer, forKeyPath: "name", context: context)
      node.name = "B"
      unsafe node.removeObserver(observer, forKeyPath: "name", context: nil)
    }
    node.name = "C"
    #expect(observer.log.count == 1)
  }
}
