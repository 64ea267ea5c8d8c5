import Foundation
import LaminaTesting
import UIKit

/// Pages of the gallery as a PDF file: what the screen shows, drawn anew.
@MainActor struct GalleryDocument {
  private let sheets: [GallerySheet]
  private let bounds: CGRect
  /// Shows the sheets: what a page shows by and by needs a window.
  private let screen: OffscreenScreen

  /// - Parameter size: of the window that the pages are laid out for, in points.
  init(_ indices: [Int], size: CGSize) throws {
    bounds = CGRect(origin: .zero, size: size)
    screen = try OffscreenScreen(size: size)
    sheets = indices.map { GallerySheet($0, size: size) }
    for sheet in sheets {
      screen.window.addSubview(sheet)
      for _ in 0..<Gallery.framesToSettle { _ = try screen.frame() }
    }
  }

  func write(to url: URL) throws {
    try renderer.writePDF(to: url, withActions: draw)
  }

  var data: Data { renderer.pdfData(actions: draw) }

  private var renderer: UIGraphicsPDFRenderer {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [
      kCGPDFContextTitle: sheets.map(\.title).joined(separator: ", "),
      kCGPDFContextCreator: "lamina gallery",
    ]
    return UIGraphicsPDFRenderer(bounds: bounds, format: format)
  }

  private func draw(_ context: UIGraphicsPDFRendererContext) {
    for sheet in sheets {
      context.beginPage()
      sheet.layer.render(in: context.cgContext)
    }
  }
}
