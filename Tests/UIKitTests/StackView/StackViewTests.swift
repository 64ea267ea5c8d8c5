import CoreGraphics
import Testing

@testable import UIKit

@Suite("Stack views", .serialized)
@MainActor struct StackViewTests {
  @Test("have the default properties of UIKit")
  func defaults() {
    let stack = UIStackView()
    #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
    #expect(stack.spacing == 0 && stack.arrangedSubviews.isEmpty)
    #expect(!stack.isBaselineRelativeArrangement && !stack.isLayoutMarginsRelativeArrangement)
    #expect(stack.translatesAutoresizingMaskIntoConstraints && !stack.isOpaque)
    #expect(UIStackView.requiresConstraintBasedLayout && UIStackView.layerClass == CALayer.self)
    #expect(UIStackView.Alignment.top == .leading && UIStackView.Alignment.bottom == .trailing)
  }

  @Test("arrange views in the order in which they are added and inserted")
  func order() {
    let views = (0..<3).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: [views[0], views[1]])
    stack.insertArrangedSubview(views[2], at: 1)
    #expect(stack.arrangedSubviews == [views[0], views[2], views[1]])
    #expect(stack.subviews == views)
    #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
  }

  @Test("move a view that is added or inserted again")
  func again() {
    let views = (0..<3).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: views)
    stack.setCustomSpacing(5, after: views[0])
    stack.addArrangedSubview(views[0])
    #expect(stack.arrangedSubviews == [views[1], views[2], views[0]] && stack.subviews == views)
    #expect(stack.customSpacing(after: views[0]) == 5)
    stack.insertArrangedSubview(views[0], at: 0)
    stack.insertArrangedSubview(views[0], at: 3)
    #expect(stack.arrangedSubviews == [views[1], views[2], views[0]])
  }

  @Test("return custom spacings until the view is removed or the default is set")
  func customSpacing() {
    let view = UIView()
    let stack = UIStackView(arrangedSubviews: [view])
    #expect(stack.customSpacing(after: view) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(7, after: view)
    #expect(stack.customSpacing(after: view) == 7)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: view)
    #expect(stack.customSpacing(after: view) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(7, after: view)
    stack.removeArrangedSubview(view)
    #expect(stack.customSpacing(after: view) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(7, after: view)
    stack.addArrangedSubview(view)
    #expect(stack.customSpacing(after: view) == UIStackView.spacingUseDefault)
  }

  @Test("make constraints with UIKit's names, in updateConstraints()")
  func identifiers() {
    let stack = UIStackView(arrangedSubviews: [SizedView(10, 10), SizedView(20, 20)])
    #expect(stack.constraints.isEmpty && stack.needsUpdateConstraints())
    stack.updateConstraintsIfNeeded()
    #expect(
      names(of: stack) == [
        "UISV-alignment", "UISV-ambiguity-suppression", "UISV-canvas-connection", "UISV-canvas-fit",
        "UISV-spacing",
      ])
    (stack.distribution, stack.alignment) = (.fillEqually, .lastBaseline)
    stack.arrangedSubviews[1].isHidden = true
    stack.updateConstraintsIfNeeded()
    #expect(names(of: stack).isSuperset(of: ["UISV-hiding", "UISV-spanning-fit"]))
  }

  private func names(of stack: UIStackView) -> Set<String> {
    let constraints = stack.constraints + stack.subviews.flatMap(\.constraints)
    return Set(constraints.compactMap(\.identifier))
  }

  @Test("keep the constraints that a change does not concern")
  func incremental() {
    let stack = UIStackView(arrangedSubviews: (0..<50).map { _ in SizedView(10, 10) })
    stack.updateConstraintsIfNeeded()
    let before = Set(stack.constraints.map { ObjectIdentifier($0) })
    stack.insertArrangedSubview(SizedView(10, 10), at: 25)
    stack.setCustomSpacing(3, after: stack.arrangedSubviews[3])
    stack.updateConstraintsIfNeeded()
    let after = Set(stack.constraints.map { ObjectIdentifier($0) })
    #expect(before.subtracting(after).count == 1 && after.subtracting(before).count == 4)
  }

  @Test("merge all changes before a layout into one update")
  func merging() {
    final class CountingStack: UIStackView {
      var updates = 0
      override func updateConstraints() {
        updates += 1
        super.updateConstraints()
      }
    }
    let stack = CountingStack(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for _ in 0..<10 { stack.addArrangedSubview(SizedView(10, 10)) }
    stack.spacing = 4
    stack.axis = .vertical
    stack.arrangedSubviews[2].isHidden = true
    stack.layoutIfNeeded()
    #expect(stack.updates == 1)
    stack.spacing = 4
    stack.axis = .vertical
    stack.layoutIfNeeded()
    #expect(stack.updates == 1)
  }

  @Test("have no size while they are empty, or all their views are hidden")
  func empty() {
    let stack = UIStackView()
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
    let view = SizedView(10, 20)
    stack.addArrangedSubview(view)
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 10, height: 20))
    view.isHidden = true
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
  }

  @Test("share their length again when the natural size of a proportional view changes")
  func proportions() {
    let (view, inner) = (SizedView(10, 10), SizedView(10, 10))
    let nested = UIStackView(arrangedSubviews: [inner])
    let stack = UIStackView(arrangedSubviews: [view, nested])
    stack.distribution = .fillProportionally
    stack.frame.size = CGSize(width: 100, height: 10)
    stack.layoutIfNeeded()
    #expect(view.frame.width == 50)
    view.size.width = 30
    stack.layoutIfNeeded()
    #expect(view.frame.width == 75)
    inner.size.width = 70
    stack.layoutIfNeeded()
    #expect(view.frame.width == 30 && nested.frame.width == 70)
  }

  @Test("wrap the lines of labels, and are as high as these")
  func labels() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "A text that is too long for one line, and takes several lines of its width."
    let stack = UIStackView(arrangedSubviews: [label, SizedView(20, 10)])
    let size = stack.systemLayoutSizeFitting(
      CGSize(width: 140, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.height == label.sizeThatFits(CGSize(width: 120, height: 0)).height)
  }

  @Test("leave no ambiguity")
  func ambiguity() {
    for distribution in 0...4 {
      for alignment in 0...5 {
        let views = [UIView(), SizedView(20, 10), UIView()]
        let stack = UIStackView(arrangedSubviews: views)
        stack.frame.size = CGSize(width: 100, height: 100)
        stack.distribution = UIStackView.Distribution(rawValue: distribution)!
        stack.alignment = UIStackView.Alignment(rawValue: alignment)!
        views[1].isHidden = alignment == 3
        stack.layoutIfNeeded()
        #expect(views.allSatisfy { !$0.hasAmbiguousLayout }, "\(distribution), \(alignment)")
      }
    }
  }

  @Test("lie in an archive with their views and properties")
  func archive() throws {
    let stack = UIStackView(arrangedSubviews: (0..<3).map { _ in UIView() })
    for (index, view) in stack.arrangedSubviews.enumerated() { view.tag = index }
    stack.addSubview(UIView())
    stack.insertArrangedSubview(stack.arrangedSubviews[2], at: 0)
    stack.setCustomSpacing(3, after: stack.arrangedSubviews[1])
    (stack.axis, stack.distribution, stack.alignment) = (.vertical, .equalCentering, .lastBaseline)
    (stack.spacing, stack.isBaselineRelativeArrangement) = (UIStackView.spacingUseSystem, true)
    stack.isLayoutMarginsRelativeArrangement = true
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: stack, requiringSecureCoding: false)
    let decoder = try NSKeyedUnarchiver(forReadingFrom: data)
    decoder.requiresSecureCoding = false
    let copy = try #require(
      decoder.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIStackView)
    #expect(copy.arrangedSubviews.map(\.tag) == [2, 0, 1] && copy.subviews.count == 4)
    #expect(copy.customSpacing(after: copy.arrangedSubviews[1]) == 3)
    #expect(copy.axis == .vertical && copy.distribution == .equalCentering)
    #expect(copy.alignment == .lastBaseline && copy.spacing == UIStackView.spacingUseSystem)
    #expect(copy.isBaselineRelativeArrangement && copy.isLayoutMarginsRelativeArrangement)
  }
}
