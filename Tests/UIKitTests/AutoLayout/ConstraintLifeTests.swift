import CoreGraphics
import Testing

@testable import UIKit

@Suite("Constraints are held, removed and updated as on iOS", .serialized)
@MainActor struct ConstraintLifeTests {
  private final class UpdatingView: UIView {
    var log: (String) -> Void = { _ in }
    override func updateConstraints() {
      log("update \(tag)")
      super.updateConstraints()
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      log("layout \(tag)")
    }
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func addView(to superview: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
  }

  @Test("the closest common ancestor holds an active constraint")
  func holders() {
    let box = addView(to: root)
    let (first, second) = (addView(to: box), addView(to: box))
    let pair = first.leftAnchor.constraint(equalTo: second.rightAnchor)
    let width = first.widthAnchor.constraint(equalToConstant: 10)
    let edge = first.leftAnchor.constraint(equalTo: root.leftAnchor)
    NSLayoutConstraint.activate([pair, width, edge])
    #expect(box.constraints == [pair] && first.constraints == [width])
    #expect(root.constraints == [edge])
    NSLayoutConstraint.deactivate([pair, width, edge])
    #expect(box.constraints.isEmpty && !pair.isActive)
  }

  @Test("views are searched for constraints only where they, or views inside of them, have some")
  func search() {
    func searched(_ top: UIView) -> [UIView] {
      var views: [UIView] = []
      top.forEachInLayout { views.append($0) }
      return views
    }
    let (plain, inner, outer) = (UIView(), UIView(), UIView())
    plain.addSubview(inner)
    root.addSubview(plain)
    #expect(searched(root).isEmpty)
    let view = addView(to: root)
    #expect(searched(root) == [root, view] && searched(plain).isEmpty)
    inner.widthAnchor.constraint(equalToConstant: 1).isActive = true
    #expect(searched(root) == [root, plain, inner, view])
    outer.addSubview(root)
    #expect(searched(outer) == [outer, root, plain, inner, view])
  }

  @Test("a view that leaves takes its own constraints along, and ends those with others")
  func leaving() {
    let box = addView(to: root)
    let view = addView(to: box)
    let own = view.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 3)
    let outer = view.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([own, outer])
    root.layoutIfNeeded()
    box.removeFromSuperview()
    #expect(own.isActive && !outer.isActive)
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    other.addSubview(box)
    other.layoutIfNeeded()
    #expect(view.frame.minX == 3)
    root.addSubview(box)
    own.constant = 7
    root.layoutIfNeeded()
    #expect(view.frame.minX == 7)
  }

  @Test("views and constraints are freed")
  func memory() {
    weak var freedView: UIView?
    weak var freedConstraint: NSLayoutConstraint?
    do {
      let parent = UIView(frame: root.bounds)
      let view = addView(to: parent)
      let constraint = view.widthAnchor.constraint(equalTo: parent.widthAnchor)
      constraint.isActive = true
      parent.layoutIfNeeded()
      (freedView, freedConstraint) = (view, constraint)
    }
    #expect(freedView == nil && freedConstraint == nil)
  }

  @Test("a view that outlives its superview loses the constraints that the superview held alone")
  func released() {
    weak var freed: NSLayoutConstraint?
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    box.translatesAutoresizingMaskIntoConstraints = true
    let view = addView(to: box)
    let own = view.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 3)
    own.isActive = true
    do {
      let parent = UIView(frame: root.bounds)
      parent.addSubview(box)
      let outer = view.topAnchor.constraint(equalTo: parent.topAnchor)
      outer.isActive = true
      parent.layoutIfNeeded()
      freed = outer
    }
    #expect(freed == nil && own.isActive && box.superview == nil)
    let other = UIView(frame: root.bounds)
    other.addSubview(box)
    own.constant = 9
    other.layoutIfNeeded()
    #expect(view.frame.minX == 9)
  }

  @Test("constraints are updated from the lowest view up, before layout from the top down")
  func updates() {
    var events: [String] = []
    let views = (1...3).map { tag in
      let view = UpdatingView()
      (view.tag, view.log) = (tag, { events.append($0) })
      return view
    }
    root.addSubview(views[0])
    views[0].addSubview(views[1])
    views[1].addSubview(views[2])
    root.layoutIfNeeded()
    events = []
    for view in views {
      view.setNeedsUpdateConstraints()
      view.setNeedsLayout()
    }
    #expect(views[0].needsUpdateConstraints())
    root.layoutIfNeeded()
    #expect(
      events == ["update 3", "update 2", "update 1", "layout 1", "layout 2", "layout 3"])
    #expect(!views[0].needsUpdateConstraints())
  }

  @Test("of required constraints that exclude each other the newest is broken, until it fits")
  func conflicts() {
    let view = addView(to: root)
    let first = view.widthAnchor.constraint(equalToConstant: 10)
    let second = view.widthAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([first, second])
    root.layoutIfNeeded()
    #expect(view.frame.width == 10 && second.isActive)
    first.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 20)
  }

  @Test("a constraint that is broken because the superview is too small holds again when it grows")
  func smallSuperviews() {
    let view = addView(to: root)
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20)
    let right = view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -20)
    NSLayoutConstraint.activate([left, right])
    root.frame.size.width = 0
    root.layoutIfNeeded()
    #expect(view.frame.width == 0)
    root.frame.size.width = 100
    root.layoutIfNeeded()
    #expect(view.frame.minX == 20 && view.frame.width == 60)
  }

  @Test("ambiguity and the constraints that determine a frame can be asked for")
  func questions() {
    let view = addView(to: root)
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5)
    let width = view.widthAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([left, width])
    root.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout)
    #expect(view.constraintsAffectingLayout(for: .horizontal) == [left, width])
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(!view.hasAmbiguousLayout)
  }

  @Test("a description names the items, the attributes and the numbers")
  func descriptions() {
    let view = addView(to: root)
    let constraint = view.topAnchor.constraint(equalTo: root.bottomAnchor, constant: -8)
    constraint.identifier = "distance"
    constraint.priority = .defaultHigh
    let text = constraint.description
    #expect(text.hasPrefix("<NSLayoutConstraint:0x"))
    #expect(text.contains(" 'distance' UIView:0x"))
    #expect(text.hasSuffix(".bottom - 8 @750   (inactive)>"))
  }
}
