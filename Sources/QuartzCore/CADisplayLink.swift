public import Foundation
import LayerTree

/// Calls a block at each refresh of the screen, on the main thread.
///
/// Apple's initializer takes a selector, which Swift has on Apple's systems only; the one here
/// takes a closure. Calls that the main thread is too busy for are left out.
///
/// Source: Apple, "CADisplayLink".
@preconcurrency @MainActor public final class CADisplayLink: NSObject {
  private let handler: (CADisplayLink) -> Void

  /// Seconds at which the last frame was shown.
  public private(set) var timestamp: CFTimeInterval = 0
  /// Seconds at which the next frame will be shown.
  public private(set) var targetTimestamp: CFTimeInterval = 0
  /// Seconds between frames.
  public private(set) var duration: CFTimeInterval = 0

  /// Stops the calls. Default: false.
  public var isPaused = false {
    didSet { DisplayLinks.shared.update() }
  }

  /// A link that calls `handler` once it is added to the main run loop.
  public init(handler: @escaping @MainActor (CADisplayLink) -> Void) {
    self.handler = handler
    super.init()
  }

  /// Starts the calls. The run loop must be the main one; traps otherwise.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    require(runloop === RunLoop.main, "CADisplayLink needs the main run loop")
    DisplayLinks.shared.add(self)
  }

  /// Ends the calls for good.
  public func invalidate() {
    DisplayLinks.shared.remove(self)
  }

  fileprivate func call(shown: CFTimeInterval, next: CFTimeInterval) {
    timestamp = shown
    targetTimestamp = next
    duration = next - shown
    handler(self)
  }
}

/// The links that are running. While there are any, the render side ticks at each refresh.
@MainActor package final class DisplayLinks {
  package static let shared = DisplayLinks()
  private var links: [CADisplayLink] = []
  private(set) var isActive = false

  fileprivate func add(_ link: CADisplayLink) {
    if !links.contains(where: { $0 === link }) { links.append(link) }
    update()
  }

  fileprivate func remove(_ link: CADisplayLink) {
    links.removeAll { $0 === link }
    update()
  }

  fileprivate func update() {
    let wants = links.contains { !$0.isPaused }
    guard wants != isActive else { return }
    isActive = wants
    for context in LayerContext.all { context.setWantsTicks(wants) }
  }

  /// Calls the running links. Times are seconds on the media clock.
  package func tick(shown: CFTimeInterval, next: CFTimeInterval) {
    // A link may end another that is still to be called.
    for link in links where !link.isPaused && links.contains(where: { $0 === link }) {
      link.call(shown: shown, next: next)
    }
  }
}
