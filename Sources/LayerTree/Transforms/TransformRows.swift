import CoreGraphics

/// The parts of transforms as rows of numbers, for splines and for measuring speeds. Each
/// rotation is stored in the form nearest to the previous one, so that interpolation takes the
/// shorter arc.
struct TransformRows: Sendable {
  typealias Row = SIMD32<Double>

  let rows: [Row]
  private let areInPlane: Bool

  init(_ transforms: [CATransform3D]) {
    areInPlane = transforms.allSatisfy(\.isInPlane)
    var rows: [Row] = []
    for transform in transforms {
      rows.append(
        areInPlane
          ? Row(TransformComponents(transform), after: rows.last)
          : Row(TransformParts(completing: transform), after: rows.last))
    }
    self.rows = rows
  }

  func transform(_ row: Row) -> CATransform3D {
    areInPlane ? row.components.transform : row.parts.transform
  }
}

extension SIMD32<Double> {
  private init(_ first: SIMD3<Double>, _ second: SIMD3<Double>) {
    self.init(repeating: 0)
    for index in 0..<3 { (self[index], self[index + 3]) = (first[index], second[index]) }
  }

  private func three(_ first: Int) -> SIMD3<Double> {
    SIMD3(self[first], self[first + 1], self[first + 2])
  }

  private func four(_ first: Int) -> SIMD4<Double> {
    SIMD4(self[first], self[first + 1], self[first + 2], self[first + 3])
  }

  fileprivate init(_ components: TransformComponents, after previous: Self?) {
    self.init(components.translation, components.scale)
    self[6] = components.shear
    let rotation = previous?[7] ?? components.rotation
    self[7] = rotation + remainder(components.rotation - rotation, 2 * .pi)
  }

  fileprivate var components: TransformComponents {
    var components = TransformComponents()
    (components.translation, components.scale) = (three(0), three(3))
    (components.shear, components.rotation) = (self[6], self[7])
    return components
  }

  fileprivate init(_ parts: TransformParts, after previous: Self?) {
    self.init(parts.translation, parts.scale)
    for index in 0..<3 { self[index + 6] = parts.skew[index] }
    let rotation = parts.rotation.vector
    let isNear = previous.map { ($0.four(12) * rotation).sum() >= 0 } ?? true
    for index in 0..<4 {
      self[index + 12] = isNear ? rotation[index] : -rotation[index]
      self[index + 16] = parts.perspective[index]
    }
  }

  fileprivate var parts: TransformParts {
    var parts = TransformParts(completing: CATransform3DIdentity)
    (parts.translation, parts.scale, parts.skew) = (three(0), three(3), three(6))
    let rotation = four(12)
    parts.rotation = Quaternion(vector: rotation / rotation.length)
    parts.perspective = four(16)
    return parts
  }
}
