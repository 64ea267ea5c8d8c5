import UIKit

extension GalleryPage {
  static let contentModes = GalleryPage(
    name: "content-modes", title: "Content modes",
    caption: "A view drew itself at 60 × 60 points and was made 140 × 80; contentMode says what "
      + "becomes of its picture. Only .redraw draws again.",
    specimens: modes.map { name, mode in
      Specimen(".\(name)") { stage in
        let view = stage.drawing(stage.rect(10, 5, 60, 60)) { context, bounds in
          context.drawPostcard(in: bounds)
        }
        view.backgroundColor = UIColor(hex: 0x10173A)
        view.clipsToBounds = true
        view.contentMode = mode
        view.afterDrawing = { $0.frame = stage.rect(10, 5, 140, 80) }
      }
    })

  private static let modes: [(String, UIView.ContentMode)] = [
    ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit),
    ("scaleAspectFill", .scaleAspectFill), ("redraw", .redraw), ("center", .center),
    ("top", .top), ("bottom", .bottom), ("left", .left), ("right", .right),
    ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft),
    ("bottomRight", .bottomRight),
  ]
}
