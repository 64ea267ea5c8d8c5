import UIKit

/// Many layers that stand still in the lower half of the window, below the ones that move.
///
/// The still layers show eight images and lie where none of the moving ones comes, if these are
/// small, so that a frame's damage contains none of them.
struct StaticVariant: GridVariant {
  static let name = "static-100k"
  static let summary = "100,000 still layers, or --still of them, below 100 moving ones"
  static let defaults = BenchOptions(layerSize: 32, still: 100_000)
  /// The moving layers' part of the window's height.
  private static let movingPart: CGFloat = 1.0 / 3
  private static let images = 8
  /// The side of a still layer's image in pixels.
  private static let imageSide = 8

  let options: BenchOptions

  init(_ options: BenchOptions) {
    self.options = options
  }

  func makeView(_ index: Int) -> UIView {
    BenchView(index: index, size: options.layerSize)
  }

  func show(in window: UIWindow, _ motion: BenchMotion) {
    addStillLayers(to: window)
    var area = window.bounds
    area.size.height *= Self.movingPart
    let stage = UIView(frame: area)
    window.addSubview(stage)
    showGrid(in: stage, motion)
    window.backgroundColor = BenchScene.background
  }

  private func addStillLayers(to window: UIWindow) {
    let (_, area) = window.bounds.divided(atDistance: window.bounds.height / 2, from: .minYEdge)
    let page = CALayer()
    page.frame = area
    window.layer.addSublayer(page)
    let images = (0..<Self.images).map(Self.image)
    let cells = BenchGrid(count: options.still, in: area.size)
    for index in 0..<options.still {
      let layer = CALayer()
      layer.contents = images[index % images.count]
      layer.bounds.size = CGSize(width: cells.cell.width * 0.75, height: cells.cell.height * 0.75)
      layer.position = cells.center(index)
      page.addSublayer(layer)
    }
  }

  private static func image(_ index: Int) -> CGImage {
    let hue = UIColor(
      hue: CGFloat(index) / CGFloat(images), saturation: 0.6, brightness: 0.8, alpha: 1)
    let bounds = CGRect(x: 0, y: 0, width: imageSide, height: imageSide)
    let image = UIGraphicsImageRenderer(size: bounds.size).image { _ in
      hue.setFill()
      UIBezierPath(ovalIn: bounds).fill()
    }
    guard let pixels = image.cgImage else { preconditionFailure("an image without pixels") }
    return pixels
  }
}
