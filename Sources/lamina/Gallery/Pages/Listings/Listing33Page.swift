import UIKit

extension GalleryPage {
  static let listing33 = GalleryPage(
    name: "listing-3-3", title: "A view class of one's own",
    caption: "View Programming Guide, listing 3-3: the inherited initializer comes first, then "
      + "the view's own properties and subviews.",
    space: Listing.space,
    specimens: [
      Specimen("listing 3-3", note: "in Swift") { $0.code(text) },
      Specimen("what it makes", note: "three of them, with frames of their own") { stage in
        for (x, y, width, height) in [(10, 8, 84, 50), (102, 8, 48, 119), (10, 68, 84, 59)] {
          stage.view.addSubview(
            PlaqueView(frame: stage.rect(CGFloat(x), CGFloat(y), CGFloat(width), CGFloat(height))))
        }
      },
    ])

  private static let text = """
    final class PlaqueView: UIView {
      private let mark = UIView()

      override init(frame: CGRect) {
        super.init(frame: frame)
        // set up the initial properties of the view
        backgroundColor = .systemIndigo
        layer.cornerRadius = 12
        mark.backgroundColor = .systemYellow
        addSubview(mark)
      }

      required init?(coder: NSCoder) {
        super.init(coder: coder)
      }

      override func layoutSubviews() {
        super.layoutSubviews()
        mark.frame = bounds.insetBy(
          dx: bounds.width / 6, dy: bounds.height / 6)
      }
    }
    """
}

private final class PlaqueView: UIView {
  private let mark = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemIndigo
    layer.cornerRadius = 12
    mark.backgroundColor = .systemYellow
    addSubview(mark)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    mark.frame = bounds.insetBy(dx: bounds.width / 6, dy: bounds.height / 6)
  }
}
