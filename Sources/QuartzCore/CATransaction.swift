import CoreGraphics
public import Foundation
import LayerTree

/// Groups changes of layers: those of one run-loop turn reach the screen together.
///
/// Main thread only. A transaction that nobody begins is begun by the first change, and committed
/// when the run loop is about to wait.
///
/// Source: Apple, "CATransaction".
@preconcurrency @MainActor public class CATransaction: NSObject {
  private struct Level {
    var duration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var disableActions: Bool?
    var completionGroup: CompletionGroup?
  }

  /// The implicit transaction, then those begun within it.
  private static var levels = [Level()]
  /// Layers with animations that have no begin time yet.
  private static var layersToStart: [CALayer] = []
  private static var startBlocks: [(CFTimeInterval) -> Void] = []

  /// Begins a transaction within the current one.
  public class func begin() {
    CommitObserver.shared.install()
    levels.append(Level())
  }

  /// Ends the transaction begun last. Its changes reach the screen with the run-loop turn's.
  /// Traps when none was begun.
  public class func commit() {
    require(levels.count > 1, "CATransaction commit without begin")
    let level = levels.removeLast()
    level.completionGroup?.close()
  }

  /// Lays out, draws and sends all changes now.
  public class func flush() {
    // What layout and drawing change belongs to the same frame: both run before anything is sent.
    for context in LayerContext.all { context.layoutAndDisplay() }
    let time = MediaClock.now
    let blocks = startBlocks
    startBlocks = []
    for block in blocks { block(time) }
    let started = layersToStart
    layersToStart = []
    for layer in started { layer.startAnimations(at: time) }
    for context in LayerContext.all { context.send() }
    // Without `begin`, a transaction ends here.
    if levels.count == 1 {
      let implicit = levels[0]
      levels[0] = Level()
      implicit.completionGroup?.close()
    }
  }

  /// Seconds that implicit animations take. Default: 0.25.
  public class func animationDuration() -> CFTimeInterval {
    value(\.duration) ?? 0.25
  }

  /// Sets the seconds that implicit animations take.
  public class func setAnimationDuration(_ dur: CFTimeInterval) {
    levels[levels.count - 1].duration = dur
  }

  /// The pace of implicit animations. Default: nil.
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    value(\.timingFunction)
  }

  /// Sets the pace of implicit animations.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    levels[levels.count - 1].timingFunction = function
  }

  /// Whether changes show at once. Default: false.
  public class func disableActions() -> Bool {
    value(\.disableActions) ?? false
  }

  /// Sets whether changes show at once.
  public class func setDisableActions(_ flag: Bool) {
    levels[levels.count - 1].disableActions = flag
  }

  /// Sets what is called, once, when all animations that are added in this transaction from now
  /// on have ended or gone; at the commit when there are none.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    levels[levels.count - 1].completionGroup?.close()
    levels[levels.count - 1].completionGroup = block.map { block in CompletionGroup { _ in block() }
    }
  }

  /// The innermost transaction's value; a transaction that has none inherits.
  private static func value<Value>(_ path: KeyPath<Level, Value?>) -> Value? {
    for level in levels.reversed() {
      if let value = level[keyPath: path] { return value }
    }
    return nil
  }

  static func joinCompletion(of id: Animation.ID) {
    let groups = levels.compactMap(\.completionGroup)
    guard !groups.isEmpty else { return }
    for group in groups { group.join() }
    AnimationEnds.shared.groups[id] = groups
  }

  /// Whether animations wait for their begin time.
  static var hasUnstarted: Bool { !layersToStart.isEmpty || !startBlocks.isEmpty }

  static func startAtCommit(_ layer: CALayer) {
    CommitObserver.shared.install()
    layersToStart.append(layer)
  }

  /// Calls the block with the time at which the animations of this turn begin, right before they
  /// do.
  package static func whenStarting(_ block: @escaping (CFTimeInterval) -> Void) {
    CommitObserver.shared.install()
    startBlocks.append(block)
  }
}
