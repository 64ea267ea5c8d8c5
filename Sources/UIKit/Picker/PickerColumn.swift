import CoreGraphics
import Foundation
import QuartzCore

/// A component of a picker: a wheel with rows, of which one is in the middle.
@MainActor final class PickerColumn: UIView, UIScrollViewDelegate {
  private let scroll = PickerScrollView(frame: .zero)
  private var rows: [Int: UIView] = [:]
  /// Views of rows that have left the wheel.
  private var spare: [UIView] = []
  private(set) var rowCount = 0
  /// -1 while there are no rows.
  private(set) var selectedRow = -1
  /// Whether the user, and not the program, moves the wheel.
  private var isUserScrolling = false
  /// Whether another row has been in the middle since the user has begun.
  private var hasLeftSelection = false
  private let makeRow: (_ row: Int, _ spare: UIView?) -> UIView
  private let onSelect: (Int) -> Void

  init(
    makeRow: @escaping (_ row: Int, _ spare: UIView?) -> UIView, onSelect: @escaping (Int) -> Void
  ) {
    (self.makeRow, self.onSelect) = (makeRow, onSelect)
    super.init(frame: .zero)
    addSubview(scroll.wheelView)
    addSubview(scroll)
    scroll.delegate = self
    scroll.onStep = { [weak self] in self?.settle() }
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] in self?.tapped($0) }
    scroll.addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  override class var startsOpaque: Bool { false }

  // MARK: Rows

  var wheel: PickerWheel {
    get { scroll.wheel }
    set {
      guard newValue != scroll.wheel else { return }
      scroll.wheel = newValue
      setNeedsLayout()
    }
  }

  /// Replaces the rows. The selected one stays as far as there are enough.
  func reload(rowCount: Int) {
    self.rowCount = rowCount
    selectedRow = rowCount == 0 ? -1 : min(max(selectedRow, 0), rowCount - 1)
    for view in rows.values { view.removeFromSuperview() }
    (rows, spare) = ([:], [])
    setNeedsLayout()
  }

  /// Shows a row in the middle, without telling the delegate.
  func select(_ row: Int, animated: Bool) {
    guard rowCount > 0 else { return }
    selectedRow = min(max(row, 0), rowCount - 1)
    isUserScrolling = false
    scroll.setContentOffset(scroll.offset(ofRow: selectedRow), animated: animated && window != nil)
    showRows()
  }

  func view(ofRow row: Int) -> UIView? { rows[row] }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (size, row) = (bounds.size, selectedRow)
    scroll.wheelView.frame = bounds
    let inset = (size.height - wheel.rowHeight) / 2
    UIView.performWithoutAnimation {
      scroll.frame = bounds
      scroll.contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
      scroll.contentSize = CGSize(width: size.width, height: CGFloat(rowCount) * wheel.rowHeight)
      if !scroll.isDragging, !scroll.isDecelerating, !isUserScrolling {
        scroll.contentOffset = scroll.offset(ofRow: max(row, 0))
      }
      for (row, view) in rows { place(view, row) }
    }
    showRows()
  }

  /// Shows the rows around the one in the middle, as far as they fit around the wheel. While the
  /// program is busy, the wheel turns by a half without a gap.
  private func showRows() {
    scroll.turnWheel()
    let middle = Int(scroll.rowInMiddle.rounded())
    let reach = wheel.reach
    let wanted = max(middle - reach, 0)..<max(min(middle + reach + 1, rowCount), 0, middle - reach)
    for (row, view) in rows where !wanted.contains(row) {
      rows[row] = nil
      view.removeFromSuperview()
      spare.append(view)
    }
    for row in wanted where rows[row] == nil {
      let view = makeRow(row, spare.popLast())
      rows[row] = view
      UIView.performWithoutAnimation {
        scroll.wheelView.addSubview(view)
        place(view, row)
      }
    }
  }

  private func place(_ view: UIView, _ row: Int) {
    let size = CGSize(width: bounds.width, height: wheel.rowHeight)
    view.transform3D = CATransform3DIdentity
    view.bounds.size = view is PickerTitleView ? size : fitted(view.bounds.size, in: size)
    view.center = CGPoint(x: bounds.midX, y: bounds.midY)
    view.layer.isDoubleSided = false
    view.transform3D = wheel.transform(ofRow: row)
  }

  /// Views of the program keep their size where they have one.
  private func fitted(_ size: CGSize, in row: CGSize) -> CGSize {
    size.width == 0 || size.height == 0 ? row : size
  }

  // MARK: Scrolling

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if isUserScrolling, rowNearMiddle != selectedRow { hasLeftSelection = true }
    showRows()
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    isUserScrolling = true
  }

  /// A thrown wheel comes to rest with a row in the middle.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let place = unsafe (targetContentOffset.pointee.y + scroll.contentInset.top) / wheel.rowHeight
    let row = min(max(Int(place.rounded()), 0), max(rowCount - 1, 0))
    unsafe targetContentOffset.pointee = scroll.offset(ofRow: row)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    if isUserScrolling { settle() }
  }

  /// The row that is nearest to the middle, also while the wheel is beyond its end.
  private var rowNearMiddle: Int {
    min(max(Int(scroll.rowInMiddle.rounded()), 0), max(rowCount - 1, 0))
  }

  /// Selects the row at which the user has left the wheel. One that was caught between two rows turns
  /// on to the nearer one.
  private func settle() {
    guard rowCount > 0, !scroll.isDragging else { return }
    let row = rowNearMiddle
    let rest = scroll.offset(ofRow: row)
    guard abs(rest.y - scroll.contentOffset.y) < 0.5 else {
      isUserScrolling = true
      return scroll.setContentOffset(rest, animated: true)
    }
    let isChanged = row != selectedRow || hasLeftSelection
    (isUserScrolling, hasLeftSelection, selectedRow) = (false, false, row)
    if isChanged { onSelect(row) }
  }

  private func tapped(_ tap: UIGestureRecognizer) {
    guard tap.state == .ended, let distance = wheel.distance(at: tap.location(in: self).y) else {
      return
    }
    turn(by: distance)
  }

  override var canBecomeFocused: Bool { rowCount > 0 }

  override func adjustFocused(_ heading: UIFocusHeading) -> Bool {
    guard heading == .up || heading == .down else { return false }
    turn(by: heading == .down ? 1 : -1)
    return true
  }

  /// Turns the wheel for the user, who has touched a row or pressed a key.
  func turn(by distance: Int) {
    let row = rowNearMiddle + distance
    guard distance != 0, (0..<rowCount).contains(row) else { return }
    isUserScrolling = true
    scroll.setContentOffset(scroll.offset(ofRow: row), animated: true)
  }

  override var standardAccessibility: StandardAccessibility { .init(of: self) }
}
