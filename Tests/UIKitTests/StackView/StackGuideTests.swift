import CoreGraphics
import Testing

@testable import UIKit

/// Requirement V32. Apple, "UIStackView": "Overview" and its sections; Auto Layout Guide: "Stack Views".
@Suite("What Apple's guides say of stack views", .serialized)
@MainActor struct StackGuideTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  private let views = [SizedView(20, 10), SizedView(40, 30), SizedView(30, 20)]

  /// Adds a stack view at (10, 20), whose size follows from its content without a size here.
  private func stack(
    _ axis: NSLayoutConstraint.Axis = .horizontal, width: CGFloat? = nil, height: CGFloat? = nil,
    _ configure: (UIStackView) -> Void = { _ in }
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    configure(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    stack.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 20).isActive = true
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    root.layoutIfNeeded()
    return stack
  }

  private var starts: [CGFloat] { views.map(\.frame.minX) }
  private var widths: [CGFloat] { views.map(\.frame.width) }

  // MARK: Auto Layout Guide, "Stack Views"

  @Test("a single stack view defines a row or a column of elements")
  func rowOrColumn() {
    let stack = stack()
    #expect(starts == [0, 20, 60])
    stack.axis = .vertical
    root.layoutIfNeeded()
    #expect(starts == [0, 0, 0] && views.map(\.frame.minY) == [0, 10, 40])
  }

  @Test("the distribution defines the layout along the axis")
  func distribution() {
    let stack = stack(width: 150) { $0.distribution = .fillEqually }
    #expect(widths == [50, 50, 50])
    stack.distribution = .equalSpacing
    root.layoutIfNeeded()
    #expect(widths == [20, 40, 30] && starts == [0, 50, 120])
  }

  @Test("the alignment defines the layout perpendicular to the axis")
  func alignment() {
    let stack = stack(height: 50) { $0.alignment = .bottom }
    #expect(views.map(\.frame.minY) == [40, 20, 30] && views.map(\.frame.height) == [10, 30, 20])
    stack.alignment = .center
    root.layoutIfNeeded()
    #expect(views.map(\.frame.midY) == [25, 25, 25])
  }

  @Test("the spacing defines the space between adjacent views")
  func spacing() {
    let stack = stack { $0.spacing = 7 }
    #expect(starts == [0, 27, 74] && stack.frame.width == 104)
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
    root.layoutIfNeeded()
    #expect(starts == [0, 28, 75])
  }

  @Test("hugging and compression resistance decide which views grow and shrink")
  func priorities() {
    views[0].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    views[1].setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    let stack = stack(width: 100)
    #expect(widths == [30, 40, 30])
    stack.constraints.first { $0.firstItem === stack && $0.identifier == nil }?.constant = 80
    root.layoutIfNeeded()
    #expect(widths == [20, 30, 30])
  }

  @Test("a constraint may set a size that would be the natural one")
  func fineTuning() {
    let stack = stack { $0.alignment = .center }
    views[1].heightAnchor.constraint(equalToConstant: 44).isActive = true
    root.layoutIfNeeded()
    #expect(views[1].frame.height == 44 && stack.frame.height == 44)
  }

  @Test("stack views nest to build more complex layouts")
  func nesting() {
    let outer = stack(.vertical) { $0.spacing = 5 }
    let inner = UIStackView(arrangedSubviews: [SizedView(15, 25), SizedView(35, 10)])
    outer.addArrangedSubview(inner)
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 0, y: 75, width: 50, height: 25))
    #expect(inner.arrangedSubviews[1].frame == CGRect(x: 15, y: 0, width: 35, height: 25))
    #expect(outer.frame.size == CGSize(width: 50, height: 100))
  }

  // MARK: UIStackView, "Overview"

  @Test("the first and last views are pinned to the edges, or to the margins")
  func edges() {
    let stack = stack(width: 120)
    #expect(views[0].frame.minX == 0 && views[2].frame.maxX == 120)
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.isLayoutMarginsRelativeArrangement = true
    root.layoutIfNeeded()
    #expect(views[0].frame.minX == 2 && views[2].frame.maxX == 116)
    #expect(views.allSatisfy { $0.frame.minY == 1 } && stack.frame.height == 34)
  }

  @Test("fillEqually stretches all views to the longest natural length, if it can")
  func equalSizes() {
    let stack = stack { $0.distribution = .fillEqually }
    #expect(widths == [40, 40, 40] && stack.frame.width == 120)
  }

  @Test("fill stretches all views to the largest natural size across the axis, if it can")
  func largest() {
    let stack = stack()
    #expect(views.allSatisfy { $0.frame.height == 30 } && stack.frame.height == 30)
  }

  // MARK: "Position and size the stack view"

  @Test("two adjacent edges define the position; the size follows from the content")
  func fittingSize() {
    let stack = stack { $0.spacing = 4 }
    #expect(stack.frame == CGRect(x: 10, y: 20, width: 98, height: 30))
    stack.axis = .vertical
    root.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 10, y: 20, width: 40, height: 68))
  }

  @Test("the fitting size includes the margins if the views are placed inside of them")
  func fittingMargins() {
    let stack = UIStackView(arrangedSubviews: views)
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let compressed = UIView.layoutFittingCompressedSize
    #expect(stack.systemLayoutSizeFitting(compressed) == CGSize(width: 90, height: 30))
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(stack.systemLayoutSizeFitting(compressed) == CGSize(width: 96, height: 34))
  }

  @Test("with a height and a width of its own it adjusts its views to fill the area")
  func fixedSize() {
    _ = stack(width: 190, height: 60)
    #expect(widths == [20, 40, 130] && views.allSatisfy { $0.frame.height == 60 })
  }

  // MARK: "Stack view layout"

  @Test("fillProportionally resizes views in proportion to their natural sizes")
  func proportional() {
    _ = stack(width: 200) {
      $0.distribution = .fillProportionally
      $0.spacing = 10
    }
    #expect(widths == [40, 80, 60] && starts == [0, 50, 140])
  }

  @Test("equalCentering keeps the spacing where equal distances of centers would not")
  func equalCentering() {
    let stack = stack(width: 199) { $0.distribution = .equalCentering }
    #expect(views.map(\.frame.midX) == [10, 97, 184])
    views[1].size.width = 140
    stack.spacing = 4
    root.layoutIfNeeded()
    #expect(starts == [0, 25, 169] && widths == [20, 140, 30])
  }

  @Test("the natural sizes shrink by compression resistance where gaps leave no room")
  func noRoom() {
    _ = stack(width: 80) {
      $0.distribution = .equalSpacing
      $0.spacing = 5
    }
    #expect(widths == [0, 40, 30] && starts == [0, 5, 50])
  }

  @Test("baselines align in a row, and separate the texts of a column")
  func baselines() {
    for (view, top) in zip(views, [8, 20, 15] as [CGFloat]) { view.ownBaselines = (top, 2) }
    let stack = stack { $0.alignment = .firstBaseline }
    #expect(views.map(\.frame.minY) == [12, 0, 5] && stack.frame.height == 30)
    stack.alignment = .lastBaseline
    root.layoutIfNeeded()
    #expect(views.map(\.frame.maxY) == [30, 30, 30])
    (stack.axis, stack.isBaselineRelativeArrangement, stack.spacing) = (.vertical, true, 40)
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minY) == [0, 28, 81])
  }

  @Test("a row has the baselines of its tallest view, a column those of its first and last views")
  func baselineViews() {
    let stack = UIStackView(arrangedSubviews: views)
    #expect(stack.forFirstBaselineLayout === views[1] && stack.forLastBaselineLayout === views[1])
    stack.axis = .vertical
    #expect(stack.forFirstBaselineLayout === views[0] && stack.forLastBaselineLayout === views[2])
    let outer = UIStackView(arrangedSubviews: [SizedView(9, 9), stack])
    #expect(outer.forLastBaselineLayout === views[2])
    #expect(UIStackView().forFirstBaselineLayout is UIStackView)
  }

  @Test("a stack view is placed by the baseline of its content, also after that has changed")
  func placedByBaseline() {
    for (view, top) in zip(views, [8, 20, 15] as [CGFloat]) { view.ownBaselines = (top, 2) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    stack.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    stack.firstBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 100).isActive = true
    root.layoutIfNeeded()
    #expect(stack.frame.minY == 80)
    views[1].removeFromSuperview()
    root.layoutIfNeeded()
    #expect(stack.frame.minY == 85 && stack.frame.height == 20)
    stack.axis = .vertical
    root.layoutIfNeeded()
    #expect(stack.frame.minY == 92)
  }

  @Test("rows follow the reading direction, columns do not")
  func direction() {
    let stack = stack(width: 100) { $0.semanticContentAttribute = .forceRightToLeft }
    #expect(starts == [80, 40, 0] && widths == [20, 40, 40])
    (stack.axis, stack.alignment) = (.vertical, .leading)
    root.layoutIfNeeded()
    #expect(views.map(\.frame.maxX) == [100, 100, 100] && views.map(\.frame.minY) == [0, 10, 40])
  }

  // MARK: "Manage the stack view's subviews"

  @Test("arranged subviews are always subviews, and leave with them")
  func subset() {
    let stack = stack()
    let added = UIView()
    stack.addArrangedSubview(added)
    #expect(stack.subviews.last === added)
    added.removeFromSuperview()
    #expect(stack.arrangedSubviews == views)
  }

  @Test("a view that is no longer arranged is still a subview")
  func unarranged() {
    let stack = stack()
    stack.removeArrangedSubview(views[1])
    root.layoutIfNeeded()
    #expect(stack.subviews == views && stack.arrangedSubviews == [views[0], views[2]])
    #expect(views[2].frame.minX == 20)
  }

  @Test("the orders of subviews and of arranged subviews are independent")
  func orders() {
    let stack = stack()
    stack.bringSubviewToFront(views[0])
    stack.insertArrangedSubview(views[2], at: 0)
    root.layoutIfNeeded()
    #expect(stack.subviews == [views[1], views[2], views[0]] && starts == [30, 50, 0])
  }

  // MARK: "Dynamically change the stack view's content"

  @Test("the layout follows views that are added, removed, inserted, hidden and shown")
  func dynamic() {
    let stack = stack()
    views[0].isHidden = true
    root.layoutIfNeeded()
    #expect(views[1].frame.minX == 0 && stack.frame.width == 70)
    #expect(stack.arrangedSubviews == views)
    views[0].isHidden = false
    stack.insertArrangedSubview(SizedView(5, 5), at: 0)
    root.layoutIfNeeded()
    #expect(starts == [5, 25, 65] && stack.frame.width == 95)
  }
}
