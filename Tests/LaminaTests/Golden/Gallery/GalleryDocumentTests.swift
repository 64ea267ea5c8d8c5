import CoreGraphics
import LaminaTesting
import TestSupport
import Testing
import UIKit

@testable import lamina

@Suite("The gallery as a PDF file", .serialized)
@MainActor struct GalleryDocumentTests {
  private static let size = CGSize(width: 1280, height: 720)
  /// Pages with text, images and gradients.
  private static let names = ["images", "hierarchy", "listing-3-4"]

  // V16 and V17: PDF
  @Test("pages look as on the screen, and their text can be extracted")
  func likeness() throws {
    let indices = try Self.names.map(Gallery.index)
    let file = try PDFReader(GalleryDocument(indices, size: Self.size).data)
    #expect(try file.pageSizes() == Array(repeating: "1280 x 720", count: 3))
    for (number, index) in indices.enumerated() {
      let screen = try OffscreenScreen(size: Self.size)
      screen.window.addSubview(GalleryPageView(index, size: Self.size))
      for _ in 1..<Gallery.framesUntilStable { try screen.render() }
      let shown = try screen.frame()
      let printed = try ImageDecoder.image(from: file.renderPage(page: number + 1))
      let comparison = ImageComparison(printed, shown)
      #expect(comparison.meanDifference <= 3, "\(Self.names[number])")
      let page = Gallery.pages[index]
      let text = try file.text(page: number + 1)
      for words in [page.name, page.title] + page.specimens.map(\.title) {
        #expect(text.contains(words), "\(page.name): \(words)")
      }
    }
  }

  /// `LAMINA_SAMPLES=10` tries every page, which takes minutes in a debug build: it blurs the shadows.
  @Test("gallery pages can be written to a PDF file")
  func all() throws {
    let size = CGSize(width: 320, height: 200)
    let step = max(10 / Int(Samples.seeds(1).upperBound), 1)
    let indices = Array(stride(from: 0, to: Gallery.pages.count, by: step))
    let file = try PDFReader(GalleryDocument(indices, size: size).data)
    #expect(try file.pageSizes().count == indices.count)
    let text = try file.text()
    for index in indices { #expect(text.contains(Gallery.pages[index].title)) }
  }
}
