import QuartzCore

/// The bar at the place where text is inserted. It blinks while nothing changes.
final class TextCaret: UIView {
  /// Points.
  static let width: CGFloat = 2
  /// The seconds for which a caret that has moved stays visible, and those of half a period after that.
  private static let (rest, half) = (0.6, 0.5)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.cornerRadius = Self.width / 2
    tintColorDidChange()
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    backgroundColor = tintColor
  }

  /// Places the caret, or hides it, and makes it visible for a while.
  func show(at rect: CGRect?) {
    isHidden = rect == nil
    layer.removeAnimation(forKey: "blink")
    guard let rect else { return }
    UIView.performWithoutAnimation { frame = rect }
    let blink = CAKeyframeAnimation(keyPath: "opacity")
    blink.values = [0, 1]
    blink.calculationMode = .discrete
    blink.duration = Self.half * 2
    blink.repeatCount = .infinity
    blink.beginTime = CACurrentMediaTime() + Self.rest
    layer.add(blink, forKey: "blink")
  }
}
