import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKit

@Suite("PDF rendering with UIKit")
struct PDFRendererTests {
  private let bounds = CGRect(x: 0, y: 0, width: 200, height: 100)

  // Requirement V16: PDF.
  @Test("a renderer's pages have y pointing down, and the bounds' origin at the top left")
  func space() throws {
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 10, y: 20, width: 50, height: 40))
    let file = try PDFReader(
      renderer.pdfData { context in
        context.beginPage()
        #expect(context.pdfContextBounds == CGRect(x: 10, y: 20, width: 50, height: 40))
        #expect(UIGraphicsGetCurrentContext() === context.cgContext)
        UIColor.red.setFill()
        context.fill(CGRect(x: 10, y: 20, width: 5, height: 3))
      })
    let image = try ImageDecoder.image(from: file.renderPage())
    #expect(image.width == 50 && image.height == 40)
    #expect(image.pixel(x: 2, y: 1) == SIMD4(255, 0, 0, 255))
    #expect(image.pixel(x: 7, y: 1) == SIMD4(255, 255, 255, 255))
    #expect(image.pixel(x: 2, y: 5) == SIMD4(255, 255, 255, 255))
  }

  @Test("pages may have their own bounds, and each begins with a new graphics state")
  func pages() throws {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [kCGPDFContextTitle as String: "The title"]
    let renderer = UIGraphicsPDFRenderer(bounds: bounds, format: format)
    let file = try PDFReader(
      renderer.pdfData { context in
        context.beginPage()
        context.cgContext.translateBy(x: 500, y: 500)
        "first".draw(at: .zero)
        context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 70, height: 80), pageInfo: [:])
        #expect(context.pdfContextBounds.size == CGSize(width: 70, height: 80))
        "second".draw(at: .zero)
        context.beginPage()
        #expect(context.pdfContextBounds == bounds)
      })
    #expect(try file.pageSizes() == ["200 x 100", "70 x 80", "200 x 100"])
    #expect(try file.info()["Title"] == "The title")
    #expect(try file.text(page: 2).contains("second"))
    #expect(renderer.format.bounds == bounds)
  }

  @Test("drawing before the first page is on no page")
  func early() throws {
    let data = UIGraphicsPDFRenderer(bounds: bounds).pdfData { _ in "early".draw(at: .zero) }
    #expect(try PDFReader(data).text().contains("early") == false)
  }

  @Test("a shadow with a positive offset falls down the page, as on the screen")
  func shadow() throws {
    let file = try PDFReader(
      UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
        context.beginPage()
        context.cgContext.setShadow(
          offset: CGSize(width: 0, height: 20), blur: 0, color: UIColor.black.cgColor)
        UIColor.red.setFill()
        context.fill(CGRect(x: 10, y: 40, width: 20, height: 10))
      })
    let image = try ImageDecoder.image(from: file.renderPage())
    // The file's pixels are 0; poppler blends soft edges with the paper, and rounds up.
    #expect(image.pixel(x: 20, y: 65).x <= 1)
    #expect(image.pixel(x: 20, y: 45) == SIMD4(255, 0, 0, 255))
    #expect(image.pixel(x: 20, y: 25) == SIMD4(255, 255, 255, 255))
  }

  @Test("links and destinations are in page coordinates, whatever the transform is")
  func links() throws {
    let url = try #require(URL(string: "https://example.org/"))
    let file = try PDFReader(
      UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
        context.beginPage()
        context.cgContext.scaleBy(x: 7, y: 7)
        context.setURL(url, for: CGRect(x: 10, y: 10, width: 20, height: 20))
        context.setDestinationWithName("end", for: CGRect(x: 40, y: 10, width: 20, height: 20))
        context.addDestination(withName: "end", at: CGPoint(x: 5, y: 30))
      })
    #expect(try file.addresses() == ["https://example.org/"])
    #expect(try file.destinations() == ["1 [ XYZ 5 70 null ] \"end\""])
  }

  @Test("a file that cannot be written throws a one-line error that names it")
  func unwritable() {
    let renderer = UIGraphicsPDFRenderer(bounds: bounds)
    for path in ["/nonexistent/file.pdf", "/dev/full"] {
      do {
        try renderer.writePDF(to: URL(fileURLWithPath: path)) { $0.beginPage() }
        Issue.record("\(path) was written")
      } catch {
        #expect("\(error)".hasPrefix("\(path): cannot write: ") && !"\(error)".contains("\n"))
      }
    }
  }

  @Test("writePDF(to:) writes the file")
  func written() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "written-\(UUID()).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    try UIGraphicsPDFRenderer(bounds: bounds).writePDF(to: url) { context in
      context.beginPage()
      "on disk".draw(at: .zero)
    }
    #expect(try PDFReader(Data(contentsOf: url)).text().contains("on disk"))
  }

  @Test("the older functions begin and end files and pages")
  func functions() throws {
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, .zero, [kCGPDFContextAuthor: "Somebody"])
    #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
    UIGraphicsBeginPDFPage()
    "first".draw(at: .zero)
    UIGraphicsSetPDFContextDestinationForRect("b", CGRect(x: 0, y: 0, width: 50, height: 20))
    UIGraphicsBeginPDFPageWithInfo(bounds, nil)
    #expect(UIGraphicsGetPDFContextBounds() == bounds)
    "second".draw(at: .zero)
    UIGraphicsAddPDFContextDestinationAtPoint("b", .zero)
    UIGraphicsEndPDFContext()
    #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetPDFContextBounds() == .zero)
    let file = try PDFReader(data as Data)
    #expect(try file.pageSizes() == ["612 x 792", "200 x 100"])
    #expect(try file.info()["Author"] == "Somebody")
    #expect(try file.text(page: 2).contains("second"))
    #expect(try file.destinations().count == 1)
  }

  @Test("the older functions do nothing outside a PDF context")
  func outside() {
    UIGraphicsBeginPDFPage()
    UIGraphicsEndPDFContext()
    UIGraphicsBeginImageContext(CGSize(width: 3, height: 3))
    UIGraphicsEndPDFContext()
    UIGraphicsBeginPDFPageWithInfo(bounds, nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() != nil)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsBeginPDFContextToFile("/nonexistent/a.pdf", bounds, nil) == false)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }
}
