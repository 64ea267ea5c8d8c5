public import Foundation

/// Lays out content on the pages of a page renderer; subclasses provide the content.
///
/// Main thread.
///
/// Source: Apple, "UIPrintFormatter".
@preconcurrency @MainActor open class UIPrintFormatter: NSObject {
  /// The page renderer that the formatter was added to.
  open internal(set) weak var printPageRenderer: UIPrintPageRenderer?

  /// The maximum height of the content on a page; 0, the default, means the whole page. Points.
  open var maximumContentHeight: CGFloat = 0
  /// The maximum width of the content on a page; 0, the default, means the whole page. Points.
  open var maximumContentWidth: CGFloat = 0
  /// Insets from the area between header and footer: left and right apply to every page, the top
  /// only to the first; the bottom is ignored. Points.
  open var contentInsets = UIEdgeInsets.zero
  /// Insets from the sides of the paper, on every page. Points.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// The index of the page on which the content begins; `NSNotFound`, the default, means the first.
  open var startPage = NSNotFound

  /// The number of pages of the content: 0 without a renderer, or if there is no space.
  open var pageCount: Int { parts.count }

  /// Removes the formatter from its page renderer.
  open func removeFromPrintPageRenderer() {
    printPageRenderer?.printFormatters?.removeAll { $0 === self }
  }

  /// Returns the area that the content covers on a page; zero outside its pages.
  ///
  /// - Parameter pageIndex: the index among all pages of the renderer, starting at 0.
  open func rectForPage(at pageIndex: Int) -> CGRect {
    guard let part = partIndex(onPage: pageIndex) else { return .zero }
    var rect = availableRect(forPart: part)
    rect.size.height = min(parts[part], rect.height)
    return rect
  }

  /// Draws the content of a page in the current context.
  ///
  /// - Parameters:
  ///   - rect: the area in the page's coordinates. Points.
  ///   - pageIndex: the index among all pages of the renderer, starting at 0.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}

  /// The heights of the content on its pages. Points.
  var parts: [CGFloat] { [] }

  /// The index of the first page that has content.
  final var firstPage: Int { startPage == NSNotFound ? 0 : startPage }

  /// Returns the index of the part on a page.
  final func partIndex(onPage pageIndex: Int) -> Int? {
    let index = pageIndex - firstPage
    return parts.indices.contains(index) ? index : nil
  }

  /// Returns the area available to a part of the content on its page. Points.
  final func availableRect(forPart index: Int) -> CGRect {
    guard let renderer = printPageRenderer else { return .zero }
    let paper = renderer.paperRect.inset(by: perPageContentInsets)
    let sides = UIEdgeInsets(
      top: index == 0 ? contentInsets.top : 0, left: contentInsets.left, bottom: 0,
      right: contentInsets.right)
    let content = renderer.contentRect
    // Foundation's rectangle functions trap on NaN.
    guard content.isFinite, paper.isFinite else { return .zero }
    var available = content.intersection(paper)
    guard !available.isNull else { return .zero }
    available = available.inset(by: sides)
    guard available.size.width > 0, available.size.height > 0 else { return .zero }
    if maximumContentWidth > 0 { available.size.width = min(available.width, maximumContentWidth) }
    if maximumContentHeight > 0 {
      available.size.height = min(available.height, maximumContentHeight)
    }
    return available
  }
}
