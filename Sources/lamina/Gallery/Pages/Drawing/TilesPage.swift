import UIKit

extension GalleryPage {
  static let tiles = GalleryPage(
    name: "tiles", title: "A tiled layer",
    caption:
      "A CATiledLayer of 32,767 × 32,767 points draws the tiles that are seen, at the level of "
      + "detail that is seen, away from the main thread.",
    specimens: [
      Specimen("transform = .identity", note: "its middle") { $0.chart(zoom: 1) },
      Specimen("scale 1 / 4", note: "a level with a quarter of the pixels") {
        $0.chart(zoom: 0.25)
      },
      Specimen("scale 1 / 64", note: "levelsOfDetail = 13") { $0.chart(zoom: 1 / 64) },
      Specimen("all of it", note: "the last level") { $0.chart(zoom: 90 / 32_767) },
      Specimen("scale 4", note: "levelsOfDetailBias = 3: sharp") { $0.chart(zoom: 4) },
      Specimen("tileSize = 64 × 64", note: "turned") { $0.chart(zoom: 1, side: 64, degrees: 20) },
    ])
}

extension Stage {
  fileprivate func chart(zoom: CGFloat, side: CGFloat = 128, degrees: CGFloat = 0) {
    let frame = block(0, 0, 160, 90, color: GalleryStyle.ink)
    frame.clipsToBounds = true
    let chart = ChartView(tileSide: side)
    chart.center = CGPoint(x: frame.bounds.midX, y: frame.bounds.midY)
    chart.transform = CGAffineTransform(rotationAngle: degrees * .pi / 180)
      .scaledBy(x: zoom * unit, y: zoom * unit)
    frame.addSubview(chart)
  }
}

/// A tiled view with concentric rings, and with a border around each tile.
private final class ChartView: UIView {
  /// A tiled layer without fade-in, so that a single frame shows the finished page.
  final class ChartLayer: CATiledLayer {
    override class func fadeDuration() -> CFTimeInterval { 0 }
  }

  override class var layerClass: AnyClass { ChartLayer.self }

  init(tileSide: CGFloat) {
    super.init(frame: CGRect(x: 0, y: 0, width: 32_767, height: 32_767))
    contentScaleFactor = 1
    guard let layer = layer as? CATiledLayer else { return }
    layer.tileSize = CGSize(width: tileSide, height: tileSide)
    (layer.levelsOfDetail, layer.levelsOfDetailBias) = (13, 3)
  }

  required init?(coder: NSCoder) { nil }

  nonisolated override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let pixel = 1 / context.ctm.a
    let hue = (log2(context.ctm.a) + 12) / 16
    UIColor(hue: hue, saturation: 0.5, brightness: 0.35, alpha: 1).setFill()
    context.fill(rect)
    drawRings(around: CGPoint(x: 16_383.5, y: 16_383.5), in: rect, pixel: pixel, context)
    UIColor(white: 1, alpha: 0.25).setFill()
    context.fill(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: pixel))
    context.fill(CGRect(x: rect.minX, y: rect.minY, width: pixel, height: rect.height))
  }

  private nonisolated func drawRings(
    around middle: CGPoint, in rect: CGRect, pixel: CGFloat, _ context: CGContext
  ) {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ]
    let farthest = corners.map { hypot($0.x - middle.x, $0.y - middle.y) }.max() ?? 0
    UIColor(hue: 0.12, saturation: 0.5, brightness: 0.95, alpha: 1).setStroke()
    // The radius of each ring is 1.5 times the radius of the previous one.
    var radius: CGFloat = 4
    while radius < farthest {
      context.setLineWidth(max(radius / 24, 1.5 * pixel))
      context.strokeEllipse(
        in: CGRect(
          x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius))
      radius *= 1.5
    }
  }
}
