import UIKit

extension GalleryPage {
  static let listing31 = GalleryPage(
    name: "listing-3-1", title: "Adding views to a hierarchy",
    caption: "View Programming Guide, listing 3-1: a container, and in it the first of the two "
      + "image views between which a transition goes.",
    space: Listing.space,
    specimens: [
      Specimen("listing 3-1", note: "in Swift") { $0.code(text) },
      Specimen(
        "what it makes", note: "the outlines: the container, and the image view that waits"
      ) {
        stage in
        let controller = TransitionsController(stage)
        controller.viewDidLoad()
        stage.dashedOutline(
          controller.containerView.frame.insetBy(dx: -6, dy: -6), DemoPalette.brass)
        let waits = stage.rect(100, 86, 52, 39)
        stage.dashedOutline(waits)
        controller.flipToView.frame = stage.rect(101.5, 87.5, 49, 36)
        controller.flipToView.alpha = 0.35
        stage.view.addSubview(controller.flipToView)
      },
    ])

  private static let text = """
    func viewDidLoad() {
      // create the container view which we will use
      // for transition animation (centered horizontally)
      var frame = CGRect(
        x: ((view.bounds.width - imageWidth) / 2).rounded(),
        y: topPlacement,
        width: imageWidth, height: imageHeight)
      containerView = UIView(frame: frame)
      view.addSubview(containerView)

      // create the initial image view
      frame = CGRect(
        x: 0, y: 0, width: imageWidth, height: imageHeight)
      mainView = UIImageView(frame: frame)
      mainView.image = scene1
      containerView.addSubview(mainView)

      // create the alternate image view
      // (to transition between)
      flipToView = UIImageView(frame: frame)
      flipToView.image = scene2
    }
    """
}

/// The view controller of the listing.
@MainActor private final class TransitionsController {
  let view: UIView
  private let imageWidth, imageHeight, topPlacement: CGFloat
  private let scene1: UIImage?
  private let scene2: UIImage?
  var containerView = UIView()
  var mainView = UIImageView()
  var flipToView = UIImageView()

  init(_ stage: Stage) {
    view = stage.view
    (imageWidth, imageHeight) = (stage.length(96), stage.length(72))
    topPlacement = stage.length(6)
    let size = CGSize(width: imageWidth, height: imageHeight)
    scene1 = stage.image(size) { $0.drawPostcard(in: $1) }
      .map { UIImage(cgImage: $0, scale: stage.scale, orientation: .up) }
    scene2 = stage.image(size) { $0.drawNight(in: $1) }
      .map { UIImage(cgImage: $0, scale: stage.scale, orientation: .up) }
  }

  func viewDidLoad() {
    var frame = CGRect(
      x: ((view.bounds.width - imageWidth) / 2).rounded(), y: topPlacement, width: imageWidth,
      height: imageHeight)
    containerView = UIView(frame: frame)
    view.addSubview(containerView)
    frame = CGRect(x: 0, y: 0, width: imageWidth, height: imageHeight)
    mainView = UIImageView(frame: frame)
    mainView.image = scene1
    containerView.addSubview(mainView)
    flipToView = UIImageView(frame: frame)
    flipToView.image = scene2
  }
}

extension CGContext {
  /// Draws the postcard's landscape at night.
  fileprivate func drawNight(in bounds: CGRect) {
    drawPostcard(in: bounds)
    fill(UIBezierPath(rect: bounds), DemoPalette.night.withAlphaComponent(0.65))
    for star in 0..<24 {
      let point = CGPoint(
        x: bounds.width * (0.05 + 0.9 * scatter(star, 60)),
        y: bounds.height * (0.06 + 0.4 * scatter(star, 61)))
      fill(.circle(point, bounds.height * 0.008), DemoPalette.ivory)
    }
  }
}

/// The layout that the listing pages share.
enum Listing {
  static let space = CGSize(width: 160, height: 135)
}
