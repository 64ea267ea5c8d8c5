import CoreGraphics
import LayerTree
import Testing

@Suite("Recognition of rounded rectangles")
struct RoundedRectTests {
  private let rect = CGRect(x: 10, y: -20, width: 60, height: 40)

  @Test("rectangles, rounded rectangles and ellipses are recognized")
  func recognized() throws {
    #expect(RoundedRect(CGPath(rect: rect, transform: nil)) == RoundedRect(rect))
    let rounded = CGPath(
      roundedRect: rect, cornerWidth: 8, cornerHeight: 5, transform: nil)
    #expect(RoundedRect(rounded)?.isNearly(rect, CGSize(width: 8, height: 5), .all) == true)
    let ellipse = CGPath(ellipseIn: rect, transform: nil)
    #expect(RoundedRect(ellipse)?.isNearly(rect, CGSize(width: 30, height: 20), .all) == true)
  }

  @Test("the way in which a path is drawn does not matter")
  func ways() throws {
    let back = CGMutablePath()
    back.addLines(between: [
      CGPoint(x: 70, y: 20), CGPoint(x: 70, y: 0), CGPoint(x: 70, y: -20), CGPoint(x: 10, y: -20),
      CGPoint(x: 10, y: 20),
    ])
    #expect(RoundedRect(back)?.isNearly(rect, .zero, .all) == true)
    let circle = CGMutablePath()
    circle.addArc(
      center: CGPoint(x: 5, y: 6), radius: 9, startAngle: .pi / 2, endAngle: -1.5 * .pi,
      clockwise: true)
    let box = CGRect(x: -4, y: -3, width: 18, height: 18)
    #expect(RoundedRect(circle)?.isNearly(box, CGSize(width: 9, height: 9), .all) == true)
    let two = CGMutablePath()
    two.addRoundedRect(
      in: rect, topLeft: CGSize(width: 6, height: 6), topRight: .zero,
      bottomRight: CGSize(width: 6, height: 6), bottomLeft: .zero)
    #expect(
      RoundedRect(two)?.isNearly(rect, CGSize(width: 6, height: 6), [.minXMinY, .maxXMaxY]) == true)
  }

  @Test("other paths are not")
  func others() throws {
    func path(_ body: (CGMutablePath) -> Void) -> CGPath {
      let path = CGMutablePath()
      body(path)
      return path
    }
    let paths = [
      path { _ in },
      path { $0.addLines(between: [.zero, CGPoint(x: 9, y: 0), CGPoint(x: 0, y: 9)]) },
      path { $0.addLines(between: [.zero, CGPoint(x: 9, y: 0), .zero]) },
      path { $0.addRects([rect, rect]) },
      path {
        $0.addRoundedRect(
          in: rect, topLeft: CGSize(width: 6, height: 6), topRight: CGSize(width: 7, height: 7),
          bottomRight: .zero, bottomLeft: .zero)
      },
      path {
        $0.addEllipse(in: rect, transform: CGAffineTransform(rotationAngle: 1))
      },
      path { $0.addEllipse(in: CGRect(x: 0, y: 0, width: 9, height: 0)) },
      path {
        $0.move(to: CGPoint(x: 10, y: -20))
        $0.addLine(to: CGPoint(x: 70, y: -20))
        $0.addLine(to: CGPoint(x: 70, y: 20))
        $0.addQuadCurve(to: CGPoint(x: 10, y: 20), control: CGPoint(x: 40, y: 20))
      },
    ]
    for path in paths { #expect(RoundedRect(path) == nil, "\(path.numbers)") }
  }

  @Test("points in round corners lie outside")
  func contains() {
    let shape = RoundedRect(
      rect, radii: CGSize(width: 10, height: 10), corners: [.minXMinY, .maxXMaxY])
    #expect(shape.contains(CGPoint(x: 13, y: -17)) && !shape.contains(CGPoint(x: 12, y: -18)))
    #expect(shape.contains(CGPoint(x: 70, y: -20)) && shape.contains(CGPoint(x: 10, y: 20)))
    #expect(!shape.contains(CGPoint(x: 70, y: 20)) && !shape.contains(CGPoint(x: 71, y: 0)))
  }
}

extension RoundedRect {
  fileprivate func isNearly(_ rect: CGRect, _ radii: CGSize, _ corners: Corners) -> Bool {
    func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-9 }
    return isNear(self.rect.minX, rect.minX) && isNear(self.rect.minY, rect.minY)
      && isNear(self.rect.width, rect.width) && isNear(self.rect.height, rect.height)
      && isNear(self.radii.width, radii.width) && isNear(self.radii.height, radii.height)
      && self.corners == corners
  }
}
