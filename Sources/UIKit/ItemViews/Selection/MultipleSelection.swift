import CoreGraphics
import Foundation

/// Selects the items over which two fingers are dragged, and takes back those from which they return. A drag
/// that begins at a selected item deselects.
@MainActor final class MultipleSelection: NSObject, UIGestureRecognizerDelegate {
  private unowned let host: any MultipleSelectionHost
  private let recognizer = TwoFingerPanGestureRecognizer(target: nil, action: nil)
  private lazy var scroller = EdgeScroller(of: host) { [weak self] in self?.extend() }
  /// Where the drag began; nil without one.
  private var start: IndexPath?
  private var selects = true
  /// The items that the drag has selected, or deselected if it began at a selected one.
  private var changed: Set<IndexPath> = []

  init(of host: any MultipleSelectionHost) {
    self.host = host
    super.init()
    recognizer.delegate = self
    recognizer.addAction { [weak self] _ in self?.panDidChange() }
    host.addGestureRecognizer(recognizer)
  }

  // MARK: UIGestureRecognizerDelegate

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { host.allowsMultipleSelection || host.allowsMultipleSelectionDuringEditing }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let path = host.itemPath(at: recognizer.location(in: host)) else { return false }
    return host.shouldBeginMultipleSelection(at: path)
  }

  /// The content does not scroll until it is known how many fingers are dragged.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === host.panGestureRecognizer }

  // MARK: The fingers

  private func panDidChange() {
    switch recognizer.state {
    case .began:
      begin()
      extend()
    case .changed: extend()
    case .ended, .cancelled: end()
    default: break
    }
  }

  private func begin() {
    guard let path = host.itemPath(at: recognizer.location(in: host)) else { return }
    start = path
    // The program may begin to edit here, which ends the selection so far.
    host.multipleSelectionDidBegin(at: path)
    guard host.selectsSeveralItems else { return end() }
    selects = !host.isItemSelected(path)
  }

  private func extend() {
    let point = recognizer.location(in: host)
    guard let start else { return }
    scroller.finger = CGPoint(x: point.x - host.bounds.minX, y: point.y - host.bounds.minY)
    guard let path = host.itemPath(at: point) else { return }
    let range = Set(host.paths(from: start, to: path))
    for path in changed.subtracting(range).sorted() { change(path, to: !selects) }
    for path in range.subtracting(changed).sorted() where host.isItemSelected(path) != selects {
      change(path, to: selects)
    }
  }

  private func change(_ path: IndexPath, to isSelected: Bool) {
    if host.isItemSelected(path) != isSelected { host.userChangesSelection(of: path) }
    // The delegate may have refused.
    guard host.isItemSelected(path) == isSelected else { return }
    if isSelected == selects { changed.insert(path) } else { changed.remove(path) }
  }

  private func end() {
    guard start != nil else { return }
    (start, changed, scroller.finger) = (nil, [], nil)
    host.multipleSelectionDidEnd()
  }
}

/// Recognizes that two fingers are dragged, and fails when one is.
final class TwoFingerPanGestureRecognizer: UIPanGestureRecognizer {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    (minimumNumberOfTouches, maximumNumberOfTouches) = (2, 2)
  }

  private var firstPlace: CGPoint?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if firstPlace == nil { firstPlace = touches.first?.values.location }
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count == 1, let place = touches.first?.values.location, let firstPlace,
      place.distance(to: firstPlace) >= threshold
    {
      state = .failed
    } else {
      super.touchesMoved(touches, with: event)
    }
  }

  override func prepareForNextGesture() {
    super.prepareForNextGesture()
    firstPlace = nil
  }
}
