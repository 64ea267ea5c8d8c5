import CoreGraphics
import Foundation
import QuartzCore

/// The touches and clicks that place the caret, select, and open the edit menu.
///
/// A finger puts the caret at the edge of a word, and exactly after a long press; the pointer puts it
/// exactly. Two taps select a word, three a paragraph.
@MainActor final class TextGestures: NSObject {
  private unowned let editor: TextEditor
  private let tap = TextTapRecognizer()
  private let press = UILongPressGestureRecognizer()
  private let pointer = TextPointerRecognizer()
  private(set) lazy var menu = UIEditMenuInteraction(delegate: self)
  private(set) var isMenuShown = false
  /// Whether the last gesture was one of a finger, which needs handles.
  private(set) var usesHandles = false
  /// What the click has selected at first, and the unit by which a drag extends it.
  private var clicked = 0..<0
  private var clickUnit = UITextGranularity.character
  /// Where the pointer has pressed a link or the like, which is tapped unless the pointer moves.
  private var pressedItem: CGPoint?
  private(set) var loupe: TextLoupe?
  /// Shows the menu unless a further tap follows.
  private var menuTimer: InputTimers.ID?
  /// The longest time between taps that belong together, in seconds.
  private static let tapInterval = 0.35
  /// The height of a handle's knob, which the menu does not cover. Points.
  private static let handleMargin: CGFloat = 16
  /// How far the pointer moves on a link without selecting. Points.
  private static let itemSlop: CGFloat = 4

  init(for editor: TextEditor) {
    self.editor = editor
    super.init()
    tap.allowedTouchTypes = Self.fingers
    press.allowedTouchTypes = Self.fingers
    pointer.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    tap.addAction { [weak self] _ in self?.didTap() }
    press.addAction { [weak self] _ in self?.didPress() }
    pointer.addAction { [weak self] _ in self?.didPoint() }
    pointer.onOtherButton = { [weak self] in self?.didPressOtherButton(at: $0) }
    for recognizer in recognizers { recognizer.delegate = self }
  }

  private static let fingers = [UITouch.TouchType.direct, .pencil].map {
    NSNumber(value: $0.rawValue)
  }

  private var recognizers: [UIGestureRecognizer] { [pointer, tap, press] }
  private var host: any TextEditing { editor.host }

  func attach(to view: UIView) {
    recognizers.forEach(view.addGestureRecognizer)
    view.addInteraction(menu)
  }

  /// Leaves long presses, and those of the secondary button, to another gesture unless it fails.
  func wait(for gesture: UIGestureRecognizer) {
    press.require(toFail: gesture)
    menu.gesture.require(toFail: gesture)
  }

  // MARK: Fingers

  private func didTap() {
    guard tap.state == .ended else { return }
    cancelMenu()
    let (wasEditing, before) = (host.isFirstResponder, editor.selection)
    let point = tap.location(in: host)
    if tap.tapCount == 1, host.didTouch(point) { return }
    // Text that can only be selected takes no caret.
    guard host.allowsEditing || wasEditing || tap.tapCount > 1, host.beginEditing() else { return }
    usesHandles = true
    let place = editor.closestPosition(to: point)
    switch tap.tapCount {
    case 2: select(editor.unit(.word, at: place.value))
    case 3...: select(editor.unit(.paragraph, at: place.value))
    default: tapOnce(at: place, wasEditing: wasEditing, before: before)
    }
  }

  private func tapOnce(at place: TextOffset, wasEditing: Bool, before: TextSelection) {
    if wasEditing, !before.isEmpty, before.range.contains(place.value) { return toggleMenu() }
    editor.unmark()
    let edge =
      editor.hidesText ? place.value : editor.boundaries.wordEdge(nearestTo: place.value)
    let caret = TextSelection(edge, isUpstream: place.isUpstream && edge == place.value)
    if wasEditing, before == caret { return toggleMenu() }
    dismissMenu()
    editor.select(caret)
    host.selectionDidChange()
  }

  private func select(_ range: Range<Int>) {
    editor.unmark()
    editor.select(TextSelection(range))
    host.selectionDidChange()
    menuTimer = InputTimers.shared.set(for: CACurrentMediaTime() + Self.tapInterval) {
      [weak self] in
      self?.menuTimer = nil
      if self?.host.isFirstResponder == true { self?.showMenu() }
    }
  }

  private func didPress() {
    let point = press.location(in: host)
    switch press.state {
    case .began:
      guard host.beginEditing() else { return }
      usesHandles = true
      dismissMenu()
      guard host.allowsEditing else {
        editor.select(
          TextSelection(editor.unit(.word, at: editor.closestPosition(to: point).value)))
        return
      }
      loupe = TextLoupe(over: host)
      moveCaret(to: point)
    case .changed: moveCaret(to: point)
    case .ended:
      endLoupe()
      if host.isFirstResponder { showMenu() }
    default: endLoupe()
    }
  }

  private func moveCaret(to point: CGPoint) {
    guard host.isFirstResponder, host.allowsEditing else { return }
    editor.unmark()
    let place = editor.closestPosition(to: point)
    editor.select(TextSelection(place.value, isUpstream: place.isUpstream))
    loupe?.move(to: point, caret: editor.caretRect(for: place))
  }

  func endLoupe() {
    loupe?.remove()
    loupe = nil
  }

  // MARK: The pointer

  private func didPoint() {
    let point = pointer.location(in: host)
    switch pointer.state {
    case .began:
      pressedItem = pointer.clickCount == 1 && host.hasItem(at: point) ? point : nil
      if pressedItem == nil { click(at: point) }
    case .changed: dragPointer(to: point)
    case .ended:
      if let pressedItem, !host.didTouch(pressedItem) { click(at: pressedItem) }
      pressedItem = nil
    default: pressedItem = nil
    }
  }

  /// Selects, also from within a link, unless the pointer has hardly moved.
  private func dragPointer(to point: CGPoint) {
    if let start = pressedItem {
      guard start.distance(to: point) > Self.itemSlop else { return }
      pressedItem = nil
      click(at: start)
    }
    extendClick(to: editor.closestPosition(to: point))
  }

  private func click(at point: CGPoint) {
    let (wasEditing, anchor) = (host.isFirstResponder, editor.selection.anchor)
    guard host.beginEditing() else { return }
    usesHandles = false
    dismissMenu()
    editor.unmark()
    let place = editor.closestPosition(to: point)
    clickUnit = pointer.clickCount == 1 ? .character : pointer.clickCount == 2 ? .word : .paragraph
    if clickUnit == .character {
      let extends = wasEditing && pointer.modifierFlags.contains(.shift)
      let start = extends ? anchor : place.value
      clicked = start..<start
      editor.select(
        TextSelection(anchor: start, focus: place.value, isUpstream: place.isUpstream))
    } else {
      clicked = editor.unit(clickUnit, at: place.value)
      editor.select(TextSelection(clicked))
    }
    host.selectionDidChange()
  }

  private func extendClick(to place: TextOffset) {
    guard host.isFirstResponder else { return }
    let limit =
      clickUnit == .character
      ? place.value..<place.value : editor.unit(clickUnit, at: place.value)
    let isBackward = place.value < clicked.lowerBound
    editor.select(
      TextSelection(
        anchor: isBackward ? clicked.upperBound : clicked.lowerBound,
        focus: isBackward ? limit.lowerBound : max(limit.upperBound, clicked.upperBound),
        isUpstream: place.isUpstream))
  }

  /// Selects what the list of the edit menu is for: the word at the pointer, unless it is selected.
  private func didPressOtherButton(at point: CGPoint) {
    guard !host.hasItem(at: point), host.beginEditing() else { return }
    usesHandles = false
    let place = editor.closestPosition(to: point).value
    if !editor.selection.range.contains(place) {
      editor.unmark()
      editor.select(TextSelection(editor.unit(.word, at: place)))
    }
  }

  // MARK: Handles

  /// Moves an end of the selection, which keeps at least a character.
  func drag(_ end: TextHandle.End, to point: CGPoint) {
    dismissMenu()
    let (range, place) = (editor.selection.range, editor.closestPosition(to: point).value)
    switch end {
    case .start:
      let last = editor.boundaries.character(before: range.upperBound)
      editor.select(TextSelection(anchor: range.upperBound, focus: min(place, last)))
    case .end:
      let first = editor.boundaries.character(after: range.lowerBound)
      editor.select(TextSelection(anchor: range.lowerBound, focus: max(place, first)))
    }
  }

  // MARK: The edit menu

  func showMenu() {
    guard host.window != nil else { return }
    let rect = targetRect
    menu.presentEditMenu(
      with: UIEditMenuConfiguration(
        identifier: nil, sourcePoint: CGPoint(x: rect.midX, y: rect.minY)))
  }

  func dismissMenu() {
    cancelMenu()
    menu.dismissMenu()
  }

  private func cancelMenu() {
    if let menuTimer { InputTimers.shared.cancel(menuTimer) }
    menuTimer = nil
  }

  private func toggleMenu() {
    if isMenuShown { dismissMenu() } else { showMenu() }
  }

  /// The selection, or the caret, as far as it is visible.
  private var targetRect: CGRect {
    let selection = editor.selection
    let caret = editor.caretRect(for: TextOffset(selection.focus))
    let rects = host.textGeometry.rects(of: selection.range)
    let whole = rects.reduce(CGRect.null) { $0.union($1) }
    let visible = (whole.isNull ? caret : whole).intersection(host.bounds)
    let margin = usesHandles && !selection.isEmpty ? Self.handleMargin : 0
    return (visible.isNull ? caret : visible).insetBy(dx: 0, dy: -margin)
  }
}

extension TextGestures: UIGestureRecognizerDelegate {
  /// Leaves touches to controls in the view, such as the button that clears a field, and drags to
  /// handles, which reach over short words.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    // A touch that stops content does not touch the text.
    if let scroller = host as? UIScrollView, scroller.isCaught || scroller.isDecelerating {
      return false
    }
    var view = touch.view
    while let current = view, current !== host {
      if current is UIControl || current is TextHandle && gestureRecognizer !== tap { return false }
      view = current.superview
    }
    return true
  }
}

extension TextGestures: UIEditMenuInteractionDelegate {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { host.editMenu(suggestedActions) }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { targetRect }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    isMenuShown = true
    host.willPresentEditMenu(animator)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    isMenuShown = false
    host.willDismissEditMenu(animator)
  }
}
