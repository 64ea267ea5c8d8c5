/// A track from one value to another; a missing end is the underlying value.
///
/// Source: Apple, "CABasicAnimation", Setting Interpolation Values.
package struct BasicTrack: Equatable, Sendable {
  package enum Ends: Sendable {
    case both
    /// The track runs from the underlying value to `to`.
    case toOnly
    /// The track runs from `from` to the underlying value.
    case fromOnly
    /// The track runs from the underlying value, by `to`.
    case byOnly
  }

  package var from: SIMD4<Double>
  package var to: SIMD4<Double>
  package var ends: Ends
  /// Where both ends are given: the values differ from `to` by multiples of this; 0 for all values
  /// between the ends.
  package var step = 0.0

  package init(from: SIMD4<Double>, to: SIMD4<Double>, ends: Ends = .both) {
    self.from = from
    self.to = to
    self.ends = ends
  }

  /// Ignores `by` if both `from` and `to` are given; nil if none is given.
  package init?(from: SIMD4<Double>?, to: SIMD4<Double>?, by: SIMD4<Double>?) {
    switch (from, to, by) {
    case (let from?, let to?, _): self.init(from: from, to: to)
    case (let from?, nil, let by?): self.init(from: from, to: from + by)
    case (nil, let to?, let by?): self.init(from: to - by, to: to)
    case (let from?, nil, nil): self.init(from: from, to: .zero, ends: .fromOnly)
    case (nil, let to?, nil): self.init(from: .zero, to: to, ends: .toOnly)
    case (nil, nil, let by?): self.init(from: .zero, to: by, ends: .byOnly)
    case (nil, nil, nil): return nil
    }
  }

  @inline(__always)
  package func value(at progress: Double, below: @autoclosure () -> SIMD4<Double>) -> SIMD4<Double>
  {
    switch ends {
    case .both:
      guard step > 0 else { return from + (to - from) * progress }
      return to + ((from - to) * ((1 - progress) / step)).rounded(.toNearestOrEven) * step
    case .byOnly: return below() + to * progress
    case .toOnly:
      let below = below()
      return below + (to - below) * progress
    case .fromOnly: return from + (below() - from) * progress
    }
  }
}
