public import Foundation

/// Lets `NSValue` initializers return a `NumberBox`. Not for use in apps.
public protocol GeometryBoxing {}

extension NSValue: GeometryBoxing {}

extension GeometryBoxing where Self: NSValue {
  package init(_ box: NumberBox) {
    guard let value = box as? Self else { fatalError("\(Self.self) cannot hold geometry") }
    self = value
  }

  /// An object that holds a point. Apple: NSValue.init(cgPoint:).
  public init(cgPoint point: CGPoint) {
    self.init(NumberBox(.point, [point.x, point.y]))
  }

  /// An object that holds a vector. Apple: NSValue.init(cgVector:).
  public init(cgVector vector: CGVector) {
    self.init(NumberBox(.vector, [vector.dx, vector.dy]))
  }

  /// An object that holds a size. Apple: NSValue.init(cgSize:).
  public init(cgSize size: CGSize) {
    self.init(NumberBox(.size, [size.width, size.height]))
  }

  /// An object that holds a rectangle. Apple: NSValue.init(cgRect:).
  public init(cgRect rect: CGRect) {
    self.init(
      NumberBox(.rect, [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]))
  }

  /// An object that holds a 2D transform. Apple: NSValue.init(cgAffineTransform:).
  public init(cgAffineTransform transform: CGAffineTransform) {
    let t = transform
    self.init(NumberBox(.affineTransform, [t.a, t.b, t.c, t.d, t.tx, t.ty]))
  }
}

extension NSValue {
  /// The point. Traps if the object holds a value of another size, as do the other properties here.
  public var cgPointValue: CGPoint {
    let numbers = numbers(.point)
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  /// The vector.
  public var cgVectorValue: CGVector {
    let numbers = numbers(.vector)
    return CGVector(dx: numbers[0], dy: numbers[1])
  }

  /// The size.
  public var cgSizeValue: CGSize {
    let numbers = numbers(.size)
    return CGSize(width: numbers[0], height: numbers[1])
  }

  /// The rectangle.
  public var cgRectValue: CGRect {
    let numbers = numbers(.rect)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The 2D transform.
  public var cgAffineTransformValue: CGAffineTransform {
    let numbers = numbers(.affineTransform)
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
}
