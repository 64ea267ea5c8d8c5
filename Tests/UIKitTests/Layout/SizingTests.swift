import CoreGraphics
import Testing
import UIKit

/// Requirement V11.
@Suite("Fitting and intrinsic sizes of views", .serialized)
@MainActor struct SizingTests {
  private final class Label: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 33, height: 11) }
    override var intrinsicContentSize: CGSize { CGSize(width: 33, height: Self.noIntrinsicMetric) }
    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
  }

  @Test("a plain view's fitting size is its current size")
  func plain() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.sizeThatFits(CGSize(width: 5, height: 5)) == CGSize(width: 30, height: 40))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(UIView.noIntrinsicMetric == -1)
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(Label().intrinsicContentSize == CGSize(width: 33, height: -1))
  }

  @Test("sizeToFit uses the fitting size and keeps the origin")
  func fit() {
    let label = Label(frame: CGRect(x: 7, y: 8, width: 100, height: 100))
    label.sizeToFit()
    #expect(label.frame == CGRect(x: 7, y: 8, width: 33, height: 11))
    label.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let origin = label.frame.origin
    label.bounds.size = CGSize(width: 50, height: 50)
    label.frame.origin = origin
    label.sizeToFit()
    #expect(label.bounds.size == CGSize(width: 33, height: 11))
    #expect(near(label.frame.minX, origin.x) && near(label.frame.minY, origin.y))
  }

  @Test("invalidating a subview's intrinsic size lays its superview out again")
  func invalidate() {
    let (parent, child) = (ProbeView(), UIView())
    parent.addSubview(child)
    parent.layoutIfNeeded()
    #expect(parent.layouts == 1)
    child.invalidateIntrinsicContentSize()
    parent.layoutIfNeeded()
    #expect(parent.layouts == 2)
  }

  @Test("the alignment rectangle is the frame less its insets")
  func alignment() {
    let label = Label()
    let frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    let rect = CGRect(x: 12, y: 11, width: 44, height: 46)
    #expect(label.alignmentRect(forFrame: frame) == rect)
    #expect(label.frame(forAlignmentRect: rect) == frame)
    #expect(UIView().alignmentRect(forFrame: frame) == frame)
  }
}
