import QuartzCore
import UIKit

extension GalleryPage {
  static let clipping = GalleryPage(
    name: "clipping", title: "Clipping",
    caption: "Subviews may reach beyond their superview, unless it clips to its bounds; clips "
      + "nest, round corners included.",
    space: CGSize(width: 160, height: 120),
    specimens: [
      Specimen("clipsToBounds = false", note: "the default") { stage in
        stage.flower(stage.port())
      },
      Specimen("clipsToBounds = true", note: "what lies outside is not seen") { stage in
        stage.flower(stage.port(clips: true))
      },
      Specimen(
        "layer.cornerRadius = 20", note: "with clipsToBounds: contents are rounded too"
      ) { stage in
        let port = stage.port(clips: true)
        port.layer.cornerRadius = stage.length(20)
        stage.flower(port)
      },
      Specimen("layer.cornerRadius = 20", note: "without: only the background is") { stage in
        let port = stage.port()
        port.layer.cornerRadius = stage.length(20)
        stage.flower(port)
      },
      Specimen("transform of the clipping view", note: "the clip turns with it") { stage in
        let port = stage.port(clips: true)
        port.layer.cornerRadius = stage.length(14)
        port.transform = CGAffineTransform(rotationAngle: -.pi / 9)
        stage.flower(port)
      },
      Specimen("a clip in a turned clip", note: "each cuts what the other leaves") { stage in
        stage.nested(rotatedBy: .pi / 5)
      },
      Specimen("three round clips", note: "one in the other") { stage in
        stage.nested(rotatedBy: 0)
      },
      Specimen("maskedCorners of a clip", note: "two corners are round") { stage in
        let port = stage.port(clips: true)
        port.layer.cornerRadius = stage.length(26)
        port.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        stage.flower(port)
      },
    ])
}

extension Stage {
  fileprivate func port(clips: Bool = false) -> UIView {
    let port = block(30, 24, 100, 72, color: UIColor(hex: 0x33407A))
    port.clipsToBounds = clips
    return port
  }

  /// Adds petals that extend beyond their superview.
  fileprivate func flower(_ parent: UIView) {
    let stage = on(parent)
    for petal in 0..<8 {
      let view = stage.block(
        stage.space.width / 2 - 11, stage.space.height / 2 - 54, 22, 48,
        color: DemoPalette.accent(petal % 2 == 0 ? 0 : 1))
      view.layer.cornerRadius = length(11)
      view.layer.anchorPoint = CGPoint(x: 0.5, y: 54.0 / 48)
      view.center = CGPoint(x: parent.bounds.midX, y: parent.bounds.midY)
      view.transform = CGAffineTransform(rotationAngle: CGFloat(petal) * .pi / 4)
    }
    let heart = stage.block(
      stage.space.width / 2 - 11, stage.space.height / 2 - 11, 22, 22, color: DemoPalette.brass)
    heart.layer.cornerRadius = heart.bounds.width / 2
  }

  fileprivate func nested(rotatedBy angle: CGFloat) {
    let outer = block(12, 6, 136, 108, color: UIColor(hex: 0x33407A))
    outer.clipsToBounds = true
    outer.layer.cornerRadius = length(28)
    let middle = on(outer).block(16, 16, 160, 76, color: DemoPalette.violet)
    middle.clipsToBounds = true
    middle.layer.cornerRadius = length(22)
    middle.transform = CGAffineTransform(rotationAngle: angle)
    let inner = on(middle).block(22, 14, 90, 100, color: DemoPalette.teal)
    inner.clipsToBounds = true
    inner.layer.cornerRadius = length(26)
    inner.transform = CGAffineTransform(rotationAngle: -angle)
    let unit = unit
    on(inner).drawing(CGRect(origin: .zero, size: size(120, 120))) { context, bounds in
      for x in stride(from: -bounds.height, to: bounds.width, by: 12 * unit) {
        context.stroke(
          .line(CGPoint(x: x, y: bounds.height), CGPoint(x: x + bounds.height, y: 0)),
          GalleryStyle.ink.withAlphaComponent(0.55), width: 4 * unit, cap: .butt)
      }
    }
  }
}
