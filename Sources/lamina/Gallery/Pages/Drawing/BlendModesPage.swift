import UIKit

extension GalleryPage {
  static let blendModes = GalleryPage(
    name: "blend-modes", title: "Blend modes",
    caption: "A disc that fades out, drawn in each of the 28 modes over colours on the left and "
      + "over nothing on the right.",
    space: CGSize(width: 100, height: 60),
    specimens: (0...27).compactMap { CGBlendMode(rawValue: $0) }.map { mode in
      Specimen(".\(mode)") { stage in
        stage.checkerboard()
        stage.sketch { $0.drawBlendSample(mode) }
      }
    })
}

extension CGContext {
  fileprivate func drawBlendSample(_ mode: CGBlendMode) {
    let stripes = [DemoPalette.coral, DemoPalette.brass, DemoPalette.teal, DemoPalette.sky]
    for (index, color) in stripes.enumerated() {
      setFillColor(color.cgColor)
      fill(CGRect(x: 8, y: 6 + 12 * CGFloat(index), width: 48, height: 12))
    }
    setBlendMode(mode)
    addEllipse(in: CGRect(x: 24, y: 6, width: 66, height: 48))
    clip()
    let colors = [DemoPalette.violet, DemoPalette.rose.withAlphaComponent(0.2)].map(\.cgColor)
    guard
      let gradient = unsafe CGGradient(
        colorsSpace: nil, colors: colors as CFArray, locations: nil)
    else { return }
    drawLinearGradient(
      gradient, start: CGPoint(x: 24, y: 10), end: CGPoint(x: 90, y: 50),
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
  }
}
