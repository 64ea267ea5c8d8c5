import CoreGraphics

/// An end of a selection that a finger can move: a bar with a knob.
final class TextHandle: UIView {
  enum End {
    case start, end
  }

  private static let knob: CGFloat = 10
  /// How far beside a handle a finger takes it. Points.
  private static let reach: CGFloat = 16

  private let end: End
  private let bar = UIView()
  private let dot = UIView()
  /// Called with the place to which the end of the selection is moved, and at the end of the drag.
  var onDrag: (End, CGPoint) -> Void = { _, _ in }
  var onEnd: () -> Void = {}
  /// From the finger to the middle of the bar, so that the selection does not jump.
  private var distance = CGVector.zero

  init(_ end: End) {
    self.end = end
    super.init(frame: .zero)
    isOpaque = false
    dot.layer.cornerRadius = Self.knob / 2
    for part in [bar, dot] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    tintColorDidChange()
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    bar.backgroundColor = tintColor
    dot.backgroundColor = tintColor
  }

  /// Places the handle at the rectangle of a caret, with the knob above or below it. Where there is no room
  /// for the knob in the visible rectangle, it covers a part of the line.
  func place(at caret: CGRect, in visible: CGRect) {
    let (width, knob) = (TextCaret.width, Self.knob)
    let (isStart, visible) = (end == .start, visible.union(caret))
    let top = isStart ? max(caret.minY - knob, visible.minY) : caret.minY
    let bottom = isStart ? caret.maxY : min(caret.maxY + knob, visible.maxY)
    frame = CGRect(x: caret.midX - knob / 2, y: top, width: knob, height: bottom - top)
    bar.frame = CGRect(
      x: (knob - width) / 2, y: isStart ? knob - 1 : 0, width: width,
      height: bottom - top - knob + 1)
    dot.frame = CGRect(x: 0, y: isStart ? 0 : bottom - top - knob, width: knob, height: knob)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -Self.reach, dy: -Self.reach / 2).contains(point)
  }

  /// Keeps a scroll view from moving its content with the finger that moves the handle.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !(gestureRecognizer is UIPanGestureRecognizer)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let point = touch.location(in: self)
    distance = CGVector(dx: bar.frame.midX - point.x, dy: bar.frame.midY - point.y)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let superview else { return }
    let point = touch.location(in: superview)
    onDrag(end, CGPoint(x: point.x + distance.dx, y: point.y + distance.dy))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onEnd() }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
