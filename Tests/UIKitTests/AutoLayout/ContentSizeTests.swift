import CoreGraphics
import Testing

@testable import UIKit

@Suite("Natural sizes take part in layout", .serialized)
@MainActor struct ContentSizeTests {
  private final class SizedView: UIView {
    var size = CGSize(width: 50, height: 20) {
      didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { size }
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  private func addView(at edges: (left: CGFloat?, right: CGFloat?)) -> SizedView {
    let view = SizedView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    if let left = edges.left {
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: left).isActive = true
    }
    if let right = edges.right {
      view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: right).isActive = true
    }
    return view
  }

  @Test("without other constraints a view has its natural size")
  func natural() {
    let view = addView(at: (10, nil))
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 0, width: 50, height: 20))
    view.size = CGSize(width: 70, height: UIView.noIntrinsicMetric)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 0, width: 70, height: 0))
  }

  @Test("the view with the weaker hugging priority is stretched")
  func hugging() {
    let (left, right) = (addView(at: (0, nil)), addView(at: (nil, 0)))
    left.rightAnchor.constraint(equalTo: right.leftAnchor).isActive = true
    right.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    root.layoutIfNeeded()
    #expect(left.frame.width == 50 && right.frame.width == 150)
    right.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    root.layoutIfNeeded()
    #expect(left.frame.width == 150 && right.frame.width == 50)
  }

  @Test("the view with the weaker compression resistance is compressed")
  func compression() {
    let (left, right) = (addView(at: (0, nil)), addView(at: (nil, 0)))
    left.rightAnchor.constraint(equalTo: right.leftAnchor).isActive = true
    (left.size.width, right.size.width) = (150, 150)
    left.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    root.layoutIfNeeded()
    #expect(left.frame.width == 50 && right.frame.width == 150)
    #expect(left.contentCompressionResistancePriority(for: .horizontal).rawValue == 749)
    #expect(left.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }

  @Test("a label wraps its lines in the width that it gets")
  func wrapping() {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.numberOfLines = 0
    label.text = "A text that is too long for one line, and takes several lines of its width."
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: root.leftAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.widthAnchor.constraint(equalToConstant: 120),
    ])
    root.layoutIfNeeded()
    let expected = label.sizeThatFits(CGSize(width: 120, height: 0)).height
    #expect(label.frame.size == CGSize(width: 120, height: expected))
    #expect(expected > label.font.lineHeight * 2)
    label.text = "Short"
    root.layoutIfNeeded()
    #expect(label.frame.height < label.font.lineHeight * 2)
  }

  @Test("labels align by their baselines")
  func baselines() {
    let (small, large) = (UILabel(), UILabel())
    for (label, size) in [(small, 12.0), (large, 40)] as [(UILabel, CGFloat)] {
      label.font = .systemFont(ofSize: size)
      label.text = "Text"
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
    }
    large.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    let difference = large.frame.minY + large.font.ascender - small.frame.minY - small.font.ascender
    #expect(abs(difference) <= 1)
  }

  @Test("the fitting size satisfies the constraints inside the view")
  func fitting() {
    let cell = UIView()
    let content = SizedView()
    content.translatesAutoresizingMaskIntoConstraints = false
    cell.addSubview(content)
    NSLayoutConstraint.activate([
      content.leftAnchor.constraint(equalTo: cell.leftAnchor, constant: 10),
      content.rightAnchor.constraint(equalTo: cell.rightAnchor, constant: -10),
      content.topAnchor.constraint(equalTo: cell.topAnchor, constant: 5),
      content.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -5),
    ])
    let compressed = UIView.layoutFittingCompressedSize
    #expect(cell.systemLayoutSizeFitting(compressed) == CGSize(width: 70, height: 30))
    let wide = cell.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wide == CGSize(width: 300, height: 30))
    #expect(cell.frame == .zero)
  }

  @Test("the fitting size follows from constraints that updateConstraints() is still to add")
  func fittingUpdate() {
    final class UpdatingView: UIView {
      override func updateConstraints() {
        widthAnchor.constraint(equalToConstant: 30).isActive = true
        super.updateConstraints()
      }
    }
    let view = UpdatingView()
    view.setNeedsUpdateConstraints()
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 30)
  }
}
