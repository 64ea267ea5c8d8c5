import UIKit

final class OverridingPageRenderer: UIPrintPageRenderer {
  override var headerHeight: CGFloat {
    get { called(super.headerHeight) }
    set { super.headerHeight = assigned(newValue) }
  }
  override var footerHeight: CGFloat {
    get { called(super.footerHeight) }
    set { super.footerHeight = assigned(newValue) }
  }
  override var paperRect: CGRect { called(super.paperRect) }
  override var printableRect: CGRect { called(super.printableRect) }
  override var numberOfPages: Int { called(super.numberOfPages) }
  override var printFormatters: [UIPrintFormatter]? {
    get { called(super.printFormatters) }
    set { super.printFormatters = assigned(newValue) }
  }
  override func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    called(super.addPrintFormatter(formatter, startingAtPageAt: pageIndex))
  }
  override func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    called(super.printFormattersForPage(at: pageIndex))
  }
  override func prepare(forDrawingPages range: NSRange) {
    called(super.prepare(forDrawingPages: range))
  }
  override func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    called(super.drawPage(at: pageIndex, in: printableRect))
  }
  override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
    called(super.drawHeaderForPage(at: pageIndex, in: headerRect))
  }
  override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
    called(super.drawContentForPage(at: pageIndex, in: contentRect))
  }
  override func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    called(super.drawPrintFormatter(printFormatter, forPageAt: pageIndex))
  }
  override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
    called(super.drawFooterForPage(at: pageIndex, in: footerRect))
  }
  override func setValue(_ value: Any?, forKey key: String) {
    called(super.setValue(value, forKey: key))
  }
}

final class OverridingTextFormatter: UISimpleTextPrintFormatter {
  override var text: String? {
    get { called(super.text) }
    set { super.text = assigned(newValue) }
  }
  override var attributedText: NSAttributedString? {
    get { called(super.attributedText) }
    set { super.attributedText = assigned(newValue) }
  }
  override var font: UIFont? {
    get { called(super.font) }
    set { super.font = assigned(newValue) }
  }
  override var color: UIColor? {
    get { called(super.color) }
    set { super.color = assigned(newValue) }
  }
  override var textAlignment: NSTextAlignment {
    get { called(super.textAlignment) }
    set { super.textAlignment = assigned(newValue) }
  }
  override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    called(super.draw(in: rect, forPageAt: pageIndex))
  }
  override var printPageRenderer: UIPrintPageRenderer? { called(super.printPageRenderer) }
  override var maximumContentHeight: CGFloat {
    get { called(super.maximumContentHeight) }
    set { super.maximumContentHeight = assigned(newValue) }
  }
  override var maximumContentWidth: CGFloat {
    get { called(super.maximumContentWidth) }
    set { super.maximumContentWidth = assigned(newValue) }
  }
  override var contentInsets: UIEdgeInsets {
    get { called(super.contentInsets) }
    set { super.contentInsets = assigned(newValue) }
  }
  override var perPageContentInsets: UIEdgeInsets {
    get { called(super.perPageContentInsets) }
    set { super.perPageContentInsets = assigned(newValue) }
  }
  override var startPage: Int {
    get { called(super.startPage) }
    set { super.startPage = assigned(newValue) }
  }
  override var pageCount: Int { called(super.pageCount) }
  override func removeFromPrintPageRenderer() { called(super.removeFromPrintPageRenderer()) }
  override func rectForPage(at pageIndex: Int) -> CGRect {
    called(super.rectForPage(at: pageIndex))
  }
}

extension Overrides {
  static let pageRenderer = Overrides(
    of: "UIPrintPageRenderer", by: OverridingPageRenderer(),
    uses: [
      {
        $0.headerHeight = $0.headerHeight
        $0.footerHeight = $0.footerHeight
        $0.printFormatters = $0.printFormatters
        _ = ($0.paperRect, $0.printableRect, $0.numberOfPages)
        $0.setValue(CGRect.zero, forKey: "paperRect")
      },
      {
        $0.addPrintFormatter(UIPrintFormatter(), startingAtPageAt: 0)
        $0.prepare(forDrawingPages: NSRange(location: 0, length: 1))
        ($0.headerHeight, $0.footerHeight) = (1, 1)
        // This calls the methods for the parts of the page, and asks for the page's formatters.
        $0.drawPage(at: 0, in: CGRect(x: 0, y: 0, width: 10, height: 10))
        $0.drawPrintFormatter(UIPrintFormatter(), forPageAt: 0)
      },
    ])

  static let textFormatter = Overrides(
    of: "UIPrintFormatter", "UISimpleTextPrintFormatter", by: OverridingTextFormatter(text: "Text"),
    uses: [
      {
        $0.maximumContentHeight = $0.maximumContentHeight
        $0.maximumContentWidth = $0.maximumContentWidth
        $0.contentInsets = $0.contentInsets
        $0.perPageContentInsets = $0.perPageContentInsets
        $0.startPage = $0.startPage
        $0.text = $0.text
        $0.attributedText = $0.attributedText
        $0.font = $0.font
        $0.color = $0.color
        $0.textAlignment = $0.textAlignment
        _ = ($0.printPageRenderer, $0.pageCount, $0.rectForPage(at: 0))
        $0.draw(in: .zero, forPageAt: 0)
        $0.removeFromPrintPageRenderer()
      }
    ])
}
