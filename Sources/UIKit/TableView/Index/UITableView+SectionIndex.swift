import CoreGraphics
import Foundation

extension UITableView {
  /// Asks for the titles of the index, and shows it if there are any.
  func updateSectionIndex() {
    let titles =
      model.rowCount < sectionIndexMinimumDisplayRowCount
      ? [] : dataSource?.sectionIndexTitles(for: self) ?? []
    guard !titles.isEmpty else {
      sectionIndex?.removeFromSuperview()
      sectionIndex = nil
      return
    }
    let view = sectionIndex ?? SectionIndexView { [weak self] in self?.scrollToIndexTitle($0) }
    if sectionIndex == nil { addSubview(view) }
    sectionIndex = view
    view.isHidden = isEditing
    view.show(titles)
    updateSectionIndexColors()
  }

  func updateSectionIndexColors() {
    sectionIndex?.colors = (
      sectionIndexColor, sectionIndexBackgroundColor, sectionIndexTrackingBackgroundColor
    )
  }

  /// The width that the index takes from the content of rows.
  var sectionIndexWidth: CGFloat {
    sectionIndex.map { $0.isHidden } ?? true ? 0 : SectionIndexView.width
  }

  func placeSectionIndex() {
    guard let sectionIndex else { return }
    let visible = bounds.inset(by: adjustedContentInset)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    sectionIndex.frame = CGRect(
      x: isReversed ? visible.minX : visible.maxX - SectionIndexView.width, y: visible.minY,
      width: SectionIndexView.width, height: max(visible.height, 0))
    if subviews.last !== sectionIndex { bringSubviewToFront(sectionIndex) }
  }

  private func scrollToIndexTitle(_ index: Int) {
    guard let dataSource, let titles = sectionIndex?.titles, titles.indices.contains(index) else {
      return
    }
    let section = dataSource.tableView(
      self, sectionForSectionIndexTitle: titles[index], at: index)
    guard model.sections.indices.contains(section) else {
      // The sign for a search shows what is above the sections.
      guard section < 0 else { return }
      let top = CGPoint(x: contentOffset.x, y: -CGFloat.greatestFiniteMagnitude)
      return setContentOffset(clamped(top), animated: false)
    }
    let header = model.span(ofHeader: section).lowerBound
    let y = header - adjustedContentInset.top
    setContentOffset(clamped(CGPoint(x: contentOffset.x, y: y)), animated: false)
  }
}
