import CoreGraphics
import Testing

@testable import UIKit

@Suite("The life of arranged subviews", .serialized)
@MainActor struct StackLifeTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  private func addStack(_ views: [UIView]) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    root.addSubview(stack)
    root.layoutIfNeeded()
    return stack
  }

  @Test("a view that is removed from its superview is not arranged any more")
  func removal() {
    let (view, other) = (SizedView(10, 10), UIView())
    let stack = addStack([view, other])
    view.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(stack.arrangedSubviews == [other] && other.frame.width == 100)
    #expect(view.constraints.isEmpty)
  }

  @Test("a view moves from one stack view to another")
  func reparenting() {
    let (view, other) = (SizedView(10, 10), SizedView(20, 10))
    let (first, second) = (addStack([view, other]), addStack([]))
    second.frame.origin.y = 100
    second.addArrangedSubview(view)
    root.layoutIfNeeded()
    #expect(first.arrangedSubviews == [other] && second.arrangedSubviews == [view])
    #expect(other.frame.width == 100 && view.frame.width == 100)
  }

  @Test("a view that is not arranged any more stays where the program places it")
  func unarranged() {
    let (view, other) = (SizedView(10, 10), UIView())
    let stack = addStack([view, other])
    stack.removeArrangedSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(x: 30, y: 5, width: 7, height: 8)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 30, y: 5, width: 7, height: 8) && other.frame.width == 100)
  }

  @Test("a hidden view that is removed and added again takes its place when it is shown")
  func hidden() {
    let (view, other) = (SizedView(10, 10), UIView())
    let stack = addStack([view, other])
    view.isHidden = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 0 && other.frame.width == 100)
    view.removeFromSuperview()
    root.layoutIfNeeded()
    stack.insertArrangedSubview(view, at: 0)
    root.layoutIfNeeded()
    #expect(other.frame.width == 100)
    view.isHidden = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 10 && other.frame.minX == 10)
  }

  @Test("a hidden view takes no space even if its own constraints demand some, without a conflict")
  func demanding() {
    let (view, other) = (UIView(), UIView())
    view.widthAnchor.constraint(equalToConstant: 40).isActive = true
    let stack = addStack([view, other])
    #expect(other.frame.minX == 40)
    view.isHidden = true
    root.layoutIfNeeded()
    #expect(other.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(root.layoutEngine?.broken.isEmpty == true && stack.arrangedSubviews.count == 2)
  }

  @Test("views and stack views are freed")
  func leaks() {
    weak var stack: UIStackView?
    weak var view: UIView?
    do {
      let views = [SizedView(10, 10), SizedView(10, 10), SizedView(10, 10)]
      let made = addStack(views)
      (made.distribution, made.alignment) = (.equalCentering, .firstBaseline)
      root.layoutIfNeeded()
      (stack, view) = (made, views[1])
      views[1].removeFromSuperview()
      root.layoutIfNeeded()
    }
    #expect(view == nil && stack != nil)
    stack?.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(stack == nil && root.layoutEngine?.installed.isEmpty == true)
  }

  @Test("a stack view that loses its superview arranges its views on its own")
  func orphan() {
    let stack = addStack([SizedView(10, 10), UIView()])
    stack.removeFromSuperview()
    stack.frame.size.width = 60
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews[1].frame == CGRect(x: 10, y: 0, width: 50, height: 50))
  }

  @Test("a view of which a callback disposes while it is added is not arranged")
  func disposal() {
    final class LeavingView: UIView {
      override func didMoveToSuperview() { removeFromSuperview() }
    }
    let stack = addStack([])
    stack.addArrangedSubview(LeavingView())
    #expect(stack.arrangedSubviews.isEmpty && stack.subviews.isEmpty)
  }
}
