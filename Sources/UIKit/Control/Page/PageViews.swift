import CoreGraphics

/// The views of a page control: the background and an indicator for each page.
@MainActor final class PageViews {
  /// The distance between the middles of two dots. Points.
  static let pitch: CGFloat = 18
  private static let dot: CGFloat = 8
  /// The radius of the corners of the background. Points.
  static let radius: CGFloat = 13
  /// The length of the current dot while the page has a progress. Points.
  private static let progressLength: CGFloat = 26

  private let background = UIView()
  private let fill = UIView()
  private var indicators: [UIImageView] = []

  var backgroundFrame: CGRect { background.frame }

  func add(to control: UIPageControl) {
    background.isUserInteractionEnabled = false
    control.addSubview(background)
    fill.isUserInteractionEnabled = false
  }

  func prepare(_ control: UIPageControl) {
    while indicators.count > control.numberOfPages { indicators.removeLast().removeFromSuperview() }
    while indicators.count < control.numberOfPages {
      let view = UIImageView()
      view.contentMode = .center
      control.addSubview(view)
      indicators.append(view)
    }
  }

  /// The additional length of the current dot.
  func extraLength(_ control: UIPageControl) -> CGFloat {
    control.progress == nil ? 0 : Self.progressLength - Self.dot
  }

  /// The page whose dot is nearest to a point.
  func page(at point: CGPoint, of control: UIPageControl) -> Int {
    let position = control.isVertical ? point.y : point.x
    let places = places(control)
    return places.indices.min { abs(places[$0] - position) < abs(places[$1] - position) } ?? 0
  }

  /// The middles of the dots along the control. Where not all dots fit, those around the current one
  /// do.
  private func places(_ control: UIPageControl) -> [CGFloat] {
    let length = control.isVertical ? control.bounds.height : control.bounds.width
    let extra = extraLength(control)
    let visible = max(Int((length - 20 - extra) / Self.pitch), 1)
    let count = control.numberOfPages
    let first = min(max(control.currentPage - visible / 2, 0), max(count - visible, 0))
    let total = CGFloat(min(count, visible)) * Self.pitch + extra
    let start = (length - total) / 2 + Self.pitch / 2 - CGFloat(first) * Self.pitch
    return (0..<count).map { index in
      let shift = index < control.currentPage ? 0 : index == control.currentPage ? extra / 2 : extra
      let place = start + CGFloat(index) * Self.pitch + shift
      return control.isReversed ? length - place : place
    }
  }

  func update(_ control: UIPageControl) {
    let places = places(control)
    let length = control.isVertical ? control.bounds.height : control.bounds.width
    let isHidden = control.hidesForSinglePage && control.numberOfPages < 2
    for (index, view) in indicators.enumerated() where index < places.count {
      let isCurrent = index == control.currentPage
      let center = CGPoint(
        x: control.isVertical ? control.bounds.midX : places[index],
        y: control.isVertical ? places[index] : control.bounds.midY)
      show(index, isCurrent, in: view, of: control)
      view.center = center
      let isInside = places[index] >= 8 && places[index] <= length - 8
      let isAtEdge = places[index] < Self.pitch || places[index] > length - Self.pitch
      let isCut = isAtEdge && (index > 0 && index < places.count - 1) && !isCurrent
      view.transform = isCut ? CGAffineTransform(scaleX: 0.6, y: 0.6) : .identity
      view.alpha = isInside && !isHidden ? control.isEnabled ? 1 : 0.5 : 0
    }
    showBackground(control, places)
  }

  private func showBackground(_ control: UIPageControl, _ places: [CGFloat]) {
    let size = control.size(forNumberOfPages: control.numberOfPages)
    background.bounds.size = CGSize(
      width: min(size.width, control.bounds.width), height: min(size.height, control.bounds.height))
    background.center = CGPoint(x: control.bounds.midX, y: control.bounds.midY)
    background.layer.cornerRadius = Self.radius
    background.backgroundColor = .secondarySystemFill
    background.alpha = control.showsBackground ? 1 : 0
  }

  private func show(
    _ index: Int, _ isCurrent: Bool, in view: UIImageView, of control: UIPageControl
  ) {
    let color = color(isCurrent, of: control)
    let own = isCurrent ? control.currentIndicatorImages[index] : nil
    let preferred = isCurrent ? control.preferredCurrentPageIndicatorImage : nil
    let image =
      own ?? control.indicatorImages[index] ?? preferred ?? control.preferredIndicatorImage
    view.image = image?.withRenderingMode(.alwaysTemplate)
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 8, weight: .bold)
    view.tintColor = color
    let isBar = isCurrent && control.progress != nil && image == nil
    let size =
      image.map { _ in view.sizeThatFits(.zero) }
      ?? CGSize(
        width: isBar && !control.isVertical ? Self.progressLength : Self.dot,
        height: isBar && control.isVertical ? Self.progressLength : Self.dot)
    view.bounds.size = size
    view.layer.cornerRadius = image == nil ? Self.dot / 2 : 0
    view.backgroundColor = image == nil ? isBar ? self.color(false, of: control) : color : nil
    view.clipsToBounds = isBar
    if isBar { showProgress(in: view, color, of: control) }
  }

  private func showProgress(in view: UIView, _ color: UIColor, of control: UIPageControl) {
    if fill.superview !== view { view.addSubview(fill) }
    fill.backgroundColor = color
    fill.layer.cornerRadius = Self.dot / 2
    let part = Self.progressLength * CGFloat(control.progress?.currentProgress ?? 0)
    let size = CGSize(
      width: control.isVertical ? Self.dot : part, height: control.isVertical ? part : Self.dot)
    let start = control.isReversed ? Self.progressLength - part : 0
    fill.frame = CGRect(
      origin: CGPoint(x: control.isVertical ? 0 : start, y: control.isVertical ? start : 0),
      size: size)
  }

  private func color(_ isCurrent: Bool, of control: UIPageControl) -> UIColor {
    let base: UIColor = control.showsBackground ? .label : .white
    return isCurrent
      ? control.currentPageIndicatorTintColor ?? base
      : control.pageIndicatorTintColor ?? base.withAlphaComponent(0.3)
  }
}
