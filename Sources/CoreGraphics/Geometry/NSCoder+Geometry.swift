public import Foundation

// Points, sizes and rectangles are encoded by Foundation's `encode(_:forKey:)`. Where an archive
// has no value of a key, the value is zero, or the identity.

extension NSCoder {
  public func encode(_ vector: CGVector, forKey key: String) {
    encode(numbers: [vector.dx, vector.dy], forKey: key)
  }

  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    let t = transform
    encode(numbers: [t.a, t.b, t.c, t.d, t.tx, t.ty], forKey: key)
  }

  public func decodeCGPoint(forKey key: String) -> CGPoint {
    containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
  }

  public func decodeCGSize(forKey key: String) -> CGSize {
    containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
  }

  public func decodeCGRect(forKey key: String) -> CGRect {
    containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
  }

  public func decodeCGVector(forKey key: String) -> CGVector {
    guard let n = decodeNumbers(forKey: key), n.count == 2 else { return .zero }
    return CGVector(dx: n[0], dy: n[1])
  }

  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    guard let n = decodeNumbers(forKey: key), n.count == 6 else { return .identity }
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }
}
