import CoreGraphics
import LaminaTesting
import Testing
import UIKit

/// Requirement V5.
@Suite("Large view hierarchies", .serialized)
@MainActor struct LargeTreeTests {
  /// A view with a constraint, because trees that have none must not cost more then.
  private let constrained = UIView()

  init() {
    constrained.widthAnchor.constraint(equalToConstant: 1).isActive = true
  }

  private func chain(of count: Int) -> (top: UIView, bottom: UIView) {
    let top = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    var bottom = top
    for _ in 1..<count {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      bottom.addSubview(view)
      bottom = view
    }
    return (top, bottom)
  }

  @Test("3,000 nested views are shown, resized, converted, searched, removed and freed")
  func deep() throws {
    weak var gone: UIView?
    do {
      let (top, bottom) = chain(of: 3_000)
      gone = bottom
      bottom.backgroundColor = .red
      bottom.tag = 9
      let screen = try OffscreenScreen.showing(top)
      #expect(bottom.window === screen.window)
      #expect(try screen.frame().box(of: red) == CGRect(x: 0, y: 0, width: 20, height: 20))
      top.frame = CGRect(x: 5, y: 3, width: 30, height: 10)
      #expect(bottom.bounds.size == CGSize(width: 30, height: 10))
      #expect(bottom.convert(CGPoint.zero, to: nil) == CGPoint(x: 5, y: 3))
      #expect(top.viewWithTag(9) === bottom && bottom.isDescendant(of: top))
      #expect(try screen.frame().box(of: red) == CGRect(x: 5, y: 3, width: 30, height: 10))
      top.removeFromSuperview()
      #expect(bottom.window == nil)
    }
    #expect(gone == nil)
  }

  @Test("a deep hierarchy that is built from the bottom up is freed too")
  func bottomUp() {
    weak var gone: UIView?
    do {
      var top = UIView()
      gone = top
      for _ in 1..<10_000 {
        let view = UIView()
        view.addSubview(top)
        top = view
      }
    }
    #expect(gone == nil)
  }

  @Test(
    "100,000 siblings are added, and removed from the back, the front or with their superview",
    arguments: [0, 1, 2])
  func wide(removal: Int) {
    let siblings = (0..<100_000).map { _ in UIView() }
    let last = { [siblings] in siblings[siblings.count - 1] }
    var parent: UIView? = UIView()
    for view in siblings { parent?.addSubview(view) }
    #expect(parent?.subviews.count == 100_000)
    parent?.bringSubviewToFront(siblings[50_000])
    #expect(parent?.subviews.last === siblings[50_000])
    switch removal {
    case 0: for view in siblings { view.removeFromSuperview() }
    case 1: for view in siblings.reversed() { view.removeFromSuperview() }
    default: parent = nil
    }
    #expect(parent?.subviews.isEmpty != false)
    #expect(last().superview == nil && last().layer.superlayer == nil)
  }

  @Test("a view whose superview is freed is notified, and can be used again")
  func orphan() {
    let child = CallbackView()
    var superviews: [UIView?] = []
    child.onWillMoveToSuperview = { superviews.append($0) }
    do {
      let parent = UIView()
      parent.addSubview(child)
      superviews = []
    }
    #expect(superviews == [nil] && child.superview == nil && child.layer.superlayer == nil)
    let next = UIView()
    next.addSubview(child)
    #expect(next.isConsistent && child.superview === next)
  }

  @Test("views that are released on another thread free their subviews on the main thread")
  func freedElsewhere() async {
    weak var gone: UIView?
    var parent: UIView? = UIView()
    let child = UIView()
    parent?.addSubview(child)
    gone = parent
    await Task.detached { [parent] in _ = parent }.value
    parent = nil
    #expect(gone == nil && child.superview == nil)
  }
}
