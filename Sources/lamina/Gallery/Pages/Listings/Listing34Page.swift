import UIKit

extension GalleryPage {
  static let listing34 = GalleryPage(
    name: "listing-3-4", title: "A drawing method",
    caption: "View Programming Guide, listing 3-4. As printed it frames the view with one point, "
      + "for UIRectFrame knows no line width; stroke(_:) draws what its text says.",
    space: Listing.space,
    specimens: [
      Specimen("listing 3-4", note: "in Swift") { $0.code(text) },
      Specimen(
        "what it draws", note: "above as printed; below with stroke(_:) as the last line"
      ) { stage in
        stage.view.addSubview(FramedView(frame: stage.rect(15, 4, 130, 58), strokes: false))
        stage.view.addSubview(FramedView(frame: stage.rect(15, 72, 130, 58), strokes: true))
      },
    ])

  private static let text = """
    override func draw(_ rect: CGRect) {
      let context = UIGraphicsGetCurrentContext()
      var myFrame = bounds

      // Set the line width to 10 and inset the
      // rectangle by 5 points on all sides to
      // compensate for the wider line.
      context?.setLineWidth(10)
      myFrame = myFrame.insetBy(dx: 5, dy: 5)

      UIColor.red.set()
      UIRectFrame(myFrame)

      // What the comment means:
      // context?.stroke(myFrame)
    }
    """
}

private final class FramedView: UIView {
  private let strokes: Bool

  init(frame: CGRect, strokes: Bool) {
    self.strokes = strokes
    super.init(frame: frame)
    isOpaque = false
    backgroundColor = DemoPalette.ivory
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let context = UIGraphicsGetCurrentContext()
    var myFrame = bounds
    context?.setLineWidth(10)
    myFrame = myFrame.insetBy(dx: 5, dy: 5)
    UIColor.red.set()
    if strokes { context?.stroke(myFrame) } else { UIRectFrame(myFrame) }
  }
}
