package import CoreGraphics

/// The bar that shows which part of the content is visible: an offset in, its place out. Everything is
/// in points; along is in the direction of scrolling, across at right angles to it.
package struct ScrollIndicator: Equatable, Sendable {
  package static let thickness = 3.0
  /// The distance from the view's side, and from the ends of the track.
  package static let margin = 3.0
  private static let shortest = 36.0
  private static let shortestBeyondEdge = 8.0

  package var isVertical: Bool
  /// From the start of the visible part to that of the track.
  package var trackStart = 0.0
  package var trackLength = 0.0
  /// From the start of the visible part to the indicator, across.
  package var across = 0.0
  /// The length of the visible part, and that of the content.
  package var visibleLength = 0.0
  package var contentLength = 0.0
  package var limits = 0.0...0.0

  package init(isVertical: Bool) {
    self.isVertical = isVertical
  }

  /// The frame in the coordinates of the content. It shrinks while the content is beyond an edge.
  package func frame(at offset: CGPoint) -> CGRect {
    let along = isVertical ? offset.y : offset.x
    let beyond = max(limits.lowerBound - along, along - limits.upperBound, 0)
    let share = contentLength > 0 ? min(visibleLength / contentLength, 1) : 1
    let full = max(trackLength * share, min(Self.shortest, trackLength))
    let length = max(full - beyond, min(Self.shortestBeyondEdge, full))
    let range = limits.upperBound - limits.lowerBound
    let part = range > 0 ? min(max((along - limits.lowerBound) / range, 0), 1) : beyondPart(along)
    let start = trackStart + (trackLength - length) * part
    if isVertical {
      return CGRect(
        x: offset.x + across, y: offset.y + start, width: Self.thickness, height: length)
    }
    return CGRect(
      x: offset.x + start, y: offset.y + across, width: length, height: Self.thickness)
  }

  /// At which end the indicator of content without a range is.
  private func beyondPart(_ along: Double) -> Double { along > limits.upperBound ? 1 : 0 }
}
