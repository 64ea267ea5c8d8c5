import QuartzCore
import UIKit

extension GalleryPage {
  static let listing32 = GalleryPage(
    name: "listing-3-2", title: "A layer of one's own in a view",
    caption: "View Programming Guide, listing 3-2: a layer without a view, as large as its image, "
      + "in the middle of the view's own layer.",
    space: Listing.space,
    specimens: [
      Specimen("listing 3-2", note: "in Swift") { $0.code(text) },
      Specimen("what it makes", note: "view.layer.sublayers has one layer more") { stage in
        let backingView = stage.block(5, 5, 150, 125, color: UIColor(hex: 0x33407A))
        backingView.layer.cornerRadius = stage.length(6)
        guard let medal = stage.image(stage.size(96, 96), { $0.drawMedal(in: $1) }) else {
          return
        }
        let image = UIImage(cgImage: medal, scale: stage.scale, orientation: .up)
        viewDidLoad(backingView, image)
      },
    ])

  private static func viewDidLoad(_ view: UIView, _ image: UIImage) {
    let layer = CALayer()
    layer.contents = image.cgImage
    layer.bounds = CGRect(origin: .zero, size: image.size)
    view.layer.addSublayer(layer)
    layer.position = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }

  private static let text = """
    func viewDidLoad() {
      // Create the layer.
      let layer = CALayer()

      // Set the contents of the layer to a fixed image,
      // and the size of the layer to match the image.
      layer.contents = image.cgImage
      layer.bounds = CGRect(
        origin: .zero, size: image.size)

      // Add the layer to the view.
      view.layer.addSublayer(layer)

      // Center the layer in the view.
      layer.position = CGPoint(
        x: view.bounds.midX, y: view.bounds.midY)
    }
    """
}

extension CGContext {
  /// Draws a star on a disc.
  fileprivate func drawMedal(in bounds: CGRect) {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let radius = bounds.width / 2
    fill(
      .circle(middle, radius * 0.98),
      [UIColor(hex: 0xFBE6B4), DemoPalette.brass, DemoPalette.bronze],
      center: middle.toward(-40, radius * 0.4), radius: radius * 1.6)
    fill(.circle(middle, radius * 0.86), UIColor(hex: 0x1A2348))
    let points = (0..<16).map { number in
      middle.toward(CGFloat(number) * 22.5, radius * (number % 2 == 0 ? 0.76 : 0.34))
    }
    fill(
      .polygon(points), [UIColor(hex: 0xFBE6B4), DemoPalette.brass, DemoPalette.bronze],
      from: CGPoint(x: 0, y: bounds.height * 0.1), to: CGPoint(x: 0, y: bounds.height * 0.9))
  }
}
