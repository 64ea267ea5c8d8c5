/// The copies that a replicator layer makes of its sublayers (`CAReplicatorLayer`).
package struct LayerReplicator: Equatable, Sendable {
  /// The number of instances, the sublayers themselves included. A number that animations change.
  package var count = 1.0
  /// The seconds by which each instance is later than the one before.
  package var delay = 0.0
  /// The transform from each instance to the next, about the center of the bounds.
  package var transform = CATransform3DIdentity
  /// The factor of the first instance's colors: straight RGBA.
  package var color = SIMD4<Float>.one
  /// The red component of the factor grows by this from each instance to the next; the others alike.
  package var redOffset: Float = 0
  package var greenOffset: Float = 0
  package var blueOffset: Float = 0
  package var alphaOffset: Float = 0

  package init() {}

  /// More instances are not drawn.
  package static let largestCount = 100_000

  package var instanceCount: Int {
    // NaN counts as 0.
    count > 0 ? Int(min(count.rounded(), Double(Self.largestCount))) : 0
  }

  /// The factor of an instance's colors: straight RGBA, 0…1.
  package func color(ofInstance index: Int) -> SIMD4<Float> {
    let offsets = SIMD4(redOffset, greenOffset, blueOffset, alphaOffset)
    let color = index == 0 ? color : color + offsets * Float(index)
    return color.replacing(with: 0, where: color .!= color)  // NaN
      .clamped(lowerBound: .zero, upperBound: .one)
  }
}

extension LayerReplicator: PropertyStore {}
