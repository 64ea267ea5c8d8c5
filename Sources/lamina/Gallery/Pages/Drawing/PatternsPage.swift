import UIKit

extension GalleryPage {
  static let patterns = GalleryPage(
    name: "patterns", title: "Patterns",
    caption:
      "A pattern is a colour: its cell is drawn once and set side by side from the origin of "
      + "the view on. The current transform does not move it.",
    specimens: [
      Specimen("UIColor(patternImage:)", note: "as a fill colour") { stage in
        stage.patterned { context, color in
          color.setFill()
          context.fill(CGRect(x: 10, y: 5, width: 140, height: 80))
        }
      },
      Specimen("UIColor(patternImage:)", note: "in any shape") { stage in
        stage.patterned { context, color in
          color.setFill()
          context.addPath(UIBezierPath.star(in: CGRect(x: 30, y: 0, width: 100, height: 90)).cgPath)
          context.fillPath()
        }
      },
      Specimen("as a stroke colour", note: "a broad line") { stage in
        stage.patterned { context, color in
          color.setStroke()
          context.setLineWidth(20)
          context.strokeEllipse(in: CGRect(x: 35, y: 15, width: 90, height: 60))
        }
      },
      Specimen("setPatternPhase", note: "half a cell") { stage in
        let half = stage.length(20) / 2
        stage.patterned { context, color in
          color.setFill()
          context.fill(CGRect(x: 10, y: 5, width: 66, height: 80))
          context.setPatternPhase(CGSize(width: half, height: half))
          context.fill(CGRect(x: 84, y: 5, width: 66, height: 80))
        }
      },
      Specimen("CGPattern, isColored: false", note: "one cell, three colours") { stage in
        let unit = stage.unit
        stage.sketch { context in
          guard let pattern = CGPattern.drops(unit),
            let space = CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB())
          else { return }
          context.setFillColorSpace(space)
          for (index, color) in [DemoPalette.teal, DemoPalette.coral, DemoPalette.sky].enumerated()
          {
            let components = color.cgColor.components ?? []
            unsafe context.setFillPattern(pattern, colorComponents: components)
            context.fill(CGRect(x: 8 + 50 * CGFloat(index), y: 5, width: 44, height: 80))
          }
        }
      },
      Specimen("xStep, yStep and a matrix", note: "turned, and apart") { stage in
        let unit = stage.unit
        stage.sketch { context in
          guard let pattern = CGPattern.drops(unit, step: 20, angle: 0.5),
            let space = CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB())
          else { return }
          context.setFillColorSpace(space)
          let components = DemoPalette.brass.cgColor.components ?? []
          unsafe context.setFillPattern(pattern, colorComponents: components)
          context.fill(CGRect(x: 10, y: 5, width: 140, height: 80))
        }
      },
    ])
}

extension Stage {
  /// Draws the closure with a pattern color whose cell measures 20 units.
  fileprivate func patterned(_ body: @escaping (CGContext, UIColor) -> Void) {
    let tile = image(size(20, 20)) { context, bounds in
      context.drawCard("L", DemoPalette.teal, in: bounds, unit: bounds.width / 40)
    }
    guard let tile else { return }
    let color = UIColor(patternImage: UIImage(cgImage: tile, scale: scale, orientation: .up))
    sketch { body($0, color) }
  }
}

extension CGPattern {
  /// An uncolored pattern of drops in a cell of 12 units.
  fileprivate static func drops(
    _ unit: CGFloat, step: CGFloat = 12, angle: CGFloat = 0
  ) -> CGPattern? {
    var callbacks = unsafe CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        context.fillEllipse(in: CGRect(x: 3, y: 5, width: 6, height: 6))
        context.addLines(between: [
          CGPoint(x: 3.3, y: 6.8), CGPoint(x: 6, y: 1), CGPoint(x: 8.7, y: 6.8),
        ])
        context.fillPath()
      }, releaseInfo: nil)
    return unsafe CGPattern(
      info: nil, bounds: CGRect(x: 0, y: 0, width: 12, height: 12),
      matrix: CGAffineTransform(rotationAngle: angle).scaledBy(x: unit, y: unit), xStep: step,
      yStep: step, tiling: .noDistortion, isColored: false, callbacks: &callbacks)
  }
}
