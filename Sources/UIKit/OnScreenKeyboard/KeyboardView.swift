import CoreGraphics
import Foundation
import QuartzCore
import Wayland

/// The keyboard that UIKit shows itself: fingers type into the first responder of the key window.
@MainActor final class KeyboardView: UIInputView {
  private static let rowHeight: CGFloat = 54
  private static let margin: CGFloat = 3
  private static let gap: CGFloat = 6
  /// The largest width of a key for a letter, on wide screens.
  private static let keyWidth: CGFloat = 78
  private static let padWidth: CGFloat = 480

  private unowned let owner: UIScreen
  private var keys: [[KeyboardKeyView]] = []
  private var page = KeyboardPage.letters
  private var layoutIndex = 0
  private var type = UIKeyboardType.default
  private(set) var shift = KeyboardShift.off
  private var shiftTime = -Double.infinity
  /// The keys that fingers press.
  private var pressed: [ObjectIdentifier: KeyboardKeyView] = [:]
  private var repeating: InputTimers.ID?
  private weak var client: UIResponder?

  /// The layouts of letters, read when a keyboard is first shown.
  static var layouts = KeyboardCharacters.read(
    ProcessInfo.processInfo.environment["LAMINA_KEYBOARD_LAYOUTS"])

  init(on screen: UIScreen) {
    owner = screen
    super.init(
      frame: CGRect(x: 0, y: 0, width: 0, height: Self.rowHeight * 4 + 2 * Self.margin),
      inputViewStyle: .keyboard)
    isMultipleTouchEnabled = true
  }

  required init?(coder: NSCoder) { nil }

  private var input: (any UIKeyInput)? { client?.keyInput }

  // MARK: The text

  /// Shows the keys for a text.
  func show(for responder: UIResponder) {
    guard let input = responder.keyInput else { return }
    let isNew = client !== responder || input.keyboardType != type
    client = responder
    overrideUserInterfaceStyle =
      switch input.keyboardAppearance {
      case .dark: .dark
      case .light: .light
      case .default: .unspecified
      }
    if isNew {
      type = input.keyboardType
      page = KeyboardPage(type)
      makeKeys()
    }
    textDidChange()
  }

  /// Called after the text or its selection has changed, by whatever means.
  func textDidChange() {
    guard let input else { return }
    if shift != .locked { shift = KeyboardShift.isDue(in: input) ? .once : .off }
    showKeys()
  }

  // MARK: Keys

  private var characters: KeyboardCharacters? {
    Self.layouts.indices.contains(layoutIndex) ? Self.layouts[layoutIndex] : Self.layouts.first
  }

  private func makeKeys() {
    for view in keys.joined() { view.removeFromSuperview() }
    pressed = [:]
    stopRepeating()
    let rows = KeyboardRows(
      page, letters: characters, hasLayouts: Self.layouts.count > 1, type: type)
    keys = rows.rows.map { $0.map { KeyboardKeyView($0) } }
    for view in keys.joined() { addSubview(view) }
    showKeys()
    setNeedsLayout()
  }

  private func showKeys() {
    let title = input?.returnKeyType.title ?? "return"
    let name = Self.layouts.count > 1 ? characters?.name ?? "space" : "space"
    let isEmpty = input.map { !$0.hasText } ?? true
    for view in keys.joined() {
      view.show(shift: shift, returnTitle: title, layout: name)
      if view.key == .enter {
        view.isAvailable = !(isEmpty && input?.enablesReturnKeyAutomatically == true)
      }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.width > 100, bounds.height > 100 else { return }
    let area = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
    let height = area.height / CGFloat(max(keys.count, 1))
    for (index, row) in keys.enumerated() {
      let y = area.minY + CGFloat(index) * height
      place(row, in: CGRect(x: area.minX, y: y, width: area.width, height: height))
    }
  }

  /// The width of a row without its space bar, in widths of letters.
  private func units(_ row: [KeyboardKeyView]) -> CGFloat {
    row.reduce(CGFloat(0)) { $0 + CGFloat($1.key.width ?? 0) }
  }

  private func place(_ row: [KeyboardKeyView], in area: CGRect) {
    let isPad = KeyboardRows.isPad(page)
    // Letters are as wide in each row as in the longest one.
    let longest = keys.map(units).max() ?? 10
    let letters = isPad ? 3 : max(longest, 10)
    let unit = min(area.width / letters, isPad ? Self.padWidth / 3 : Self.keyWidth)
    let fixed = (isPad ? CGFloat(row.count) : units(row)) * unit
    let hasSpace = row.contains { $0.key.width == nil }
    let full = unit * letters
    var x = area.midX - (hasSpace ? full : fixed) / 2
    for view in row {
      let width = isPad ? unit : view.key.width.map { CGFloat($0) * unit } ?? full - fixed
      view.frame = CGRect(
        x: x + Self.gap / 2, y: area.minY + Self.gap, width: max(width - Self.gap, 0),
        height: max(area.height - 2 * Self.gap, 0))
      x += width
    }
  }

  // MARK: Touches

  private func key(at touch: UITouch) -> KeyboardKeyView? {
    let point = touch.location(in: self)
    return keys.joined().min { $0.frame.distance(to: point) < $1.frame.distance(to: point) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // A second finger types before the first one is lifted, as fast typists do.
    for touch in touches {
      guard let key = key(at: touch), key.isAvailable else { continue }
      pressed[ObjectIdentifier(touch)] = key
      key.isPressed = true
      if key.key == .delete { startDeleting() }
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      let id = ObjectIdentifier(touch)
      guard let old = pressed[id], old.key != .delete, let new = key(at: touch), new !== old else {
        continue
      }
      old.isPressed = false
      new.isPressed = true
      pressed[id] = new
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      guard let key = pressed.removeValue(forKey: ObjectIdentifier(touch)) else { continue }
      key.isPressed = false
      if key.key == .delete { stopRepeating() } else if key.isAvailable { perform(key.key) }
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { pressed.removeValue(forKey: ObjectIdentifier(touch))?.isPressed = false }
    stopRepeating()
  }

  // MARK: Typing

  private func perform(_ key: KeyboardKey) {
    // Two taps on Shift with another key between them do not lock it.
    if key != .shift { shiftTime = -.infinity }
    switch key {
    case .character(let lower, let upper): insert(shift == .off ? lower : upper)
    case .space: insert(" ")
    case .enter: insert("\n")
    case .delete: delete()
    case .shift:
      let now = CACurrentMediaTime()
      shift = shift.tapped(isSecond: now - shiftTime < 0.35)
      shiftTime = now
      showKeys()
    case .page(let new):
      page = new
      makeKeys()
    case .nextLayout:
      layoutIndex = (layoutIndex + 1) % max(Self.layouts.count, 1)
      makeKeys()
    case .dismiss: client?.resignFirstResponder()
    }
  }

  private func insert(_ text: String) {
    change { $0.insertTyped(text) }
    // Digits and symbols are usually followed by words.
    if text == " ", page == .digits || page == .symbols, KeyboardPage(type) == .letters {
      page = .letters
      makeKeys()
    }
  }

  private func change(_ body: (any UIKeyInput) -> Void) {
    guard let input else { return }
    body(input)
    owner.textInput.setNeedsUpdate()
    textDidChange()
  }

  // MARK: Deleting

  /// The seconds after which a key that is held deletes again, and between the deletions then.
  private static let (delay, interval) = (0.5, 0.1)

  private func delete() { change { $0.deleteTyped() } }

  private func startDeleting() {
    delete()
    repeatDeleting(after: Self.delay)
  }

  private func repeatDeleting(after seconds: Double) {
    stopRepeating()
    repeating = InputTimers.shared.set(for: CACurrentMediaTime() + seconds) { [weak self] in
      guard let self else { return }
      repeating = nil
      delete()
      repeatDeleting(after: Self.interval)
    }
  }

  private func stopRepeating() {
    if let repeating { InputTimers.shared.cancel(repeating) }
    repeating = nil
  }
}

extension CGRect {
  fileprivate func distance(to point: CGPoint) -> CGFloat {
    let x = max(minX - point.x, 0, point.x - maxX)
    let y = max(minY - point.y, 0, point.y - maxY)
    return x * x + y * y
  }
}

extension UIReturnKeyType {
  /// The label of the key.
  fileprivate var title: String {
    switch self {
    case .default: "return"
    case .go: "go"
    case .google, .yahoo, .search: "search"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .send: "send"
    case .done: "done"
    case .emergencyCall: "emergency"
    case .continue: "continue"
    }
  }
}
