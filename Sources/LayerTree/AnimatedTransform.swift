import CoreGraphics

/// A transform while animations are applied to it: taken apart when one of its parts is asked for,
/// and put together again when the whole is.
package struct AnimatedTransform: Sendable {
  private enum Form: Sendable {
    case whole
    case upright(TransformComponents)
    case numbers(TransformNumbers)
    /// With a turn of its own, which comes last.
    case parts(TransformParts, turn: Quaternion)
  }

  private var form = Form.whole
  /// A turn that comes before everything else. Radians.
  private var heading = 0.0

  package init() {}

  /// Where a path is heading.
  mutating func turn(to angle: Double, isAdditive: Bool) {
    heading = isAdditive ? heading + angle : angle
  }

  /// Puts the parts into `transform`.
  @inline(__always)
  private mutating func assemble(_ transform: inout CATransform3D) {
    switch form {
    case .whole: return
    case .upright(let parts): transform = parts.transform
    case .numbers(let numbers): transform = numbers.transform
    case .parts(var parts, let turn):
      parts.rotation = turn * parts.rotation
      transform = parts.transform
    }
    form = .whole
  }

  /// When all animations have been applied.
  @inline(__always)
  package mutating func finish(_ transform: inout CATransform3D) {
    assemble(&transform)
    guard heading != 0 else { return }
    transform = CATransform3DRotate(transform, heading, 0, 0, 1)
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
    transform = isAdditive ? CATransform3DConcat(value, transform) : value
  }

  /// Applies one of a part.
  @inline(__always)
  mutating func apply(
    _ animation: borrowing Animation, at moment: Animation.Moment, part: TransformPart,
    to transform: inout CATransform3D
  ) {
    guard !animation.track.isOfTransforms else { return }
    if !isOpen { open(&transform) }
    let value = animation.lanes(at: moment) { self.value(of: part) }
    let isAdditive = animation.isAdditive
    if part.leavesPlane, case .upright = form {
      assemble(&transform)
      form = .numbers(TransformNumbers(transform))
    }
    set(isAdditive ? self.value(of: part) + value : value, of: part)
  }

  private mutating func add(
    _ track: TransformOffsetTrack, at progress: Double, to transform: inout CATransform3D
  ) {
    if case .whole = form { open(&transform) }
    if case .upright(var parts) = form, track.add(to: &parts, at: progress) {
      form = .upright(parts)
      return
    }
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

  /// Whether single parts can be read and written.
  private var isOpen: Bool {
    switch form {
    case .upright, .numbers: true
    case .whole, .parts: false
    }
  }

  private mutating func open(_ transform: inout CATransform3D) {
    assemble(&transform)
    form =
      transform.isUpright
      ? .upright(TransformComponents(transform)) : .numbers(TransformNumbers(transform))
  }

  /// In the lanes that tracks use.
  func value(of part: TransformPart) -> SIMD4<Double> {
    switch form {
    case .upright(let parts):
      part.value(
        scale: parts.scale, angles: SIMD3(0, 0, parts.rotation), translation: parts.translation)
    case .numbers(let numbers):
      part.value(scale: numbers.scale, angles: numbers.angles, translation: numbers.translation)
    case .whole, .parts: .zero
    }
  }

  private mutating func set(_ value: SIMD4<Double>, of part: TransformPart) {
    switch form {
    case .upright(var parts):
      var angles = SIMD3(0, 0, parts.rotation)
      part.set(value, scale: &parts.scale, angles: &angles, translation: &parts.translation)
      parts.rotation = angles.z
      form = .upright(parts)
    case .numbers(var numbers):
      var (scale, translation) = (numbers.scale, numbers.translation)
      part.set(value, scale: &scale, angles: &numbers.angles, translation: &translation)
      (numbers.scale, numbers.translation) = (scale, translation)
      form = .numbers(numbers)
    case .whole, .parts: break
    }
  }

  /// A part of a transform, in lanes.
  static func value(of part: TransformPart, in transform: CATransform3D) -> SIMD4<Double> {
    var (transform, parts) = (transform, AnimatedTransform())
    parts.open(&transform)
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

  @inline(__always)
  fileprivate func set(
    _ value: SIMD4<Double>, scale: inout SIMD3<Double>, angles: inout SIMD3<Double>,
    translation: inout SIMD3<Double>
  ) {
    switch self {
    case .rotationX: angles.x = value.x
    case .rotationY: angles.y = value.x
    case .rotationZ: angles.z = value.x
    case .scale: scale = SIMD3(repeating: value.x)
    case .scaleX: scale.x = value.x
    case .scaleY: scale.y = value.x
    case .scaleZ: scale.z = value.x
    case .translation: (translation.x, translation.y) = (value.x, value.y)
    case .translationX: translation.x = value.x
    case .translationY: translation.y = value.x
    case .translationZ: translation.z = value.x
    }
  }
}
