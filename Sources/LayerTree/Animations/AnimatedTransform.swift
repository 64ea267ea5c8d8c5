import CoreGraphics

/// A transform while animations are applied to it. It is decomposed when an animation changes one
/// of its parts, and composed again when the whole matrix is needed.
package struct AnimatedTransform: Sendable {
  private enum Form: Sendable {
    case whole
    /// Decomposed into `components`, as for most layers.
    case inPlane
    /// Decomposed into `spatial`.
    case spatial
  }

  private enum Spatial: Sendable {
    case numbers(EulerTransform)
    /// Decomposed into parts, with a separate rotation that is applied after theirs.
    case parts(TransformParts, rotation: Quaternion)
  }

  /// The values lie outside of the enum, so that they change in place, and that each question for the
  /// form does not copy them.
  private var form = Form.whole
  private var components = TransformComponents()
  private var spatial: Spatial?
  /// The rotation of path animations, applied before everything else, in radians.
  private var pathRotation = 0.0

  package init() {}

  /// Rotates the layer to the direction of a path. Ignores angles that are not finite.
  mutating func rotate(to angle: Double, isAdditive: Bool) {
    guard angle.isFinite else { return }
    pathRotation = isAdditive ? pathRotation + angle : angle
  }

  /// Composes the parts into `transform`, unless the result is not finite.
  private mutating func assemble(_ transform: inout some TransformStore) {
    let assembled: CATransform3D
    switch form {
    case .whole: return
    case .inPlane: assembled = components.transform
    case .spatial: assembled = spatialTransform ?? transform.matrix
    }
    form = .whole
    if assembled.isFinite { transform.matrix = assembled }
  }

  private var spatialTransform: CATransform3D? {
    switch spatial {
    case .numbers(let numbers): return numbers.transform
    case .parts(var parts, let rotation):
      parts.rotation = rotation * parts.rotation
      return parts.transform
    case nil: return nil
    }
  }

  private mutating func decompose(into spatial: Spatial) {
    (form, self.spatial) = (.spatial, spatial)
  }

  /// Composes the transform after all animations of a layer, and resets this value for the next
  /// layer.
  package mutating func finish(_ transform: inout CATransform3D) {
    finishAny(&transform)
  }

  /// Does the same for the compact form of a transform.
  package mutating func finish(_ transform: inout CompactTransform) {
    finishAny(&transform)
  }

  private mutating func finishAny(_ transform: inout some TransformStore) {
    assemble(&transform)
    guard pathRotation != 0 else { return }
    let rotated = CATransform3DRotate(transform.matrix, pathRotation, 0, 0, 1)
    if rotated.isFinite { transform.matrix = rotated }
    pathRotation = 0
  }

  // MARK: Animations

  /// Applies an animation of the whole transform.
  mutating func apply(
    _ animation: borrowing Animation, at moment: Animation.Moment,
    to transform: inout some TransformStore
  ) {
    if case .transformOffset(let track) = animation.track {
      applyOffset(track, at: moment.progress, to: &transform)
      return
    }
    assemble(&transform)
    let below = transform.matrix
    guard let value = animation.transform(at: moment, below: below) else { return }
    let isAdditive = animation.isAdditive || animation.track.addsToBelow
    let result = isAdditive ? CATransform3DConcat(value, below) : value
    if result.isFinite { transform.matrix = result }
  }

  private mutating func applyOffset(
    _ track: TransformOffsetTrack, at progress: Double, to transform: inout some TransformStore
  ) {
    if form == .whole { decompose(&transform) }
    if form == .inPlane, track.accumulate(into: &components, at: progress) { return }
    if form == .spatial, case .parts(var parts, var rotation) = spatial {
      track.accumulate(into: &parts, rotation: &rotation, at: progress)
      decompose(into: .parts(parts, rotation: rotation))
      return
    }
    assemble(&transform)
    var (parts, rotation) = (TransformParts(completing: transform.matrix), Quaternion.identity)
    track.accumulate(into: &parts, rotation: &rotation, at: progress)
    decompose(into: .parts(parts, rotation: rotation))
  }

  // MARK: Parts

  /// Sets a part to the result of `value`, which takes the underlying value. Ignores results that
  /// are not finite.
  @inline(__always)
  mutating func change(
    _ part: TransformPart, of transform: inout some TransformStore, isAdditive: Bool,
    to value: (_ below: () -> SIMD4<Double>) -> SIMD4<Double>
  ) {
    decompose(part, of: &transform)
    var value = value { self.value(of: part) }
    if isAdditive { value += self.value(of: part) }
    if value.isFinite { set(value, of: part) }
  }

  /// Decomposes the transform so that a part can be read and written.
  @inline(__always)
  private mutating func decompose(_ part: TransformPart, of transform: inout some TransformStore) {
    if form == .inPlane, !part.rotatesOutOfPlane { return }
    if form == .spatial, case .numbers = spatial { return }
    decompose(&transform)
    guard part.rotatesOutOfPlane, form == .inPlane else { return }
    assemble(&transform)
    decompose(into: .numbers(EulerTransform(transform.matrix)))
  }

  private mutating func decompose(_ transform: inout some TransformStore) {
    assemble(&transform)
    let matrix = transform.matrix
    if matrix.isInPlane {
      components = TransformComponents(matrix)
      form = .inPlane
    } else {
      decompose(into: .numbers(EulerTransform(matrix)))
    }
  }

  /// The value of a part after `decompose`, in the lanes that tracks use.
  private func value(of part: TransformPart) -> SIMD4<Double> {
    switch form {
    case .inPlane:
      return part.value(
        scale: components.scale, angles: SIMD3(0, 0, components.rotation),
        translation: components.translation)
    case .spatial:
      guard case .numbers(let numbers) = spatial else { return .zero }
      return part.value(
        scale: numbers.scale, angles: numbers.angles, translation: numbers.translation)
    case .whole: return .zero
    }
  }

  /// Sets a part after `decompose`.
  @inline(__always)
  private mutating func set(_ value: SIMD4<Double>, of part: TransformPart) {
    guard form == .inPlane else { return setNumber(value, of: part) }
    switch part {
    case .rotationX, .rotationY: break
    case .rotationZ: components.rotation = value.x
    case .scale: components.scale = SIMD3(repeating: value.x)
    case .scaleX: components.scale.x = value.x
    case .scaleY: components.scale.y = value.x
    case .scaleZ: components.scale.z = value.x
    case .translation: (components.translation.x, components.translation.y) = (value.x, value.y)
    case .translationX: components.translation.x = value.x
    case .translationY: components.translation.y = value.x
    case .translationZ: components.translation.z = value.x
    }
  }

  private mutating func setNumber(_ value: SIMD4<Double>, of part: TransformPart) {
    guard case .numbers(var numbers) = spatial else { return }
    switch part {
    case .rotationX: numbers.angles.x = value.x
    case .rotationY: numbers.angles.y = value.x
    case .rotationZ: numbers.angles.z = value.x
    case .scale: numbers.scale = SIMD3(repeating: value.x)
    case .scaleX: numbers.scale.x = value.x
    case .scaleY: numbers.scale.y = value.x
    case .scaleZ: numbers.scale.z = value.x
    case .translation: (numbers.translation.x, numbers.translation.y) = (value.x, value.y)
    case .translationX: numbers.translation.x = value.x
    case .translationY: numbers.translation.y = value.x
    case .translationZ: numbers.translation.z = value.x
    }
    decompose(into: .numbers(numbers))
  }

  /// The value of a part of a transform, in lanes.
  static func value(of part: TransformPart, in transform: CATransform3D) -> SIMD4<Double> {
    var (transform, parts) = (transform, AnimatedTransform())
    parts.decompose(part, of: &transform)
    return parts.value(of: part)
  }
}

extension TransformPart {
  @inline(__always)
  fileprivate func value(
    scale: SIMD3<Double>, angles: SIMD3<Double>, translation: SIMD3<Double>
  ) -> SIMD4<Double> {
    switch self {
    case .rotationX: SIMD4(angles.x, 0, 0, 0)
    case .rotationY: SIMD4(angles.y, 0, 0, 0)
    case .rotationZ: SIMD4(angles.z, 0, 0, 0)
    case .scale: SIMD4(scale.sum() / 3, 0, 0, 0)
    case .scaleX: SIMD4(scale.x, 0, 0, 0)
    case .scaleY: SIMD4(scale.y, 0, 0, 0)
    case .scaleZ: SIMD4(scale.z, 0, 0, 0)
    case .translation: SIMD4(translation.x, translation.y, 0, 0)
    case .translationX: SIMD4(translation.x, 0, 0, 0)
    case .translationY: SIMD4(translation.y, 0, 0, 0)
    case .translationZ: SIMD4(translation.z, 0, 0, 0)
    }
  }
}
