import CoreGraphics
import Foundation
import LayerTree
import QuartzCore
import Testing

/// A value that a layer or a transaction releases may be deallocated, and its `deinit` may use the
/// layer or the transaction. Each test runs in its own process, since a violation of exclusive
/// access traps.
@Suite("Objects that use their owner while it releases them")
struct ReleaseTests {
  enum Holder: String, CaseIterable, Sendable, Codable {
    case value, valueReplaced, actions, actionsReplaced, style, styleReplaced
    case transactionValue, transactionEnd, completionBlock, completionReplaced
    case animation, animationDelegate, allAnimations, animationKeyedValue
    case sublayer, sublayers, superlayer, delegateOfLayer
  }

  @Test(
    "a layer can be used while an object that it held is deallocated", arguments: Holder.allCases)
  func holders(holder: Holder) async {
    await #expect(processExitsWith: .success) { [holder = holder as Holder] in
      await MainActor.run {
        let test = ReleaseTest()
        test.run(holder)
        test.end()
        #expect(test.isFreed)
      }
    }
  }
}

@MainActor private final class ReleaseTest {
  private let stage = Stage()
  private let layer = CALayer()
  private(set) var isFreed = false

  init() {
    stage.root.addSublayer(layer)
    layer.bounds.size = CGSize(width: 10, height: 10)
    stage.flush()
  }

  /// Runs a function when it is deallocated.
  private final class Guest: NSObject, CAAction, CAAnimationDelegate {
    let onDeinit: @MainActor () -> Void

    init(_ onDeinit: @escaping @MainActor () -> Void) {
      self.onDeinit = onDeinit
    }

    deinit {
      let onDeinit = onDeinit
      MainActor.assumeIsolated { onDeinit() }
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
  }

  private final class GuestLayer: CALayer {
    var guest: Guest?
  }

  private func guest() -> Guest { Guest { [weak self] in self?.useAll() } }

  /// Uses every property that can hold an object of the program.
  private func useAll() {
    isFreed = true
    layer.setValue(1, forKey: "other")
    layer.setValue(nil, forKey: "other")
    layer.actions = ["other": NSNull()]
    layer.actions = nil
    layer.style = ["custom": 1]
    layer.style = nil
    CATransaction.begin()
    CATransaction.setValue(1, forKey: "other")
    CATransaction.setCompletionBlock {}
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "other")
    layer.removeAllAnimations()
    CATransaction.commit()
    let sublayer = CALayer()
    layer.addSublayer(sublayer)
    layer.insertSublayer(CALayer(), at: 0)
    layer.sublayers = nil
    layer.contents = CGImage.plain()
    layer.contents = nil
    layer.delegate = nil
    _ = layer.presentation()
  }

  private func animation() -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position")
    (animation.toValue, animation.duration) = (CGPoint.zero, 5)
    return animation
  }

  func run(_ holder: ReleaseTests.Holder) {
    switch holder {
    case .value, .valueReplaced:
      layer.setValue(guest(), forKey: "guest")
      layer.setValue(holder == .value ? nil : 1, forKey: "guest")
    case .actions, .actionsReplaced:
      layer.actions = ["guest": guest()]
      layer.actions = holder == .actions ? nil : [:]
    case .style, .styleReplaced:
      layer.style = ["guest": guest()]
      layer.style = holder == .style ? nil : [:]
    case .transactionValue, .transactionEnd:
      CATransaction.begin()
      CATransaction.setValue(guest(), forKey: "guest")
      if holder == .transactionValue { CATransaction.setValue(nil, forKey: "guest") }
      CATransaction.commit()
    case .completionBlock, .completionReplaced: completion(holder)
    case .animation:
      layer.add(with(animation()) { $0.setValue(guest(), forKey: "guest") }, forKey: "a")
      layer.add(animation(), forKey: "a")
    case .animationDelegate, .allAnimations:
      layer.add(with(animation()) { $0.delegate = guest() }, forKey: "a")
      stage.flush()
      if holder == .allAnimations { layer.removeAllAnimations() } else { stage.advance(by: 9) }
    case .animationKeyedValue:
      let animation = with(animation()) { $0.setValue(guest(), forKey: "guest") }
      animation.setValue(nil, forKey: "guest")
    case .sublayer, .sublayers, .superlayer: tree(holder)
    case .delegateOfLayer: delegate()
    }
  }

  /// Releases objects that wait for the end of this run-loop iteration, or for the next one.
  func end() {
    stage.flush()
    stage.advance(by: 0)
  }

  private func with(_ animation: CABasicAnimation, _ change: (CABasicAnimation) -> Void)
    -> CABasicAnimation
  {
    change(animation)
    return animation
  }

  private func completion(_ holder: ReleaseTests.Holder) {
    CATransaction.begin()
    CATransaction.setCompletionBlock { [guest = guest()] in withExtendedLifetime(guest) {} }
    if holder == .completionReplaced { CATransaction.setCompletionBlock(nil) }
    CATransaction.commit()
  }

  private func tree(_ holder: ReleaseTests.Holder) {
    layer.addSublayer(guestLayer())
    switch holder {
    case .sublayer: layer.sublayers?.first?.removeFromSuperlayer()
    case .sublayers: layer.sublayers = [CALayer()]
    default:
      layer.sublayers = nil
      layer.addSublayer(CALayer())
      layer.sublayers?.first?.addSublayer(guestLayer())
      isFreed = false
      layer.sublayers?.first?.removeFromSuperlayer()
    }
  }

  private func guestLayer() -> CALayer {
    let layer = GuestLayer()
    layer.guest = guest()
    return layer
  }

  private func delegate() {
    final class Owner: CALayerDelegate {
      var guest: Guest?
    }
    var owner: Owner? = Owner()
    owner?.guest = guest()
    layer.delegate = owner
    owner = nil
  }
}
