import CoreGraphics

// A finger or a pressed pointer chooses the element where it is lifted, wherever it began.
extension MenuPresentationView {
  /// Whether a point is on a list or on the preview.
  private func isInside(_ point: CGPoint) -> Bool {
    list(at: point) != nil || platter?.visibleFrame.contains(point) == true
  }

  private func list(at point: CGPoint) -> MenuListView? {
    lists.last { !$0.isHidden && $0.bounds.contains(convert(point, to: $0)) }
  }

  /// The element at a point of the frontmost list.
  private func entryView(at point: CGPoint) -> MenuEntryView? {
    guard let list = lists.last, self.list(at: point) === list else { return nil }
    return list.entryView(at: convert(point, to: list))
  }

  /// Called when a touch begins or moves.
  func track(_ point: CGPoint) { lists.last?.highlighted = entryView(at: point) }

  /// Called when a touch is lifted.
  func lift(at point: CGPoint) {
    if let view = entryView(at: point) {
      choose(view)
    } else if platter?.visibleFrame.contains(point) == true {
      delegate?.presentationDidChoosePreview(self)
    } else if list(at: point) == nil {
      delegate?.presentationWantsDismissal(self)
    } else if lists.count > 1, list(at: point) !== lists.last {
      closeSubmenu()
    }
  }

  /// Called when the touch that opened the menu moves. It takes no part until it is some points away,
  /// so that a click does not choose what appears below the pointer.
  func trackOpeningTouch(_ point: CGPoint) {
    if let start = openingPoint, start.distance(to: point) > 10 { openingPoint = nil }
    if openingPoint == nil { track(point) }
  }

  /// Called when the touch that opened the menu is lifted: beside the elements the menu stays open.
  func liftOpeningTouch(at point: CGPoint) {
    trackOpeningTouch(point)
    if openingPoint == nil, let view = entryView(at: point) { choose(view) }
  }

  /// Does what an element means.
  func choose(_ view: MenuEntryView) {
    guard view.entry.isEnabled else { return }
    lists.last?.highlighted = nil
    if view === lists.last?.titleView {
      closeSubmenu()
    } else if view.entry.isSubmenu {
      openSubmenu(of: view)
    } else {
      delegate?.presentation(self, didChoose: view.entry)
    }
  }

  func begin(_ touch: UITouch) {
    tracked = touch
    beganOutside = !isInside(touch.location(in: self))
    track(touch.location(in: self))
  }

  func end(_ touch: UITouch) {
    tracked = nil
    let point = touch.location(in: self)
    if isInside(point) || beganOutside { lift(at: point) }
  }

  func cancelTracking() {
    tracked = nil
    lists.last?.highlighted = nil
  }

  // MARK: The pointer

  func addHover() {
    let hover = UIHoverGestureRecognizer()
    hover.addAction { [weak self] recognizer in
      guard let self else { return }
      let isOver = recognizer.state == .began || recognizer.state == .changed
      lists.last?.highlighted = isOver ? entryView(at: recognizer.location(in: self)) : nil
    }
    addGestureRecognizer(hover)
  }

  // MARK: Scrolling

  /// Lets fingers and the wheel scroll a list that is higher than the screen.
  func addScrolling(to list: MenuListView) {
    let pan = MenuScrollRecognizer()
    pan.allowedScrollTypesMask = .all
    pan.addAction { [weak list, weak pan] recognizer in
      guard let list, let pan else { return }
      list.scroll(to: list.offset - pan.translation(in: list).y)
      pan.setTranslation(.zero, in: list)
      guard recognizer.state == .ended else { return }
      // The list comes to rest as a scroll view does that loses 0.2 % of its speed per millisecond.
      let rest = list.offset - pan.velocity(in: list).y * 0.499
      UIView.animate(
        withDuration: 0.6, delay: 0, options: [.allowUserInteraction, .curveEaseOut],
        animations: { list.scroll(to: rest) })
    }
    list.addGestureRecognizer(pan)
  }
}

/// Pans a list if it scrolls.
private final class MenuScrollRecognizer: UIPanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if (view as? MenuListView)?.scrolls != true { state = .failed }
  }
}
