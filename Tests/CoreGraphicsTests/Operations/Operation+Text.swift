import CoreGraphics

extension Operation {
  private static let font = CGFont("DejaVuSans-Bold" as CFString)

  /// Draws "Rg&" from the left edge, flipped so that it is upright in UIKit's coordinates.
  private static func drawGlyphs(_ context: CGContext, size: CGFloat = 40) {
    guard let font else { return }
    let glyphs = ["R", "g", "ampersand"].map { font.getGlyphWithGlyphName(name: $0 as CFString) }
    context.setFont(font)
    context.setFontSize(size)
    context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
    context.textPosition = CGPoint(x: 6, y: 46)
    context.showGlyphs(glyphs, at: [.zero, CGPoint(x: 28, y: 0), CGPoint(x: 54, y: 8)])
  }

  private static func text(_ name: String, _ mode: CGTextDrawingMode) -> Operation {
    Operation("text-\(name)") { context in
      context.setLineWidth(1.5)
      context.setTextDrawingMode(mode)
      drawGlyphs(context)
      context.setFillColor(green)
      for x in stride(from: 0, to: 96, by: 6) {
        context.fill(CGRect(x: x, y: 30, width: 3, height: 34))
      }
    }
  }

  static let text = [
    text("fill", .fill), text("stroke", .stroke), text("fillStroke", .fillStroke),
    text("invisible", .invisible), text("fillClip", .fillClip), text("strokeClip", .strokeClip),
    text("fillStrokeClip", .fillStrokeClip), text("clip", .clip),
    Operation("text-matrix-alpha-shadow") { context in
      context.setAlpha(0.6)
      context.setShadow(offset: CGSize(width: 3, height: 3), blur: 2)
      context.translateBy(x: 10, y: -6)
      context.rotate(by: 0.2)
      drawGlyphs(context, size: 32)
    },
    Operation("text-pattern") { context in
      Motif.setPattern(context, Motif.pattern())
      drawGlyphs(context)
    },
    Operation("text-pictures") { context in
      guard let font = CGFont("NotoColorEmoji" as CFString) else { return }
      context.setFont(font)
      context.setFontSize(36)
      context.textMatrix = CGAffineTransform(a: 1, b: 0.2, c: 0.2, d: -1, tx: 10, ty: 44)
      context.showGlyphs([700, 1200], at: [.zero, CGPoint(x: 40, y: 0)])
    },
  ]
}
