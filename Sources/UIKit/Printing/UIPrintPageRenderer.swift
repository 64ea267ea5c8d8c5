public import Foundation
import LayerTree

/// Draws pages: headers, footers, contents of its own and those of print formatters.
///
/// There is no printer here: the program draws each page in a PDF context with `drawPage(at:in:)`.
/// Main thread.
///
/// Source: Apple, "UIPrintPageRenderer".
@preconcurrency @MainActor open class UIPrintPageRenderer: NSObject {
  private var paper = CGRect.zero
  private var printable = CGRect.zero

  /// From the top of `printableRect`. Points; default: 0.
  public var headerHeight: CGFloat = 0
  /// From the bottom of `printableRect`. Points; default: 0.
  public var footerHeight: CGFloat = 0

  /// The sheet, its top left at (0, 0). Default: zero; override it, or set it with
  /// `setValue(_:forKey:)`. Points.
  open var paperRect: CGRect { paper }
  /// What can be printed on of the sheet; as for `paperRect`.
  open var printableRect: CGRect { printable }

  /// As many as the formatters take; 0 without formatters, where it has to be overridden.
  open var numberOfPages: Int {
    (printFormatters ?? []).map { $0.firstPage + $0.pageCount }.max() ?? 0
  }

  /// Nil for none. A formatter leaves the renderer that it was in before.
  public var printFormatters: [UIPrintFormatter]? {
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

  /// The contents of `formatter` begin on a page.
  public func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.startPage = pageIndex
    printFormatters = (printFormatters ?? []).filter { $0 !== formatter } + [formatter]
  }

  /// Those that have contents on a page; nil where none has.
  public func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    let found = (printFormatters ?? []).filter { $0.partIndex(onPage: pageIndex) != nil }
    return found.isEmpty ? nil : found
  }

  /// Is for the program to call before it draws pages, as printing does on iOS.
  open func prepare(forDrawingPages range: NSRange) {}

  /// Draws a page in the current context: the header, the contents, those of each formatter, the
  /// footer. Header and footer are left out where they have no height.
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

  /// Draws nothing; for subclasses.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}

  /// Draws nothing; for subclasses.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}

  /// Draws the formatter's contents of the page where they belong.
  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    let rect = printFormatter.rectForPage(at: pageIndex)
    if !rect.isEmpty { printFormatter.draw(in: rect, forPageAt: pageIndex) }
  }

  /// Draws nothing; for subclasses.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}

  /// Sets `paperRect` and `printableRect`, which no printer sets here. Traps at another key.
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

  /// What lies between header and footer.
  final var contentRect: CGRect {
    PageParts(printableRect, header: headerHeight, footer: footerHeight).content
  }
}

/// A page's header, contents and footer, from the top down.
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
