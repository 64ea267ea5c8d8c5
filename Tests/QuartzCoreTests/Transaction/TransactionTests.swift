import Foundation
import QuartzCore
import Synchronization
import Testing

@Suite("Transactions", .serialized) @MainActor
struct TransactionTests {
  private func fade(duration: Double) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 0
    animation.duration = duration
    return animation
  }

  @Test("a completion block is called once, when the last animation has ended")
  func completion() {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer()
    var calls = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls += 1 }
    layer.add(fade(duration: 1), forKey: nil)
    layer.add(fade(duration: 2), forKey: "long")
    CATransaction.commit()
    // Added after the commit, so it does not belong to the transaction.
    layer.add(fade(duration: 9), forKey: nil)
    stage.flush()
    stage.advance(by: 1)
    #expect(calls == 0)
    stage.advance(by: 1)
    #expect(calls == 1)
    stage.advance(by: 20)
    #expect(calls == 1)
  }

  @Test("without animations the block is called in the run-loop iteration after the commit")
  func completionWithoutAnimations() {
    let stage = Stage()
    defer { stage.end() }
    var calls: [String] = []
    CATransaction.setCompletionBlock { calls.append("implicit") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append("explicit") }
    CATransaction.commit()
    stage.advance(by: 0)
    #expect(calls == ["explicit"])
    stage.flush()
    #expect(calls == ["explicit"])
    stage.advance(by: 0)
    #expect(calls == ["explicit", "implicit"])
    stage.flush()
    stage.advance(by: 0)
    #expect(calls == ["explicit", "implicit"])
  }

  @Test("a commit without a begin commits the implicit transaction")
  func commitWithoutBegin() {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer()
    var calls = 0
    CATransaction.setAnimationDuration(7)
    CATransaction.setCompletionBlock { calls += 1 }
    layer.opacity = 0.5
    #expect(layer.animation(forKey: "opacity")?.duration == 7)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
    #expect(CATransaction.completionBlock() == nil)
    #expect(stage.flush() == nil)
    stage.advance(by: 6.5)
    #expect(calls == 0)
    stage.advance(by: 1)
    #expect(calls == 1)
    CATransaction.commit()
  }

  @Test("an outer transaction waits for the animations of nested ones")
  func nesting() {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer()
    var calls: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append("outer") }
    layer.add(fade(duration: 1), forKey: nil)
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append("inner") }
    layer.add(fade(duration: 2), forKey: nil)
    CATransaction.commit()
    CATransaction.commit()
    stage.flush()
    stage.advance(by: 1)
    #expect(calls == [])
    stage.advance(by: 1)
    #expect(calls == ["inner", "outer"])
  }

  @Test("a transaction also completes when its animations or their layers are removed")
  func removedAnimations() {
    let stage = Stage()
    defer { stage.end() }
    let (first, second) = (stage.layer(), stage.layer())
    var calls = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls += 1 }
    first.add(fade(duration: 1), forKey: nil)
    second.add(fade(duration: 1), forKey: nil)
    CATransaction.commit()
    stage.flush()
    first.removeAllAnimations()
    #expect(calls == 0)
    second.removeFromSuperlayer()
    #expect(calls == 1)
  }

  @Test("a completion block may change layers and set another completion block")
  func changesInCompletion() {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer()
    var calls = 0
    CATransaction.setCompletionBlock {
      calls += 1
      CATransaction.setCompletionBlock { calls += 1 }
      layer.isHidden = true
    }
    stage.flush()
    stage.advance(by: 0)
    #expect(calls == 1)
    #expect(stage.flush()?.change(of: layer)?.properties?.isHidden == true)
    stage.advance(by: 0)
    #expect(calls == 2)
  }

  @Test("values are inherited from the outer transaction and restored after the inner")
  func values() {
    let stage = Stage()
    defer { stage.end() }
    CATransaction.begin()
    CATransaction.setAnimationDuration(5)
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 5)
    CATransaction.setAnimationDuration(6)
    #expect(CATransaction.animationDuration() == 6)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 5)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test("values are set and read by key, for Core Animation's and any other keys")
  func keyedValues() {
    let stage = Stage()
    defer { stage.end() }
    let timingFunction = CAMediaTimingFunction(name: .easeOut)
    CATransaction.begin()
    CATransaction.setValue(3, forKey: kCATransactionAnimationDuration)
    CATransaction.setValue(NSNumber(value: true), forKey: kCATransactionDisableActions)
    CATransaction.setValue(timingFunction, forKey: kCATransactionAnimationTimingFunction)
    CATransaction.setValue("outer", forKey: "custom")
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 3 && CATransaction.disableActions())
    #expect(CATransaction.animationTimingFunction() === timingFunction)
    #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 3)
    #expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == true)
    #expect(CATransaction.value(forKey: "custom") as? String == "outer")
    CATransaction.setValue("inner", forKey: "custom")
    #expect(CATransaction.value(forKey: "custom") as? String == "inner")
    CATransaction.commit()
    CATransaction.setValue(nil, forKey: "custom")
    #expect(CATransaction.value(forKey: "custom") == nil)
    CATransaction.commit()
    #expect(!CATransaction.disableActions() && CATransaction.animationDuration() == 0.25)
  }

  @Test("the completion block belongs to the transaction, and may be set by key")
  func completionBlocks() {
    let stage = Stage()
    defer { stage.end() }
    var calls: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append("first") }
    CATransaction.completionBlock()?()
    #expect(calls == ["first"])
    let second: () -> Void = { calls.append("second") }
    CATransaction.setValue(second, forKey: kCATransactionCompletionBlock)
    stage.advance(by: 0)
    #expect(calls == ["first", "first"])
    CATransaction.begin()
    CATransaction.completionBlock()?()
    #expect(calls == ["first", "first", "second"])
    CATransaction.setCompletionBlock { calls.append("inner") }
    CATransaction.completionBlock()?()
    CATransaction.commit()
    CATransaction.commit()
    stage.advance(by: 0)
    #expect(calls == ["first", "first", "second", "inner", "inner", "second"])
  }

  @Test("the lock is recursive, and other threads wait until it is fully released")
  func locking() async {
    CATransaction.lock()
    CATransaction.lock()
    let order = Mutex<[String]>([])
    let other = Task.detached {
      CATransaction.lock()
      order.withLock { $0.append("other") }
      CATransaction.unlock()
    }
    order.withLock { $0.append("once") }
    CATransaction.unlock()
    order.withLock { $0.append("twice") }
    CATransaction.unlock()
    await other.value
    #expect(order.withLock { $0 } == ["once", "twice", "other"])
  }
}
