import CoreGraphics
import LaminaTesting
import Testing

@testable import UIKit

@Suite("Constraints place views", .serialized)
@MainActor struct ConstraintLayoutTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func addView(to superview: UIView? = nil) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? root).addSubview(view)
    return view
  }

  @Test("edges, sizes and centers follow their anchors")
  func anchors() {
    let (view, other) = (addView(), addView())
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      view.heightAnchor.constraint(equalToConstant: 40),
      other.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 10),
      other.heightAnchor.constraint(equalTo: other.widthAnchor),
      other.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      other.topAnchor.constraint(
        equalToSystemSpacingBelow: view.bottomAnchor, multiplier: 2),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 30, width: 280, height: 40))
    #expect(other.frame == CGRect(x: 85, y: 86, width: 150, height: 150))
  }

  @Test("a change of a constant or of the superview's size lays out again")
  func changes() {
    let view = addView()
    let top = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10)
    NSLayoutConstraint.activate([
      top, view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.rightAnchor.constraint(equalTo: root.rightAnchor),
      view.heightAnchor.constraint(equalToConstant: 44),
    ])
    root.layoutIfNeeded()
    top.constant = 25
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 25, width: 320, height: 44))
    root.frame.size.width = 200
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 25, width: 200, height: 44))
    top.isActive = false
    view.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minY == 436)
  }

  @Test("of optional constraints the stronger one decides alone")
  func priorities() {
    let view = addView()
    for (priority, width) in [(750, 60.0), (749, 140), (749, 140), (749, 140)] as [(Float, CGFloat)]
    {
      let constraint = view.widthAnchor.constraint(equalToConstant: width)
      constraint.priority = UILayoutPriority(priority)
      constraint.isActive = true
    }
    root.layoutIfNeeded()
    #expect(view.frame.width == 60)
  }

  @Test("views in different superviews are constrained through those")
  func nesting() {
    let box = addView()
    let (inner, outer) = (addView(to: box), addView())
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      box.rightAnchor.constraint(equalTo: inner.rightAnchor, constant: 5),
      box.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 5),
      inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 5),
      inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
      inner.widthAnchor.constraint(equalToConstant: 30),
      inner.heightAnchor.constraint(equalToConstant: 20),
      outer.leftAnchor.constraint(equalTo: inner.rightAnchor),
      outer.topAnchor.constraint(equalTo: inner.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 100, y: 50, width: 40, height: 30))
    #expect(inner.frame == CGRect(x: 5, y: 5, width: 30, height: 20))
    #expect(outer.frame.origin == CGPoint(x: 135, y: 55))
  }

  @Test("views that keep their frame take part with it, and follow their autoresizing mask")
  func translatedMasks() {
    let fixed = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
    fixed.autoresizingMask = [.flexibleWidth]
    root.addSubview(fixed)
    let view = addView()
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: fixed.rightAnchor, constant: 10),
      view.centerYAnchor.constraint(equalTo: fixed.centerYAnchor),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 120, y: 30, width: 20, height: 10))
    root.frame.size.width = 340
    root.layoutIfNeeded()
    #expect(fixed.frame.width == 120 && view.frame.minX == 140)
    fixed.frame.origin.x = 0
    root.layoutIfNeeded()
    #expect(view.frame.minX == 130)
    fixed.autoresizingMask = [.flexibleLeftMargin]
    root.layoutIfNeeded()
    root.frame.size.width = 360
    root.layoutIfNeeded()
    #expect(fixed.frame.minX == 20 && view.frame.minX == 150)
  }

  @Test("leading and trailing follow the direction, with their constants")
  func rightToLeft() {
    let view = addView()
    view.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.maxX == 300)
  }

  @Test("edges lie on whole pixels, without gaps between views")
  func pixels() {
    let views = (0..<3).map { _ in addView() }
    for (index, view) in views.enumerated() {
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(
          equalTo: index == 0 ? root.leftAnchor : views[index - 1].rightAnchor),
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1.0 / 3),
        view.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
    root.layoutIfNeeded()
    let scale = root.contentScaleFactor
    #expect(views.allSatisfy { ($0.frame.minX * scale).rounded() == $0.frame.minX * scale })
    #expect(
      views[0].frame.maxX == views[1].frame.minX && views[1].frame.maxX == views[2].frame.minX)
    #expect(views[2].frame.maxX == 320)
  }

  @Test("a transformed view gets its size and center, and keeps its transform")
  func transforms() {
    let view = addView()
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 100, height: 20))
    #expect(view.center == CGPoint(x: 60, y: 20))
  }

  @Test("margins and guides are laid out as rectangles")
  func guides() {
    root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let view = addView()
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: root.layoutMarginsGuide.leftAnchor),
      guide.rightAnchor.constraint(equalTo: root.layoutMarginsGuide.rightAnchor),
      guide.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      guide.bottomAnchor.constraint(equalTo: root.layoutMarginsGuide.bottomAnchor),
      view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      view.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 20, y: 0, width: 260, height: 450))
    #expect(view.frame == CGRect(x: 85, y: 440, width: 130, height: 10))
    root.layoutMargins.left = 40
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 100, y: 440, width: 120, height: 10))
    root.removeLayoutGuide(guide)
    #expect(guide.owningView == nil && view.constraints.count == 1)
  }

  @Test("the layout of a window's views is displayed")
  func window() throws {
    let screen = try OffscreenScreen(size: CGSize(width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.backgroundColor = .red
    screen.window.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: screen.window.leftAnchor, constant: 25),
      view.rightAnchor.constraint(equalTo: screen.window.rightAnchor, constant: -25),
      view.topAnchor.constraint(equalTo: screen.window.topAnchor, constant: 25),
      view.bottomAnchor.constraint(equalTo: screen.window.bottomAnchor, constant: -25),
    ])
    try screen.render()
    #expect(view.frame == CGRect(x: 25, y: 25, width: 50, height: 50))
  }

  @Test("layout in an animation block is animated")
  func animation() throws {
    let screen = try OffscreenScreen(size: CGSize(width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    screen.window.addSubview(view)
    let left = view.leftAnchor.constraint(equalTo: screen.window.leftAnchor)
    NSLayoutConstraint.activate([
      left, view.topAnchor.constraint(equalTo: screen.window.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    try screen.render()
    left.constant = 80
    UIView.animate(withDuration: 1) { screen.window.layoutIfNeeded() }
    #expect(view.frame.minX == 80)
    #expect(view.layer.animationKeys() == ["position"])
  }
}
