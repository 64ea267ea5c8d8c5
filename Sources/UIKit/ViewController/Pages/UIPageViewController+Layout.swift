import CoreGraphics

extension UIPageViewController {
  /// The height of the dots below the pages. Points.
  static let indicatorHeight: CGFloat = 37

  func setUpIndicator() {
    indicator.isHidden = true
    indicator.addAction(
      UIAction { [weak self] _ in self?.indicatorWasTouched() }, for: .valueChanged)
  }

  func loadPageView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.clipsToBounds = true
    view.addSubview(turner.scrollView)
    view.addSubview(indicator)
    self.view = view
    updateIndicator()
    turner.showCurrent()
  }

  func layOutPages() {
    let height = indicator.isHidden ? 0 : Self.indicatorHeight + view.safeAreaInsets.bottom
    var area = view.bounds
    area.size.height = max(area.height - height, 0)
    indicator.frame = CGRect(
      x: 0, y: area.maxY, width: area.width, height: height - view.safeAreaInsets.bottom)
    turner.place(in: area)
  }

  /// Asks for the number of dots and the current one.
  func updateIndicator() {
    guard isViewLoaded else { return }
    let isHorizontal = navigationOrientation == .horizontal
    let count = isHorizontal ? dataSource?.presentationCount(for: self) ?? 0 : 0
    indicator.numberOfPages = count
    indicatedPage = count > 0 ? dataSource?.presentationIndex(for: self) ?? 0 : 0
    indicator.currentPage = indicatedPage
    if indicator.isHidden != (count <= 0) {
      indicator.isHidden = count <= 0
      view.setNeedsLayout()
    }
  }

  func dataSourceDidChange() {
    turner.forgetNeighbors()
    updateIndicator()
  }

  func moveIndicator(by step: Int) {
    indicatedPage += step
    indicator.currentPage = indicatedPage
  }

  /// A touch has moved the dot, which returns if there is no such page.
  private func indicatorWasTouched() {
    turner.turnByUser(indicator.currentPage > indicatedPage ? .forward : .reverse)
    if turner.turn == nil { indicator.currentPage = indicatedPage }
  }

  // MARK: Keys

  var pageKeyCommands: [UIKeyCommand] {
    guard dataSource != nil else { return [] }
    let isHorizontal = navigationOrientation == .horizontal
    let (first, second) =
      isHorizontal
      ? (UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow)
      : (UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow)
    return [
      UIKeyCommand(
        input: first, modifierFlags: [],
        action: Selector("turnToFirst:", UIPageViewController.turnToFirst(_:))),
      UIKeyCommand(
        input: second, modifierFlags: [],
        action: Selector("turnToSecond:", UIPageViewController.turnToSecond(_:))),
    ]
  }

  private func turnToFirst(_ sender: Any?) { turner.turnByUser(turner.direction(ofSlot: 0)) }
  private func turnToSecond(_ sender: Any?) { turner.turnByUser(turner.direction(ofSlot: 2)) }
}
