import CoreGraphics
import Testing
import UIKit

/// A view that names a view inside, if there is one, for its baselines. Apple: "UIView",
/// `forFirstBaselineLayout` and `forLastBaselineLayout`. Requirement V32.
@Suite("Baselines of views inside", .serialized)
@MainActor struct BaselineTests {
  private let tree = ConstrainedTree()
  private let box = BaselineBox(frame: CGRect(x: 20, y: 100, width: 90, height: 80))
  private let follower = NaturalView()

  init() {
    tree.root.addSubview(box)
    _ = tree.addView(follower)
    follower.bottomAnchor.constraint(equalTo: box.firstBaselineAnchor).isActive = true
  }

  /// Adds a label 12 points below the top of the box, and returns the baseline in the root.
  private func addLabel(ofSize size: CGFloat = 17) -> CGFloat {
    let label = UILabel(frame: CGRect(x: 5, y: 12, width: 50, height: 40))
    label.font = .systemFont(ofSize: size)
    box.label = label
    box.addSubview(label)
    return (112 + label.font.ascender).rounded()
  }

  @Test("the baseline is the bottom until the view inside is added, and after it was removed")
  func removal() {
    tree.lay()
    #expect(follower.frame.maxY == 180)
    let baseline = addLabel()
    tree.lay()
    #expect(follower.frame.maxY == baseline)
    box.label?.removeFromSuperview()
    tree.lay()
    #expect(follower.frame.maxY == 180)
    box.addSubview(box.label ?? UIView())
    tree.lay()
    #expect(follower.frame.maxY == baseline)
  }

  @Test("the baseline follows the view inside when that has another place or font")
  func changes() {
    let baseline = addLabel()
    tree.lay()
    box.label?.frame.origin.y = 20
    tree.lay()
    #expect(follower.frame.maxY == baseline + 8)
    box.label?.font = .systemFont(ofSize: 34)
    tree.lay()
    #expect(follower.frame.maxY > baseline + 16)
  }

  @Test("distances to the baseline follow it too")
  func distances() {
    let view = tree.addView()
    view.topAnchor.constraint(equalTo: tree.root.topAnchor).isActive = true
    let distance = tree.root.topAnchor.anchorWithOffset(to: box.lastBaselineAnchor)
    view.heightAnchor.constraint(equalTo: distance, multiplier: 1).isActive = true
    tree.lay()
    #expect(view.frame.height == 180)
    _ = addLabel()
    tree.lay()
    #expect(view.frame.height < 160)
    box.label?.removeFromSuperview()
    tree.lay()
    #expect(view.frame.height == 180)
  }

  @Test("constraints on baselines end with the view that has them")
  func ends() {
    _ = addLabel()
    tree.lay()
    box.label?.removeFromSuperview()
    box.removeFromSuperview()
    tree.lay(follower.topAnchor.constraint(equalTo: tree.root.topAnchor, constant: 3))
    #expect(follower.frame == CGRect(x: 0, y: 3, width: 60, height: 20))
  }
}

private final class BaselineBox: UIView {
  var label: UILabel?

  override func forBaselineLayout() -> UIView { label ?? self }
}
