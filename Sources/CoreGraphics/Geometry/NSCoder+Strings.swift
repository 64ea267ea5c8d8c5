public import Foundation

// Geometry as text, in the form of Apple's "NSCoder". Where a text has another form, the value is zero, or
// the identity.

extension NSCoder {
  /// The text `{x, y}`.
  public class func string(for point: CGPoint) -> String { text(of: [point.x, point.y]) }

  /// The text `{dx, dy}`.
  public class func string(for vector: CGVector) -> String { text(of: [vector.dx, vector.dy]) }

  /// The text `{width, height}`.
  public class func string(for size: CGSize) -> String { text(of: [size.width, size.height]) }

  /// The text `{{x, y}, {width, height}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// The text `[a, b, c, d, tx, ty]`.
  public class func string(for transform: CGAffineTransform) -> String {
    let t = transform
    return "[\(text(of: [t.a, t.b, t.c, t.d, t.tx, t.ty]).dropFirst().dropLast())]"
  }

  /// The point that a text names.
  public class func cgPoint(for string: String) -> CGPoint {
    numbers(in: string, count: 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }

  /// The vector that a text names.
  public class func cgVector(for string: String) -> CGVector {
    numbers(in: string, count: 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }

  /// The size that a text names.
  public class func cgSize(for string: String) -> CGSize {
    numbers(in: string, count: 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }

  /// The rectangle that a text names.
  public class func cgRect(for string: String) -> CGRect {
    numbers(in: string, count: 4).map {
      CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    } ?? .zero
  }

  /// The transform that a text names.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    numbers(in: string, count: 6).map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? .identity
  }

  /// Numbers in braces, with as many digits as are needed to read them again, as iOS writes them.
  package class func text(of numbers: [CGFloat]) -> String {
    "{\(numbers.map { String(format: "%.17g", Double($0)) }.joined(separator: ", "))}"
  }

  /// The numbers between braces, brackets, commas and white space; nil if there is something else, or another
  /// count of them.
  package class func numbers(in text: String, count: Int) -> [CGFloat]? {
    let words = text.split { "{}[],".contains($0) || $0.isWhitespace }
    let numbers = words.compactMap { Double($0) }
    guard words.count == count, numbers.count == count else { return nil }
    return numbers.map { CGFloat($0) }
  }
}
