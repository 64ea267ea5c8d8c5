import QuartzCore
import UIKit

extension GalleryPage {
  static let perspective = GalleryPage(
    name: "perspective", title: "Perspective",
    caption: "Layers turned in depth, with smooth edges. Those that share a space come before each "
      + "other where they are nearer; a transform layer's sublayers stay in the space around it.",
    space: CGSize(width: 160, height: 120),
    specimens: [250, 500, 2000].map { camera(distance: $0) }
      + [-70, -35].map { rotated(degrees: $0) }
      + [
        shared, raised, crossing, masking, box(isSolid: true), box(isSolid: false), flipped,
      ])

  private static func camera(distance: CGFloat) -> Specimen {
    Specimen(
      "m34 = -1 / \(Int(distance))",
      note: distance < 500 ? "the camera is near" : "and farther away"
    ) { stage in
      let container = stage.container(distance: distance)
      stage.on(container).card(40, 12, 80, 96, letter: "R", color: DemoPalette.accent(2)).layer
        .transform =
        CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    }
  }

  private static func rotated(degrees: CGFloat) -> Specimen {
    Specimen(
      "\(Int(degrees))° about the x axis", note: "with smooth edges"
    ) { stage in
      let container = stage.container(distance: 300)
      stage.on(container).card(30, 12, 100, 96, letter: "R", color: DemoPalette.accent(6)).layer
        .transform =
        CATransform3DMakeRotation(degrees * .pi / 180, 1, 0, 0)
    }
  }

  private static let shared = Specimen(
    "superlayer.sublayerTransform", note: "one camera for all sublayers"
  ) { stage in
    let container = stage.on(stage.container(distance: 300))
    for (index, letter) in ["A", "B", "C"].enumerated() {
      let card = container.card(
        8 + CGFloat(index) * 51, 30, 42, 60, letter: letter, color: DemoPalette.accent(index))
      card.layer.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
    }
  }

  private static let raised = Specimen(
    "zPosition", note: "nearer is larger, and in front"
  ) { stage in
    let container = stage.on(stage.container(distance: 300))
    for (index, letter) in ["C", "B", "A"].enumerated() {
      let (x, y) = (90 - CGFloat(index) * 38, 20 + CGFloat(index) * 10)
      let card = container.card(x, y, 60, 60, letter: letter, color: DemoPalette.accent(index + 3))
      card.layer.zPosition = container.length(CGFloat(index - 1) * 70)
    }
  }

  private static let crossing = Specimen(
    "planes that cross", note: "each in front where it is nearer"
  ) { stage in
    let container = stage.on(stage.container(distance: 400))
    for (index, angle) in [0.9, -0.7, 0.1].enumerated() {
      let card = container.card(
        30, 20, 100, 80, letter: ["A", "B", "C"][index], color: DemoPalette.accent(index * 2))
      card.layer.transform = CATransform3DMakeRotation(angle, 0, 1, 0.2)
    }
  }

  private static let masking = Specimen(
    "masksToBounds, cornerRadius", note: "corners and clipping lie in the plane"
  ) { stage in
    let container = stage.on(stage.container(distance: 250))
    let card = container.block(25, 15, 110, 90, color: GalleryStyle.faint)
    card.layer.cornerRadius = container.length(24)
    card.layer.masksToBounds = true
    card.layer.borderWidth = container.length(3)
    card.layer.borderColor = DemoPalette.accent(4).cgColor
    card.layer.transform = CATransform3DMakeRotation(-1, 0.6, 1, 0)
    container.on(card).card(30, -15, 100, 80, letter: "R", color: DemoPalette.accent(2))
    container.on(card).block(-10, 50, 50, 60, color: DemoPalette.accent(6))
  }

  private static func box(isSolid: Bool) -> Specimen {
    Specimen(
      isSolid ? "CATransformLayer" : "CALayer",
      note: isSolid ? "six sides are a cube" : "the same, flattened into one plane"
    ) { stage in
      let container = stage.container(distance: 400)
      let side = stage.length(64)
      let cube = isSolid ? CATransformLayer() : CALayer()
      cube.frame = CGRect(
        x: stage.length(80) - side / 2, y: stage.length(60) - side / 2, width: side, height: side)
      cube.transform = CATransform3DRotate(
        CATransform3DMakeRotation(0.45, 1, 0, 0), 0.65, 0, 1, 0)
      container.layer.addSublayer(cube)
      for index in 0..<6 {
        let face = CALayer()
        face.frame = CGRect(x: 0, y: 0, width: side, height: side)
        face.backgroundColor = DemoPalette.accent(index).cgColor
        face.borderWidth = stage.length(3)
        face.borderColor = UIColor.black.withAlphaComponent(0.3).cgColor
        let rotation =
          index < 4
          ? CATransform3DMakeRotation(CGFloat(index) * .pi / 2, 0, 1, 0)
          : CATransform3DMakeRotation(index == 4 ? .pi / 2 : -.pi / 2, 1, 0, 0)
        face.transform = CATransform3DTranslate(rotation, 0, 0, side / 2)
        cube.addSublayer(face)
      }
    }
  }

  private static let flipped = Specimen(
    "isGeometryFlipped", note: "y goes up for the sublayers"
  ) { stage in
    let container = stage.container(distance: 400)
    for (index, isFlipped) in [false, true].enumerated() {
      let card = stage.on(container).block(
        10 + CGFloat(index) * 75, 15, 65, 90, color: GalleryStyle.faint)
      card.layer.isGeometryFlipped = isFlipped
      card.layer.transform = CATransform3DMakeRotation(0.6, 0, 1, 0)
      stage.on(card).card(8, 6, 40, 34, letter: "R", color: DemoPalette.accent(2))
    }
  }
}

extension Stage {
  /// Adds a view with a perspective `sublayerTransform`; the distance of the camera is in units.
  fileprivate func container(distance: CGFloat) -> UIView {
    let container = UIView(frame: view.bounds)
    container.layer.sublayerTransform.m34 = -1 / (distance * unit)
    view.addSubview(container)
    return container
  }
}
