import CoreGraphics

extension UINavigationBar {
  // MARK: Height

  /// Whether the title of an item is large: the mode `.automatic` is that of the item below.
  func isTitleLarge(_ item: UINavigationItem) -> Bool {
    guard prefersLargeTitles, !isCompact else { return false }
    let end = stack.firstIndex { $0 === item } ?? stack.count
    for item in [item] + stack[..<end].reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never: return false
      case .automatic: continue
      }
    }
    return true
  }

  /// The height of the bar while it shows an item, with the whole large title.
  func fullHeight(for item: UINavigationItem?) -> NavigationBarHeight {
    var height = NavigationBarHeight()
    if isCompact {
      height.row = BarMetrics.compactHeight
    } else if owner?.activePresentationController is UISheetPresentationController {
      height.row = NavigationBarMetrics.rowHeightInSheet
    }
    guard let item else { return height }
    if item.prompt != nil { height.prompt = NavigationBarMetrics.promptHeight }
    if isTitleLarge(item) { height.largeTitle = largeTitleHeight(of: item) }
    if let search = item.searchController, search.placement == .stacked {
      height.search = search.bar.naturalHeight
      height.isSearchAlone = search.isAloneInBar
    }
    return height
  }

  /// The height that a large title adds: its measure, and what its line is higher at another size of text.
  private func largeTitleHeight(of item: UINavigationItem) -> CGFloat {
    let look = appearance(of: item)
    func lineHeight(_ category: UIContentSizeCategory) -> CGFloat {
      look.largeTitleFont(for: category)?.lineHeight ?? 0
    }
    let growth = lineHeight(traits.preferredContentSizeCategory) - lineHeight(.large)
    return NavigationBarMetrics.largeTitleHeight + growth.rounded(.up)
  }

  /// The height of a bar that the program sizes: the large title is not collapsed.
  var naturalHeight: NavigationBarHeight { fullHeight(for: topItem) }

  // MARK: Layout

  func layOutBar() {
    background.frame = backgroundFrame
    for view in [transition?.from, itemView].compactMap(\.self) { layOut(view) }
  }

  private func layOut(_ view: NavigationItemView) {
    view.semanticContentAttribute = semanticContentAttribute
    view.height = shownHeight(of: view)
    view.largeTitleOffset = view === itemView ? largeTitleOffset : 0
    view.frame = bounds
    view.layoutSubtreeInAnimation()
  }

  /// The visible heights: what the controller says, or what the bar has room for. Those of an item which
  /// leaves stay as they were.
  private func shownHeight(of view: NavigationItemView) -> NavigationBarHeight {
    var height = fullHeight(for: view.item)
    if view !== itemView {
      (height.largeTitle, height.search) = (view.height.largeTitle, view.height.search)
    } else if owner != nil {
      height.largeTitle = min(shownHeight.largeTitle, height.largeTitle)
      height.search = min(shownHeight.search, height.search)
    } else {
      let room = max(bounds.height - height.total + height.largeTitle, 0)
      height.largeTitle = min(room, height.largeTitle)
    }
    return height
  }

  /// The background reaches the window's edge from a bar that is attached to it.
  private var backgroundFrame: CGRect {
    var frame = bounds
    guard barPosition == .topAttached else { return frame }
    frame.origin.y -= self.frame.minY
    frame.size.height += self.frame.minY
    return frame
  }
}
