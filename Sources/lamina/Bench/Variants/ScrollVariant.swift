import UIKit

/// A page of rows that scrolls up and down. Each row has a rounded image and two lines of text.
struct ScrollVariant: BenchVariant {
  static let name = "scroll"
  static let summary = "a scrolling page of 40 rows, or --layers, with text and rounded images"
  static let defaults = BenchOptions(layers: 40, layerSize: 64)
  /// Points a second.
  private static let speed = 600.0

  private let options: BenchOptions

  init(_ options: BenchOptions) {
    self.options = options
  }

  func show(in window: UIWindow, _ motion: BenchMotion) {
    window.backgroundColor = .white
    let page = UIView(frame: window.bounds)
    for index in 0..<options.layers { page.addSubview(row(index, width: page.bounds.width)) }
    window.addSubview(page)
    let reach = max(0, CGFloat(options.layers) * rowHeight - page.bounds.height)
    switch motion {
    case .moving: scroll(page.layer, by: reach)
    case .still(let time): page.bounds.origin.y = min(reach, CGFloat(time * Self.speed))
    }
  }

  private var rowHeight: CGFloat { options.layerSize + 24 }

  private func scroll(_ layer: CALayer, by reach: CGFloat) {
    guard reach > 0 else { return }
    let animation = CABasicAnimation(keyPath: "bounds.origin.y")
    animation.fromValue = 0.0
    animation.toValue = Double(reach)
    animation.duration = Double(reach) / Self.speed
    animation.autoreverses = true
    animation.repeatCount = .infinity
    layer.add(animation, forKey: "scroll")
  }

  private func row(_ index: Int, width: CGFloat) -> UIView {
    let row = UIView(
      frame: CGRect(x: 0, y: CGFloat(index) * rowHeight, width: width, height: rowHeight))
    row.backgroundColor = .white
    let side = options.layerSize
    let picture = BenchView(index: index, size: side, picture: .opaque)
    picture.frame.origin = CGPoint(x: 16, y: 12)
    picture.layer.cornerRadius = side / 5
    picture.clipsToBounds = true
    row.addSubview(picture)
    row.addSubview(
      label(
        "Row \(index + 1) of the page", .boldSystemFont(ofSize: side / 4), .black,
        y: rowHeight / 2 - side * 0.4, in: row))
    row.addSubview(
      label(
        "A second line says more about it, in smaller letters.", .systemFont(ofSize: side / 5),
        .gray, y: rowHeight / 2, in: row))
    let line = UIView(
      frame: CGRect(x: side + 32, y: rowHeight - 1, width: width - side - 32, height: 1))
    line.backgroundColor = UIColor(white: 0.85, alpha: 1)
    row.addSubview(line)
    return row
  }

  private func label(
    _ text: String, _ font: UIFont, _ color: UIColor, y: CGFloat, in row: UIView
  ) -> UILabel {
    let label = UILabel(
      frame: CGRect(
        x: options.layerSize + 32, y: y, width: row.bounds.width - options.layerSize - 48,
        height: options.layerSize * 0.4))
    label.text = text
    label.font = font
    label.textColor = color
    return label
  }
}
