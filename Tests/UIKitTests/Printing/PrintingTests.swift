import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKit

@Suite("Printing")
@MainActor struct PrintingTests {
  private let paper = CGRect(x: 0, y: 0, width: 200, height: 300)
  private let printable = CGRect(x: 10, y: 20, width: 180, height: 260)

  private func renderer<Renderer: UIPrintPageRenderer>(_ renderer: Renderer) -> Renderer {
    renderer.setValue(NSValue(cgRect: paper), forKey: "paperRect")
    renderer.setValue(printable, forKey: "printableRect")
    return renderer
  }

  /// Prints all pages, as programs do.
  private func print(_ renderer: UIPrintPageRenderer) throws -> PDFReader {
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, renderer.paperRect, nil)
    renderer.prepare(forDrawingPages: NSRange(location: 0, length: renderer.numberOfPages))
    for page in 0..<renderer.numberOfPages {
      UIGraphicsBeginPDFPage()
      renderer.drawPage(at: page, in: renderer.printableRect)
    }
    UIGraphicsEndPDFContext()
    return try PDFReader(data as Data)
  }

  // View Programming Guide, "Checklist for Implementing a Custom View". Requirement V17.
  @Test(
    "draw(_:for:) makes the printed version of a view differ from the one on the screen")
  func differentVersion() throws {
    let view = PrintedView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.screenText = "on screen"
    view.printedText = "on paper"
    let printing = renderer(UIPrintPageRenderer())
    let formatter = view.viewPrintFormatter()
    printing.addPrintFormatter(formatter, startingAtPageAt: 0)
    let text = try print(printing).text()
    #expect(text.contains("on paper") && !text.contains("on screen"))
    #expect(view.formatters == [formatter] && formatter.view === view)
    let shown = try PDFReader(
      UIGraphicsPDFRenderer(bounds: view.bounds).pdfData { context in
        MainActor.assumeIsolated {
          context.beginPage()
          view.layer.render(in: context.cgContext)
        }
      })
    #expect(try shown.text().contains("on screen"))
  }

  // View Programming Guide, "Checklist for Implementing a Custom View". Requirement V17.
  @Test("a view without draw(_:for:) prints what it draws on the screen, with its subviews")
  func sameVersion() throws {
    let view = PrintedView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.screenText = "outer"
    let inner = PrintedView(frame: CGRect(x: 20, y: 20, width: 60, height: 20))
    inner.screenText = "inner"
    inner.backgroundColor = .red
    view.addSubview(inner)
    let printing = renderer(UIPrintPageRenderer())
    printing.addPrintFormatter(view.viewPrintFormatter(), startingAtPageAt: 0)
    let file = try print(printing)
    let text = try file.text()
    #expect(text.contains("outer") && text.contains("inner"))
    let image = try ImageDecoder.image(from: file.renderPage())
    // The margins of 10 and 20 points, and the subview's position.
    #expect(image.pixel(x: 10 + 75, y: 20 + 38) == SIMD4(255, 0, 0, 255))
  }

  @Test("a view longer than a page continues on the next, and a wider one is scaled down")
  func slices() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 360, height: 1100))
    for index in 0..<22 {
      let line = PrintedView(frame: CGRect(x: 0, y: index * 50, width: 360, height: 50))
      line.screenText = "line\(index)"
      view.addSubview(line)
    }
    let printing = renderer(UIPrintPageRenderer())
    let formatter = view.viewPrintFormatter()
    printing.addPrintFormatter(formatter, startingAtPageAt: 0)
    #expect(formatter.pageCount == 3 && printing.numberOfPages == 3)
    #expect(formatter.rectForPage(at: 2) == CGRect(x: 10, y: 20, width: 180, height: 30))
    let file = try print(printing)
    #expect(try file.text(page: 1).contains("line0") && !file.text(page: 1).contains("line12"))
    #expect(try file.text(page: 2).contains("line12") && !file.text(page: 2).contains("line0"))
    #expect(try file.text(page: 3).contains("line21") && !file.text(page: 3).contains("line20"))
  }

  @Test("formatters respect insets, maximum sizes, header and footer")
  func layout() {
    let printing = renderer(UIPrintPageRenderer())
    (printing.headerHeight, printing.footerHeight) = (30, 40)
    let formatter = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 400)).viewPrintFormatter()
    #expect(formatter.startPage == NSNotFound && formatter.pageCount == 0)
    printing.addPrintFormatter(formatter, startingAtPageAt: 1)
    #expect(formatter.startPage == 1 && formatter.printPageRenderer === printing)
    #expect(formatter.rectForPage(at: 0) == .zero)
    #expect(formatter.rectForPage(at: 1) == CGRect(x: 10, y: 50, width: 180, height: 190))
    formatter.contentInsets = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    #expect(formatter.rectForPage(at: 1) == CGRect(x: 16, y: 55, width: 166, height: 185))
    #expect(formatter.rectForPage(at: 2) == CGRect(x: 16, y: 50, width: 166, height: 190))
    formatter.contentInsets = .zero
    formatter.perPageContentInsets = UIEdgeInsets(top: 60, left: 12, bottom: 0, right: 0)
    #expect(formatter.rectForPage(at: 1) == CGRect(x: 12, y: 60, width: 178, height: 180))
    formatter.maximumContentWidth = 100
    formatter.maximumContentHeight = 150
    #expect(formatter.rectForPage(at: 1) == CGRect(x: 12, y: 60, width: 100, height: 150))
    #expect(formatter.pageCount == 3 && printing.numberOfPages == 4)
    #expect(formatter.rectForPage(at: 4) == .zero)
    #expect(printing.printFormattersForPage(at: 0) == nil)
    #expect(printing.printFormattersForPage(at: 1) == [formatter])
    formatter.removeFromPrintPageRenderer()
    #expect(printing.printFormatters == [] && formatter.printPageRenderer == nil)
    #expect(printing.numberOfPages == 0 && formatter.pageCount == 0)
  }

  @Test("without space, a formatter has no pages", arguments: [CGFloat.nan, 1e30, -1, 260])
  func noSpace(height: CGFloat) {
    let printing = renderer(UIPrintPageRenderer())
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)).viewPrintFormatter()
    let text = UISimpleTextPrintFormatter(text: "text")
    for formatter in [view, text] {
      printing.addPrintFormatter(formatter, startingAtPageAt: 0)
      formatter.contentInsets.top = height
      #expect(formatter.pageCount == (height == -1 ? 1 : 0))
    }
    #expect(UIPrintPageRenderer().numberOfPages == 0)
  }

  @Test(
    "a renderer whose paper size or heights are NaN or infinite has no pages",
    arguments: ["paperRect", "printableRect", "header", "footer"])
  func invalidSizes(property: String) {
    let printing = renderer(UIPrintPageRenderer())
    let formatter = UISimpleTextPrintFormatter(text: "text")
    printing.addPrintFormatter(formatter, startingAtPageAt: 0)
    #expect(printing.numberOfPages == 1)
    switch property {
    case "header": printing.headerHeight = .nan
    case "footer": printing.footerHeight = .infinity
    default:
      printing.setValue(CGRect(x: 0, y: CGFloat.nan, width: 200, height: 300), forKey: property)
    }
    #expect(printing.numberOfPages == 0)
    printing.drawPage(at: 0, in: printing.printableRect)
  }

  @Test(
    "a page draws its header, its contents, its formatters and its footer, in this order")
  func order() throws {
    let printing = renderer(LoggingRenderer())
    printing.headerHeight = 25
    printing.footerHeight = 35
    let text = UISimpleTextPrintFormatter(text: "text")
    printing.addPrintFormatter(text, startingAtPageAt: 0)
    _ = try print(printing)
    #expect(
      printing.calls == [
        "prepare 0 1", "header 0 \(CGRect(x: 10, y: 20, width: 180, height: 25))",
        "content 0 \(CGRect(x: 10, y: 45, width: 180, height: 200))", "formatter 0",
        "footer 0 \(CGRect(x: 10, y: 245, width: 180, height: 35))",
      ])
    printing.calls = []
    (printing.headerHeight, printing.footerHeight) = (0, 0)
    printing.drawPage(at: 7, in: printable)
    #expect(printing.calls == ["content 7 \(printable)"])
  }

  @Test("a text breaks between lines, with every word on one page", arguments: [1, 900])
  func text(count: Int) throws {
    let words = (0..<count).map { "word\($0)" }
    let formatter = UISimpleTextPrintFormatter(text: words.joined(separator: " "))
    let printing = renderer(UIPrintPageRenderer())
    printing.addPrintFormatter(formatter, startingAtPageAt: 0)
    #expect(formatter.attributedText == nil && formatter.font == nil && formatter.color == nil)
    let file = try print(printing)
    let found = try file.text().split { $0 == " " || $0.isNewline || $0 == "\u{c}" }.map(
      String.init)
    #expect(found == words)
    #expect(try file.info()["Pages"] == "\(formatter.pageCount)")
    #expect(count == 1 ? formatter.pageCount == 1 : formatter.pageCount > 5)
    for page in 0..<formatter.pageCount {
      #expect(printable.contains(formatter.rectForPage(at: page)))
    }
  }

  @Test(
    "a larger font makes a text longer; lines break at newlines and in text without spaces")
  func textForms() throws {
    let printing = renderer(UIPrintPageRenderer())
    let lines = UISimpleTextPrintFormatter(text: (0..<50).map { "\($0)" }.joined(separator: "\n"))
    printing.addPrintFormatter(lines, startingAtPageAt: 0)
    let plain = lines.pageCount
    lines.font = .systemFont(ofSize: 30)
    #expect(lines.pageCount > plain)
    lines.font = nil
    #expect(lines.pageCount == plain)
    let first = Set(try print(printing).text(page: 1).split(separator: "\n"))
    #expect(first.contains("0") && !first.contains("49"))
    lines.attributedText = NSAttributedString(string: String(repeating: "字", count: 2000))
    #expect(lines.text == nil && lines.pageCount > 2)
    lines.text = ""
    #expect(lines.attributedText == nil && lines.pageCount == 0)
  }

  @Test("a text is aligned to the side that its alignment names")
  func alignment() throws {
    let printing = renderer(UIPrintPageRenderer())
    let formatter = UISimpleTextPrintFormatter(text: "side")
    printing.addPrintFormatter(formatter, startingAtPageAt: 0)
    func firstInk() throws -> Int? {
      let image = try ImageDecoder.image(from: print(printing).renderPage())
      return (0..<image.width).first { x in
        (0..<image.height).contains { image.pixel(x: x, y: $0).x < 128 }
      }
    }
    #expect(try #require(try firstInk()) < 20)
    formatter.textAlignment = .right
    #expect(try #require(try firstInk()) > 150)
    formatter.textAlignment = .center
    #expect((60...120).contains(try #require(try firstInk())))
  }

  @Test("adding a formatter to a renderer removes it from its previous one")
  func move() {
    let (one, two) = (UIPrintPageRenderer(), UIPrintPageRenderer())
    let formatter = UIPrintFormatter()
    one.printFormatters = [formatter]
    two.addPrintFormatter(formatter, startingAtPageAt: 0)
    #expect(one.printFormatters == [] && formatter.printPageRenderer === two)
    two.printFormatters = nil
    #expect(formatter.printPageRenderer == nil)
  }
}

/// Draws one text on the screen and another one on paper.
private final class PrintedView: UIView {
  var screenText = ""
  var printedText: String?
  var formatters: [UIViewPrintFormatter] = []

  override func draw(_ rect: CGRect) {
    screenText.draw(at: CGPoint(x: 2, y: 2))
  }

  override func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) {
    formatters.append(formatter)
    if let printedText {
      printedText.draw(at: CGPoint(x: 2, y: 2))
    } else {
      super.draw(rect, for: formatter)
    }
  }
}

private final class LoggingRenderer: UIPrintPageRenderer {
  var calls: [String] = []

  override func prepare(forDrawingPages range: NSRange) {
    calls.append("prepare \(range.location) \(range.length)")
  }

  override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
    calls.append("header \(pageIndex) \(headerRect)")
  }

  override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
    calls.append("content \(pageIndex) \(contentRect)")
  }

  override func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    calls.append("formatter \(pageIndex)")
  }

  override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
    calls.append("footer \(pageIndex) \(footerRect)")
  }
}
