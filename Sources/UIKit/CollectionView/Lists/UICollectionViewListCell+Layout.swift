import CoreGraphics
import QuartzCore

extension UICollectionViewListCell {
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8
  /// The width of a standard accessory.
  private static let standardWidth: CGFloat = 24

  func setUpList() {
    layoutMargins = UIEdgeInsets(top: 11, left: Self.margin, bottom: 11, right: Self.margin)
    for line in [list.top, list.bottom] {
      line.isUserInteractionEnabled = false
      line.isHidden = true
      addSubview(line)
    }
  }

  func show(_ row: ListRow?) {
    list.row = row
    if row != nil, backgroundConfiguration == nil, backgroundView == nil {
      backgroundConfiguration = defaultBackgroundConfiguration()
    }
    showCorners()
    if let collection, let path = collection.indexPath(for: self),
      let outline = collection.dataSource as? any OutlineSource,
      let level = outline.outlineLevel(at: path)
    {
      indentationLevel = level
    }
    updateAccessories()
  }

  /// Rounds the corners at the ends of an inset group.
  private func showCorners() {
    let isInset = list.row?.appearance == .insetGrouped && list.row?.isHeader == false
    var corners: CACornerMask = []
    if isInset, list.row?.isFirst == true {
      corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }
    if isInset, list.row?.isLast == true {
      corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }
    layer.cornerRadius = corners.isEmpty ? 0 : ListRow.cornerRadius
    layer.maskedCorners = corners
    clipsToBounds = !corners.isEmpty
  }

  var standardContent: UIListContentConfiguration {
    guard let row = list.row else { return .cell() }
    switch row.appearance {
    case .sidebar, .sidebarPlain: return row.isHeader ? .sidebarHeader() : .sidebarCell()
    case .plain: return row.isHeader ? .plainHeader() : .cell()
    case .grouped, .insetGrouped: return row.isHeader ? .groupedHeader() : .cell()
    }
  }

  var standardBackground: UIBackgroundConfiguration {
    guard let row = list.row else { return .listPlainCell() }
    switch row.appearance {
    case .sidebar, .sidebarPlain: return row.isHeader ? .listSidebarHeader() : .listSidebarCell()
    case .plain: return row.isHeader ? .listPlainHeaderFooter() : .listPlainCell()
    case .grouped, .insetGrouped:
      return row.isHeader ? .listGroupedHeaderFooter() : .listGroupedCell()
    }
  }

  // MARK: Places

  private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func placed(_ frame: CGRect) -> CGRect {
    isReversed
      ? CGRect(
        x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
      : frame
  }

  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  private func width(of part: (accessory: UICellAccessory, view: UIView)) -> CGFloat {
    switch part.accessory.look.width {
    case .actual: part.view.bounds.width
    case .standard: max(Self.standardWidth, part.view.bounds.width)
    case .custom(let width): width
    }
  }

  /// The space that accessories and the indentation take at the sides of the content.
  var listSides: (start: CGFloat, end: CGFloat) {
    let leading = list.accessories.filter { $0.accessory.isLeading }
    let trailing = list.accessories.filter { !$0.accessory.isLeading }
    let start = leading.reduce(indentation) { $0 + width(of: $1) + Self.gap }
    let end = trailing.reduce(0) { $0 + width(of: $1) + Self.gap }
    return (
      leading.isEmpty ? start : start + Self.gap, trailing.isEmpty ? 0 : end + Self.gap
    )
  }

  func layOutList() {
    var start = Self.margin + (indentsAccessories ? indentation : 0)
    var end = bounds.width - Self.margin
    for part in list.accessories where part.accessory.isLeading {
      place(part, from: start)
      start += width(of: part) + Self.gap
    }
    for part in list.accessories.reversed() where !part.accessory.isLeading {
      end -= width(of: part)
      place(part, from: end)
      end -= Self.gap
    }
    let sides = listSides
    contentView.frame = placed(
      CGRect(
        x: sides.start, y: 0, width: max(0, bounds.width - sides.start - sides.end),
        height: bounds.height))
    placeLines(sides.start)
  }

  /// Where the text begins in the content, or else where its margin ends.
  private var textStart: CGFloat {
    (contentView as? UIListContentView)?.textStart
      ?? contentView.directionalLayoutMargins.leading
  }

  private func place(
    _ part: (accessory: UICellAccessory, view: UIView), from start: CGFloat
  ) {
    let size = part.view.bounds.size
    part.view.frame = placed(
      CGRect(
        x: start + (width(of: part) - size.width) / 2,
        y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height))
  }

  // MARK: Lines

  private func placeLines(_ start: CGFloat) {
    let separators = list.row?.separators
    let height = 1 / max(contentScaleFactor, 1)
    let isOn = isSelected || isHighlighted
    let color =
      (isOn ? separators?.multipleSelectionColor : nil) ?? separators?.color ?? .separator
    let insets = [separators?.topSeparatorInsets, separators?.bottomSeparatorInsets]
    let shown = [list.row?.showsTop, list.row?.showsBottom]
    for (index, line) in [list.top, list.bottom].enumerated() {
      line.isHidden = shown[index] != true
      line.backgroundColor = color
      let inset = insets[index] ?? UIListSeparatorConfiguration.automaticInsets
      let isAutomatic = inset.leading == .greatestFiniteMagnitude
      let leading = isAutomatic ? start + textStart : inset.leading
      let trailing = inset.trailing == .greatestFiniteMagnitude ? 0 : inset.trailing
      line.frame = placed(
        CGRect(
          x: leading, y: index == 0 ? 0 : bounds.height - height,
          width: max(0, bounds.width - leading - trailing), height: height))
      bringSubviewToFront(line)
    }
  }
}
