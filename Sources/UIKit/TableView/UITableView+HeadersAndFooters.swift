import CoreGraphics

extension UITableView {
  /// Gives the visible sections their headers and footers, and takes them from the others.
  func makeEdges() {
    let visible = model.sections(from: bounds.minY, to: bounds.maxY)
    endDisplayingEdges { !visible.contains($0) }
    for section in visible {
      if headers[section] == nil { makeEdge(section, isFooter: false) }
      if footers[section] == nil { makeEdge(section, isFooter: true) }
    }
  }

  private func makeEdge(_ section: Int, isFooter: Bool) {
    let height = isFooter ? model.sections[section].footer : model.sections[section].header
    guard height > 0 else { return }
    let own =
      isFooter
      ? delegate?.tableView(self, viewForFooterInSection: section)
      : delegate?.tableView(self, viewForHeaderInSection: section)
    let view = own ?? titleView(section, isFooter: isFooter)
    UIView.performWithoutAnimation { addSubview(view) }
    if isFooter {
      footers[section] = view
      delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    } else {
      headers[section] = view
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    }
  }

  func endDisplayingEdges(where isGone: (Int) -> Bool) {
    for (section, view) in headers where isGone(section) {
      headers[section] = nil
      view.removeFromSuperview()
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
      reuse.keep(view)
    }
    for (section, view) in footers where isGone(section) {
      footers[section] = nil
      view.removeFromSuperview()
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
      reuse.keep(view)
    }
  }
}
