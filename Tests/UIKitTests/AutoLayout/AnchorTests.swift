import Foundation
import Testing

@testable import UIKit

@Suite("Anchors", .serialized)
@MainActor struct AnchorTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

  private func addView() -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 40),
      view.heightAnchor.constraint(equalToConstant: 30),
    ])
    return view
  }

  // Requirement V32.
  @Test("the distance between two anchors is constrained like a size", arguments: [false, true])
  func offsets(isReversed: Bool) {
    let (a, b, c) = (addView(), addView(), addView())
    for view in [root, a, b, c] {
      view.semanticContentAttribute = isReversed ? .forceRightToLeft : .forceLeftToRight
    }
    let first = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
    let second = b.trailingAnchor.anchorWithOffset(to: c.leadingAnchor)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      first.constraint(equalTo: second, multiplier: 2),
      c.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      a.topAnchor.constraint(equalTo: root.topAnchor),
      a.bottomAnchor.anchorWithOffset(to: b.topAnchor).constraint(equalToConstant: 12),
      b.topAnchor.anchorWithOffset(to: c.topAnchor).constraint(
        equalTo: a.heightAnchor, multiplier: 0.5, constant: 1),
    ])
    root.layoutIfNeeded()
    // 270 points are left between three views: 180 and 90.
    let expected: [CGFloat] = isReversed ? [360, 140, 10] : [0, 220, 350]
    #expect([a, b, c].map(\.frame.minX) == expected)
    #expect(b.frame.minY == 42 && c.frame.minY == 58)
  }

  @Test("distances compare with sizes and other distances")
  func comparisons() {
    let (a, b) = (addView(), addView())
    let width = a.leftAnchor.anchorWithOffset(to: b.leftAnchor)
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7),
      width.constraint(greaterThanOrEqualTo: root.widthAnchor, multiplier: 0.25),
      width.constraint(lessThanOrEqualToConstant: 100),
    ])
    root.layoutIfNeeded()
    #expect(b.frame.minX == 107)
    let constraint = width.constraint(equalToConstant: 5)
    #expect(constraint.firstAttribute == .notAnAttribute && constraint.firstAnchor == width)
    #expect(constraint.description.contains(".left - UIView:0x"))
  }

  @Test("anchors of one attribute of one item are equal, and so are those of constraints")
  func identity() {
    let (a, b) = (addView(), addView())
    let constraint = a.leadingAnchor.constraint(equalTo: b.trailingAnchor)
    #expect(a.leadingAnchor == a.leadingAnchor && a.leadingAnchor != a.leftAnchor)
    #expect(a.leadingAnchor != b.leadingAnchor)
    #expect(constraint.firstAnchor == a.leadingAnchor)
    #expect(constraint.secondAnchor == b.trailingAnchor)
    #expect(Set<NSObject>([a.topAnchor, a.topAnchor, b.topAnchor]).count == 2)
    #expect(a.widthAnchor.constraint(equalToConstant: 5).secondAnchor == nil)
    #expect(a.leadingAnchor.item === a && (a.leadingAnchor.copy() as? NSObject) == a.leadingAnchor)
    let address = CALayer.address(of: a)
    #expect(a.leadingAnchor.name == "UIView:\(address).leading")
    #expect(a.topAnchor.description.hasPrefix("<NSLayoutYAxisAnchor:0x"))
    #expect(a.topAnchor.description.hasSuffix(" \"UIView:\(address).top\">"))
  }

  @Test("anchors tell what determines them, and whether that is enough")
  func questions() {
    let a = addView()
    let left = a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3)
    left.isActive = true
    root.layoutIfNeeded()
    #expect(!a.leftAnchor.hasAmbiguousLayout && a.topAnchor.hasAmbiguousLayout)
    #expect(a.leftAnchor.constraintsAffectingLayout.contains(left))
    #expect(!a.topAnchor.constraintsAffectingLayout.contains(left))
  }

  @Test("the standard distance is eight points times the multiplier")
  func systemSpacing() {
    let (a, b) = (addView(), addView())
    let constraints = [
      b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 2),
      b.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: a.trailingAnchor, multiplier: 1.5),
      b.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: a.bottomAnchor, multiplier: 1),
    ]
    #expect(constraints.map(\.constant) == [16, 12, 8])
    #expect(constraints.map(\.relation) == [.equal, .greaterThanOrEqual, .lessThanOrEqual])
    #expect(constraints[0].description.contains("-(NSSpace(16))-"))
  }
}
