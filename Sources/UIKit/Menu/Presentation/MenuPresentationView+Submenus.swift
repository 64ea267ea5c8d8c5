import CoreGraphics

extension MenuPresentationView {
  /// Opens a submenu above the list that contains it, with the element as its title.
  func openSubmenu(of view: MenuEntryView) {
    guard case .submenu(let menu) = view.entry.kind, let parent = lists.last else { return }
    let list = makeList(content(of: menu), of: view.entry)
    pushList(list)
    let row = view.convert(view.bounds, to: self)
    UIView.performWithoutAnimation {
      place(list, at: CGPoint(x: parent.frame.minX, y: row.minY))
      list.transform = CGAffineTransform(translationX: 0, y: row.midY - list.center.y)
        .scaledBy(x: 1, y: 0.1)
      list.layoutIfNeeded()
    }
    MenuAnimator().run(bounces: true) {
      list.transform = .identity
      list.isShown = true
      parent.isBehind = true
    }
  }

  /// Closes the frontmost submenu.
  func closeSubmenu() {
    guard let list = popList() else { return }
    let parent = lists.last
    let animator = MenuAnimator()
    animator.addCompletion { list.removeFromSuperview() }
    animator.run(bounces: false) {
      list.transform = CGAffineTransform(scaleX: 1, y: 0.1)
      list.isShown = false
      parent?.isBehind = false
    }
  }

  /// Shows what has changed in the elements of an open submenu.
  func reloadSubmenu(_ list: MenuListView) {
    guard let entry = list.titleView?.entry, case .submenu(let menu) = entry.kind else { return }
    list.show(content(of: menu), of: entry)
    place(list, at: list.frame.origin)
  }

  /// Gives the list of a submenu the height of its rows, and moves it as far as it has to be.
  private func place(_ list: MenuListView, at origin: CGPoint) {
    let size = CGSize(
      width: MenuMetrics.width, height: min(list.contentHeight, placement.area.height))
    let frame = placement.frame(ofSubmenu: size, at: origin)
    list.bounds.size = frame.size
    list.center = CGPoint(x: frame.midX, y: frame.midY)
  }
}

extension MenuPlacement {
  /// Returns the frame of a submenu that covers the row from which it was opened.
  func frame(ofSubmenu size: CGSize, at point: CGPoint) -> CGRect {
    let y = max(min(point.y, area.maxY - size.height), area.minY)
    return CGRect(x: point.x, y: y, width: size.width, height: size.height)
  }
}

extension MenuListView {
  /// Whether a submenu covers the list, which is then smaller and less visible.
  var isBehind: Bool {
    get { transform != .identity }
    set {
      transform = newValue ? CGAffineTransform(scaleX: 0.94, y: 0.94) : .identity
      rowsAlpha = newValue ? 0.4 : 1
    }
  }
}
