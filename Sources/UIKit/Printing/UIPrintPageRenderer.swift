import CoreGraphics
public import Foundation

/// Draws pages: headers, footers, its own content and that of print formatters.
///
/// Printing is not supported: the program draws each page in a PDF context with `drawPage(at:in:)`.
/// Main thread.
///
/// Source: Apple, "UIPrintPageRenderer".
@preconcurrency @MainActor open class UIPrintPageRenderer: NSObject {
  private var paper = CGRect.zero
  private var printable = CGRect.zero

  /// The height of the header at the top of `printableRect`. Points; default: 0.
  open var headerHeight: CGFloat = 0
  /// The height of the footer at the bottom of `printableRect`. Points; default: 0.
  open var footerHeight: CGFloat = 0

  /// The paper, with its top left corner at (0, 0). Default: zero; override it, or set it with
  /// `setValue(_:forKey:)`. Points.
  open var paperRect: CGRect { paper }
  /// The area of the paper that can be printed on. It is set in the same way as `paperRect`.
  open var printableRect: CGRect { printable }

  /// The number of pages that the formatters need; 0 without formatters, in which case a subclass
  /// overrides it.
  open var numberOfPages: Int {
    (printFormatters ?? []).map { $0.firstPage + $0.pageCount }.max() ?? 0
  }

  /// The print formatters, or nil. Adding a formatter removes it from its previous renderer.
  open var printFormatters: [UIPrintFormatter]? {
    didSet {
      for formatter in oldValue ?? [] where formatter.printPageRenderer === self {
        formatter.printPageRenderer = nil
      }
      for formatter in printFormatters ?? [] where formatter.printPageRenderer !== self {
        formatter.removeFromPrintPageRenderer()
        formatter.printPageRenderer = self
      }
    }
  }

  /// Adds a formatter whose content begins on the given page.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.startPage = pageIndex
    printFormatters = (printFormatters ?? []).filter { $0 !== formatter } + [formatter]
  }

  /// Returns the formatters that have content on a page; nil if there are none.
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    let found = (printFormatters ?? []).filter { $0.partIndex(onPage: pageIndex) != nil }
    return found.isEmpty ? nil : found
  }

  /// The program calls this method before it draws pages, as printing does on iOS.
  open func prepare(forDrawingPages range: NSRange) {}

  /// Draws a page in the current context: the header, the content, that of each formatter, and the
  /// footer. A header or footer without height is omitted.
  ///
  /// - Parameter printableRect: in the page's coordinates. Points.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    let parts = PageParts(printableRect, header: headerHeight, footer: footerHeight)
    if headerHeight > 0 { drawHeaderForPage(at: pageIndex, in: parts.header) }
    drawContentForPage(at: pageIndex, in: parts.content)
    for formatter in printFormattersForPage(at: pageIndex) ?? [] {
      drawPrintFormatter(formatter, forPageAt: pageIndex)
    }
    if footerHeight > 0 { drawFooterForPage(at: pageIndex, in: parts.footer) }
  }

  /// Draws the header. The default implementation does nothing.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}

  /// Draws the content. The default implementation does nothing.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}

  /// Draws the formatter's content in its area of the page.
  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    let rect = printFormatter.rectForPage(at: pageIndex)
    if !rect.isEmpty { printFormatter.draw(in: rect, forPageAt: pageIndex) }
  }

  /// Draws the footer. The default implementation does nothing.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}

  /// Sets `paperRect` or `printableRect`, since there is no printer that would. Traps for any other
  /// key.
  ///
  /// - Parameter value: a `CGRect`, or an `NSValue` with one. Points.
  open func setValue(_ value: Any?, forKey key: String) {
    let rect = value as? CGRect ?? (value as? NSValue)?.cgRectValue ?? .zero
    switch key {
    case "paperRect": paper = rect
    case "printableRect": printable = rect
    default:
      require(
        false,
        "[\(self) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the "
          + "key \(key).")
    }
  }

  /// The area between header and footer.
  final var contentRect: CGRect {
    PageParts(printableRect, header: headerHeight, footer: footerHeight).content
  }
}

/// A page's header, content and footer, from top to bottom.
private struct PageParts {
  let header: CGRect
  let content: CGRect
  let footer: CGRect

  init(_ page: CGRect, header headerHeight: CGFloat, footer footerHeight: CGFloat) {
    guard page.isFinite, headerHeight.isFinite, footerHeight.isFinite else {
      (header, content, footer) = (.zero, .zero, .zero)
      return
    }
    let (header, rest) = page.divided(atDistance: max(headerHeight, 0), from: .minYEdge)
    let (footer, content) = rest.divided(atDistance: max(footerHeight, 0), from: .maxYEdge)
    (self.header, self.content, self.footer) = (header, content, footer)
  }
}
