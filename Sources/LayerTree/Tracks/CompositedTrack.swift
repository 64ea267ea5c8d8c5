/// The values of an animation of contents, or of a transition. The renderer blends them.
package enum CompositedTrack: Sendable {
  case contents(ContentsTrack)
  case transition(TransitionTrack)
}

/// Contents at given fractions of the duration. Between two of them, the renderer cross-fades.
package final class ContentsTrack: Sendable {
  package enum Value: Equatable, Sendable {
    /// The contents of the layer without the animation.
    case below
    case nothing
    case contents(LayerContents)
  }

  package let values: [Value]
  package let segments: KeyframeSegments

  package init(values: [Value], segments: KeyframeSegments) {
    precondition(values.count == segments.keyTimes.count)
    self.values = values
    self.segments = segments
  }
}

/// A transition from a snapshot of a layer to the layer's current state.
package struct TransitionTrack: Equatable, Sendable {
  package enum Kind: UInt8, Sendable, CaseIterable {
    case fade
    /// The incoming image pushes the outgoing one out.
    case push
    /// The incoming image moves in over the outgoing one.
    case moveIn
    /// The outgoing image moves away and reveals the incoming one.
    case reveal
    /// A rotation by 180°, with the outgoing image on the front and the incoming one on the back.
    case flip
    /// The outgoing image curls up like a page.
    case curlUp
    /// The incoming image curls down like a page.
    case curlDown
  }

  /// The side of the layer from which the incoming image comes. The outgoing image leaves towards
  /// the opposite side.
  package enum Side: UInt8, Sendable, CaseIterable {
    case minX, maxX, minY, maxY
  }

  package var kind: Kind
  package var side: Side
  /// The progress at which the transition starts, 0…1.
  package var startProgress: Double
  package var endProgress: Double

  package init(
    _ kind: Kind, from side: Side = .minX, startProgress: Double = 0, endProgress: Double = 1
  ) {
    (self.kind, self.side) = (kind, side)
    (self.startProgress, self.endProgress) = (startProgress, endProgress)
  }

  /// The progress of the transition at an output of the timing function.
  package func progress(at fraction: Double) -> Double {
    startProgress + (endProgress - startProgress) * fraction
  }
}
