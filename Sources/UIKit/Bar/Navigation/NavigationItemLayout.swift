import CoreGraphics
import Foundation

/// The places of the parts of a navigation item. Horizontal places count from the leading side.
@MainActor struct NavigationItemLayout {
  private let view: NavigationItemView
  private let isReversed: Bool
  private let width: CGFloat
  /// The parts of the safe area at the leading and the trailing side.
  private let (leadingArea, trailingArea): (CGFloat, CGFloat)
  private let row: CGRect

  init(_ view: NavigationItemView) {
    self.view = view
    isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    width = view.bounds.width
    let area = view.safeAreaInsets
    (leadingArea, trailingArea) = isReversed ? (area.right, area.left) : (area.left, area.right)
    let height = view.height
    let top = height.isSearchAlone ? -height.prompt - height.row : 0
    row = CGRect(x: 0, y: top + height.prompt, width: width, height: height.row)
  }

  private var margin: CGFloat { BarMetrics.margin(inWidth: width) }
  /// The distance of the rows from the sides: their buttons have a padding.
  private var rowMargin: CGFloat { margin - BarMetrics.buttonPadding }

  func apply() {
    for part in view.rows + [view.backButton, view.searchArea] as [UIView] {
      part.semanticContentAttribute = view.semanticContentAttribute
    }
    for part in view.rows { part.isReversed = isReversed }
    view.prompt.frame = CGRect(
      x: margin, y: row.minY - view.height.prompt + 4, width: max(width - 2 * margin, 0),
      height: max(view.height.prompt - 4, 0))
    let trailing = layOutSearch(before: layOutTrailing())
    let leading = layOutLeading(before: trailing)
    layOutTitle(from: leading, to: trailing)
    layOutLargeTitle()
  }

  private func place(_ part: UIView, _ start: CGFloat, _ length: CGFloat) {
    let scale = max(part.contentScaleFactor, 1)
    let x = isReversed ? width - start - length : start
    part.setFrameUntransformed(
      CGRect(x: (x * scale).rounded() / scale, y: row.minY, width: length, height: row.height))
  }

  /// Returns where the trailing buttons begin.
  private func layOutTrailing() -> CGFloat {
    let length = min(view.trailingRow.naturalWidth, width / 2)
    let start = width - trailingArea - rowMargin - length
    place(view.trailingRow, start, length)
    return length > 0 ? start : width - trailingArea - margin
  }

  /// Returns where the trailing buttons, or a search bar in front of them, begin.
  private func layOutSearch(before trailing: CGFloat) -> CGFloat {
    guard let bar = view.searchArea.searchBar else { return trailing }
    guard bar.place == .inline else {
      view.searchArea.setFrameUntransformed(
        CGRect(
          x: 0, y: view.height.aboveSearch + view.largeTitleOffset, width: width,
          height: view.height.search))
      return trailing
    }
    let wanted =
      bar.showsCancelButton
      ? NavigationBarMetrics.activeInlineSearchWidth : NavigationBarMetrics.inlineSearchWidth
    let length = min(wanted, width / 2)
    let start = trailing - NavigationBarMetrics.titleSpacing - length
    place(view.searchArea, start, length)
    return start
  }

  /// Returns where the leading buttons end. The back button has the longest title with which the item's
  /// title has room.
  private func layOutLeading(before trailing: CGFloat) -> CGFloat {
    var end = leadingArea + margin
    let natural = view.leadingRow.naturalWidth
    if view.showsBackButton {
      let start = leadingArea + NavigationBarMetrics.chevronStart
      let room = trailing - start - natural - titleRoom
      let length = view.backButton.fit(room)
      place(view.backButton, start, length)
      end = start + length
    }
    guard natural > 0 else { return end }
    let start = view.showsBackButton ? end : leadingArea + rowMargin
    let length = min(natural, max(trailing - start, 0))
    place(view.leadingRow, start, length)
    return start + length
  }

  /// What the title needs in the row; of one that is cut off, the least.
  private var titleRoom: CGFloat {
    let natural =
      view.showsTitle ? min(view.title.naturalWidth(inHeight: row.height), width / 2) : 0
    return natural + 2 * NavigationBarMetrics.titleSpacing
  }

  /// The title is in the middle of the bar, unless the buttons push it aside.
  private func layOutTitle(from leading: CGFloat, to trailing: CGFloat) {
    let spacing = NavigationBarMetrics.titleSpacing
    let (low, high) = (leading + spacing, max(trailing - spacing, leading + spacing))
    let length = min(view.title.naturalWidth(inHeight: row.height), high - low)
    let isCentered = view.item.style == .navigator
    let wanted = isCentered ? (width - length) / 2 : low
    place(view.title, max(min(wanted, high - length), low), length)
    layOutCenter(from: isCentered ? low : low + length + spacing, to: high)
    let alpha: CGFloat = view.showsTitle ? 1 : 0
    if view.title.transform == .identity, view.title.alpha != alpha { fadeTitle(to: alpha) }
  }

  private func fadeTitle(to alpha: CGFloat) {
    guard view.window != nil, view.hasBeenLaidOut else {
      view.title.alpha = alpha
      return
    }
    let title = view.title
    UIView.animate(
      withDuration: UINavigationBar.fadeDuration, delay: 0, options: .allowUserInteraction
    ) { title.alpha = alpha }
  }

  private func layOutCenter(from low: CGFloat, to high: CGFloat) {
    let length = min(view.centerRow.naturalWidth, max(high - low, 0))
    place(view.centerRow, min(max((width - length) / 2, low), max(high - length, low)), length)
  }

  private func layOutLargeTitle() {
    let shown = view.height.largeTitle
    view.largeTitleArea.frame = CGRect(
      x: 0, y: row.maxY, width: width, height: shown + view.largeTitleOffset)
    view.largeTitleArea.isHidden = shown + view.largeTitleOffset <= 0
    let side = margin + max(leadingArea, trailingArea)
    let height = view.largeTitle.intrinsicContentSize.height
    let bottom = shown + view.largeTitleOffset - NavigationBarMetrics.largeTitleBottom
    view.largeTitle.textAlignment = isReversed ? .right : .left
    view.largeTitle.setFrameUntransformed(
      CGRect(x: side, y: bottom - height, width: max(width - 2 * side, 0), height: height))
  }
}
