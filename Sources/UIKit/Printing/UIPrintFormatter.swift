public import Foundation

/// Lays out contents on the pages of a page renderer; its subclasses have contents.
///
/// Main thread.
///
/// Source: Apple, "UIPrintFormatter".
@preconcurrency @MainActor open class UIPrintFormatter: NSObject {
  /// What the formatter was added to.
  public internal(set) weak var printPageRenderer: UIPrintPageRenderer?

  /// The most of a page's height that the contents take; 0, the default, for all of it. Points.
  public var maximumContentHeight: CGFloat = 0
  /// The most of a page's width that the contents take; 0, the default, for all of it. Points.
  public var maximumContentWidth: CGFloat = 0
  /// From the sides of what lies between header and footer: left and right on every page, the top on
  /// the first; the bottom counts nowhere. Points.
  public var contentInsets = UIEdgeInsets.zero
  /// From the sides of the paper, on every page. Points.
  public var perPageContentInsets = UIEdgeInsets.zero
  /// The page on which the contents begin; `NSNotFound`, the default, is the first.
  public var startPage = NSNotFound

  /// How many pages the contents take: none without a renderer, or where there is no room.
  public var pageCount: Int { parts.count }

  /// Leaves the page renderer.
  public func removeFromPrintPageRenderer() {
    printPageRenderer?.printFormatters?.removeAll { $0 === self }
  }

  /// What the contents cover on a page; empty before and after them.
  ///
  /// - Parameter pageIndex: of all the renderer's pages, from 0 on.
  open func rectForPage(at pageIndex: Int) -> CGRect {
    guard let part = partIndex(onPage: pageIndex) else { return .zero }
    var rect = room(forPart: part)
    rect.size.height = min(parts[part], rect.height)
    return rect
  }

  /// Draws the contents of a page in the current context.
  ///
  /// - Parameters:
  ///   - rect: where, in the page's coordinates. Points.
  ///   - pageIndex: of all the renderer's pages, from 0 on.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}

  /// The heights that the contents take on their pages. Points.
  var parts: [CGFloat] { [] }

  /// The first page that has contents.
  final var firstPage: Int { startPage == NSNotFound ? 0 : startPage }

  /// Which of the parts is on a page.
  final func partIndex(onPage pageIndex: Int) -> Int? {
    let index = pageIndex - firstPage
    return parts.indices.contains(index) ? index : nil
  }

  /// The room that a part of the contents has on its page. Points.
  final func room(forPart index: Int) -> CGRect {
    guard let renderer = printPageRenderer else { return .zero }
    let paper = renderer.paperRect.inset(by: perPageContentInsets)
    let sides = UIEdgeInsets(
      top: index == 0 ? contentInsets.top : 0, left: contentInsets.left, bottom: 0,
      right: contentInsets.right)
    let content = renderer.contentRect
    // Foundation's rectangles trap on what is no number.
    guard content.isFinite, paper.isFinite else { return .zero }
    var room = content.intersection(paper)
    guard !room.isNull else { return .zero }
    room = room.inset(by: sides)
    guard room.size.width > 0, room.size.height > 0 else { return .zero }
    if maximumContentWidth > 0 { room.size.width = min(room.width, maximumContentWidth) }
    if maximumContentHeight > 0 { room.size.height = min(room.height, maximumContentHeight) }
    return room
  }
}
