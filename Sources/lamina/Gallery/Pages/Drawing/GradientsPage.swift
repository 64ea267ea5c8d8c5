import UIKit

extension GalleryPage {
  static let gradients = GalleryPage(
    name: "gradients", title: "Gradients",
    caption: "A gradient paints all of the clip between its ends, and beyond them as its options "
      + "say.",
    specimens: [
      linear("drawLinearGradient", note: "options: []", options: []),
      linear(
        "drawLinearGradient", note: ".drawsBeforeStartLocation", options: .drawsBeforeStartLocation),
      linear(
        "drawLinearGradient", note: "before and after",
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation]),
      Specimen("drawRadialGradient", note: "one circle in the other") { stage in
        stage.sketch { context in
          context.drawRadialGradient(
            .evening, startCenter: CGPoint(x: 66, y: 36), startRadius: 2,
            endCenter: CGPoint(x: 80, y: 45), endRadius: 40, options: [])
        }
      },
      Specimen("drawRadialGradient", note: "side by side: a cone") { stage in
        stage.sketch { context in
          context.drawRadialGradient(
            .evening, startCenter: CGPoint(x: 36, y: 45), startRadius: 12,
            endCenter: CGPoint(x: 112, y: 45), endRadius: 28, options: [])
        }
      },
      Specimen("drawRadialGradient", note: ".drawsBeforeStartLocation") { stage in
        stage.sketch { context in
          context.drawRadialGradient(
            .evening, startCenter: CGPoint(x: 66, y: 45), startRadius: 12,
            endCenter: CGPoint(x: 112, y: 45), endRadius: 28,
            options: .drawsBeforeStartLocation)
        }
      },
      Specimen("drawConicGradient", note: "once around") { stage in
        stage.sketch { context in
          context.drawConicGradient(.wheel, center: CGPoint(x: 80, y: 45), angle: -.pi / 2)
        }
      },
      Specimen("clip() and a gradient", note: "inside of any shape") { stage in
        stage.sketch { context in
          context.addPath(UIBezierPath.star(in: CGRect(x: 35, y: 0, width: 90, height: 90)).cgPath)
          context.clip()
          context.drawLinearGradient(
            .evening, start: CGPoint(x: 0, y: 5), end: CGPoint(x: 0, y: 75), options: [])
        }
      },
    ])

  private static func linear(
    _ title: String, note: String, options: CGGradientDrawingOptions
  ) -> Specimen {
    Specimen(title, note: note) { stage in
      stage.sketch { context in
        context.drawLinearGradient(
          .evening, start: CGPoint(x: 50, y: 30), end: CGPoint(x: 110, y: 60), options: options)
      }
    }
  }
}

extension CGGradient {
  fileprivate static let evening = make(
    [DemoPalette.violet, DemoPalette.rose, DemoPalette.coral, DemoPalette.brass],
    [0, 0.35, 0.7, 1])

  fileprivate static let wheel = make(
    [DemoPalette.teal, DemoPalette.sky, DemoPalette.violet, DemoPalette.coral, DemoPalette.brass]
      + [DemoPalette.teal], [0, 0.2, 0.4, 0.6, 0.8, 1])

  private static func make(_ colors: [UIColor], _ locations: [CGFloat]) -> CGGradient {
    let list = colors.map(\.cgColor) as CFArray
    guard let gradient = unsafe CGGradient(colorsSpace: nil, colors: list, locations: locations)
    else { preconditionFailure("a gradient of \(colors.count) colors") }
    return gradient
  }
}
