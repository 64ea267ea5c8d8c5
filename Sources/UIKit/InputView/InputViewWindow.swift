import CoreGraphics

/// The window in front of all others whose bottom holds the input views. Touches elsewhere go to the
/// windows behind it, and it never becomes key.
final class InputViewWindow: UIWindow {
  /// The input view with the accessory view above it.
  let dock = UIView()
  private(set) var accessory: UIView?
  private(set) var input: UIView?
  /// Whether the dock is at the bottom of the screen, and not below it.
  var isDocked = false {
    didSet { placeDock() }
  }
  /// Called with the old frame of the dock after it has changed with the size of the screen or of a
  /// view.
  var onResize: (CGRect) -> Void = { _ in }

  override var canBecomeKey: Bool { false }

  override init(frame: CGRect) {
    super.init(frame: frame)
    // iOS shows keyboards at this level.
    windowLevel = Level(rawValue: 10_000_001)
    addSubview(dock)
  }

  required init?(coder: NSCoder) {
    fatalError("the window of input views is not archived")
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    dock.frame.contains(point)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let old = dock.frame
    placeViews()
    if isDocked, dock.frame != old { onResize(old) }
  }

  /// The frame of the dock at the bottom of the screen, in coordinates of the screen.
  var dockedFrame: CGRect {
    let height = height(of: accessory) + height(of: input)
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  /// The frame of the dock below the screen.
  var undockedFrame: CGRect {
    CGRect(origin: CGPoint(x: 0, y: bounds.height), size: dockedFrame.size)
  }

  /// Replaces the views of the dock.
  func show(accessory newAccessory: UIView?, input newInput: UIView?) {
    for view in [accessory, input] where view !== newAccessory && view !== newInput {
      if view?.superview === dock { view?.removeFromSuperview() }
    }
    (accessory, input) = (newAccessory, newInput)
    for case let view? in [accessory, input] where view.superview !== dock { dock.addSubview(view) }
    placeViews()
  }

  private func placeViews() {
    var top: CGFloat = 0
    for case let view? in [accessory, input] {
      let height = height(of: view)
      view.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
      top += height
    }
    placeDock()
  }

  private func placeDock() {
    dock.frame = isDocked ? dockedFrame : undockedFrame
    let keyboard = isDocked ? OnScreenKeyboard(frame: dockedFrame) : nil
    if screen.keyboard != keyboard { screen.keyboard = keyboard }
  }

  /// The height of a view: by its constraints if it has such, or else that of its frame, or its
  /// natural height if it has no other.
  private func height(of view: UIView?) -> CGFloat {
    guard let view else { return 0 }
    let sizesItself = (view as? UIInputView)?.allowsSelfSizing ?? false
    if sizesItself || !view.translatesAutoresizingMaskIntoConstraints {
      let size = CGSize(width: bounds.width, height: 0)
      return view.systemLayoutSizeFitting(
        size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    return view.frame.height > 0 ? view.frame.height : max(view.intrinsicContentSize.height, 0)
  }
}
