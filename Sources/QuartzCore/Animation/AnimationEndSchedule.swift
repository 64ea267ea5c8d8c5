import Foundation
import LayerTree

/// Ends animations on the app's side, with one timer for the earliest end and none while no end is
/// due. The render side removes animations by itself at the same times.
@MainActor package final class AnimationEndSchedule {
  package static let shared = AnimationEndSchedule()

  private struct End {
    /// A strong reference, so that the delegate is notified of the end even when nothing else retains the
    /// layer.
    let layer: CALayer
    /// The end in the layer's time, in seconds.
    let end: CFTimeInterval
    /// The end on the media clock; infinite if the layer's time never reaches it.
    var time: CFTimeInterval
  }

  private var ends: [Animation.ID: End] = [:]
  /// The finite ends by time. Entries of removed or rescheduled animations remain until they are
  /// due.
  private var order = EndHeap()
  private var timesChanged = false
  /// Completions to call in the next run-loop iteration.
  private var pendingCompletions: [() -> Void] = []
  private lazy var timer = ReusableTimer { [weak self] in self?.end(at: MediaClock.now) }
  private var timerTime = CFTimeInterval.infinity

  /// The number of animations that have not ended yet.
  package var count: Int { ends.count }

  /// Whether no state of removed animations is left.
  package var isEmpty: Bool {
    ends.isEmpty && order.isEmpty && pendingCompletions.isEmpty && !timer.isSet
  }

  /// Schedules the end of an animation at `end`, in the layer's time; an infinite `end` is ignored.
  func schedule(_ id: Animation.ID, on layer: CALayer, at end: CFTimeInterval) {
    guard end < .infinity else { return }
    let time = layer.mediaTime(ofEnd: end, now: MediaClock.now)
    ends[id] = End(layer: layer, end: end, time: time)
    guard time < .infinity else { return }
    order.insert(EndHeap.Entry(time: time, id: id))
    if time < timerTime { setTimer(for: time) }
  }

  /// Reschedules the end of an animation; an infinite `end` removes it.
  func move(_ id: Animation.ID, on layer: CALayer, to end: CFTimeInterval) {
    remove(id)
    schedule(id, on: layer, at: end)
  }

  func remove(_ id: Animation.ID) {
    guard ends.removeValue(forKey: id) != nil else { return }
    if ends.isEmpty {
      order = EndHeap()
      cancel()
    } else if order.count > 2 * ends.count + 64 {
      rebuildOrder()
    }
  }

  /// Marks all ends for an update, because a layer's timing or position in the tree has changed.
  func layerTimesDidChange() {
    guard !timesChanged else { return }
    timesChanged = true
    CommitObserver.shared.install()
  }

  /// Whether the end times must be recomputed.
  var needsUpdate: Bool { timesChanged }

  /// Recomputes all end times if the timing of layers has changed.
  func update() {
    guard timesChanged else { return }
    timesChanged = false
    AnimatedDrawing.shared.layerTimesDidChange()
    let now = MediaClock.now
    for (id, end) in ends {
      ends[id]?.time = end.layer.mediaTime(ofEnd: end.end, now: now)
    }
    rebuildOrder()
    scheduleNext()
  }

  /// Calls a completion in the next run-loop iteration.
  func callInNextIteration(_ completion: @escaping () -> Void) {
    pendingCompletions.append(completion)
    // The owner of a stopped clock advances it and then calls `end(at:)`.
    guard MediaClock.isRunning, pendingCompletions.count == 1 else { return }
    RunLoop.main.perform(inModes: [.common]) {
      MainActor.assumeIsolated { AnimationEndSchedule.shared.end(at: MediaClock.now) }
    }
  }

  /// Ends all animations whose end is at or before `time`, earliest first.
  package func end(at time: CFTimeInterval) {
    callPendingCompletions()
    update()
    while let first = order.first, first.time <= time {
      order.removeFirst()
      guard let end = ends[first.id], end.time == first.time else { continue }
      ends[first.id] = nil
      end.layer.end(first.id, finished: true)
      // A delegate or completion may have changed the timing of layers.
      update()
    }
    if ends.isEmpty { order = EndHeap() }
    scheduleNext()
  }

  /// Completions that these calls add wait for the next iteration.
  private func callPendingCompletions() {
    let waiting = pendingCompletions
    pendingCompletions = []
    for completion in waiting { completion() }
  }

  private func rebuildOrder() {
    order = EndHeap(
      ends.lazy.filter { $0.value.time < .infinity }
        .map { EndHeap.Entry(time: $0.value.time, id: $0.key) })
  }

  private func scheduleNext() {
    cancel()
    if let first = order.first { setTimer(for: first.time) }
  }

  private func setTimer(for time: CFTimeInterval) {
    cancel()
    // The owner of a stopped clock advances it and then calls `end(at:)`.
    guard MediaClock.isRunning else { return }
    timerTime = time
    timer.set(after: time - MediaClock.now)
  }

  private func cancel() {
    timer.cancel()
    timerTime = .infinity
  }
}
