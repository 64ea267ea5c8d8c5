package import LayerTree

/// Moves a property of a layer as the content of a scroll view moves. Its duration is that of the
/// motion.
package final class ScrollAnimation: CAPropertyAnimation {
  private var track: ScrollTrack?

  package convenience init(keyPath: String, _ track: ScrollTrack) {
    self.init(keyPath: keyPath)
    self.track = track
    duration = track.motion.duration
    // The program removes the animation when it has the end value itself, however late that is.
    fillMode = .both
    isRemovedOnCompletion = false
  }

  package override func assign(from other: CAAnimation) {
    super.assign(from: other)
    track = (other as? ScrollAnimation)?.track
  }

  package override func makeTrack(
    for property: AnimatedProperty, lanes: (Any) -> SIMD4<Double>?
  ) -> Track? {
    track.map { .scroll($0) }
  }
}
