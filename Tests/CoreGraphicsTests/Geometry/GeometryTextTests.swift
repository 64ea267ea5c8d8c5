import CoreGraphics
import Foundation
import Testing

@Suite("Geometry as text")
struct GeometryTextTests {
  private let transform = CGAffineTransform(a: 1, b: 0.5, c: -1, d: 2, tx: 10, ty: 1e20)

  @Test("Texts have the form of iOS, with 17 digits")
  func texts() {
    #expect(NSCoder.string(for: CGPoint(x: 1, y: -2.5)) == "{1, -2.5}")
    #expect(NSCoder.string(for: CGPoint(x: 0.1, y: 0)) == "{0.10000000000000001, 0}")
    #expect(NSCoder.string(for: CGVector(dx: 3, dy: 4)) == "{3, 4}")
    #expect(NSCoder.string(for: CGSize(width: 3, height: 4)) == "{3, 4}")
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSCoder.string(for: rect) == "{{1, 2}, {3, 4}}")
    #expect(NSCoder.string(for: transform) == "[1, 0.5, -1, 2, 10, 1e+20]")
  }

  @Test("A text is read as the value of which it was made")
  func reading() {
    let point = CGPoint(x: 1.0 / 3, y: -1e-9)
    #expect(NSCoder.cgPoint(for: NSCoder.string(for: point)) == point)
    let rect = CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.4)
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    #expect(NSCoder.cgSize(for: "{3, 4}") == CGSize(width: 3, height: 4))
    #expect(NSCoder.cgVector(for: " {3,4} ") == CGVector(dx: 3, dy: 4))
    #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)) == transform)
  }

  @Test("Another text is zero, or the identity", arguments: ["", "{1}", "{1, 2, 3}", "{a, b}"])
  func wrong(_ text: String) {
    #expect(NSCoder.cgPoint(for: text) == .zero && NSCoder.cgSize(for: text) == .zero)
    #expect(NSCoder.cgRect(for: text) == .zero && NSCoder.cgVector(for: text) == .zero)
    #expect(NSCoder.cgAffineTransform(for: text) == .identity)
  }
}
