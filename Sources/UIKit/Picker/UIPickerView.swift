public import Foundation
import QuartzCore

/// Wheels beside one another, on each of which the user selects a row: 320 × 216 points.
///
/// Main thread only. Source: Apple, "UIPickerView".
@preconcurrency @MainActor open class UIPickerView: UIView {
  /// A width or height that the picker determines.
  static let automaticDimension: CGFloat = -1
  private static let size = CGSize(width: 320, height: 216)
  private static let standardRowHeight: CGFloat = 32
  /// The distance of the wheels from the sides, and from one another.
  private static let (margin, spacing): (CGFloat, CGFloat) = (9, 5)

  final private(set) var columns: [PickerColumn] = []
  private final var needsReload = true
  private final let wheels = UIView(frame: .zero)
  private final let shade = PickerShadeView(frame: .zero)
  private final let indicator = UIView(frame: .zero)

  override class var startsOpaque: Bool { false }

  /// Creates a picker; one with an empty frame gets its natural size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
    if frame.isEmpty { self.frame.size = Self.size }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let coder = coder as? NSKeyedUnarchiver {
      showsSelectionIndicator = coder.decodeBool(forKey: Self.indicatorKey)
    }
    coder.read(.pickerView, into: self)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(showsSelectionIndicator, forKey: Self.indicatorKey)
  }

  private static let indicatorKey = "UIPickerShowsSelectionIndicator"

  override var archivedSubviews: [UIView] { [] }

  private func setUp() {
    clipsToBounds = true
    indicator.isUserInteractionEnabled = false
    indicator.backgroundColor = .tertiarySystemFill
    indicator.layer.cornerRadius = 8
    addSubview(indicator)
    addSubview(wheels)
    wheels.mask = shade
  }

  // MARK: Contents

  /// Default: nil. Not retained. Setting it loads the rows again.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { setNeedsReload() } }
  /// Default: nil. Not retained. Setting it loads the rows again.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { setNeedsReload() } }
  /// It has no effect, as on iOS 7 and later: the selection is always shown. Default: false.
  open var showsSelectionIndicator = false

  /// The number of wheels, from the data source.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return columns.count
  }

  /// Returns the number of rows of a component. Traps if there is no such component.
  open func numberOfRows(inComponent component: Int) -> Int { column(component).rowCount }

  /// Returns the size of the rows of a component. Traps if there is no such component. Points.
  open func rowSize(forComponent component: Int) -> CGSize {
    layOutColumns()
    let column = column(component)
    return CGSize(width: column.bounds.width, height: column.wheel.rowHeight)
  }

  /// Returns the view of the delegate that shows a row; nil if the row is not on the wheel, or shows a
  /// title.
  ///
  /// Source: Apple, "view(forRow:forComponent:)".
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    let view = column(component).view(ofRow: row)
    return view is PickerTitleView ? nil : view
  }

  /// Loads everything again.
  open func reloadAllComponents() {
    setNeedsReload()
    loadIfNeeded()
  }

  /// Loads the rows of a component again. Traps if there is no such component.
  open func reloadComponent(_ component: Int) {
    loadIfNeeded()
    column(component).reload(rowCount: rowCount(component))
    setNeedsLayout()
  }

  // MARK: Selection

  /// Selects a row, and turns the wheel to it. The delegate is not told. A row beyond the last one
  /// selects that. Traps if there is no such component.
  ///
  /// Source: Apple, "selectRow(_:inComponent:animated:)".
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    let column = column(component)
    layoutIfNeeded()
    column.select(row, animated: animated)
  }

  /// Returns the index of the selected row; -1 if the component has no rows.
  open func selectedRow(inComponent component: Int) -> Int { column(component).selectedRow }

  // MARK: Loading

  private func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  private func loadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    let count = dataSource?.numberOfComponents(in: self) ?? 0
    require(count >= 0, "UIPickerView: the number of components must not be negative: \(count)")
    while columns.count > count { columns.removeLast().removeFromSuperview() }
    while columns.count < count { addColumn(columns.count) }
    for (index, column) in columns.enumerated() { column.reload(rowCount: rowCount(index)) }
    setNeedsLayout()
  }

  private func rowCount(_ component: Int) -> Int {
    let count = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    require(count >= 0, "UIPickerView: the number of rows must not be negative: \(count)")
    return count
  }

  private func addColumn(_ index: Int) {
    let column = PickerColumn(
      makeRow: { [weak self] in self?.makeRow($0, index, reusing: $1) ?? UIView(frame: .zero) },
      onSelect: { [weak self] in self?.userDidSelect($0, index) })
    columns.append(column)
    wheels.addSubview(column)
    // The wheels are fainter towards their ends, and the ring is not.
    let ring = UIFocusHaloEffect()
    (ring.containerView, ring.position) = (self, .inside)
    column.focusEffect = ring
  }

  private func makeRow(_ row: Int, _ component: Int, reusing view: UIView?) -> UIView {
    delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: view)
      ?? titleView(row, component, reusing: view)
  }

  final func titleView(_ row: Int, _ component: Int, reusing view: UIView?) -> UIView {
    let view = view as? PickerTitleView ?? PickerTitleView()
    if let title = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      view.show(title)
    } else {
      let title = delegate?.pickerView(self, titleForRow: row, forComponent: component)
      view.show(title ?? "?")
    }
    return view
  }

  private func userDidSelect(_ row: Int, _ component: Int) {
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  private func column(_ component: Int) -> PickerColumn {
    loadIfNeeded()
    require(
      columns.indices.contains(component),
      "*** -[__NSArrayM objectAtIndex:]: index \(component) beyond bounds "
        + (columns.isEmpty ? "for empty array" : "[0 .. \(columns.count - 1)]"))
    return columns[component]
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutColumns()
  }

  private func layOutColumns() {
    loadIfNeeded()
    wheels.frame = bounds
    let widths = columns.indices.map(width)
    let total = widths.reduce(0, +) + Self.spacing * CGFloat(max(widths.count - 1, 0))
    var x = ((bounds.width - total) / 2).rounded()
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, column) in columns.enumerated() {
      column.wheel = PickerWheel(height: bounds.height, rowHeight: rowHeight(index))
      let left = isReversed ? bounds.width - x - widths[index] : x
      column.frame = CGRect(x: left, y: 0, width: widths[index], height: bounds.height)
      x += widths[index] + Self.spacing
    }
    layOutIndicator()
  }

  private func layOutIndicator() {
    let height = (columns.map(\.wheel.rowHeight).max() ?? Self.standardRowHeight) + 2
    let band = CGRect(
      x: Self.margin, y: (bounds.height - height) / 2, width: bounds.width - 2 * Self.margin,
      height: height)
    indicator.frame = band
    shade.frame = bounds
    shade.band = band.minY...band.maxY
  }

  private func width(_ component: Int) -> CGFloat {
    let width = delegate?.pickerView(self, widthForComponent: component) ?? -1
    guard width < 0 else { return width }
    let count = CGFloat(columns.count)
    let free = bounds.width - 2 * Self.margin - Self.spacing * (count - 1)
    return max((free / count).rounded(.down), 0)
  }

  private func rowHeight(_ component: Int) -> CGFloat {
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? -1
    return height > 0 ? height : Self.standardRowHeight
  }

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    setNeedsLayout()
  }
}
