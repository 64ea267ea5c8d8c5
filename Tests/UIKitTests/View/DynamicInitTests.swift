import CoreGraphics
import LaminaTesting
import QuartzCore
import Testing

@testable import UIKit

/// A layer subclass as iOS code writes it: with stored properties set by `init()`, and no
/// initializers beyond those that the compiler requires.
@MainActor private class TickLayer: CALayer {
  var ticks: [Int]
  let note: String
  private(set) var isCopy = false

  override init() {
    ticks = [1, 2, 3]
    note = "made by init()"
    super.init()
  }

  override init(layer: Any) {
    ticks = (layer as? TickLayer)?.ticks ?? []
    note = "made by init(layer:)"
    super.init(layer: layer)
    isCopy = true
  }

  required init?(coder: NSCoder) { nil }
}

/// A second-level subclass, which inherits its initializers.
@MainActor private final class NamedTickLayer: TickLayer {
  var label = "named"
}

@MainActor private final class TickView: UIView {
  override class var layerClass: AnyClass { NamedTickLayer.self }
}

@MainActor private final class NotedAnimation: CABasicAnimation {
  var note = "own default"
  let list: [String]

  override init() {
    list = ["of init()"]
    super.init()
  }
}

/// Not private, because `NSClassFromString` finds only classes that are not private.
@MainActor final class NamedDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let greeting = "hello"
}

@MainActor private final class PlainDelegate: NSObject, UIApplicationDelegate {
  let numbers: [Int]

  override init() {
    numbers = [4, 5]
    super.init()
  }
}

@Suite("Objects of classes known only at run time", .serialized)
@MainActor struct DynamicInitTests {
  @Test("a view's layer is made by its class's own init()")
  func layerClass() throws {
    let view = TickView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let layer = try #require(view.layer as? NamedTickLayer)
    #expect(layer.ticks == [1, 2, 3] && layer.note == "made by init()" && layer.label == "named")
    #expect(layer.delegate === view && !layer.isCopy)
  }

  @Test("the presentation copy has the layer's class, and is made by its init(layer:)")
  func presentation() throws {
    let view = TickView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    let screen = try OffscreenScreen.showing(view)
    (view.layer as? NamedTickLayer)?.ticks = [9]
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 105 })
    try screen.render()
    try screen.frame(at: 0.5)
    let copy = try #require(view.layer.presentation() as? NamedTickLayer)
    #expect(copy.isCopy && copy.ticks == [9] && copy.note == "made by init(layer:)")
    #expect(copy.label == "named" && copy.position.x == 55)
    #expect(copy.model() === view.layer)
  }

  @Test("a layer keeps a copy of an animation in the animation's class")
  func animations() throws {
    let layer = CALayer()
    let animation = NotedAnimation()
    (animation.keyPath, animation.toValue, animation.note) = ("opacity", 0, "changed")
    layer.add(animation, forKey: "fade")
    let copy = try #require(layer.animation(forKey: "fade") as? NotedAnimation)
    #expect(copy !== animation && copy.list == ["of init()"])
    #expect(copy.keyPath == "opacity" && copy.toValue as? Int == 0)
    // As on Apple's systems, properties that the subclass does not copy have their initial values.
    #expect(copy.note == "own default")
  }

  @Test("a delegate needs no required initializer")
  func delegates() throws {
    let delegate = try #require(makeDelegate(of: NamedDelegate.self) as? NamedDelegate)
    #expect(delegate.greeting == "hello" && delegate.window == nil)
    let plain = try #require(makeDelegate(of: PlainDelegate.self) as? PlainDelegate)
    #expect(plain.numbers == [4, 5])
  }

  @Test("a delegate is found by its class name, as passed to UIApplicationMain")
  func byName() throws {
    let name = NSStringFromClass(NamedDelegate.self)
    let found: AnyClass = try #require(NSClassFromString(name))
    #expect(makeDelegate(of: found) is NamedDelegate)
  }

  @Test("objects made this way are freed")
  func memory() {
    weak var gone: NSObject?
    do {
      let object = makeObject(of: PlainDelegate.self)
      gone = object
      #expect(gone != nil)
    }
    #expect(gone == nil)
  }

  @Test("an invalid layerClass traps with the view's name")
  func wrongClass() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = BrokenView() }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("layerClass of BrokenView is not a CALayer class: NSObject"))
  }
}

@MainActor private final class BrokenView: UIView {
  override class var layerClass: AnyClass { NSObject.self }
}
