import CoreGraphics
import Testing
import UIKit

/// Sentences of Apple's guide about natural sizes.
@Suite("Auto Layout Guide: intrinsic content size", .serialized)
@MainActor struct GuideContentSizeTests {
  private let tree = ConstrainedTree()

  // Auto Layout Guide, "Intrinsic Content Size". Requirement V32.
  @Test("a plain view has no intrinsic content size, a label has both")
  func kinds() {
    #expect(UIView().intrinsicContentSize == CGSize(width: -1, height: -1))
    let label = UILabel()
    label.text = "Text"
    let size = label.intrinsicContentSize
    #expect(size.width > 0 && size.height > 0)
    label.font = label.font.withSize(label.font.pointSize * 2)
    #expect(label.intrinsicContentSize.width > size.width * 1.5)
  }

  // Auto Layout Guide, "Intrinsic Content Size". Requirement V32.
  @Test("an empty image view has no intrinsic content size; one with an image has the image's")
  func images() {
    let view = UIImageView()
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    view.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 20))
  }

  // Auto Layout Guide, "Intrinsic Content Size". Requirement V32.
  @Test("a view with an intrinsic content size needs a position alone")
  func positions() {
    let view = tree.addView(NaturalView())
    tree.lay(
      view.leadingAnchor.constraint(equalTo: tree.root.leadingAnchor),
      view.topAnchor.constraint(equalTo: tree.root.topAnchor))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 60, height: 20) && !view.hasAmbiguousLayout)
  }

  // Auto Layout Guide, "Intrinsic Content Size", Listing 3-4. Requirement V32.
  @Test("hugging is an upper limit of the size, compression resistance a lower one")
  func limits() {
    let view = tree.addView(NaturalView())
    tree.lay(view.widthAnchor.constraint(equalToConstant: 100).with(priority: 249))
    #expect(view.frame.width == 60)
    tree.lay(view.widthAnchor.constraint(equalToConstant: 100).with(priority: 251))
    #expect(view.frame.width == 100)
    tree.lay(view.widthAnchor.constraint(equalToConstant: 30).with(priority: 749))
    #expect(view.frame.width == 60)
    tree.lay(view.widthAnchor.constraint(equalToConstant: 30).with(priority: 751))
    #expect(view.frame.width == 30)
  }

  // Auto Layout Guide, "Intrinsic Content Size". Requirement V32.
  @Test("views hug with 250 and resist compression with 750, so that they rather grow than shrink")
  func defaults() {
    let view = UIView()
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      #expect(view.contentHuggingPriority(for: axis).rawValue == 250)
      #expect(view.contentCompressionResistancePriority(for: axis).rawValue == 750)
    }
  }

  // Auto Layout Guide, "Intrinsic Content Size". Requirement V32.
  @Test("of views that fill a space, the one that hugs less grows")
  func growth() {
    let (label, field) = (tree.addView(NaturalView()), tree.addView(NaturalView()))
    label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    tree.lay(
      label.leadingAnchor.constraint(equalTo: tree.root.leadingAnchor),
      field.leadingAnchor.constraint(equalTo: label.trailingAnchor),
      field.trailingAnchor.constraint(equalTo: tree.root.trailingAnchor))
    #expect(label.frame.width == 60 && field.frame.width == 260)
  }

  // Auto Layout Guide, "Intrinsic Content Size". Requirement V32.
  @Test("a view whose compression resistance is required is never clipped")
  func required() {
    let view = tree.addView(NaturalView())
    view.setContentCompressionResistancePriority(.required, for: .horizontal)
    tree.lay(view.widthAnchor.constraint(equalToConstant: 10).with(priority: 999))
    #expect(view.frame.width == 60)
  }

  // Auto Layout Guide, "Intrinsic Content Size". Requirement V32.
  @Test("a change of the content changes the layout")
  func changes() {
    let view = NaturalView()
    _ = tree.addView(view)
    tree.root.layoutIfNeeded()
    view.size = CGSize(width: 80, height: UIView.noIntrinsicMetric)
    tree.lay(view.heightAnchor.constraint(equalToConstant: 5))
    #expect(view.frame.size == CGSize(width: 80, height: 5))
  }

  // Auto Layout Guide, "Intrinsic Content Size Versus Fitting Size". Requirement V32.
  @Test("an intrinsic size goes into the layout, a fitting size comes out of it")
  func fitting() {
    let container = UIView()
    let inner = NaturalView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(inner)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "|-5-[v]-7-|", views: ["v": inner])
        + NSLayoutConstraint.constraints(withVisualFormat: "V:|-1-[v]-2-|", views: ["v": inner]))
    #expect(container.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(
      container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 72, height: 23))
  }
}
