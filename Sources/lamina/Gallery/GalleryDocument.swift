import Foundation
import LaminaTesting
import UIKit

/// Pages of the gallery as a PDF file, drawn with `CALayer.render(in:)`.
@MainActor struct GalleryDocument {
  private let pageViews: [GalleryPageView]
  private let bounds: CGRect
  /// Hosts the page views, because tiles and transitions need a window.
  private let screen: OffscreenScreen

  /// - Parameter size: the size of a page, in points.
  init(_ indices: [Int], size: CGSize) throws {
    bounds = CGRect(origin: .zero, size: size)
    screen = try OffscreenScreen(size: size)
    pageViews = indices.map { GalleryPageView($0, size: size) }
    for pageView in pageViews {
      screen.window.addSubview(pageView)
      for _ in 0..<Gallery.framesUntilStable { _ = try screen.frame() }
    }
  }

  func write(to url: URL) throws {
    try renderer.writePDF(to: url, withActions: draw)
  }

  var data: Data { renderer.pdfData(actions: draw) }

  private var renderer: UIGraphicsPDFRenderer {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [
      kCGPDFContextTitle: pageViews.map(\.title).joined(separator: ", "),
      kCGPDFContextCreator: "lamina gallery",
    ]
    return UIGraphicsPDFRenderer(bounds: bounds, format: format)
  }

  private func draw(_ context: UIGraphicsPDFRendererContext) {
    for pageView in pageViews {
      context.beginPage()
      pageView.layer.render(in: context.cgContext)
    }
  }
}
