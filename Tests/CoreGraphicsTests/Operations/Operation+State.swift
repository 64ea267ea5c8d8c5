import CoreGraphics

extension Operation {
  /// Fills the image with stripes, which show the clip.
  private static func drawStripes(_ context: CGContext) {
    for x in stride(from: 0, to: 96, by: 8) {
      context.setFillColor(x % 16 == 0 ? blue : red)
      context.fill(CGRect(x: x, y: 0, width: 8, height: 64))
    }
  }

  static let clips = [
    Operation("clip-path") {
      $0.addPath(Motif.star())
      $0.clip()
      drawStripes($0)
    },
    Operation("clip-evenOdd") {
      $0.addPath(Motif.star())
      $0.clip(using: .evenOdd)
      drawStripes($0)
    },
    Operation("clip-ellipse-and-rect") {
      $0.addEllipse(in: Motif.box)
      $0.clip()
      $0.clip(to: CGRect(x: 0, y: 20, width: 96, height: 20.5))
      drawStripes($0)
    },
    Operation("clip-rects") {
      $0.clip(to: [
        CGRect(x: 8, y: 8, width: 30, height: 30), CGRect(x: 30, y: 30, width: 50, height: 20),
      ])
      drawStripes($0)
    },
    Operation("clip-mask") { context in
      guard let mask = Motif.mask else { return }
      context.clip(to: Motif.box, mask: mask)
      drawStripes(context)
    },
    Operation("clip-two-masks") { context in
      guard let mask = Motif.mask else { return }
      context.clip(to: Motif.box, mask: mask)
      context.translateBy(x: 96, y: 0)
      context.scaleBy(x: -1, y: 1)
      context.clip(to: Motif.box, mask: mask)
      drawStripes(context)
    },
    Operation("clip-rotated") {
      $0.translateBy(x: 48, y: 32)
      $0.rotate(by: .pi / 6)
      $0.clip(to: CGRect(x: -24, y: -14, width: 48, height: 28))
      $0.translateBy(x: -48, y: -32)
      drawStripes($0)
    },
    Operation("resetClip") {
      $0.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
      $0.resetClip()
      $0.fill(Motif.box)
    },
    Operation("state-stack") {
      $0.saveGState()
      $0.setFillColor(red)
      $0.translateBy(x: 30, y: 0)
      $0.fill(CGRect(x: 8, y: 8, width: 20, height: 20))
      $0.restoreGState()
      $0.fill(CGRect(x: 8, y: 8, width: 20, height: 20))
    },
    Operation("transforms") { context in
      for index in 0..<6 {
        context.saveGState()
        context.translateBy(x: 48, y: 32)
        context.rotate(by: CGFloat(index) * .pi / 3)
        context.scaleBy(x: 1 + CGFloat(index) / 8, y: 1)
        context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0.4, d: 1, tx: 0, ty: 0))
        context.setAlpha(0.3 + CGFloat(index) / 10)
        context.fill(CGRect(x: 6, y: -3, width: 16, height: 7))
        context.restoreGState()
      }
    },
  ]

  static let layers = [
    Operation("transparencyLayer-alpha") {
      $0.setAlpha(0.5)
      $0.beginTransparencyLayer(auxiliaryInfo: nil)
      $0.fill(CGRect(x: 10, y: 10, width: 50, height: 30))
      $0.setFillColor(red)
      $0.fill(CGRect(x: 34, y: 24, width: 50, height: 30))
      $0.endTransparencyLayer()
    },
    Operation("transparencyLayer-shadow") {
      $0.setShadow(offset: CGSize(width: 4, height: 4), blur: 4, color: .black)
      $0.beginTransparencyLayer(auxiliaryInfo: nil)
      $0.fill(CGRect(x: 10, y: 10, width: 50, height: 30))
      $0.setFillColor(red)
      $0.fill(CGRect(x: 34, y: 24, width: 50, height: 30))
      $0.endTransparencyLayer()
    },
    Operation("transparencyLayer-rect-blend") {
      $0.fill(CGRect(x: 0, y: 30, width: 96, height: 34))
      $0.setBlendMode(.screen)
      $0.beginTransparencyLayer(
        in: CGRect(x: 20, y: 10, width: 60, height: 40), auxiliaryInfo: nil)
      $0.setFillColor(red)
      $0.fillEllipse(in: CGRect(x: 10, y: 4, width: 76, height: 56))
      $0.endTransparencyLayer()
    },
    Operation("CGLayer") { context in
      guard
        let layer = CGLayer(context, size: CGSize(width: 20, height: 16), auxiliaryInfo: nil),
        let inner = layer.context
      else { return }
      inner.setFillColor(green)
      inner.fillEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 16))
      inner.setFillColor(red)
      inner.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
      context.draw(layer, at: CGPoint(x: 6, y: 6))
      context.setAlpha(0.5)
      context.draw(layer, in: CGRect(x: 30, y: 10, width: 60, height: 44))
    },
    Operation("shadow") {
      $0.setShadow(offset: CGSize(width: 6, height: 6), blur: 8)
      $0.fill(CGRect(x: 16, y: 10, width: 50, height: 34))
    },
    Operation("shadow-color") {
      $0.setShadow(offset: CGSize(width: -5, height: 8), blur: 0, color: red)
      $0.addPath(Motif.star())
      $0.fillPath()
    },
    Operation("shadow-ignores-ctm") {
      $0.rotate(by: 0.2)
      $0.scaleBy(x: 2, y: 2)
      $0.setShadow(offset: CGSize(width: 6, height: 6), blur: 3, color: red)
      $0.fill(CGRect(x: 12, y: 4, width: 24, height: 16))
    },
    Operation("shadow-nil") {
      $0.setShadow(offset: CGSize(width: 6, height: 6), blur: 8)
      $0.setShadow(offset: .zero, blur: 0, color: nil)
      $0.fill(CGRect(x: 16, y: 10, width: 50, height: 34))
    },
    Operation("shadow-stroke") {
      $0.setShadow(offset: CGSize(width: 3, height: 5), blur: 2.5, color: .black)
      $0.strokeEllipse(in: Motif.box)
    },
    Operation("alpha") {
      $0.setAlpha(0.4)
      $0.fill(CGRect(x: 10, y: 10, width: 50, height: 30))
      $0.stroke(CGRect(x: 34, y: 24, width: 50, height: 30), width: 8)
    },
  ]
}
