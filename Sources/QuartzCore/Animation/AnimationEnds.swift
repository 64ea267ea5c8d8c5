import Foundation
import LayerTree

/// Ends animations on the app's side: one timer, for the earliest end, and none while nothing ends.
/// The render side drops them by itself at the same times.
@MainActor package final class AnimationEnds {
  package static let shared = AnimationEnds()

  private struct End {
    /// Kept until then, so that the end is told even when nobody else holds the layer any more.
    let layer: CALayer
    /// In the layer's time.
    let end: CFTimeInterval
    /// On the media clock; infinite while the layer's time never comes to the end.
    var time: CFTimeInterval
  }

  private var ends: [Animation.ID: End] = [:]
  /// The finite ends in order, and some of animations that are gone or end at another time by now.
  private var order = EndHeap()
  private var timesChanged = false
  /// What is called in the next turn of the run loop.
  private var next: [() -> Void] = []
  private var timer: Timer?
  private var timerTime = CFTimeInterval.infinity

  /// Animations whose end is to come.
  package var count: Int { ends.count }

  /// Whether nothing is kept of animations that are gone.
  package var isEmpty: Bool { ends.isEmpty && order.isEmpty && next.isEmpty && timer == nil }

  /// An animation ends at `end`, in the layer's time; infinite: never.
  func add(_ id: Animation.ID, on layer: CALayer, at end: CFTimeInterval) {
    guard end < .infinity else { return }
    let time = layer.mediaTime(ofEnd: end, now: MediaClock.now)
    ends[id] = End(layer: layer, end: end, time: time)
    guard time < .infinity else { return }
    order.insert(EndHeap.Entry(time: time, id: id))
    if time < timerTime { schedule(time) }
  }

  /// Another end; infinite: none.
  func move(_ id: Animation.ID, on layer: CALayer, to end: CFTimeInterval) {
    remove(id)
    add(id, on: layer, at: end)
  }

  func remove(_ id: Animation.ID) {
    guard ends.removeValue(forKey: id) != nil else { return }
    if ends.isEmpty {
      order = EndHeap()
      cancel()
    } else if order.count > 2 * ends.count + 64 {
      makeOrder()
    }
  }

  /// A layer's timing, or its place in the tree, is another one.
  func layerTimesDidChange() {
    guard !timesChanged else { return }
    timesChanged = true
    CommitObserver.shared.install()
  }

  /// Whether ends have to be found anew.
  var needsUpdate: Bool { timesChanged }

  /// Finds all ends anew if the times of layers have changed.
  func update() {
    guard timesChanged else { return }
    timesChanged = false
    AnimatedDrawing.shared.layerTimesDidChange()
    let now = MediaClock.now
    for (id, end) in ends {
      ends[id]?.time = end.layer.mediaTime(ofEnd: end.end, now: now)
    }
    makeOrder()
    scheduleNext()
  }

  /// Calls a completion in the next turn of the run loop.
  func callNext(_ completion: @escaping () -> Void) {
    next.append(completion)
    // A clock that stands is moved by its owner, who then calls `end(at:)`.
    guard MediaClock.isRunning, next.count == 1 else { return }
    RunLoop.main.perform(inModes: [.common]) {
      MainActor.assumeIsolated { AnimationEnds.shared.end(at: MediaClock.now) }
    }
  }

  /// Ends everything that is over at `time`, in the order of the ends.
  package func end(at time: CFTimeInterval) {
    callWhatWaited()
    update()
    while let first = order.first, first.time <= time {
      order.removeFirst()
      guard let end = ends[first.id], end.time == first.time else { continue }
      ends[first.id] = nil
      end.layer.end(first.id, finished: true)
      // What it told may have changed the times of layers.
      update()
    }
    if ends.isEmpty { order = EndHeap() }
    scheduleNext()
  }

  /// What these begin waits for another turn.
  private func callWhatWaited() {
    let waiting = next
    next = []
    for completion in waiting { completion() }
  }

  private func makeOrder() {
    order = EndHeap(
      ends.lazy.filter { $0.value.time < .infinity }
        .map { EndHeap.Entry(time: $0.value.time, id: $0.key) })
  }

  private func scheduleNext() {
    cancel()
    if let first = order.first { schedule(first.time) }
  }

  private func schedule(_ time: CFTimeInterval) {
    cancel()
    // A clock that stands is moved by its owner, who then calls `end(at:)`.
    guard MediaClock.isRunning else { return }
    timerTime = time
    let timer = Timer(timeInterval: max(0, time - MediaClock.now), repeats: false) { _ in
      MainActor.assumeIsolated { AnimationEnds.shared.end(at: MediaClock.now) }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func cancel() {
    timer?.invalidate()
    timer = nil
    timerTime = .infinity
  }
}
