import CoreGraphics

/// A transform while animations are applied to it: taken apart when one of its parts is asked for,
/// and put together again when the whole is.
package struct AnimatedTransform: Sendable {
  private enum Form: Sendable {
    case whole
    /// As the transforms of most layers are: in `upright`, changed where it is.
    case upright
    case numbers(TransformNumbers)
    /// With a turn of its own, which comes last.
    case parts(TransformParts, turn: Quaternion)
  }

  private var form = Form.whole
  private var upright = TransformComponents()
  /// A turn that comes before everything else. Radians.
  private var heading = 0.0

  package init() {}

  /// Where a path is heading.
  mutating func turn(to angle: Double, isAdditive: Bool) {
    guard angle.isFinite else { return }
    heading = isAdditive ? heading + angle : angle
  }

  /// Puts the parts into `transform`, unless what they make is too large for numbers.
  private mutating func assemble(_ transform: inout CATransform3D) {
    let assembled: CATransform3D
    switch form {
    case .whole: return
    case .upright: assembled = upright.transform
    case .numbers(let numbers): assembled = numbers.transform
    case .parts(var parts, let turn):
      parts.rotation = turn * parts.rotation
      assembled = parts.transform
    }
    form = .whole
    if assembled.isFinite { transform = assembled }
  }

  /// When all animations of a layer have been applied; then it is ready for the next layer.
  package mutating func finish(_ transform: inout CATransform3D) {
    assemble(&transform)
    guard heading != 0 else { return }
    let turned = CATransform3DRotate(transform, heading, 0, 0, 1)
    if turned.isFinite { transform = turned }
    heading = 0
  }

  // MARK: Animations

  /// Applies one of the whole transform.
  mutating func apply(
    _ animation: borrowing Animation, at moment: Animation.Moment, to transform: inout CATransform3D
  ) {
    if case .transformOffset(let track) = animation.track {
      add(track, at: moment.progress, to: &transform)
      return
    }
    assemble(&transform)
    guard let value = animation.transform(at: moment, below: transform) else { return }
    let isAdditive = animation.isAdditive || animation.track.addsToBelow
    let result = isAdditive ? CATransform3DConcat(value, transform) : value
    if result.isFinite { transform = result }
  }

  private mutating func add(
    _ track: TransformOffsetTrack, at progress: Double, to transform: inout CATransform3D
  ) {
    if case .whole = form { open(&transform) }
    if case .upright = form, track.add(to: &upright, at: progress) { return }
    if case .parts(var parts, var turn) = form {
      track.add(to: &parts, turn: &turn, at: progress)
      form = .parts(parts, turn: turn)
      return
    }
    assemble(&transform)
    var (parts, turn) = (TransformParts(completing: transform), Quaternion.identity)
    track.add(to: &parts, turn: &turn, at: progress)
    form = .parts(parts, turn: turn)
  }

  // MARK: Parts

  /// To what `value` makes of the value below.
  @inline(__always)
  mutating func change(
    _ part: TransformPart, of transform: inout CATransform3D, isAdditive: Bool,
    to value: (_ below: () -> SIMD4<Double>) -> SIMD4<Double>
  ) {
    open(part, of: &transform)
    var value = value { self.value(of: part) }
    if isAdditive { value += self.value(of: part) }
    if value.isFinite { set(value, of: part) }
  }

  /// Makes a part ready to be read and written.
  @inline(__always)
  private mutating func open(_ part: TransformPart, of transform: inout CATransform3D) {
    if case .upright = form, !part.leavesPlane { return }
    if case .numbers = form { return }
    open(&transform)
    guard part.leavesPlane, case .upright = form else { return }
    assemble(&transform)
    form = .numbers(TransformNumbers(transform))
  }

  private mutating func open(_ transform: inout CATransform3D) {
    assemble(&transform)
    if transform.isUpright {
      upright = TransformComponents(transform)
      form = .upright
    } else {
      form = .numbers(TransformNumbers(transform))
    }
  }

  /// An open part, in the lanes that tracks use.
  private func value(of part: TransformPart) -> SIMD4<Double> {
    switch form {
    case .upright:
      part.value(
        scale: upright.scale, angles: SIMD3(0, 0, upright.rotation),
        translation: upright.translation)
    case .numbers(let numbers):
      part.value(scale: numbers.scale, angles: numbers.angles, translation: numbers.translation)
    case .whole, .parts: .zero
    }
  }

  /// Sets an open part.
  @inline(__always)
  private mutating func set(_ value: SIMD4<Double>, of part: TransformPart) {
    guard case .upright = form else { return setNumber(value, of: part) }
    switch part {
    case .rotationX, .rotationY: break
    case .rotationZ: upright.rotation = value.x
    case .scale: upright.scale = SIMD3(repeating: value.x)
    case .scaleX: upright.scale.x = value.x
    case .scaleY: upright.scale.y = value.x
    case .scaleZ: upright.scale.z = value.x
    case .translation: (upright.translation.x, upright.translation.y) = (value.x, value.y)
    case .translationX: upright.translation.x = value.x
    case .translationY: upright.translation.y = value.x
    case .translationZ: upright.translation.z = value.x
    }
  }

  private mutating func setNumber(_ value: SIMD4<Double>, of part: TransformPart) {
    guard case .numbers(var numbers) = form else { return }
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
    form = .numbers(numbers)
  }

  /// A part of a transform, in lanes.
  static func value(of part: TransformPart, in transform: CATransform3D) -> SIMD4<Double> {
    var (transform, parts) = (transform, AnimatedTransform())
    parts.open(part, of: &transform)
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
