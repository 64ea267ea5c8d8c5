import CoreGraphics
public import Foundation

/// A control above the content of a scroll view: a drag beyond the top that is long enough starts
/// refreshing, which the program ends.
///
/// It sends `.valueChanged` when a drag starts refreshing. While it refreshes, the top inset of the
/// content is 60 points larger. Main thread only. Source: Apple, "UIRefreshControl".
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// The height of the control, in points.
  static let height: CGFloat = 60
  /// How far the content has to be beyond its top, in points.
  private static let threshold: CGFloat = 80

  private let spinner = RefreshSpinner()
  private let label = UILabel()
  private var refreshes = false
  /// Whether the content has been back at its top since the last refresh began.
  private var isArmed = true

  override var tintMember: AppearanceMember? { ProxyMembers.tintColor }

  public convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.read(.refreshControl, into: self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    label.font = .systemFont(ofSize: 12)
    label.textAlignment = .center
    addSubview(spinner)
    addSubview(label)
    updateColor()
  }

  override var standardAccessibility: StandardAccessibility { .init(of: self) }

  /// Whether the content is being refreshed.
  open var isRefreshing: Bool { refreshes }

  /// A text below the spinner. Default: nil.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      appearanceDidSet(ProxyMembers.attributedTitle)
      setNeedsLayout()
    }
  }

  /// Shows that the program refreshes the content by itself. It sends no action, and does not scroll.
  open func beginRefreshing() {
    guard !refreshes else { return }
    begin()
  }

  /// Ends refreshing, and lets the content return to its top.
  open func endRefreshing() {
    guard refreshes else { return }
    refreshes = false
    spinner.isSpinning = false
    (superview as? UIScrollView)?.changeTopInset(by: -Self.height, returns: true)
  }

  private func begin() {
    refreshes = true
    isArmed = false
    spinner.isSpinning = true
    (superview as? UIScrollView)?.changeTopInset(by: Self.height, returns: false)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColor()
  }

  private func updateColor() {
    spinner.color = explicitTint?.color ?? .gray
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let hasTitle = !(attributedTitle?.string.isEmpty ?? true)
    spinner.center = CGPoint(x: bounds.midX, y: bounds.midY - (hasTitle ? 8 : 0))
    label.frame = CGRect(x: 0, y: bounds.height - 22, width: bounds.width, height: 16)
    label.isHidden = !hasTitle
  }

  // MARK: Pulling

  /// Follows the content of a scroll view.
  final func place(in view: UIScrollView) {
    let inset = view.adjustedContentInset.top - (refreshes ? Self.height : 0)
    let frame = CGRect(x: 0, y: -Self.height, width: view.bounds.width, height: Self.height)
    if self.frame != frame { UIView.performWithoutAnimation { self.frame = frame } }
    let pulled = -inset - view.contentOffset.y
    alpha = refreshes || pulled > 0 ? 1 : 0
    if pulled <= 0 { isArmed = true }
    guard !refreshes else { return }
    spinner.progress = isArmed ? min(max(pulled / Self.threshold, 0), 1) : 0
    guard isArmed, isEnabled, view.isTracking, view.isDragging, pulled >= Self.threshold else {
      return
    }
    begin()
    sendActions(for: .valueChanged)
  }
}

extension UIScrollView {
  func replaceRefreshControl(_ old: UIRefreshControl?) {
    guard old !== refreshControl else { return }
    if let old {
      old.endRefreshing()
      old.removeFromSuperview()
    }
    guard let refreshControl else { return }
    insertSubview(refreshControl, at: 0)
    if refreshControl.isRefreshing {
      changeTopInset(by: UIRefreshControl.height, returns: false)
    }
    refreshControl.place(in: self)
  }

  /// Changes the inset of a refreshing control, and leaves the content where it is; with `returns`, it
  /// moves to its edge with animation.
  func changeTopInset(by change: CGFloat, returns: Bool) {
    keepsOffset = true
    contentInset.top += change
    keepsOffset = false
    guard returns, drag == nil, player.run == nil else { return }
    let target = clamped(contentOffset)
    guard target != contentOffset else { return }
    if window == nil { move(to: target) } else { glide(to: target) }
  }
}

/// Eight spokes: as many as the progress says, or all of them turning.
final class RefreshSpinner: UIView {
  private static let count = 8
  private static let size: CGFloat = 24
  private static let period = 0.8
  private var spokes: [UIView] = []

  var color = UIColor.gray {
    didSet { for spoke in spokes { spoke.backgroundColor = color } }
  }

  /// The part of the spokes that is visible.
  var progress: CGFloat = 0 {
    didSet { if progress != oldValue { update() } }
  }

  var isSpinning = false {
    didSet { if isSpinning != oldValue { update() } }
  }

  convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: Self.size, height: Self.size))
    for index in 0..<Self.count {
      let spoke = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 7))
      let angle = 2 * .pi * CGFloat(index) / CGFloat(Self.count)
      spoke.layer.cornerRadius = 1.5
      spoke.backgroundColor = color
      spoke.center = CGPoint(
        x: Self.size / 2 + 8 * sin(angle), y: Self.size / 2 - 8 * cos(angle))
      spoke.transform = CGAffineTransform(rotationAngle: angle)
      addSubview(spoke)
      spokes.append(spoke)
    }
    update()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    update()
  }

  private func update() {
    for (index, spoke) in spokes.enumerated() {
      spoke.layer.removeAnimation(forKey: "spin")
      if isSpinning, window != nil {
        spoke.alpha = 1
        spoke.layer.add(spin(index), forKey: "spin")
      } else {
        spoke.alpha = min(max(progress * CGFloat(Self.count) - CGFloat(index), 0), 1)
      }
    }
  }

  /// Each spoke fades, one after the other.
  private func spin(_ index: Int) -> CAAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue) = (1, 0.25)
    fade.duration = Self.period
    fade.timeOffset = Self.period * (1 - Double(index) / Double(Self.count))
    fade.repeatCount = .infinity
    return fade
  }
}
