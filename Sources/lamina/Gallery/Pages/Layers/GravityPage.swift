import QuartzCore
import UIKit

extension GalleryPage {
  static let gravity = GalleryPage(
    name: "gravity", title: "Gravity of a layer's contents",
    caption: "CALayer.contentsGravity. Core Animation names sides as if y went up: .top is the "
      + "larger y, which is below here, as it is on iOS.",
    specimens: gravities.map { gravity in
      Specimen(".\(gravity.rawValue)") { stage in
        let host = stage.block(0, 0, 160, 90, color: UIColor(hex: 0x10173A))
        let image = stage.image(stage.size(72, 54)) { context, bounds in
          context.drawPostcard(in: bounds)
        }
        host.layer.masksToBounds = true
        host.layer.contents = image
        host.layer.contentsScale = stage.scale
        host.layer.contentsGravity = gravity
      }
    })

  private static let gravities: [CALayerContentsGravity] = [
    .resize, .resizeAspect, .resizeAspectFill, .center, .topLeft, .top, .topRight, .left, .right,
    .bottomLeft, .bottom, .bottomRight,
  ]
}
