import CoreGraphics
import Foundation
import Testing
import UIKit

@Suite("UIBezierPath")
struct BezierPathTests {
  private func drawn(_ draw: () -> Void) throws -> CGImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return try #require(
      UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format)
        .image { _ in draw() }.cgImage)
  }

  private func square(_ x: CGFloat, _ side: CGFloat) -> UIBezierPath {
    UIBezierPath(rect: CGRect(x: x, y: x, width: side, height: side))
  }

  @Test("a new path has UIKit's attributes")
  func defaults() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.currentPoint == .zero && path.bounds == .zero)
    #expect(path.lineWidth == 1 && path.miterLimit == 10 && path.flatness == 0.6)
    #expect(path.lineCapStyle == .butt && path.lineJoinStyle == .miter)
    #expect(!path.usesEvenOddFillRule)
    var count = -1
    path.getLineDash(nil, count: &count, phase: nil)
    #expect(count == 0)
  }

  @Test("corner radii are limited to half a side")
  func tooRound() {
    let box = CGRect(x: 0, y: 0, width: 40, height: 20)
    let capsule = UIBezierPath(roundedRect: box, cornerRadius: 999)
    #expect(capsule.bounds == box && !capsule.contains(CGPoint(x: 1, y: 2)))
    #expect(capsule.contains(CGPoint(x: 1, y: 10)))
  }

  @Test("the even-odd rule makes a square in a square a hole, for fills, clips and contains")
  func evenOdd() throws {
    let path = square(0, 40)
    path.append(square(10, 20))
    for isEvenOdd in [false, true] {
      path.usesEvenOddFillRule = isEvenOdd
      #expect(path.contains(CGPoint(x: 20, y: 20)) != isEvenOdd)
      let filled = try drawn { path.fill() }
      let clipped = try drawn {
        path.addClip()
        UIRectFill(CGRect(x: 0, y: 0, width: 40, height: 40))
      }
      for image in [filled, clipped] {
        #expect(image.pixel(x: 20, y: 20).w == (isEvenOdd ? 0 : 255))
        #expect(image.pixel(x: 5, y: 5).w == 255)
      }
    }
  }

  @Test("fills and strokes apply their alpha, and leave the context as it was")
  func alpha() throws {
    let image = try drawn {
      UIColor.red.set()
      square(0, 10).fill(with: .normal, alpha: 0.5)
      let line = square(20, 10)
      line.lineWidth = 4
      line.stroke(with: .normal, alpha: 0.25)
      square(30, 2).fill()
    }
    #expect(abs(Int(image.pixel(x: 5, y: 5).w) - 128) <= 1)
    #expect(abs(Int(image.pixel(x: 20, y: 25).w) - 64) <= 1)
    #expect(image.pixel(x: 31, y: 31) == SIMD4(255, 0, 0, 255))
  }

  @Test("dashes are drawn as set, and can be read back")
  func dashes() throws {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 20))
    path.addLine(to: CGPoint(x: 40, y: 20))
    path.lineWidth = 10
    path.setLineDash([8, 4], count: 2, phase: 2)
    var lengths: [CGFloat] = [0, 0]
    var (count, phase) = (0, CGFloat.zero)
    path.getLineDash(&lengths, count: &count, phase: &phase)
    #expect(lengths == [8, 4] && count == 2 && phase == 2)
    let image = try drawn { path.stroke() }
    #expect(image.pixel(x: 5, y: 20).w == 255 && image.pixel(x: 7, y: 20).w == 0)
    path.setLineDash(nil, count: 0, phase: 0)
    #expect(try drawn { path.stroke() }.pixel(x: 7, y: 20).w == 255)
  }

  @Test("a reversed path has the same shape in the other direction, with the same attributes")
  func reversing() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 9, y: 2))
    path.addCurve(
      to: CGPoint(x: 9, y: 9), controlPoint1: CGPoint(x: 12, y: 2),
      controlPoint2: CGPoint(x: 12, y: 7))
    path.lineWidth = 3
    let back = path.reversing()
    #expect(back.currentPoint == CGPoint(x: 1, y: 2) && back.lineWidth == 3)
    #expect(back.bounds == path.bounds && back.cgPath != path.cgPath)
    #expect(back.reversing().cgPath == path.cgPath)
    // A subpath in the other direction makes a hole.
    let ring = square(0, 40)
    ring.append(square(10, 20).reversing())
    #expect(!ring.contains(CGPoint(x: 20, y: 20)) && ring.contains(CGPoint(x: 5, y: 5)))
  }

  @Test("a path survives archiving")
  func archive() throws {
    let path = UIBezierPath(ovalIn: CGRect(x: 1, y: 2, width: 30, height: 40))
    path.append(square(3, 4))
    (path.lineWidth, path.lineCapStyle, path.lineJoinStyle) = (5, .round, .bevel)
    path.usesEvenOddFillRule = true
    path.setLineDash([3, 1], count: 2, phase: 7)
    let data = try NSKeyedArchiver.archivedData(withRootObject: path, requiringSecureCoding: true)
    let back = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: UIBezierPath.self, from: data))
    #expect(back.cgPath == path.cgPath && back.usesEvenOddFillRule)
    #expect(back.lineWidth == 5 && back.lineCapStyle == .round && back.lineJoinStyle == .bevel)
    var (count, phase) = (0, CGFloat.zero)
    back.getLineDash(nil, count: &count, phase: &phase)
    #expect(count == 2 && phase == 7)
  }

  @Test("NaN and infinite values change nothing and do not trap")
  func invalid() throws {
    let path = square(0, 10)
    path.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
    path.addArc(
      withCenter: .zero, radius: .infinity, startAngle: 0, endAngle: .nan, clockwise: true)
    path.lineWidth = .nan
    path.setLineDash([-1, .nan], count: 2, phase: .infinity)
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
    let image = try drawn {
      path.stroke()
      path.fill()
    }
    #expect(image.pixel(x: 5, y: 5).w == 255)
    path.apply(CGAffineTransform(scaleX: .nan, y: 1))
    #expect(path.isEmpty)
  }
}
