/// What an animation of pictures runs through. They are mixed by the renderer, not as numbers.
package enum CompositedTrack: Sendable {
  case contents(ContentsTrack)
  case transition(TransitionTrack)
}

/// Contents at given fractions of the duration; between two of them both are seen, one through the
/// other.
package final class ContentsTrack: Sendable {
  package enum Value: Equatable, Sendable {
    /// What the layer shows without the animation.
    case below
    case nothing
    case picture(LayerContents)
  }

  package let values: [Value]
  package let segments: KeyframeSegments

  package init(values: [Value], segments: KeyframeSegments) {
    precondition(values.count == segments.keyTimes.count)
    self.values = values
    self.segments = segments
  }
}

/// How a picture of a layer gives way to what the layer has become.
package struct TransitionTrack: Equatable, Sendable {
  package enum Kind: UInt8, Sendable, CaseIterable {
    case fade
    /// The new picture comes in and moves the one before out.
    case push
    /// The new picture comes in over the one before.
    case moveIn
    /// The picture before goes away over the new one.
    case reveal
    /// A half turn, with the picture before on the front and the new one on the back.
    case flip
    /// The picture before is turned over like a page.
    case curlUp
    /// The new picture comes back like a page that was turned over.
    case curlDown
  }

  /// The side of the layer from which the new picture comes, and towards whose opposite one that
  /// before goes.
  package enum Side: UInt8, Sendable, CaseIterable {
    case minX, maxX, minY, maxY
  }

  package var kind: Kind
  package var side: Side
  /// 0…1.
  package var startProgress: Double
  package var endProgress: Double

  package init(
    _ kind: Kind, from side: Side = .minX, startProgress: Double = 0, endProgress: Double = 1
  ) {
    (self.kind, self.side) = (kind, side)
    (self.startProgress, self.endProgress) = (startProgress, endProgress)
  }

  /// How much of the way is done, at a fraction of the pace.
  package func progress(at fraction: Double) -> Double {
    startProgress + (endProgress - startProgress) * fraction
  }
}
