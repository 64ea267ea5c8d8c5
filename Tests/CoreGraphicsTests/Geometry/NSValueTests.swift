import CoreGraphics
import Testing

@Suite("Geometry values in NSValue")
struct NSValueTests {
  @Test("a wrapped value is returned unchanged")
  func values() {
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
    let size = CGSize(width: 3, height: 4)
    #expect(NSValue(cgSize: size).cgSizeValue == size)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
  }

  @Test("two values are equal if they have the same type and contents")
  func equality() {
    let point = NSValue(cgPoint: CGPoint(x: 1, y: 2))
    #expect(point == NSValue(cgPoint: CGPoint(x: 1, y: 2)))
    #expect(point.hash == NSValue(cgPoint: CGPoint(x: 1, y: 2)).hash)
    #expect(point != NSValue(cgPoint: CGPoint(x: 2, y: 1)))
    #expect(point != NSValue(cgSize: CGSize(width: 1, height: 2)))
    #expect(point.copy() as? NSValue == point && point.description == "CGPoint: {1, 2}")
    let dictionary: [NSValue: Int] = [point: 5]
    #expect(dictionary[NSValue(cgPoint: CGPoint(x: 1, y: 2))] == 5)
  }

  @Test("getValue(_:), objCType and mismatched accessors behave as on Apple's systems")
  func bytes() {
    var rect = CGRect.zero
    unsafe NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).getValue(&rect)
    #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
    let value = NSValue(cgRect: rect)
    #expect(unsafe String(cString: value.objCType) == "{CGRect={CGPoint=dd}{CGSize=dd}}")
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgSizeValue == CGSize(width: 1, height: 2))
  }

  @Test("a value that is too small traps")
  func misuse() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = NSValue(cgPoint: .zero).cgRectValue
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      output.contains(
        "Cannot get value with size 32. The type encoded as {CGPoint=dd} is expected to be 16 bytes"
      ))
  }
}
