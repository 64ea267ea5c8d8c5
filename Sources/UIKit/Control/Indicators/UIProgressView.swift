public import Foundation

/// A view that shows how much of a task is done: 4 points high.
///
/// Main thread only. Source: Apple, "UIProgressView".
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// Source: Apple, "UIProgressView.Style".
  public enum Style: Int, Sendable {
    case `default`
    /// Without round ends, for bars: 2.5 points high.
    case bar
  }

  private var fraction: Float = 0
  private let track = UIImageView()
  private let bar = UIImageView()

  override class var startsOpaque: Bool { false }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view of a style, 150 points wide.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    bounds.size = CGSize(width: 150, height: height)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decodeProgress(with: coder)
    coder.read(.progressView, into: self)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeProgress(with: coder)
  }

  /// The parts are created with the view.
  override var archivedSubviews: [UIView] { [] }

  private func setUp() {
    addSubview(track)
    addSubview(bar)
  }

  /// Default: `.default`.
  open var progressViewStyle = Style.default {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The part that is done, from 0, the default, to 1.
  open var progress: Float {
    get { fraction }
    set { setProgress(newValue, animated: false) }
  }

  /// Changes the progress; animated, the bar grows in 0.4 seconds.
  open func setProgress(_ progress: Float, animated: Bool) {
    fraction = progress.isNaN ? 0 : min(max(progress, 0), 1)
    guard animated, window != nil else { return setNeedsLayout() }
    layoutIfNeeded()
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveEaseInOut) { self.place() }
  }

  /// The color of the part that is done. Default: nil, the tint color.
  @preconcurrency open var progressTintColor: UIColor? {
    didSet {
      setNeedsLayout()
      appearanceDidSet(ProxyMembers.progressTintColor)
    }
  }
  /// The color of the rest. Default: nil, a gray.
  @preconcurrency open var trackTintColor: UIColor? {
    didSet {
      setNeedsLayout()
      appearanceDidSet(ProxyMembers.trackTintColor)
    }
  }
  /// The image of the part that is done, which replaces its color. Default: nil.
  @preconcurrency open var progressImage: UIImage? {
    didSet {
      setNeedsLayout()
      appearanceDidSet(ProxyMembers.progressImage)
    }
  }
  /// The image of the rest, which replaces its color. Default: nil.
  @preconcurrency open var trackImage: UIImage? {
    didSet {
      setNeedsLayout()
      appearanceDidSet(ProxyMembers.trackImage)
    }
  }

  private var height: CGFloat { progressViewStyle == .bar ? 2.5 : 4 }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { setNeedsLayout() }
  }

  private func place() {
    track.frame = bounds
    let width = bounds.width * CGFloat(fraction)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    bar.frame = CGRect(
      x: isReversed ? bounds.maxX - width : bounds.minX, y: bounds.minY, width: width,
      height: bounds.height)
    show(trackImage, trackTintColor ?? (progressViewStyle == .bar ? nil : .systemFill), in: track)
    show(progressImage, progressTintColor ?? tintColor, in: bar)
  }

  private func show(_ image: UIImage?, _ color: UIColor?, in view: UIImageView) {
    view.image = image
    view.backgroundColor = image == nil ? color : nil
    view.layer.cornerRadius = image == nil && progressViewStyle == .default ? bounds.height / 2 : 0
  }

  override var standardAccessibility: StandardAccessibility { .init(of: self) }
}

extension UIProgressView {
  private enum Key {
    static let progress = "UIProgress"
    static let style = "UIProgressViewStyle"
    static let progressTint = "UIProgressTintColor"
    static let trackTint = "UITrackTintColor"
    static let progressImage = "UIProgressImage"
    static let trackImage = "UITrackImage"
  }

  private func encodeProgress(with coder: NSCoder) {
    coder.encode(progress, forKey: Key.progress)
    coder.encode(progressViewStyle.rawValue, forKey: Key.style)
    coder.encode(progressTintColor, forKey: Key.progressTint)
    coder.encode(trackTintColor, forKey: Key.trackTint)
    coder.encode(progressImage, forKey: Key.progressImage)
    coder.encode(trackImage, forKey: Key.trackImage)
  }

  private func decodeProgress(with coder: NSCoder) {
    guard let coder = coder as? NSKeyedUnarchiver, coder.containsValue(forKey: Key.style) else {
      return
    }
    progress = coder.decodeFloat(forKey: Key.progress)
    progressViewStyle = Style(rawValue: coder.decodeInteger(forKey: Key.style)) ?? .default
    progressTintColor = coder.decodeObject(of: UIColor.self, forKey: Key.progressTint)
    trackTintColor = coder.decodeObject(of: UIColor.self, forKey: Key.trackTint)
    progressImage = coder.decodeObject(of: UIImage.self, forKey: Key.progressImage)
    trackImage = coder.decodeObject(of: UIImage.self, forKey: Key.trackImage)
  }
}
