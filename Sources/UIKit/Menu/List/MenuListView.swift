import CoreGraphics
import Foundation
import QuartzCore

/// The list of a menu's elements on a blurred background. It scrolls if it is higher than its frame.
package final class MenuListView: UIView {
  let isRightToLeft: Bool
  /// The row at the top, which closes a submenu; nil for a menu that is not one.
  private(set) var titleView: MenuEntryView?
  private(set) var entryViews: [MenuEntryView] = []
  /// The height of all rows.
  private(set) var contentHeight: CGFloat = 0
  private let background = UIVisualEffectView(effect: nil)
  /// Holds the rows; its bounds' origin is the scroll offset.
  private let scrollingView = UIView()
  private var separators: [UIView] = []

  override class var startsOpaque: Bool { false }

  /// - Parameter submenu: the element whose submenu the list shows.
  init(_ content: MenuContent, of submenu: MenuEntry? = nil, isRightToLeft: Bool) {
    self.isRightToLeft = isRightToLeft
    super.init(frame: .zero)
    addBackground()
    show(content, of: submenu)
  }

  package required init?(coder: NSCoder) { nil }

  /// Creates a list that shows a menu in its natural size, for pictures.
  package convenience init(showing menu: UIMenu, isRightToLeft: Bool) {
    self.init(MenuContent(of: menu) { _ in nil }, isRightToLeft: isRightToLeft)
    frame = CGRect(x: 0, y: 0, width: MenuMetrics.width, height: contentHeight)
    isShown = true
  }

  private func addBackground() {
    layer.shadowRadius = 24
    layer.shadowOffset = CGSize(width: 0, height: 4)
    background.layer.cornerRadius = MenuMetrics.cornerRadius
    background.layer.cornerCurve = .continuous
    background.clipsToBounds = true
    background.isUserInteractionEnabled = false
    addSubview(background)
    scrollingView.isOpaque = false
    background.contentView.addSubview(scrollingView)
  }

  /// Whether the list is visible; changes can be animated. The list as a whole keeps its opacity,
  /// because the background of a translucent view is not blurred.
  var isShown: Bool {
    get { background.effect != nil }
    set {
      background.effect = newValue ? UIBlurEffect(style: .systemMaterial) : nil
      rowsAlpha = newValue ? 1 : 0
      layer.shadowOpacity = newValue ? 0.18 : 0
    }
  }

  /// The opacity of the rows; changes can be animated.
  var rowsAlpha: CGFloat {
    get { scrollingView.alpha }
    set { scrollingView.alpha = newValue }
  }

  // MARK: Rows

  /// Replaces the rows.
  func show(_ content: MenuContent, of submenu: MenuEntry? = nil) {
    for view in scrollingView.subviews { view.removeFromSuperview() }
    (entryViews, separators, highlighted) = ([], [], nil)
    var y: CGFloat = 0
    if let submenu { y = addTitle(of: submenu, at: y) }
    for (index, section) in content.sections.enumerated() {
      if index > 0 { y = addGap(at: y) }
      if !section.title.isEmpty, submenu == nil || index > 0 {
        y = add(title: section.title, at: y)
      }
      for (number, row) in section.rows.enumerated() {
        if number > 0 { addSeparator(at: y) }
        y = add(row, hasMarks: content.hasMarks, at: y)
      }
    }
    contentHeight = y
    setNeedsLayout()
  }

  private func addTitle(of submenu: MenuEntry, at y: CGFloat) -> CGFloat {
    let view = MenuEntryView(submenu, .title, isRightToLeft: isRightToLeft)
    titleView = view
    return addGap(at: add([view], at: y))
  }

  private func add(_ row: MenuContent.Row, hasMarks: Bool, at y: CGFloat) -> CGFloat {
    let views =
      switch row {
      case .element(let entry):
        [MenuEntryView(entry, .row(hasMarks: hasMarks), isRightToLeft: isRightToLeft)]
      case .strip(let entries, let size):
        entries.map {
          MenuEntryView(
            $0, size == .small ? .image : .imageAndTitle, isRightToLeft: isRightToLeft)
        }
      }
    entryViews += views
    return add(views, at: y)
  }

  /// Adds the views of one row side by side, and returns where the next row begins.
  private func add(_ views: [MenuEntryView], at y: CGFloat) -> CGFloat {
    let width = MenuMetrics.width / CGFloat(views.count)
    let height = views.map { $0.height(inWidth: width) }.max() ?? 0
    for (index, view) in views.enumerated() {
      let column = isRightToLeft ? views.count - 1 - index : index
      view.frame = CGRect(x: CGFloat(column) * width, y: y, width: width, height: height)
      scrollingView.addSubview(view)
      if column > 0 {
        addLine(CGRect(x: CGFloat(column) * width, y: y, width: hairline, height: height))
      }
    }
    return y + height
  }

  private func add(title: String, at y: CGFloat) -> CGFloat {
    let label = UILabel()
    label.text = title
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    label.textAlignment = isRightToLeft ? .right : .left
    let height = MenuMetrics.sectionTitleHeight
    label.frame = CGRect(
      x: MenuMetrics.sideMargin, y: y, width: MenuMetrics.width - 2 * MenuMetrics.sideMargin,
      height: height)
    scrollingView.addSubview(label)
    addSeparator(at: y + height)
    return y + height
  }

  private var hairline: CGFloat { 1 / UIScreen.main.scale }

  private func addSeparator(at y: CGFloat) {
    addLine(CGRect(x: 0, y: y, width: MenuMetrics.width, height: hairline))
  }

  private func addLine(_ frame: CGRect) {
    let line = UIView(frame: frame)
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    scrollingView.addSubview(line)
    separators.append(line)
  }

  private func addGap(at y: CGFloat) -> CGFloat {
    let frame = CGRect(x: 0, y: y, width: MenuMetrics.width, height: MenuMetrics.sectionGap)
    let gap = UIView(frame: frame)
    gap.backgroundColor = .secondarySystemFill
    gap.isUserInteractionEnabled = false
    scrollingView.addSubview(gap)
    return frame.maxY
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    scrollingView.frame.size = bounds.size
    scroll(to: offset)
    layer.shadowPath =
      UIBezierPath(roundedRect: bounds, cornerRadius: MenuMetrics.cornerRadius).cgPath
  }

  // MARK: Highlighting

  /// The element below a finger or the pointer, or that the keys have selected.
  var highlighted: MenuEntryView? {
    didSet {
      guard highlighted !== oldValue else { return }
      oldValue?.isHighlighted = false
      highlighted?.isHighlighted = true
    }
  }

  /// Returns the element at a point that can be chosen.
  func entryView(at point: CGPoint) -> MenuEntryView? {
    guard bounds.contains(point) else { return nil }
    let inside = convert(point, to: scrollingView)
    return (entryViews + [titleView].compactMap(\.self)).first { view in
      view.entry.isEnabled && view.frame.contains(inside)
    }
  }

  /// Highlights the next element that can be chosen, or the one before; beyond the end, the first.
  func highlightNext(backwards: Bool) {
    let views = entryViews.filter(\.entry.isEnabled)
    guard !views.isEmpty else { return }
    let index = views.firstIndex { $0 === highlighted }
    let next = index.map { $0 + (backwards ? -1 : 1) } ?? (backwards ? -1 : 0)
    let view = views[(next + views.count) % views.count]
    highlighted = view
    let (top, bottom) = (view.frame.minY, view.frame.maxY)
    if top < offset { scroll(to: top) }
    if bottom > offset + bounds.height { scroll(to: bottom - bounds.height) }
  }

  // MARK: Scrolling

  var offset: CGFloat { scrollingView.bounds.minY }

  /// Whether the rows do not fit into the frame.
  var scrolls: Bool { contentHeight > bounds.height + 0.5 }

  func scroll(to offset: CGFloat) {
    scrollingView.bounds.origin.y = min(max(offset, 0), max(contentHeight - bounds.height, 0))
  }
}
