import CoreGraphics
import Foundation

extension UITextView {
  /// A text up to this length, in UTF-16 units, is laid out as a whole, so that the size of the content
  /// is exact. Of a longer one, the size is an estimate until all of it was visible.
  private static let exactLength = 20_000

  // MARK: Places

  /// The width of lines.
  final var lineWidth: CGFloat {
    let inset = textContainerInset
    textContainer.viewSize = CGSize(
      width: max(bounds.width - inset.left - inset.right, 0),
      height: max(bounds.height - inset.top - inset.bottom, 0))
    let width = textContainer.size.width
    return max((width > 0 ? width : .greatestFiniteMagnitude) - 2 * padding, 0)
  }

  private final var padding: CGFloat { textContainer.lineFragmentPadding }

  /// The top left corner of the lines.
  final var textOrigin: CGPoint {
    CGPoint(x: textContainerInset.left + padding, y: textContainerInset.top)
  }

  final var textGeometry: any TextGeometry { columnGeometry }

  final var columnGeometry: TextColumnGeometry {
    updateColumn()
    return TextColumnGeometry(column: column, origin: textOrigin, width: shownLineWidth)
  }

  /// The width up to which a selection reaches.
  private final var shownLineWidth: CGFloat {
    min(lineWidth, max(bounds.width - textContainerInset.left - textContainerInset.right, 0))
  }

  final var textBaselines: (fromTop: CGFloat, fromBottom: CGFloat)? {
    updateColumn()
    let layout = column.layout(at: 0)
    let first = textContainerInset.top + layout.top + layout.lines.baseline
    let last = column.blocks.count - 1
    let lines = column.layout(at: last).lines
    guard lines.lineCount > 0 else { return (first, bounds.height - first) }
    let bottom =
      textContainerInset.top + column.top(of: last)
      + lines.baseline(ofLine: lines.lineCount - 1)
    return (first, bounds.height - bottom)
  }

  // MARK: Changes

  /// Lays out all paragraphs again, because their style has changed.
  final func styleDidChange() {
    column.invalidate()
    textSizeDidChange()
  }

  final func containerDidChange() {
    laidOutWidth = nil
    textSizeDidChange()
  }

  final func textSizeDidChange() {
    setNeedsLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  /// Keeps the caret visible, as when a keyboard appears.
  final func insetDidChange() {
    if isEditing { revealed = editor.selection.focus..<editor.selection.focus }
    setNeedsLayout()
  }

  /// Gives the column the present width.
  private final func updateColumn() {
    let (width, limit) = (lineWidth, max(textContainer.maximumNumberOfLines, 0))
    guard width != laidOutWidth || limit != column.lineLimit else { return }
    laidOutWidth = width
    column.lineLimit = limit
    column.invalidate()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  // MARK: Sizes

  final var naturalSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    let natural = fittingSize(in: .zero)
    guard bounds.width > 0, bounds.width < natural.width else { return natural }
    return CGSize(
      width: natural.width, height: fittingSize(in: CGSize(width: bounds.width, height: 0)).height)
  }

  /// The size of the text in a width; 0 is unlimited.
  final func fittingSize(in size: CGSize) -> CGSize {
    let inset = textContainerInset
    let edges = inset.left + inset.right + 2 * padding
    let isLimited = size.width > 0 && size.width < 1e6
    let width = isLimited ? max(size.width - edges, 0) : nil
    let limit = max(textContainer.maximumNumberOfLines, 0)
    var (used, height, start, count) = (CGSize.zero, CGFloat(0), 0, 0)
    for block in column.blocks {
      guard limit == 0 || count < limit else { break }
      let layout = layout(
        start..<start + block.length, width: width, lineLimit: limit == 0 ? 0 : limit - count)
      used.width = max(used.width, layout.lines.size.width)
      height += layout.height
      start += block.length
      count += layout.lines.lineCount
    }
    return CGSize(
      width: used.width.rounded(.up) + edges,
      height: (height + inset.top + inset.bottom).rounded(.up))
  }

  // MARK: Layout

  final func layOutText() {
    updateColumn()
    if editor.length <= Self.exactLength || !isScrollEnabled || column.lineLimit > 0 {
      column.layOutAll()
    }
    let visible = layOutVisibleBlocks()
    updateContentSize()
    if let range = revealed {
      revealed = nil
      reveal(range)
      return showText(layOutVisibleBlocks())
    }
    showText(visible)
  }

  /// Lays out what is visible and somewhat more. Estimates that were wrong above the visible text do
  /// not move it.
  private final func layOutVisibleBlocks() -> Range<Int> {
    let anchor = isAtTop ? nil : anchorBlock
    let old = anchor.map(column.top) ?? 0
    let limits = drawnLimits
    let indices = column.layOut(
      from: limits.lowerBound - textOrigin.y, to: limits.upperBound - textOrigin.y)
    guard let anchor, column.top(of: anchor) != old else { return indices }
    let change = column.top(of: anchor) - old
    updateContentSize()
    contentOffset.y += change
    return column.layOut(
      from: drawnLimits.lowerBound - textOrigin.y, to: drawnLimits.upperBound - textOrigin.y)
  }

  private final var isAtTop: Bool { contentOffset.y <= -adjustedContentInset.top }

  /// The y coordinates between which text is drawn: half a page more than is visible.
  private final var drawnLimits: ClosedRange<CGFloat> {
    let margin = bounds.height / 2
    return bounds.minY - margin...max(bounds.maxY + margin, bounds.minY - margin)
  }

  /// The first visible paragraph whose height is known.
  private final var anchorBlock: Int? {
    var index = column.index(atHeight: bounds.minY - textOrigin.y)
    let end = bounds.maxY - textOrigin.y
    while index < column.blocks.count, column.top(of: index) < end {
      if column.blocks[index].isMeasured { return index }
      index += 1
    }
    return nil
  }

  private final func updateContentSize() {
    let inset = textContainerInset
    let size = CGSize(
      width: bounds.width, height: column.height + inset.top + inset.bottom)
    if contentSize != size { contentSize = size }
  }

  private final func showText(_ indices: Range<Int>) {
    column.trim(keeping: indices)
    // These have the coordinates of the content, but not its size, which no layer may have.
    for view in [blocks.canvas, selectionViews.background] {
      view.frame = bounds
      view.bounds.origin = bounds.origin
    }
    blocks.show(
      column, indices, at: textOrigin, width: bounds.width, between: drawnLimits)
    showSelection(in: indices)
  }

  // MARK: Scrolling

  final func reveal(_ range: NSRange) {
    let units = 0..<editor.length
    guard let given = Range(range) else { return }
    let limited = given.clamped(to: units)
    reveal(given.lowerBound >= editor.length ? editor.length..<editor.length : limited)
  }

  private final func reveal(_ range: Range<Int>) {
    updateColumn()
    let carets = [range.lowerBound, range.upperBound].map {
      caretRect(for: TextOffset($0, isUpstream: editor.selection.isUpstream))
    }
    updateContentSize()
    // The inset of the container is shown with the first and the last line.
    var rect = carets[0].union(carets[1])
    if rect.minY <= textOrigin.y {
      rect = rect.union(CGRect(x: rect.minX, y: 0, width: 1, height: 1))
    }
    if rect.maxY >= contentSize.height - textContainerInset.bottom - 2 {
      rect.size.height = contentSize.height - rect.minY
    }
    rect.origin.x = 0
    rect.size.width = 1
    let visible = bounds.inset(by: adjustedContentInset)
    // Of a range that is higher than the view, the beginning is shown.
    rect.size.height = min(rect.height, max(visible.height, 1))
    scrollRectToVisible(rect, animated: false)
  }
}
