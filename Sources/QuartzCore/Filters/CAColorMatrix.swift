// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
public import Foundation

/// A linear function of straight RGBA colors: each row has the factors of red, green, blue and alpha,
/// and a constant, for one component of the result.
@frozen public struct CAColorMatrix: Equatable, Sendable {
  public var m11: Float, m12: Float, m13: Float, m14: Float, m15: Float
  public var m21: Float, m22: Float, m23: Float, m24: Float, m25: Float
  public var m31: Float, m32: Float, m33: Float, m34: Float, m35: Float
  public var m41: Float, m42: Float, m43: Float, m44: Float, m45: Float

  public init(
    m11: Float, m12: Float, m13: Float, m14: Float, m15: Float,
    m21: Float, m22: Float, m23: Float, m24: Float, m25: Float,
    m31: Float, m32: Float, m33: Float, m34: Float, m35: Float,
    m41: Float, m42: Float, m43: Float, m44: Float, m45: Float
  ) {
    (self.m11, self.m12, self.m13, self.m14, self.m15) = (m11, m12, m13, m14, m15)
    (self.m21, self.m22, self.m23, self.m24, self.m25) = (m21, m22, m23, m24, m25)
    (self.m31, self.m32, self.m33, self.m34, self.m35) = (m31, m32, m33, m34, m35)
    (self.m41, self.m42, self.m43, self.m44, self.m45) = (m41, m42, m43, m44, m45)
  }

  /// The zero matrix.
  public init() {
    self.init([Double](repeating: 0, count: 20))
  }

  /// The elements of the rows.
  init(_ numbers: [Double]) {
    let n = numbers.map(Float.init(clamping:))
    self.init(
      m11: n[0], m12: n[1], m13: n[2], m14: n[3], m15: n[4],
      m21: n[5], m22: n[6], m23: n[7], m24: n[8], m25: n[9],
      m31: n[10], m32: n[11], m33: n[12], m34: n[13], m35: n[14],
      m41: n[15], m42: n[16], m43: n[17], m44: n[18], m45: n[19])
  }

  var numbers: [Double] {
    [
      m11, m12, m13, m14, m15, m21, m22, m23, m24, m25, m31, m32, m33, m34, m35, m41, m42, m43,
      m44, m45,
    ].map(Double.init)
  }
}

extension GeometryBoxing where Self: NSValue {
  /// An object that holds a color matrix.
  public init(caColorMatrix matrix: CAColorMatrix) {
    self.init(NumberBox(.colorMatrix, matrix.numbers.map { CGFloat($0) }))
  }
}

extension NSValue {
  /// The color matrix that the object holds. Traps if it holds another type.
  public var caColorMatrixValue: CAColorMatrix {
    CAColorMatrix(numbers(.colorMatrix).map(Double.init))
  }
}
