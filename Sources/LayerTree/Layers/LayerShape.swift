package import CoreGraphics

/// The path of a layer (`CAShapeLayer`), and how it is filled and stroked.
package struct LayerShape: Equatable, Sendable {
  package enum FillRule: UInt8, Sendable, CaseIterable {
    case nonZero, evenOdd
  }

  package enum Cap: UInt8, Sendable, CaseIterable {
    case butt, round, square
  }

  package enum Join: UInt8, Sendable, CaseIterable {
    case miter, round, bevel
  }

  /// Straight (not premultiplied) RGBA, sRGB.
  package var fillColor = SIMD4<Float>(0, 0, 0, 1)
  package var strokeColor = SIMD4<Float>.zero
  /// The stroked part of the path, in fractions of its length.
  package var strokeStart: Float = 0
  package var strokeEnd: Float = 1
  /// Points.
  package var lineWidth: Float = 1
  package var miterLimit: Float = 10
  /// Points.
  package var lineDashPhase: Float = 0
  package var fillRule = FillRule.nonZero
  package var lineCap = Cap.butt
  package var lineJoin = Join.miter
  /// An immutable path; nil where the layer is no shape layer or shows none.
  package var path: CGPath?
  /// The alternating lengths of dashes and gaps in points; empty for a solid line.
  package var lineDashPattern: [Double] = []

  package init() {}

  package var hasFill: Bool { path != nil && fillColor.w > 0 }
  package var hasStroke: Bool { path != nil && strokeColor.w > 0 && lineWidth > 0 }
  package var isVisible: Bool { hasFill || hasStroke }

  /// The path as numbers, of which paths with the same elements have the same count.
  package var pathNumbers: [Double] {
    get { path?.numbers ?? [] }
    set {
      if let path = CGPath(numbers: newValue) { self.path = path }
    }
  }
}
