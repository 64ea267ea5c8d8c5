import Foundation
import LayerTree

/// Ends animations on the app's side: one timer, for the earliest end, and none while nothing ends.
/// The render side drops them by itself at the same times.
@MainActor package final class AnimationEnds {
  package static let shared = AnimationEnds()

  private struct End {
    /// Kept until then, so that the end is told even when nobody else holds the layer any more.
    let layer: CALayer
    let time: CFTimeInterval
  }

  private var ends: [Animation.ID: End] = [:]
  /// The transactions that wait for animations added in them.
  var groups: [Animation.ID: [CompletionGroup]] = [:]
  private var timer: Timer?
  private var timerTime = CFTimeInterval.infinity

  func add(_ id: Animation.ID, on layer: CALayer, at time: CFTimeInterval) {
    guard time < .infinity else { return }
    ends[id] = End(layer: layer, time: time)
    if time < timerTime { schedule(time) }
  }

  /// Another end; infinite: none.
  func move(_ id: Animation.ID, on layer: CALayer, to time: CFTimeInterval) {
    remove(id)
    add(id, on: layer, at: time)
  }

  func remove(_ id: Animation.ID) {
    ends[id] = nil
    if ends.isEmpty { cancel() }
  }

  /// Ends everything that is over at `time`, in the order of the ends.
  package func end(at time: CFTimeInterval) {
    let due = ends.filter { $0.value.time <= time }
      .sorted { ($0.value.time, $0.key.rawValue) < ($1.value.time, $1.key.rawValue) }
    for (id, end) in due {
      ends[id] = nil
      end.layer.end(id, finished: true)
    }
    cancel()
    if let next = ends.values.map(\.time).min() { schedule(next) }
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
