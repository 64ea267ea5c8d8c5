/// From one value to another; an end that is not given is what lies below the animation.
///
/// Source: Apple, "CABasicAnimation", Setting Interpolation Values.
package struct BasicTrack: Equatable, Sendable {
  package enum Ends: Sendable {
    case both
    /// From the value below to `to`.
    case toOnly
    /// From `from` to the value below.
    case fromOnly
    /// From the value below, by `to`.
    case byOnly
  }

  package var from: SIMD4<Double>
  package var to: SIMD4<Double>
  package var ends: Ends

  package init(from: SIMD4<Double>, to: SIMD4<Double>, ends: Ends = .both) {
    self.from = from
    self.to = to
    self.ends = ends
  }

  /// Of three values the last is one too many, and is left out.
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
    case .both: return from + (to - from) * progress
    case .byOnly: return below() + to * progress
    case .toOnly:
      let below = below()
      return below + (to - below) * progress
    case .fromOnly: return from + (below() - from) * progress
    }
  }
}
