import UIKit

extension GalleryPage {
  static let tint = GalleryPage(
    name: "tint", title: "Tint",
    caption: "Template images take the view's tint color, which comes from the nearest view "
      + "above that has one of its own.",
    specimens: [
      Specimen("tintColor not set", note: "the system's blue") { $0.tinted(nil) { _ in } },
      Specimen("superview.tintColor = .systemOrange", note: "all below inherit it") {
        $0.tinted(.systemOrange) { _ in }
      },
      Specimen("b.tintColor = .systemGreen", note: "one has its own") { stage in
        stage.tinted(.systemOrange) { $0.subviews[1].tintColor = .systemGreen }
      },
      Specimen("superview.tintAdjustmentMode = .dimmed", note: "gray, all below too") { stage in
        stage.tinted(.systemOrange) { $0.tintAdjustmentMode = .dimmed }
      },
      Specimen("b.tintAdjustmentMode = .normal", note: "in a dimmed superview") { stage in
        stage.tinted(.systemOrange) {
          $0.tintAdjustmentMode = .dimmed
          $0.subviews[1].tintAdjustmentMode = .normal
        }
      },
      Specimen("renderingMode = .alwaysOriginal", note: "not a template: its own colors") {
        $0.tinted(.systemOrange, mode: .alwaysOriginal) { _ in }
      },
    ])
}

extension Stage {
  /// Adds three image views with an icon of a lamp.
  fileprivate func tinted(
    _ color: UIColor?, mode: UIImage.RenderingMode = .alwaysTemplate, _ change: (UIView) -> Void
  ) {
    let parent = block(0, 10, 160, 70, color: UIColor(hex: 0x10173A))
    parent.layer.cornerRadius = length(6)
    if let color { parent.tintColor = color }
    guard let lamp = image(size(40, 40), { $0.drawLamp(in: $1) }) else { return }
    let icon = UIImage(cgImage: lamp, scale: scale, orientation: .up).withRenderingMode(mode)
    for index in 0..<3 {
      let imageView = UIImageView(image: icon)
      imageView.frame = rect(10 + CGFloat(index) * 50, 15, 40, 40)
      parent.addSubview(imageView)
    }
    change(parent)
  }
}

extension CGContext {
  /// Draws a lamp with rays on a transparent background, for a template image.
  fileprivate func drawLamp(in bounds: CGRect) {
    let unit = bounds.width / 40
    let middle = CGPoint(x: 20 * unit, y: 20 * unit)
    fill(.circle(middle, 8 * unit), DemoPalette.brass)
    stroke(.circle(middle, 8 * unit), DemoPalette.coral, width: 1.5 * unit)
    for ray in 0..<12 {
      let degrees = CGFloat(ray) * 30
      stroke(
        .line(middle.toward(degrees, 12 * unit), middle.toward(degrees, 17 * unit)),
        ray % 2 == 0 ? DemoPalette.coral : DemoPalette.rose, width: 2.4 * unit)
    }
  }
}
